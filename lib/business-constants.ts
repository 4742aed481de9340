import { DAY_MS, MINUTE_MS } from '@/schemas/time';

// Spec §9, "Business constants and limits". Its form of an invoice number is in schemas/invoice-fields.ts, its deadline text in
// lib/seminars/seminar-text.ts, its breakpoints are in styles/tokens.ts and its image widths in lib/picture-urls.ts.

/** The numbers of rows on a page. */
export const SEMINAR_PAGE_SIZE = 24;
export const VACANCY_PAGE_SIZE = 24;
export const VACANCY_SUMMARY_PAGE_SIZE = 4;

/** How long a toast is shown. */
export const TOAST_MS = 2_750;
/** For an error, and for what a person may have to read twice. */
export const LONG_TOAST_MS = 5_000;
export const EMAIL_CHANGE_ERROR_TOAST_MS = 4_000;
export const GOOGLE_LOGIN_ERROR_TOAST_MS = 3_500;

/** How long the cookie of a requested registration is kept, in days. */
export const EMAIL_TOKEN_DAYS = 1;
/** The registration-complete modal waits until the member has seen the page behind it. */
export const REGISTRATION_COMPLETE_DELAY_MS = 500;
/** The route after a login that no page has asked for. */
export const DEFAULT_LOGIN_TARGET = '/vacancy/';

/** Vacancies and seminars are polled this often. */
export const POLLING_MS = 10_000;
export const SEMINAR_APPLICATIONS_POLLING_MS = MINUTE_MS;
export const STALE_MS = 5 * MINUTE_MS;
/** How long reference data and columns are kept, which are never stale. */
export const REFERENCE_RETENTION_MS = DAY_MS;
export const QUERY_RETRIES = 3;
export const MUTATION_RETRIES = 2;
