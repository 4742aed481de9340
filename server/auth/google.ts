import type { GoogleLogin } from '@/schemas/account';
import { GOOGLE_ACCESS_DENIED, type GoogleLoginErrorCode } from '@/schemas/account-codes';
import type { GoogleLoginResult } from '@/schemas/account-fields';
import { canonicalEmail } from '@/schemas/email';
import { HOUR_MS } from '@/schemas/time';
import type { Db } from '@/server/db/client';
import { inTransaction, retryUniqueViolation } from '@/server/db/transaction';
import { ApiError } from '@/server/http/errors';
import type { GoogleAccount } from '@/server/integrations/types';
import { googleLinkedMail, googleUnlinkedMail } from '@/server/mail/login-mails';
import { enqueueMail } from '@/server/mail/outbox';
import { findMemberByGoogleSubject, lockMemberForUpdate, updateAccount } from '@/server/members/account';
import { findOrCreateMember, type Member } from '@/server/members/service';
import { consumeGoogleToken, hasTokenOpenedSession, setSessionOfToken } from './google-tokens';
import { type LoginContext, logInMember, type OpenedSession } from './known-browsers';
import { assertCanLogIn } from './login';
import { inSessionTransaction } from './session-lock';
import type { Session } from './sessions';
import { issueToken, revokeTokens } from './tokens';

/** Shorter than for a mailed token, because the member continues the registration immediately. */
const REGISTRATION_TOKEN_LIFETIME_MS = HOUR_MS;

const result = (code: string, message: string, url: string | null = null): GoogleLoginResult => ({
  code,
  message,
  url,
});

const MESSAGES: Record<GoogleLoginErrorCode, string> = {
  NO_LINKED_ACCOUNT:
    'このGoogleアカウントは連携されていません。メールアドレスでログインし、設定画面で連携してください。',
  EMAIL_MISMATCH: 'Googleアカウントのメールアドレスが、登録のメールアドレスと異なります。',
  EMAIL_ALREADY_REGISTERED: 'このGoogleアカウントのメールアドレスは、すでに登録されています。',
};

const failure = (code: GoogleLoginErrorCode, message = MESSAGES[code]) => result(code, message);

/** Returns the result for a Google token that could not be verified, or that was used before. */
export const googleAccessDenied = (): GoogleLoginResult =>
  result(GOOGLE_ACCESS_DENIED, 'Googleアカウントを確認できませんでした。');

/** The verified account, and the address that it must have as the client says. */
interface GoogleRequest {
  account: GoogleAccount;
  email: GoogleLogin['email'];
}

const hasDifferentEmail = ({ account, email }: GoogleRequest): boolean =>
  Boolean(email) && canonicalEmail(email ?? '') !== account.email;

/** The new session, or null when none was opened; `result` holds the reason. */
type LoginOutcome = { session: OpenedSession | null; result: GoogleLoginResult };

const withoutSession = (result: GoogleLoginResult): LoginOutcome => ({ session: null, result });
const noLinkedAccount = () => withoutSession(failure('NO_LINKED_ACCOUNT'));
const loggedIn = () => result('SUCCESS', 'ログインしました。');

/**
 * Logs in the member who has linked the Google account (spec §4). A token opens one session; the same request from that
 * session succeeds again without opening another one (decision 0026). Throws 403 for a member who is suspended, refused
 * or waiting for approval.
 */
export async function logInWithGoogle(
  db: Db,
  request: GoogleRequest,
  login: LoginContext,
): Promise<LoginOutcome> {
  const { account } = request;
  if (hasDifferentEmail(request)) return withoutSession(failure('EMAIL_MISMATCH'));
  const known = await findMemberByGoogleSubject(db, account.subject);
  if (!known) return noLinkedAccount();
  if (await hasTokenOpenedSession(db, account, login.previous)) return withoutSession(loggedIn());
  return inTransaction(db, async (tx) => {
    const member = await lockMemberForUpdate(tx, known.id);
    // The account may have been unlinked between the search and the lock.
    if (member?.googleSubject !== account.subject || member.status === 'pending') return noLinkedAccount();
    assertCanLogIn(member);
    if (!(await consumeGoogleToken(tx, account))) return withoutSession(googleAccessDenied());
    const session = await logInMember(tx, member, login);
    await setSessionOfToken(tx, account, session);
    return { session, result: loggedIn() };
  });
}

/**
 * Links a Google account to the logged-in member. The email addresses must be equal, and no other member may have linked
 * the account. The member gets a mail. A repeated call changes nothing. Throws 403 when the session has ended since
 * the request began.
 */
export async function linkGoogle(
  db: Db,
  session: Session,
  request: GoogleRequest,
  siteOrigin: string,
): Promise<GoogleLoginResult> {
  const { account } = request;
  const link = async (tx: Db, member: Member): Promise<GoogleLoginResult> => {
    if (member.email !== account.email || hasDifferentEmail(request)) return failure('EMAIL_MISMATCH');
    const owner = await findMemberByGoogleSubject(tx, account.subject);
    if (owner && owner.id !== member.id) {
      return failure('EMAIL_ALREADY_REGISTERED', 'このGoogleアカウントは、別の会員に連携されています。');
    }
    const linked = result('SUCCESS', 'Googleアカウントを連携しました。');
    if (owner) return linked;
    if (!(await consumeGoogleToken(tx, account))) return googleAccessDenied();
    await updateAccount(tx, member.id, { googleSubject: account.subject });
    const content = googleLinkedMail(siteOrigin, member.familyName ?? '', account.email);
    await enqueueMail(tx, { to: member.email, memberId: member.id, content, siteOrigin });
    return linked;
  };
  return retryUniqueViolation(() => inSessionTransaction(db, session, link));
}

/**
 * Registers a member with Google. Google has verified the address, so no mail is sent and `url` leads directly to the
 * form for names and password (decision 0026). The Google account is linked immediately, and earlier links no longer work.
 */
export async function registerWithGoogle(db: Db, account: GoogleAccount): Promise<GoogleLoginResult> {
  const register = async (tx: Db): Promise<GoogleLoginResult> => {
    const owner = await findMemberByGoogleSubject(tx, account.subject);
    if (owner && owner.email !== account.email) return failure('EMAIL_ALREADY_REGISTERED');
    const member = await findOrCreateMember(tx, account.email);
    if (member.status !== 'pending') return failure('EMAIL_ALREADY_REGISTERED');
    if (!(await consumeGoogleToken(tx, account))) return googleAccessDenied();
    // A link that was mailed before must not complete a registration with this Google account (decision 0026).
    await revokeTokens(tx, member.id);
    await updateAccount(tx, member.id, { googleSubject: account.subject });
    const token = await issueToken(tx, {
      purpose: 'registration',
      memberId: member.id,
      lifetimeMs: REGISTRATION_TOKEN_LIFETIME_MS,
    });
    return result('SUCCESS', '会員情報を入力してください。', `/auth/set-password?token=${token}`);
  };
  return retryUniqueViolation(() => inTransaction(db, register));
}

/**
 * Unlinks the Google account and mails the member. A repeated call changes nothing. Throws `no_password` for a member
 * without a password, who could no longer log in, and 403 for an ended session.
 */
export async function unlinkGoogle(db: Db, session: Session, siteOrigin: string): Promise<void> {
  await inSessionTransaction(db, session, async (tx, member) => {
    const { id, email, passwordHash, googleSubject } = member;
    if (!passwordHash) {
      throw new ApiError(
        409,
        'no_password',
        'パスワードが設定されていないため、連携を解除できません。先にパスワードを設定してください。',
      );
    }
    if (!googleSubject) return;
    await updateAccount(tx, id, { googleSubject: null });
    const content = googleUnlinkedMail(siteOrigin, member.familyName ?? '');
    await enqueueMail(tx, { to: email, memberId: id, content, siteOrigin });
  });
}
