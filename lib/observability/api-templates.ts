const PARAMETER = '{id}';

/**
 * The addresses of the API below /api/v3/public, with `{id}` for what names a record. The log and the metrics name
 * nothing else, so that they hold no data and their number is bounded. The same list serves all modes, because server/ is
 * not loaded with API_ORIGIN.
 */
export const API_TEMPLATES: readonly string[] = [
  '/login/',
  '/login/google/',
  '/logout/',
  '/agree-terms/',
  '/set-password/',
  '/change-password/',
  '/change-email/',
  '/change-email/cancel/',
  '/reset-google/',
  '/issue-password-token/',
  '/update-password/',
  '/openapi.json',
  '/members/',
  '/members/me/',
  '/members/{id}/',
  '/members/{id}/withdraw/',
  '/members/{id}/profile-image/',
  '/members/{id}/profile-images/{id}',
  '/career-education/{id}/',
  '/sessions/',
  '/sessions/{id}/',
  '/personal-data/',
  '/skill-category-informations/',
  '/skill-category-informations/{id}/',
  '/company-inquiries/',
  '/address-from-zip/',
  '/check-invoice-number/{id}/',
  '/certification-choices/',
  '/region-choices/',
  '/hope-workstyle-choices/',
  '/withdraw-reason-choices/',
  '/current-workstyle-choices/',
  '/categories/',
  '/skills/',
  '/abilities/',
  '/columns/',
  '/public/columns/',
  '/tags/',
  '/public/tags/',
  '/vacancies/',
  '/vacancies/{id}/',
  '/vacancy-summaries/',
  '/vacancy-applied/',
  '/vacancy-applied-summaries/',
  '/vacancy-applications/',
  '/vacancy-applications/{id}/cancel/',
  '/vacancy-applications/{id}/reapplication/',
  '/seminars/',
  '/seminar-summaries/',
  '/seminar-applied-summaries/',
  '/applied/',
  '/applications/',
  '/applications/{id}/cancel/',
  '/applications/{id}/reapplication/',
];

const EXACT = new Set(API_TEMPLATES);
const WITH_PARAMETERS = API_TEMPLATES.filter((template) => template.includes(PARAMETER)).map((template) => ({
  template,
  pattern: new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(PARAMETER, '[^/]+')}$`),
}));

/** Returns the template of a path below /api/v3/public, or undefined for one that the API does not have. */
export const apiTemplateOf = (path: string): string | undefined =>
  EXACT.has(path) ? path : WITH_PARAMETERS.find(({ pattern }) => pattern.test(path))?.template;
