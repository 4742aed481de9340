import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { log } from '@/server/log';
import { jsonOf } from '../setup/agent';
import { createTestApi, type TestApi } from '../setup/api';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.drop());
afterEach(() => vi.restoreAllMocks());

const CAREER = { company: '会社', position: '', started_on: '2010-04', ended_on: '', description: '' };

/** Makes PostgreSQL refuse new careers with that SQLSTATE, as it does when their table needs another block of a full disk. */
const refuseCareers = (code: string) =>
  api.pool.query(`
    create or replace function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'refused' using errcode = '${code}'; end $$;
    create or replace trigger refused_career before insert on careers execute function refuse()`);

// The site leaves the page at a 500 (spec §8), also when what was typed there has no draft. It stays at a 503.
test.each([
  ['its disk is full', '53100'],
  ['its memory is used up', '53200'],
  ['it ended a deadlock', '40P01'],
  ['another transaction came first', '40001'],
])('answers a write with 503 and Retry-After when PostgreSQL says that %s', async (_, code) => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  const member = await api.createMember();
  const browser = await api.logInAs(member);
  await refuseCareers(code);
  const response = await browser.patch(`/career-education/${member.id}/`, {
    careers: [CAREER],
    educations: [],
  });
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  expect((await jsonOf(response)).error).toMatch(/しばらくしてから/);
  expect(logged).toHaveBeenCalledOnce();
  await api.pool.query('drop trigger refused_career on careers');
});
