import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD, type TestApi } from '../setup/api';
import { type Account, createAccount, createRaceApi, readState, runInOrder } from './credential-race-setup';

let api: TestApi;
beforeAll(async () => {
  api = await createRaceApi();
});
afterAll(() => api.drop());

type Call = (account: Account) => Promise<unknown>;

const endOtherSessionsOf =
  (who: 'owner' | 'attacker'): Call =>
  (account) =>
    account[who].send('DELETE', '/sessions/', {
      headers: { 'x-csrftoken': account[who].cookies.get('csrftoken') ?? '' },
    });

/** Writes of a session that is ended by the member. */
const writes: [name: string, run: Call][] = [
  [
    'a change of the profile',
    ({ attacker, member: { id } }) =>
      attacker.patch(`/members/${id}/`, {
        receive: { allow_vacancy: true, allow_seminar: true, allow_news: true },
      }),
  ],
  [
    'a link to Google',
    ({ attacker, googleToken: token }) =>
      attacker.post('/login/google/', { token, is_login: true, is_SNS_Integration: true }),
  ],
  [
    'a password change',
    ({ attacker }) =>
      attacker.post('/change-password/', { current_password: PASSWORD, new_password: 'attackers-new-1' }),
  ],
  ['an end of all other sessions', endOtherSessionsOf('attacker')],
];

test.each(writes)('%s of a session that was ended meanwhile is rejected', async (_name, write) => {
  const account = await createAccount(api);
  const before = await readState(account);
  const outcomes = await runInOrder(account, [
    () => endOtherSessionsOf('owner')(account),
    () => write(account),
  ]);
  expect(outcomes).toEqual(['done', 'rejected']);
  expect(await readState(account)).toEqual({ ...before, sessions: 1 });
  expect((await account.owner.get('/members/me/')).status).toBe(200);
});
