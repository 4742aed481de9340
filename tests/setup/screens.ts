/** Who opens a screen. What both see in the same way, such as a legal text, is listed for visitors only. */
type Who = 'visitor' | 'member';

/**
 * A list of records, the record itself, a form with its fields, a text that is only read, or a notice about what has
 * happened.
 */
type Kind = 'list' | 'detail' | 'form' | 'text' | 'notice';

export interface Screen {
  path: string;
  who: Who;
  kind: Kind;
}

const visitor = (kind: Kind, ...paths: string[]): Screen[] =>
  paths.map((path) => ({ path, who: 'visitor', kind }));
const member = (kind: Kind, ...paths: string[]): Screen[] =>
  paths.map((path) => ({ path, who: 'member', kind }));

/**
 * Every screen of the site with the demo's data, for the loops of all tests over screens. Members are those of
 * startSessionOfDemoMember in e2e/setup/members.ts.
 */
export const SCREENS: readonly Screen[] = [
  ...visitor('list', '/', '/vacancy/', '/vacancy/?search=存在しない言葉'),
  ...visitor('list', '/vacancy/saved/', '/vacancy/saved/?ids=1,2'),
  ...visitor('list', '/seminar/', '/seminar/?seminar_page=99'),
  ...visitor('list', '/column', '/column/tag/124/', '/conference'),
  ...visitor('detail', '/vacancy/1/', '/seminar/1/', '/column/3/'),
  ...visitor('detail', '/conference?session=1'),
  ...visitor('form', '/auth/login/', '/auth/register', '/auth/reset', '/for-company/contact/'),
  ...visitor('text', '/terms', '/privacy', '/operator', '/commercial-transactions', '/information-modules'),
  ...visitor('text', '/for-company'),
  ...visitor('notice', '/auth/register/sent/', '/auth/register/waiting/', '/auth/reset/complete/'),
  ...visitor('notice', '/auth/set-password', '/auth/set-password?token=unknown'),
  ...visitor('notice', '/auth/reset/password', '/auth/reset/password?token=unknown'),
  ...visitor('notice', '/custom-404/', '/delete-complete/', '/maintenance'),
  ...member('list', '/', '/vacancy/', '/vacancy/saved/', '/seminar/', '/column', '/conference'),
  ...member('list', '/mypage/', '/mypage/vacancy/', '/mypage/seminar/'),
  ...member('detail', '/vacancy/1/', '/seminar/1/', '/column/3/', '/vacancy/1/confirm/'),
  ...member('form', '/vacancy/120/entry', '/mypage/?edit=profile', '/mypage/?edit=career'),
  ...member('form', '/mypage/?edit=license', '/mypage/?edit=skill', '/mypage/?edit=work-style'),
  ...member('form', '/mypage/?edit=conditions', '/mypage/cpe/', '/mypage/system/'),
  ...member('text', '/for-company', '/information-modules', '/mypage/resume/', '/mypage/cpe/certificate/'),
];

/** Returns the paths of the screens for visitors or members, of all kinds or of the given ones. */
export const pathsFor = (who: Who, ...kinds: Kind[]): string[] =>
  SCREENS.filter((screen) => screen.who === who && (kinds.length === 0 || kinds.includes(screen.kind))).map(
    ({ path }) => path,
  );
