interface GroupState {
  /** Id of the FieldSet around the selects. */
  id: string;
  required?: boolean;
  error?: string;
}

/**
 * Returns the ARIA attributes of the selects of one date. They repeat what their group says, because ARIA knows no required
 * group, and because some screen readers do not read the description of a group around the focused select.
 */
export const getGroupedSelectProps = ({ id, required, error }: GroupState) => ({
  'aria-required': required || undefined,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': error && `${id}-error`,
});
