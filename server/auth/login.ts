import type { Credentials } from '@/schemas/auth';
import type { Db } from '@/server/db/client';
import { inTransaction } from '@/server/db/transaction';
import { Refusal } from '@/server/http/errors';
import { lockMemberForUpdate } from '@/server/members/account';
import { findByEmail, type Member } from '@/server/members/service';
import { verifyPassword } from './passwords';
import { openSession, type Session } from './sessions';

const invalidCredentials = () =>
  new Refusal(400, 'invalid_credentials', 'メールアドレスまたはパスワードが正しくありません。');

const KEPT_OUT: Partial<Record<Member['status'], string>> = {
  suspended: 'このアカウントは現在ご利用を停止しています。お問い合わせ窓口までご連絡ください。',
  waiting: 'ただいま登録内容を確認しています。承認が完了しましたら、メールでお知らせします。',
  refused: 'このアカウントではご利用いただけません。お問い合わせ窓口までご連絡ください。',
};

/** Throws unless the member may use the service. Only for whoever has shown to be the member. */
export function assertMayEnter(member: Member): void {
  const reason = KEPT_OUT[member.status];
  if (reason) throw new Refusal(403, member.status, reason);
  if (member.status !== 'active') throw invalidCredentials();
}

/**
 * Opens a session for the right address and password. A wrong address and a wrong password are told apart neither
 * by the answer nor by the work; that an account is suspended learns only who knows its password.
 */
export async function logIn(
  db: Db,
  { email, password }: Credentials,
  previous: Session | null,
): Promise<{ member: Member; session: Session }> {
  const known = await findByEmail(db, email);
  const isRight = await verifyPassword(known?.passwordHash, password);
  if (!known || !isRight) throw invalidCredentials();
  return inTransaction(db, async (tx) => {
    const member = await lockMemberForUpdate(tx, known.id);
    // The password or the address may have been changed while the password was verified.
    if (member?.passwordHash !== known.passwordHash || member.email !== email) throw invalidCredentials();
    assertMayEnter(member);
    return { member, session: await openSession(tx, member.id, previous) };
  });
}
