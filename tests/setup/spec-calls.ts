/** The calls of spec §7, in its order. Columns and tags are also served below a doubled `public/`. */
export const SPEC_CALLS =
  `GET /members/me/, POST /members/, PATCH /members/{memberId}/, PATCH /members/{memberId}/withdraw/,
  PATCH /career-education/{memberId}/, POST /login/, POST /login/google/, POST /logout/, POST /agree-terms/,
  POST /set-password/, POST /change-password/, POST /change-email/, GET /change-email/, PATCH /change-email/,
  POST /reset-google/, POST /issue-password-token/, POST /update-password/, POST /skill-category-informations/,
  PATCH /skill-category-informations/{id}/, POST /address-from-zip/, GET /check-invoice-number/{number}/,
  GET /certification-choices/, GET /hope-workstyle-choices/, GET /withdraw-reason-choices/,
  GET /current-workstyle-choices/, GET /region-choices/, GET /categories/, GET /skills/, GET /abilities/,
  GET /public/columns/, GET /columns/, GET /public/tags/, GET /tags/, GET /vacancies/{id}/, GET /vacancies/,
  GET /vacancy-summaries/, GET /vacancy-applications/, POST /vacancy-applications/,
  PATCH /vacancy-applications/{id}/reapplication/, POST /vacancy-applications/{id}/cancel/, GET /vacancy-applied/,
  GET /vacancy-applied-summaries/, GET /seminars/, GET /seminar-summaries/, POST /applications/,
  POST /applications/{id}/cancel/, PATCH /applications/{id}/reapplication/, GET /applications/, GET /applied/,
  GET /seminar-applied-summaries/`.split(/,\s*/);

/** Reads whose response is the same for everybody, and that caches may keep for a second (decision 0070). */
export const PUBLIC_READS = [
  'GET /abilities/',
  'GET /categories/',
  'GET /certification-choices/',
  'GET /columns/',
  'GET /current-workstyle-choices/',
  'GET /hope-workstyle-choices/',
  'GET /public/columns/',
  'GET /public/tags/',
  'GET /region-choices/',
  'GET /seminar-summaries/',
  'GET /seminars/',
  'GET /skills/',
  'GET /tags/',
  'GET /vacancies/',
  'GET /vacancies/{id}/',
  'GET /vacancy-summaries/',
  'GET /withdraw-reason-choices/',
];
