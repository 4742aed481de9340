import { choiceQueries } from '@/api/choices';

/** The choice lists with the names by which a vacancy fits a profile, for the `loggedInQueries` of a page. */
export const fitQueries = () => [
  choiceQueries.certifications(),
  choiceQueries.hopeWorkstyles(),
  choiceQueries.regions(),
  choiceQueries.skills(),
];
