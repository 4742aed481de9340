import type { SetPassword } from '@/schemas/auth';
import { HOUR_MS } from '@/schemas/time';
import type { Db } from '@/server/db/client';
import { inTransaction } from '@/server/db/transaction';
import { ApiError } from '@/server/http/errors';
import { LINK_HOURS } from '@/server/mail/content';
import {
  alreadyRegisteredMail,
  registrationMail,
  registrationRefusedMail,
  waitingMail,
  welcomeMail,
} from '@/server/mail/membership-mails';
import { notifyOperator } from '@/server/mail/operator-mails';
import { enqueueMail } from '@/server/mail/outbox';
import { lockMemberForUpdate, unlinkGoogleOfPendingMember } from '@/server/members/account';
import {
  activateMember,
  findMemberById,
  findOrCreateMember,
  fullName,
  type Member,
} from '@/server/members/service';
import { type LoginContext, logInMember, type OpenedSession } from './known-browsers';
import { assertUncommonPassword, hashPassword, verifyPassword } from './passwords';
import {
  consumeToken,
  findRecentlyUsedToken,
  findToken,
  findUsableToken,
  issueToken,
  type MailedLink,
  markTokensUsed,
} from './tokens';

const PURPOSE = 'registration';

function registrationMailFor(member: Member, siteOrigin: string, token: string) {
  if (member.status === 'pending') return registrationMail(siteOrigin, token);
  if (member.status === 'waiting') return waitingMail(member.familyName ?? '', member.googleSubject !== null);
  return member.status === 'active' ? alreadyRegisteredMail(siteOrigin) : registrationRefusedMail();
}

/**
 * Requests a registration. Sends the next step by mail. The response and the SQL statements are the same for known and
 * unknown addresses, so that the caller cannot tell whether an account exists. For existing members the token is already
 * expired and is not sent.
 */
export async function requestRegistration(db: Db, email: string, siteOrigin: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const member = await findOrCreateMember(tx, email);
    // The link proves that the mailbox is the person's, not that this Google account is (decision 0026).
    await unlinkGoogleOfPendingMember(tx, member.id);
    const lifetimeMs = member.status === 'pending' ? LINK_HOURS.registration * HOUR_MS : 0;
    const token = await issueToken(tx, { purpose: PURPOSE, memberId: member.id, lifetimeMs });
    const content = registrationMailFor(member, siteOrigin, token);
    await enqueueMail(tx, { to: email, memberId: member.id, content, siteOrigin });
  });
}

const invalidTokenError = () =>
  new ApiError(
    400,
    'token_invalid',
    'このリンクは有効期限が切れているか、すでに使用されています。お手数ですが、もう一度会員登録をお申し込みください。',
  );

/**
 * Returns the registration that a mailed link belongs to. It does not consume the token, because mail scanners open
 * links. Throws `token_invalid`.
 */
export async function readRegistrationLink(db: Db, token: string): Promise<MailedLink> {
  const tokenRow = await findUsableToken(db, PURPOSE, token);
  const member = tokenRow && (await findMemberById(db, tokenRow.memberId));
  if (!tokenRow || member?.status !== 'pending') throw invalidTokenError();
  return { email: member.email, expiresAt: tokenRow.expiresAt };
}

interface RegistrationResult {
  member: Member;
  /** Null when the registration waits for the operator's approval. */
  session: OpenedSession | null;
}

interface RegistrationContext {
  /** When true, the operator approves each registration. */
  manualApproval?: boolean | undefined;
}

/**
 * Completes a registration in one transaction: consumes the token, activates the member and opens a session. Of several
 * concurrent requests only one consumes the token. The same token and password within 10 minutes are treated as a retry
 * after a lost response and receive a session too. Throws `token_invalid`, and a field error for a common password.
 */
export async function completeRegistration(
  db: Db,
  { token, password, ...names }: SetPassword,
  login: LoginContext,
  { manualApproval = false }: RegistrationContext,
): Promise<RegistrationResult> {
  const tokenRow = await findToken(db, PURPOSE, token);
  if (!tokenRow) throw invalidTokenError();
  const retry = () => retryRegistration(db, token, password, login);
  if (!tokenRow.isUsable) return retry();
  assertUncommonPassword(password, 'password');

  const { siteOrigin } = login;
  // The hash is computed before the transaction, so that no row is locked meanwhile.
  const passwordHash = await hashPassword(password);
  const result = await inTransaction(db, async (tx): Promise<RegistrationResult | null> => {
    // The member is locked before the token, so that concurrent requests with different tokens of one registration wait
    // here and cannot deadlock.
    const pending = await lockMemberForUpdate(tx, tokenRow.memberId);
    if (!pending || !(await consumeToken(tx, tokenRow))) return null;
    const member = await activateMember(
      tx,
      pending.id,
      {
        familyName: names.family_name,
        givenName: names.given_name,
        familyNameKana: names.family_name_kana,
        givenNameKana: names.given_name_kana,
        passwordHash,
      },
      manualApproval ? 'waiting' : 'active',
    );
    if (!member) throw invalidTokenError();
    await markTokensUsed(tx, member.id, PURPOSE);
    await enqueueMail(tx, {
      to: member.email,
      memberId: member.id,
      content: manualApproval
        ? waitingMail(names.family_name, member.googleSubject !== null)
        : welcomeMail(siteOrigin, names.family_name, member.googleSubject !== null),
      siteOrigin,
      dedupeKey: `welcome:${member.id}`,
    });
    if (manualApproval)
      await notifyOperator(tx, siteOrigin, {
        text: '承認を待っている登録があります',
        facts: [
          ['会員', `${fullName(member)}（${member.id}）`],
          ['内容を見るコマンド', `members show ${member.id}`],
          ['承認するコマンド', `members approve ${member.id}`],
        ],
        dedupeKey: `waiting:${member.id}`,
      });
    return { member, session: manualApproval ? null : await logInMember(tx, member, login) };
  });
  return result ?? retry();
}

async function retryRegistration(
  db: Db,
  token: string,
  password: string,
  login: LoginContext,
): Promise<RegistrationResult> {
  const usedToken = await findRecentlyUsedToken(db, PURPOSE, token);
  const known = usedToken && (await findMemberById(db, usedToken.memberId));
  if (!known || !(await verifyPassword(known.passwordHash, password))) throw invalidTokenError();
  return inTransaction(db, async (tx) => {
    const member = await lockMemberForUpdate(tx, known.id);
    // The password may have changed, or the member may have been suspended, while the password was being verified.
    if (member?.passwordHash !== known.passwordHash) throw invalidTokenError();
    if (member.status === 'waiting') return { member, session: null };
    if (member.status !== 'active') throw invalidTokenError();
    return { member, session: await logInMember(tx, member, login, true) };
  });
}
