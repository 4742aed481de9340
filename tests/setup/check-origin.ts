import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type Run, runAll } from '@/scripts/check-origin/findings';
import type { Report, Row } from '@/scripts/check-origin/report';
import { createRun, runChecks } from '@/scripts/check-origin/run-checks';
import { LOGIN_CHECK } from '@/scripts/check-origin/session-checks';
import { importColumn } from '@/server/columns/import';
import { jsonOf } from './agent';
import { createTestApi, GENEROUS_LIMITS, type TestApi, type TestMember } from './api';
import { CAREER, createOpenVacancy } from './applications';
import { restoreEnv } from './changed-env';
import { createDrfOrigin, type DrfOrigin } from './drf-origin/drf-origin';
import { listenDrfOrigin } from './drf-origin/listen-drf-origin';
import { buildColumn, createOpenSeminar } from './samples';
import { uploadProfileImage } from './send-operation';

type Deviations = DrfOrigin['deviations'];

/** Changes a reply of the deployment on its way. */
export type Change = (reply: Response, request: Request) => Response | Promise<Response>;

interface Serving {
  settings?: NonNullable<Parameters<typeof createDrfOrigin>[0]['settings']>;
  change?: Change;
  /** Answers in place of the deployment, unless it returns undefined. */
  intercept?: (request: Request) => Response | undefined | Promise<Response | undefined>;
  /** Key and certificate for HTTPS. */
  tls?: { key: string; cert: string };
}

interface CheckOriginFixture {
  api: TestApi;
  /** A member with a work history and a picture. */
  member: TestMember;
  /** Serves a deployment over HTTP. @returns its address and the calls that have reached it */
  serve(deviations?: Deviations, serving?: Serving): Promise<{ origin: string; calls: string[] }>;
  /** Prepares single checks of such a deployment, with a session of the member. */
  start(deviations?: Deviations, serving?: Serving & { signal?: AbortSignal }): Promise<Run>;
  /** Returns the member as the reference API has it, whose calls are those of another browser. */
  readMember(): Promise<Record<string, unknown>>;
  /** Makes a whole run against such a deployment, with the account of the member unless `login` is false. */
  check(deviations?: Deviations, options?: Serving & { login?: boolean; writes?: boolean }): Promise<Report>;
}

/**
 * Sets up the data of a deployment for the check of an existing API, and restores the environment after each test
 * (changed-env.ts). Call it at the top of a test file.
 */
export function setUpCheckOrigin(): CheckOriginFixture {
  const closers: (() => Promise<void>)[] = [];
  const fixture = {
    serve: async (deviations = {}, { settings = {}, change, intercept, tls } = {}) => {
      const drf = createDrfOrigin({
        fetch: (request) => fixture.api.app.fetch(request),
        settings: { allowedHosts: ['127.0.0.1'], ...settings },
        deviations,
      });
      const served = {
        ...drf,
        fetch: async (request: Request) => {
          const reply = (await intercept?.(request)) ?? (await drf.fetch(request.clone() as Request));
          return change ? change(reply, request) : reply;
        },
      };
      const { origin, close } = await listenDrfOrigin(served, 0, tls);
      closers.push(close);
      return { origin, calls: drf.calls };
    },
    start: async (deviations, { signal, ...serving } = {}) => {
      const { origin } = await fixture.serve(deviations, serving);
      const run = createRun({ origin, credentials: fixture.member, signal });
      expect(await runAll([LOGIN_CHECK], run)).toMatchObject([{ state: 'works' }]);
      return run;
    },
    readMember: async () => jsonOf(await (await fixture.api.logInAs(fixture.member)).get('/members/me/')),
    check: async (deviations, { login = true, writes = false, ...serving } = {}) => {
      const { origin } = await fixture.serve(deviations, serving);
      const { email, password } = fixture.member;
      return runChecks({ origin, credentials: login ? { email, password } : undefined, writes });
    },
  } as CheckOriginFixture;

  beforeAll(async () => {
    const api = await createTestApi({ rateLimits: GENEROUS_LIMITS });
    const member = await api.createMember();
    Object.assign(fixture, { api, member });
    const browser = await api.logInAs(member);
    for (const [path, body] of Object.entries(sectionsOf(member.id)))
      expect((await browser.patch(path, body)).status).toBe(200);
    const skills = { formData: { skills: [{ skill: 1, level: 2 }], abilities: [1] } };
    expect((await browser.post('/skill-category-informations/', skills)).ok).toBe(true);
    // Each run with --writes takes one of each.
    for (let count = 0; count < 4; count += 1) {
      await createOpenVacancy(api);
      await createOpenSeminar(api.db);
    }
    await importColumn(api.db, buildColumn());
    const picture = { width: 9, height: 9, channels: 3, background: 'red' } as const;
    await uploadProfileImage(browser, member.id, await sharp({ create: picture }).png().toBuffer());
  });
  afterEach(async () => {
    restoreEnv();
    for (const close of closers.splice(0)) await close();
  });
  afterAll(() => fixture.api.drop());
  return fixture;
}

/** Returns what the test member has saved in each section, by the address of the call. */
const sectionsOf = (id: number) => ({
  [`/career-education/${id}/`]: { careers: [CAREER] },
  [`/members/${id}/`]: {
    licenses: [{ certification: 'cpa', name: '', registration_number: '', acquired_on: '2012-07' }],
    work_style: { hope_workstyles: ['freelance', 'spot'], current_workstyle: 'independent', regions: ['13'] },
    conditions: {
      status: 'considering',
      available_from: '2026-12-01',
      desired_days: [2, 3],
      desired_reward: { unit: 'hour', min: 8000 },
      remote: 'partial',
      note: '',
    },
    receive: { allow_vacancy: true, allow_seminar: true, allow_news: false },
    invoice_establishment: { state: '2' },
  },
});

/** Returns the rows whose subject starts like this. */
export const rowsOf = ({ rows }: Report, subject: string): Row[] =>
  rows.filter((row) => row.subject.startsWith(subject));
/** Returns the first of those rows. */
export const rowOf = (report: Report, subject: string): Row => {
  const [row] = rowsOf(report, subject);
  if (!row) throw new Error(`no row ${subject}`);
  return row;
};
/** Returns subject and state of the rows with a finding. */
export const faultsOf = ({ rows }: Report) =>
  rows
    .filter(({ state }) => !['works', 'unchecked'].includes(state))
    .map(({ subject, state }) => [subject, state]);

/** Returns a change that adds headers. */
export const changeHeaders =
  (added: Record<string, string>): Change =>
  (reply) => {
    const headers = new Headers(reply.headers);
    for (const [name, value] of Object.entries(added)) headers.set(name, value);
    return new Response(reply.body, { status: reply.status, headers });
  };

/** Returns a change of the JSON of successful replies whose path ends like this. */
export const changeJson =
  // biome-ignore lint/suspicious/noExplicitAny: each reply has another shape
    (path: string, edit: (json: any, request: Request) => unknown): Change =>
    async (reply, request) =>
      isPath(request, path) && reply.ok && /json/.test(reply.headers.get('content-type') ?? '')
        ? Response.json(edit(await reply.json(), request), reply)
        : reply;

/** Returns whether a request's path ends like this. */
export const isPath = (request: Request, end: string) => new URL(request.url).pathname.endsWith(end);
