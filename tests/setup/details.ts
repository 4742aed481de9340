interface RoleQueries {
  getAllByRole: (role: 'definition') => HTMLElement[];
}

/** Returns the visible details of description lists, whose numbers are elements of their own. */
export const getDetails = (queries: RoleQueries) =>
  queries.getAllByRole('definition').map(({ textContent }) => textContent);
