import type { GoogleLogin, GoogleLoginResult } from '@/schemas/account';
import { GOOGLE_ACCESS_DENIED, type GoogleLoginErrorCode } from '@/schemas/account-codes';
import type { Db } from '@/server/db/client';
import { inTransaction } from '@/server/db/transaction';
import { ApiError } from '@/server/http/errors';
import type { GoogleAccount } from '@/server/integrations/types';
import { findByGoogleSubject, lockMemberForUpdate, updateAccount } from '@/server/members/account';
import { findOrCreate } from '@/server/members/service';
import { assertCanLogIn } from './login';
import { inSessionTransaction } from './session-lock';
import { openSession, type Session } from './sessions';
import { issueToken } from './tokens';

/** The registration goes on at once: no mail is on its way. */
const REGISTRATION_TOKEN_LIFETIME_MS = 60 * 60 * 1000;

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

/** For a token that cannot be trusted. */
export const accessDenied = (): GoogleLoginResult =>
  result(GOOGLE_ACCESS_DENIED, 'Googleアカウントを確認できませんでした。');

const hasDifferentEmail = (account: GoogleAccount, email: string | null | undefined): boolean =>
  Boolean(email) && email !== account.email;

/** The session of whoever logs in, or why nobody does. */
type LoginOutcome = { session: Session | null; result: GoogleLoginResult };

const noLinkedAccount = (): LoginOutcome => ({ session: null, result: failure('NO_LINKED_ACCOUNT') });

/** Login with a Google account that a member has linked (spec §4). Throws for suspended members and those in waiting. */
export async function logInWithGoogle(
  db: Db,
  account: GoogleAccount,
  email: GoogleLogin['email'],
  previous: Session | null,
): Promise<LoginOutcome> {
  if (hasDifferentEmail(account, email)) return { session: null, result: failure('EMAIL_MISMATCH') };
  const known = await findByGoogleSubject(db, account.subject);
  if (!known) return noLinkedAccount();
  return inTransaction(db, async (tx) => {
    const member = await lockMemberForUpdate(tx, known.id);
    // The link may have been released since it was found.
    if (member?.googleSubject !== account.subject || member.status === 'pending') return noLinkedAccount();
    assertCanLogIn(member);
    const session = await openSession(tx, member.id, previous);
    return { session, result: result('SUCCESS', 'ログインしました。') };
  });
}

/**
 * Links a Google account to the member who is logged in: one with the same address, and nobody else's. Repeating it
 * changes nothing. Throws 403 when the session has been ended meanwhile.
 */
export async function linkGoogle(
  db: Db,
  session: Session,
  account: GoogleAccount,
  email: GoogleLogin['email'],
): Promise<GoogleLoginResult> {
  return inSessionTransaction(db, session, async (tx, member) => {
    if (member.email !== account.email || hasDifferentEmail(account, email)) return failure('EMAIL_MISMATCH');
    const owner = await findByGoogleSubject(tx, account.subject);
    if (owner && owner.id !== member.id) {
      return failure('EMAIL_ALREADY_REGISTERED', 'このGoogleアカウントは、別の会員に連携されています。');
    }
    await updateAccount(tx, member.id, { googleSubject: account.subject });
    return result('SUCCESS', 'Googleアカウントを連携しました。');
  });
}

/**
 * Registration with Google: Google has verified the address, so the mail is left out and `url` leads to the step where
 * names and password are entered (decision 0026). The link to Google stands from then on.
 */
export async function registerWithGoogle(db: Db, account: GoogleAccount): Promise<GoogleLoginResult> {
  return inTransaction(db, async (tx) => {
    const owner = await findByGoogleSubject(tx, account.subject);
    if (owner && owner.email !== account.email) return failure('EMAIL_ALREADY_REGISTERED');
    const member = await findOrCreate(tx, account.email);
    if (member.status !== 'pending') return failure('EMAIL_ALREADY_REGISTERED');
    await updateAccount(tx, member.id, { googleSubject: account.subject });
    const token = await issueToken(tx, {
      purpose: 'registration',
      memberId: member.id,
      lifetimeMs: REGISTRATION_TOKEN_LIFETIME_MS,
    });
    return result('SUCCESS', '会員情報を入力してください。', `/auth/set-password?token=${token}`);
  });
}

/** Unlinks Google. Throws `no_password` for a member who could not log in any more, and 403 for an ended session. */
export async function unlinkGoogle(db: Db, session: Session): Promise<void> {
  await inSessionTransaction(db, session, async (tx, { id, passwordHash }) => {
    if (!passwordHash) {
      throw new ApiError(
        409,
        'no_password',
        'パスワードが設定されていないため、連携を解除できません。先にパスワードを設定してください。',
      );
    }
    await updateAccount(tx, id, { googleSubject: null });
  });
}
