import type { DemoVacancy } from './types';
import { audit } from './vacancies/audit';
import { cfoAndPlanning } from './vacancies/cfo-and-planning';
import { closingAndDisclosure } from './vacancies/closing-and-disclosure';
import { consolidationAndIfrs } from './vacancies/consolidation-and-ifrs';
import { internalControl } from './vacancies/internal-control';
import { ipo } from './vacancies/ipo';
import { maAndValuation } from './vacancies/ma-and-valuation';
import { officers } from './vacancies/officers';
import { publicAndSpecial } from './vacancies/public-and-special';
import { showcase } from './vacancies/showcase';
import { systemsAndImprovement } from './vacancies/systems-and-improvement';
import { tax } from './vacancies/tax';

/** All demo vacancies by theme; `showcase` comes first, and of equal dates the earlier one is meant to stand higher in a list. */
export const demoVacancies: DemoVacancy[] = [
  ...showcase,
  ...closingAndDisclosure,
  ...consolidationAndIfrs,
  ...ipo,
  ...internalControl,
  ...tax,
  ...maAndValuation,
  ...audit,
  ...officers,
  ...cfoAndPlanning,
  ...systemsAndImprovement,
  ...publicAndSpecial,
];
