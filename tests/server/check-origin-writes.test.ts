import { beforeEach, describe, expect, test } from 'vitest';
import { applicationChecks } from '@/scripts/check-origin/application-checks';
import { type Run, runAll } from '@/scripts/check-origin/findings';
import { LIST_CHECKS } from '@/scripts/check-origin/list-checks';
import { CHOICE_CHECK, PART_CHECKS } from '@/scripts/check-origin/part-checks';
import { READ_CHECKS } from '@/scripts/check-origin/read-checks';
import type { Row } from '@/scripts/check-origin/report';
import { createOpenSeminar } from '@/tests/setup/samples';
import { jsonOf } from '../setup/agent';
import { createOpenVacancy } from '../setup/applications';
import { type Change, changeJson, isPath, setUpCheckOrigin } from '../setup/check-origin';

const fixture = setUpCheckOrigin();
const { start } = fixture;

type Checks = typeof PART_CHECKS;
const about = (checks: Checks, text: string) => checks.filter(([, subject]) => subject.includes(text));
const rowWith = (rows: readonly Row[], text: string) => rows.find(({ subject }) => subject.includes(text));

/** Runs the check of one part. */
async function savePart(run: Run, text: string): Promise<Row | undefined> {
  const [row] = await runAll(about(PART_CHECKS, text), run);
  return row;
}

/** Reads the text of a request. */
const textOf = (request: Request) => request.clone().text();
/** Answers writes whose body contains a text. */
const answerWrite =
  (text: string, answer: (reply: Response) => Response | Promise<Response>): Change =>
  async (reply, request) =>
    request.method === 'PATCH' && (await textOf(request)).includes(text) ? answer(reply) : reply;

/** Answers such writes in place of the API, which does not get them. */
const refuseWrite = (text: string, status: number, body: object) => async (request: Request) =>
  request.method === 'PATCH' && (await textOf(request)).includes(text)
    ? Response.json(body, { status })
    : undefined;

describe('a part of the member', () => {
  test('that the API saves with an erased sibling is found, restored, and reported with what was there', async () => {
    let isErased = false;
    const run = await start(
      { replacesObjects: true },
      {
        change: async (reply, request) => {
          if (request.method === 'PATCH') isErased = (await textOf(request)).includes('接続の確認');
          return changeJson('/members/me/', (me) => {
            if (isErased) me.member.conditions.desired_days = [];
            return me;
          })(reply, request);
        },
      },
    );
    expect(await savePart(run, '希望条件')).toMatchObject({
      state: 'missing',
      detail: expect.stringContaining('member.conditions.desired_days（前は [2,3]）'),
    });
  });

  test('that the API answers with a success and does not store is named', async () => {
    const change = changeJson('/members/me/', (me) => {
      me.member.profile.building = '';
      return me;
    });
    expect(await savePart(await start({}, { change }), 'プロフィール')).toMatchObject({
      state: 'missing',
      detail: '成功と答えても、保存されません：building',
      remedy: expect.stringMatching(/member-fields\.ts:\d+（profileFields\.building）/),
    });
  });

  test('that the API refuses names the field of the row, and its line', async () => {
    const body = { licenses: [{ acquired_on: ['この日付は使えません。'] }] };
    const intercept = refuseWrite('licenses', 400, body);
    expect(await savePart(await start({}, { intercept }), '資格')).toMatchObject({
      state: 'missing',
      detail: expect.stringContaining('licenses.0.acquired_on（この日付は使えません。）'),
      remedy: expect.stringMatching(/member-fields\.ts:\d+（licenseFields\.licenses\.acquired_on）/),
    });
  });

  test('is restored when the reply to the save is lost, and when the check is interrupted', async () => {
    const before = await fixture.readMember();
    const lost = answerWrite('接続の確認', () => new Response('<h1>Error</h1>', { status: 502 }));
    expect(await savePart(await start({}, { change: lost }), '職務経歴')).toMatchObject({
      state: 'missing',
      detail: expect.stringContaining('502'),
    });
    expect(await fixture.readMember()).toEqual(before);

    const interrupted = new AbortController();
    const change = answerWrite('接続の確認', (reply) => {
      interrupted.abort();
      return reply;
    });
    const run = await start({}, { change, signal: interrupted.signal });
    await expect(savePart(run, '職務経歴')).rejects.toThrow('aborted');
    expect(await fixture.readMember()).toEqual(before);
  });

  test('with something that cannot be read, or that is not filled in, is not sent', async () => {
    const sent: string[] = [];
    const run = await start(
      { missingFields: ['company'], nullFields: ['work_style'] },
      {
        change: async (reply, request) => {
          if (request.method === 'PATCH') sent.push(await textOf(request));
          return reply;
        },
      },
    );
    expect(await savePart(run, '職務経歴')).toMatchObject({
      state: 'missing',
      detail: expect.stringMatching(/保存を試していません.*careers\[\]\.company/),
    });
    expect(await savePart(run, '働き方')).toMatchObject({ state: 'unchecked' });
    expect(sent).toEqual([]);
  });

  test('has its days written as days where the API sends days', async () => {
    const dates: string[] = [];
    let stored: { acquired_on: string }[] | undefined;
    const run = await start(
      {},
      {
        intercept: async (request) => {
          const text = request.method === 'PATCH' ? await textOf(request) : '';
          if (!text.includes('licenses')) return undefined;
          stored = JSON.parse(text).licenses;
          dates.push(stored?.[0]?.acquired_on ?? '');
          return Response.json({});
        },
        change: changeJson('/members/me/', (me) => {
          me.member.licenses[0].acquired_on = '2012-07-15';
          if (stored) me.member.licenses = stored;
          return me;
        }),
      },
    );
    expect(await savePart(run, '資格')).toMatchObject({ state: 'works' });
    expect(dates).toEqual(['2011-07-15', '2012-07-15']);
  });

  test('with a choice that no list offers is a notice', async () => {
    const change = changeJson('/members/me/', (me) => {
      Object.assign(me.member.work_style, { regions: ['13', 'legacy_x'] });
      Object.assign(me.member.conditions, { remote: 'sometimes' });
      return me;
    });
    const run = await start({}, { change });
    await runAll(READ_CHECKS, run);
    const rows = await runAll([CHOICE_CHECK], run);
    expect(rows.map(({ state, detail }) => [state, detail])).toEqual([
      ['notice', 'work_style.regions の知らない言葉：legacy_x'],
      ['notice', 'conditions.remote の知らない言葉：sometimes'],
    ]);
  });
});

describe('an application', () => {
  beforeEach(async () => {
    await createOpenVacancy(fixture.api);
    await createOpenSeminar(fixture.api.db);
  });
  /** Runs the checks of applications to seminars. */
  const apply = async (run: Run) => runAll(about(applicationChecks(), ' /applications/'), run);
  const isApply = (request: Request) => request.method === 'POST' && isPath(request, '/public/applications/');
  /** Answers the first applications to seminars in place of the API, which does not get them. */
  const refuse = (status: number, body: object, count = Number.POSITIVE_INFINITY) => {
    let left = count;
    return (request: Request) => {
      if (!isApply(request) || left === 0) return undefined;
      left -= 1;
      return Response.json(body, { status });
    };
  };

  test('goes to the next seminar when one is full', async () => {
    await createOpenSeminar(fixture.api.db);
    const run = await start({}, { intercept: refuse(403, { error: 'このセミナーは満席です。' }, 1) });
    expect((await apply(run)).map(({ state }) => state)).toEqual(['works', 'works', 'works']);
  });

  test('that a rule of the API refuses each time is not checked', async () => {
    const run = await start({}, { intercept: refuse(409, { error: 'このセミナーは満席です。' }) });
    expect(rowWith(await apply(run), 'POST /applications/（')).toMatchObject({
      state: 'unchecked',
      detail: expect.stringMatching(/APIの規則.*満席/),
    });
  });

  test('with a status after its cancellation that the site does not know is found', async () => {
    const rename = (row: { status: string }) => ({
      ...row,
      status: row.status.replace('cancelled', 'revoked'),
    });
    const change = changeJson('/applications/', (json) => (Array.isArray(json) ? json.map(rename) : json));
    expect(rowWith(await apply(await start({}, { change })), '/cancel/')).toMatchObject({
      state: 'missing',
      detail: expect.stringContaining('revoked'),
      remedy: expect.stringMatching(/application-fields\.ts:\d+.*cancelled/),
    });
  });

  test('is cancelled again when its own reply is lost', async () => {
    const change: Change = (reply, request) => (isApply(request) ? new Response('', { status: 502 }) : reply);
    expect(rowWith(await apply(await start({}, { change })), 'POST /applications/（')?.state).toBe('missing');
    const browser = await fixture.api.logInAs(fixture.member);
    const applications: { status: string }[] = await jsonOf(await browser.get('/applications/'));
    expect(applications.filter(({ status }) => status !== 'cancelled')).toEqual([]);
  });

  test('that changes something else of the member is found', async () => {
    let isApplied = false;
    const run = await start(
      {},
      {
        change: async (reply, request) => {
          isApplied ||= isApply(request);
          return changeJson('/members/me/', (me) => {
            if (isApplied) me.member.receive.allow_news = true;
            return me;
          })(reply, request);
        },
      },
    );
    expect(rowWith(await apply(run), 'POST /applications/（')).toMatchObject({
      state: 'missing',
      detail: expect.stringContaining('member.receive.allow_news'),
    });
  });
});

/** Ignores a parameter of lists. */
const withoutParameter = (name: string) => (request: Request) => {
  const url = new URL(request.url);
  if (request.method !== 'GET' || !url.searchParams.has(name)) return undefined;
  url.searchParams.delete(name);
  return fixture.api.app.fetch(new Request(url, { headers: request.headers }));
};

test.each([
  ['page', 'セミナーの一覧の2ページ目'],
  ['page', '案件の一覧の2ページ目'],
  ['status', '案件の条件 status'],
  ['search', '案件の条件 search'],
  ['categories', '案件の条件 categories'],
  ['id', 'セミナーの id'],
])('a list that ignores %s is found, also where no status has its name: %s', async (name, subject) => {
  const run = await start({ renamedFields: { status: 'state' } }, { intercept: withoutParameter(name) });
  await runAll(about(READ_CHECKS, '-summaries/'), run);
  expect(await runAll(about(LIST_CHECKS, subject), run)).toMatchObject([{ state: 'missing' }]);
});
