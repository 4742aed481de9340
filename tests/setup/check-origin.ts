import sharp from 'sharp';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Report, Row } from '@/scripts/check-origin/report';
import { runChecks } from '@/scripts/check-origin/run-checks';
import { importColumn } from '@/server/columns/import';
import { replaceCareers } from '@/server/members/career-education';
import { createTestApi, type TestApi, type TestMember } from './api';
import { createOpenVacancy } from './applications';
import { restoreEnv } from './changed-env';
import { buildColumn } from './columns';
import { createDrfOrigin, type DrfOrigin } from './drf-origin/drf-origin';
import { listenDrfOrigin } from './drf-origin/listen-drf-origin';
import { uploadProfileImage } from './profile-images';
import { GENEROUS_LIMITS } from './rate-limits';
import { createOpenSeminar } from './seminars';

type Deviations = DrfOrigin['deviations'];

/** Changes a reply of the deployment on its way. */
export type Change = (reply: Response, request: Request) => Response | Promise<Response>;

interface Serving {
  settings?: NonNullable<Parameters<typeof createDrfOrigin>[0]['settings']>;
  change?: Change;
  /** Answers in place of the deployment. */
  fetch?: DrfOrigin['fetch'];
  /** Key and certificate for HTTPS. */
  tls?: { key: string; cert: string };
}

interface CheckOriginFixture {
  api: TestApi;
  /** A member with a work history and a picture. */
  member: TestMember;
  /** Serves a deployment over HTTP. @returns its address and the calls that have reached it */
  serve(deviations?: Deviations, serving?: Serving): Promise<{ origin: string; calls: string[] }>;
  /** Checks such a deployment, with the account of the member unless `login` is false. */
  check(deviations?: Deviations, options?: Serving & { login?: boolean; writes?: boolean }): Promise<Report>;
}

/**
 * Sets up the data of a deployment for the check of an existing API, and restores the environment after each test
 * (changed-env.ts). Call it at the top of a test file.
 */
export function setUpCheckOrigin(): CheckOriginFixture {
  const closers: (() => Promise<void>)[] = [];
  const fixture = {
    serve: async (deviations = {}, { settings = {}, change, fetch, tls } = {}) => {
      const drf = createDrfOrigin({
        fetch: (request) => fixture.api.app.fetch(request),
        settings: { allowedHosts: ['127.0.0.1'], ...settings },
        deviations,
      });
      const response = fetch ?? drf.fetch;
      const served = {
        ...drf,
        fetch: async (request: Request) => {
          const reply = await response(request.clone() as Request);
          return change ? change(reply, request) : reply;
        },
      };
      const { origin, close } = await listenDrfOrigin(served, 0, tls);
      closers.push(close);
      return { origin, calls: drf.calls };
    },
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
    const career = {
      company: '青空監査法人',
      position: '',
      started_on: '2019-04',
      ended_on: null,
      description: '',
    };
    await replaceCareers(api.db, member.id, [career]);
    // Each run with --writes takes one of each.
    for (let count = 0; count < 4; count += 1) {
      await createOpenVacancy(api);
      await createOpenSeminar(api.db);
    }
    await importColumn(api.db, buildColumn());
    const picture = { width: 9, height: 9, channels: 3, background: 'red' } as const;
    const browser = await api.logInAs(member);
    await uploadProfileImage(browser, member.id, await sharp({ create: picture }).png().toBuffer());
  });
  afterEach(async () => {
    restoreEnv();
    for (const close of closers.splice(0)) await close();
  });
  afterAll(() => fixture.api.drop());
  return fixture;
}

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

/** Returns a change of the Set-Cookie headers. */
export const changeCookies =
  (replace: (line: string) => string): Change =>
  (reply) => {
    const headers = new Headers(reply.headers);
    headers.delete('set-cookie');
    for (const line of reply.headers.getSetCookie()) headers.append('set-cookie', replace(line));
    return new Response(reply.body, { status: reply.status, headers });
  };

/** Returns a change that adds headers. */
export const changeHeaders =
  (added: Record<string, string>): Change =>
  (reply) => {
    const headers = new Headers(reply.headers);
    for (const [name, value] of Object.entries(added)) headers.set(name, value);
    return new Response(reply.body, { status: reply.status, headers });
  };

/** Returns whether a request's path ends like this. */
export const isPath = (request: Request, end: string) => new URL(request.url).pathname.endsWith(end);
