import Bowser from 'bowser';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import type { AppContext } from '@/server/http/context';
import { browserTokenOf, cookieSourceOf } from '@/server/http/cookies';
import { newBrowserMail } from '@/server/mail/login-mails';
import { enqueueMail } from '@/server/mail/outbox';
import { findMemberByEmail, type Member } from '@/server/members/service';
import { generateToken, hashToken } from './secrets';
import { openSession, type Session, type SessionBrowser } from './sessions';
import { knownBrowsers } from './tables';

/** A client without cookies is a new browser at each login, so only the newest ones are kept. */
const MAX_BROWSERS = 50;

/** Mails about new browsers to one member in an hour. A script that logs in again and again must not flood the mailbox. */
const MAX_MAILS_PER_HOUR = 5;

/** The browser that sends a request. */
export interface LoginBrowser {
  /** The value of its cookie; undefined when it has none yet. */
  token: string | undefined;
  userAgent: string | undefined;
}

/** A new session, and the value of the cookie by which its browser is recognized at the next login. */
export interface OpenedSession extends Session {
  browserToken: string;
}

/** Returns the browser that sends the request. */
export const browserOf = (c: AppContext): LoginBrowser => ({
  token: browserTokenOf(cookieSourceOf(c)),
  userAgent: c.req.header('user-agent'),
});

/** Returns whether the browser with that cookie has logged in to the account with that address before. */
export async function isKnownBrowserOf(db: Db, email: string, token: string): Promise<boolean> {
  // Both statements run for every address, so that the time does not disclose whether an account exists.
  const member = await findMemberByEmail(db, email);
  return isKnown(db, member?.id ?? 0, hashToken(token));
}

async function isKnown(db: Db, memberId: number, browserHash: string): Promise<boolean> {
  const rows = await db
    .select({ memberId: knownBrowsers.memberId })
    .from(knownBrowsers)
    .where(and(eq(knownBrowsers.memberId, memberId), eq(knownBrowsers.browserHash, browserHash)));
  return rows.length > 0;
}

/**
 * Stores that the member uses this browser. A browser without a cookie gets a new token.
 * @returns the value of its cookie, what a session records of it, and whether the member has not used it before
 */
export async function rememberBrowser(
  tx: Db,
  memberId: number,
  { token = generateToken(), userAgent }: LoginBrowser,
): Promise<{ browserToken: string; details: SessionBrowser; isNew: boolean }> {
  const browserHash = hashToken(token);
  const isNew = !(await isKnown(tx, memberId, browserHash));
  const lastLoginAt = sql`now()`;
  await tx
    .insert(knownBrowsers)
    .values({ memberId, browserHash, lastLoginAt })
    .onConflictDoUpdate({
      target: [knownBrowsers.memberId, knownBrowsers.browserHash],
      set: { lastLoginAt },
    });
  if (isNew) await forgetOldBrowsers(tx, memberId);
  return { browserToken: token, details: { browserHash, ...describeUserAgent(userAgent) }, isNew };
}

async function forgetOldBrowsers(tx: Db, memberId: number): Promise<void> {
  const old = await tx
    .select({ browserHash: knownBrowsers.browserHash })
    .from(knownBrowsers)
    .where(eq(knownBrowsers.memberId, memberId))
    .orderBy(desc(knownBrowsers.lastLoginAt))
    .offset(MAX_BROWSERS);
  for (const { browserHash } of old) await forgetBrowser(tx, memberId, browserHash);
}

/** Returns the browsers in which the member has logged in, oldest first. */
export const listKnownBrowsers = (db: Db, memberId: number) =>
  db
    .select({ createdAt: knownBrowsers.createdAt, lastLoginAt: knownBrowsers.lastLoginAt })
    .from(knownBrowsers)
    .where(eq(knownBrowsers.memberId, memberId))
    .orderBy(asc(knownBrowsers.createdAt));

/** Deletes the browsers of a member, so that each counts as new. */
export async function forgetBrowsers(tx: Db, memberId: number): Promise<void> {
  await tx.delete(knownBrowsers).where(eq(knownBrowsers.memberId, memberId));
}

/** Deletes one browser of a member. */
export async function forgetBrowser(tx: Db, memberId: number, browserHash: string): Promise<void> {
  await tx
    .delete(knownBrowsers)
    .where(and(eq(knownBrowsers.memberId, memberId), eq(knownBrowsers.browserHash, browserHash)));
}

/** From where a member logs in. */
export interface LoginContext {
  /** The session of the browser until now; it ends. */
  previous: Session | null;
  browser: LoginBrowser;
  siteOrigin: string;
}

/** Returns what is known of the browser that sends a login. */
export const loginContextOf = (c: AppContext): LoginContext => ({
  previous: c.var.session,
  browser: browserOf(c),
  siteOrigin: c.var.deps.siteOrigin,
});

/**
 * Tells the member of a login in a new browser, unless enough such mails were sent in this hour. Their keys count them,
 * because a limiter would need a second connection inside the transaction, and rows of browsers can be deleted.
 */
async function notifyOfNewBrowser(
  tx: Db,
  member: Member,
  { siteOrigin, details }: { siteOrigin: string; details: SessionBrowser },
): Promise<void> {
  const at = new Date();
  const content = newBrowserMail(siteOrigin, member.familyName ?? '', { ...details, at });
  const hour = Math.floor(at.getTime() / 3_600_000);
  for (let count = 1; count <= MAX_MAILS_PER_HOUR; count += 1) {
    const dedupeKey = `new-browser:${member.id}:${hour}:${count}`;
    if (await enqueueMail(tx, { to: member.email, memberId: member.id, content, siteOrigin, dedupeKey }))
      return;
  }
}

/**
 * Opens a session after a login, as {@link openSession} does, and remembers the browser. The member gets a mail about
 * a login in a browser that was not used before, at most five times in an hour. The very first login has none to compare
 * with, so it sends no mail.
 * @param isFirst true for the first login, also when it is repeated after a lost response
 */
export async function logInMember(
  tx: Db,
  member: Member,
  { previous, browser, siteOrigin }: LoginContext,
  isFirst = member.lastLoginAt === null,
): Promise<OpenedSession> {
  const { browserToken, details, isNew } = await rememberBrowser(tx, member.id, browser);
  if (isNew && !isFirst) await notifyOfNewBrowser(tx, member, { siteOrigin, details });
  return { ...(await openSession(tx, member.id, previous, details)), browserToken };
}

/** A User-Agent may be much longer than any real one, and is matched with many patterns. */
const MAX_USER_AGENT_LENGTH = 512;

const BROWSERS = new Set(Object.values(Bowser.BROWSER_MAP));
const SYSTEMS = new Set(Object.values(Bowser.OS_MAP));

const ifKnown = (names: Set<string>, name: string | undefined): string | null =>
  name !== undefined && names.has(name) ? name : null;

/**
 * Returns the names of browser and operating system of a User-Agent. Only names of the library's lists are returned, so that no text of a
 * client reaches mails and pages. A name is null when the header does not contain it.
 */
function describeUserAgent(userAgent = ''): { browser: string | null; os: string | null } {
  const text = userAgent.slice(0, MAX_USER_AGENT_LENGTH);
  if (!text) return { browser: null, os: null };
  const { browser, os } = Bowser.parse(text);
  return { browser: ifKnown(BROWSERS, browser.name), os: ifKnown(SYSTEMS, os.name) };
}
