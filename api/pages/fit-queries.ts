import { choiceQueries } from '@/api/choices';

/** The choice lists whose names a comparison of a profile with vacancies needs, for the `loggedInQueries` of a page. */
export const fitQueries = () => [
  choiceQueries.certifications(),
  choiceQueries.hopeWorkstyles(),
  choiceQueries.regions(),
  choiceQueries.skills(),
];
