import { afterAll, beforeAll } from 'vitest';
import { BROWSER_COOKIE } from '@/config/cookies';
import type { OpenPageReads } from '@/gateway/reference-api';
import { createApp } from '@/server/app';
import type { AppDeps } from '@/server/http/context';
import { RATE_LIMITS, type RateLimits } from '@/server/http/rate-limit-config';
import { createBoss, MAIL_QUEUE } from '@/server/jobs/queue';
import { processNextJob } from '@/server/jobs/worker';
import { deliverMail } from '@/server/mail/deliver';
import { type InboxMail, listInboxMails } from '@/server/mail/dev-inbox';
import type { SendMail } from '@/server/mail/transport';
import { insertMember, type NewMember } from '@/server/members/service';
import { createPageReads } from '@/server/reads';
import { type Agent, createAgent } from './agent';
import { assertMatchesContract } from './contract';
import { hashCheaply } from './password-hash';
import { createTestDatabase, type TestDatabase } from './test-database';

export const SITE_ORIGIN = 'http://localhost:3000';
/** The operator's address for inquiries of companies. */
export const INQUIRY_ADDRESS = 'desk@operator.example';
export const PASSWORD = 'correct-horse-2026';

export interface TestMember {
  id: number;
  email: string;
  password: string;
}

type MemberValues = Partial<NewMember & { password: string }>;

export interface TestApi extends TestDatabase {
  app: ReturnType<typeof createApp>;
  /** The reads of pages, which need no request. */
  openPageReads: OpenPageReads;
  /** Returns a browser with its own cookies and CSRF token. Each response is checked against openapi.json. */
  agent(): Agent;
  /** Returns a browser whose responses are not checked, for responses outside the contract, such as a 500. */
  uncheckedAgent(): Agent;
  /**
   * Returns a browser that has logged in as the member. Each call opens a session of its own in the member's usual
   * browser, so that the member gets no mail about a new browser.
   */
  logInAs(member: TestMember): Promise<Agent>;
  /** Inserts an active member directly into the database. */
  createMember(member?: MemberValues): Promise<TestMember>;
  /** Creates a member and logs them in. */
  createLoggedInMember(member?: MemberValues): Promise<{ member: TestMember; browser: Agent }>;
  /** Delivers the waiting mails. @returns the token in the newest mail to the address that has one; else an empty text */
  readMailedToken(to: string): Promise<string>;
  /** Delivers the waiting mails with `send`, or else to the inbox. @returns the inbox, newest first */
  deliverMails(to?: string, send?: SendMail): Promise<InboxMail[]>;
}

const MEMBER_DEFAULTS = {
  familyName: '田中',
  givenName: '花子',
  familyNameKana: 'タナカ',
  givenNameKana: 'ハナコ',
  termsAgreedAt: new Date(),
};

let memberCount = 0;

/** Creates the real app on a separate database, which `drop()` deletes. */
export async function createTestApi(deps: Partial<AppDeps> = {}): Promise<TestApi> {
  const database = await createTestDatabase();
  const { db, pool } = database;
  const appDeps: AppDeps = {
    db,
    pool,
    siteOrigin: SITE_ORIGIN,
    trustProxy: 0,
    hasDevInbox: true,
    inquiryAddress: INQUIRY_ADDRESS,
    ...deps,
  };
  const app = createApp(appDeps);
  const boss = createBoss(pool, { supervise: false });
  const fetch = (request: Request) => app.fetch(request);
  const agent = () => createAgent(fetch, assertMatchesContract);
  const usualBrowsers = new Map<string, string>();

  const deliverMails: TestApi['deliverMails'] = async (to, send) => {
    const handle = async ({ mailId }: { mailId: string }) => {
      await deliverMail(db, mailId, { siteOrigin: SITE_ORIGIN, send });
    };
    while (await processNextJob(boss, MAIL_QUEUE, handle));
    return listInboxMails(db, to);
  };

  const logInAs: TestApi['logInAs'] = async ({ email, password }) => {
    const browser = agent();
    const known = usualBrowsers.get(email);
    if (known) browser.cookies.set(BROWSER_COOKIE, known);
    const response = await browser.post('/login/', { email, password });
    if (response.status !== 200) throw new Error(`login answered ${response.status}`);
    usualBrowsers.set(email, browser.cookies.get(BROWSER_COOKIE) ?? '');
    return browser;
  };

  const createMember: TestApi['createMember'] = async ({ password = PASSWORD, ...member } = {}) => {
    memberCount += 1;
    const email = member.email ?? `member${memberCount}@example.com`;
    const passwordHash = await hashCheaply(password);
    const id = await insertMember(db, { ...MEMBER_DEFAULTS, passwordHash, ...member, email });
    return { id, email, password };
  };

  return {
    ...database,
    app,
    openPageReads: createPageReads(appDeps),
    agent,
    uncheckedAgent: () => createAgent(fetch),
    logInAs,
    createMember,
    createLoggedInMember: async (values) => {
      const member = await createMember(values);
      return { member, browser: await logInAs(member) };
    },
    deliverMails,
    readMailedToken: async (to) => {
      const mails = await deliverMails(to);
      return mails.flatMap(({ text }) => /token=([\w-]+)/.exec(text)?.[1] ?? [])[0] ?? '';
    },
  };
}

/** Sets up the API for the tests of a file. Call it at the top of the file. It is there from `beforeAll` on. */
export function setUpTestApi(deps?: Partial<AppDeps>): TestApi {
  const api = {} as TestApi;
  beforeAll(async () => {
    Object.assign(api, await createTestApi(deps));
  });
  afterAll(() => api.drop());
  return api;
}

const equalLimits = (points: number) =>
  Object.fromEntries(Object.keys(RATE_LIMITS).map((name) => [name, { points, seconds: 60 }])) as RateLimits;

/** Limits for tests that send hundreds of requests. */
export const GENEROUS_LIMITS = equalLimits(1e6);

/** Limits that are already exceeded by the first request. */
export const EXHAUSTED_LIMITS = equalLimits(0);
