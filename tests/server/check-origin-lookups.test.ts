import { beforeEach, expect, test } from 'vitest';
import { jsonOf } from '../setup/agent';
import { type Change, isPath, rowOf, setUpCheckOrigin } from '../setup/check-origin';
import { createOpenSeminar } from '../setup/seminars';

const fixture = setUpCheckOrigin();
const { check } = fixture;
beforeEach(() => createOpenSeminar(fixture.api.db));

/** Returns a change that answers these calls with an error in JSON. */
const refuse =
  (paths: string[], status: number): Change =>
  async (reply, request) =>
    paths.some((path) => request.url.includes(path)) && request.method !== 'OPTIONS'
      ? Response.json({ detail: 'Not found.' }, { status })
      : reply;

test.each([400, 404])(
  'says nothing against lookups whose value the API does not know: %i',
  async (status) => {
    const report = await check(
      {},
      { change: refuse(['/address-from-zip/', '/check-invoice-number/'], status) },
    );
    for (const subject of ['POST /address-from-zip/', 'GET /check-invoice-number/'])
      expect(rowOf(report, subject)).toMatchObject({
        state: 'unchecked',
        detail: expect.stringContaining(`${status}：Not found.`),
      });
  },
);

test('names lookups that the API does not have', async () => {
  const report = await check({ htmlErrors: { '/address-from-zip/': 404 } });
  expect(rowOf(report, 'POST /address-from-zip/')).toMatchObject({ state: 'missing' });
});

test('applies for what is on no page of the own applications', async () => {
  const browser = await fixture.api.logInAs(fixture.member);
  const { results } = await jsonOf(await browser.get('/vacancies/?page=1&status=open'));
  const ids = results.slice(0, 2).map(({ id }: { id: number }) => id);
  const applied = ids.map((vacancy: number, index: number) => ({
    id: 901 + index,
    vacancy,
    status: 'applied',
  }));
  const pageOf = async (reply: Response, page: number) =>
    page === 1
      ? { next: 'http://django/?page=2', results: [{ id: 900, vacancy: 900, status: 'applied' }] }
      : { next: null, results: [...applied, ...((await reply.json()) as object[])] };
  const sent: number[] = [];
  await check(
    {},
    {
      writes: true,
      change: async (reply, request) => {
        if (isPath(request, '/vacancy-applications/') && request.method === 'POST')
          sent.push(((await request.clone().json()) as { vacancy: number }).vacancy);
        if (!isPath(request, '/vacancy-applications/') || request.method !== 'GET' || !reply.ok) return reply;
        const page = Number(new URL(request.url).searchParams.get('page') ?? 1);
        return Response.json(await pageOf(reply, page));
      },
    },
  );
  expect(sent).toHaveLength(1);
  expect(ids).toHaveLength(2);
  expect(ids).not.toContain(sent[0]);
});
