import { afterAll, beforeAll, expect, test } from 'vitest';
import { jsonOf } from '../setup/agent';
import { createTestApi, type TestApi } from '../setup/api';
import { choicesSchema } from '../setup/wire-schemas';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.drop());

test.each([
  ['certification', 12],
  ['hope-workstyle', 5],
  ['current-workstyle', 5],
  ['withdraw-reason', 5],
  ['region', 47],
])(
  'GET /%s-choices/ without a login returns at least %i pairs with unique values and labels',
  async (name, least) => {
    const response = await api.agent().get(`/${name}-choices/`);
    expect(response.status).toBe(200);
    const choices = choicesSchema.parse(await jsonOf(response));
    expect(choices.length).toBeGreaterThanOrEqual(least);
    expect(new Set(choices.map(({ value }) => value)).size).toBe(choices.length);
    expect(new Set(choices.map(({ label }) => label)).size).toBe(choices.length);
  },
);

test('returns 304 for an unchanged ETag', async () => {
  const etag = (await api.agent().get('/certification-choices/')).headers.get('etag') ?? '';
  const again = await api.agent().get('/certification-choices/', { 'if-none-match': etag });
  expect(again.status).toBe(304);
});
