import { AUDIT_FIRM_PORTRAITS } from './portraits-audit-firms.mjs';
import { COMPANY_PORTRAITS } from './portraits-companies.mjs';
import { OWN_WORK_PORTRAITS } from './portraits-own-work.mjs';
import { DESK_SCENES } from './scenes-desk.mjs';
import { MEETING_SCENES } from './scenes-meetings.mjs';
import { OUTSIDE_SCENES } from './scenes-outside.mjs';
import { PAPER_SCENES } from './scenes-papers.mjs';
import { PLAN_SCENES } from './scenes-plans.mjs';

/** The drawings of the demo's columns, by the names of the columns' files. */
export const COLUMN_PICTURES = {
  ...AUDIT_FIRM_PORTRAITS,
  ...COMPANY_PORTRAITS,
  ...OWN_WORK_PORTRAITS,
  ...MEETING_SCENES,
  ...PLAN_SCENES,
  ...DESK_SCENES,
  ...PAPER_SCENES,
  ...OUTSIDE_SCENES,
};
