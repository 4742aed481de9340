import { expect, test } from 'vitest';
import { jsonOf } from '../setup/agent';
import { setUpTestApi } from '../setup/api';
import { createMemberWithEverything, readMemberColumns } from '../setup/member-columns';

const api = setUpTestApi();

/** What the download leaves out: secrets, and values that jobs need or that other parts repeat. */
const LEFT_OUT = [
  'members.password_hash',
  'sessions.token_hash',
  'sessions.replaces',
  'sessions.browser_hash',
  'tokens.token_hash',
  'known_browsers.browser_hash',
  // A session expires 14 days after its last use.
  'sessions.expires_at',
  'seminar_applications.reminded_starts_at',
  // Empty, and dropped by the next release.
  'members.inactivity_warned_at',
  'member_inquiries.sent_at',
  'member_inquiries.replied_at',
  // The history has the times of each event.
  'vacancy_applications.created_at',
  'vacancy_applications.changed_at',
  'seminar_applications.created_at',
  'seminar_applications.changed_at',
];

/** Keys and positions are small numbers, which would be found in any document. */
const isKey = (name: string) => /\.(id|\w+_id|sort_order|event_count|number)$/.test(name);

const TIME = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d/;

/** Returns every value of a JSON document. Times become milliseconds, because their offsets differ. */
function leavesOf(value: unknown): unknown[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(leavesOf);
  return [typeof value === 'string' && TIME.test(value) ? new Date(value).getTime() : value];
}

test('the download contains the value of every column about the member, but for a list of exceptions', async () => {
  const { browser, member } = await createMemberWithEverything(api);
  const response = await browser.get('/personal-data/');
  expect(response.status).toBe(200);
  const data = await jsonOf(response);
  const leaves = leavesOf(data);
  const text = JSON.stringify(data);
  const { values } = await readMemberColumns(api, member.id);
  const image = Buffer.from(data.profile_image.base64, 'base64').toString('hex');
  const isContained = (value: unknown) =>
    leaves.includes(value) || value === `\\x${image}` || (typeof value === 'string' && text.includes(value));
  const missing = [...values]
    .filter(([name, each]) => !isKey(name) && !leavesOf(each).every(isContained))
    .map(([name]) => name);
  expect(missing.toSorted()).toEqual(LEFT_OUT.toSorted());
});

test('the download contains no secret', async () => {
  const { browser, member } = await createMemberWithEverything(api);
  const text = await (await browser.get('/personal-data/')).text();
  const { values } = await readMemberColumns(api, member.id);
  const secrets = LEFT_OUT.filter((name) => /hash|replaces/.test(name)).flatMap(
    (name) => values.get(name) ?? [],
  );
  expect(secrets.length).toBeGreaterThan(5);
  for (const secret of [...secrets, ...browser.cookies.values()]) expect(text).not.toContain(secret);
});

test('another member gets only their own data', async () => {
  const { member } = await createMemberWithEverything(api);
  const newcomer = await api.createMember();
  const text = await (await (await api.logInAs(newcomer)).get('/personal-data/')).text();
  expect(text).toContain(newcomer.email);
  expect(text).not.toContain(member.email);
  expect(JSON.parse(text)).toMatchObject({
    vacancy_applications: [],
    seminar_applications: [],
    profile_image: null,
  });
});
