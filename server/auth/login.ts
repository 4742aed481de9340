import type { Credentials } from '@/schemas/auth';
import type { Db } from '@/server/db/client';
import { inTransaction } from '@/server/db/transaction';
import { ApiError } from '@/server/http/errors';
import { lockMemberForUpdate } from '@/server/members/account';
import { findMemberByEmail, type Member } from '@/server/members/service';
import { type LoginContext, logInMember, type OpenedSession } from './known-browsers';
import { verifyPassword } from './passwords';

const invalidCredentialsError = () =>
  new ApiError(400, 'invalid_credentials', 'メールアドレスまたはパスワードが正しくありません。');

const LOGIN_BLOCKED_MESSAGES: Partial<Record<Member['status'], string>> = {
  suspended: 'このアカウントは現在ご利用を停止しています。お問い合わせ窓口までご連絡ください。',
  waiting: 'ただいま登録内容を確認しています。承認が完了しましたら、メールでお知らせします。',
  refused: 'このアカウントではご利用いただけません。お問い合わせ窓口までご連絡ください。',
};

/**
 * Throws 403 with the reason when the member may not use the service. Call it only after the credentials are verified,
 * because the reason discloses that the account exists.
 */
export function assertCanLogIn(member: Member): void {
  const reason = LOGIN_BLOCKED_MESSAGES[member.status];
  if (reason) throw new ApiError(403, member.status, reason);
  if (member.status !== 'active') throw invalidCredentialsError();
}

/**
 * Opens a session when the email address and the password are correct. A wrong address and a wrong password produce the
 * same response in the same time. A suspension is disclosed only after a correct password.
 */
export async function logIn(
  db: Db,
  { email, password }: Credentials,
  login: LoginContext,
): Promise<{ member: Member; session: OpenedSession }> {
  const known = await findMemberByEmail(db, email);
  const isCorrect = await verifyPassword(known?.passwordHash, password);
  if (!known || !isCorrect) throw invalidCredentialsError();
  return inTransaction(db, async (tx) => {
    const member = await lockMemberForUpdate(tx, known.id);
    // The password or the address may have changed while the password was being verified.
    if (member?.passwordHash !== known.passwordHash || member.email !== email)
      throw invalidCredentialsError();
    assertCanLogIn(member);
    return { member, session: await logInMember(tx, member, login) };
  });
}
