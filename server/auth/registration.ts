import type { SetPassword } from '@/schemas/auth';
import type { Db } from '@/server/db/client';
import { inTransaction } from '@/server/db/transaction';
import { ApiError } from '@/server/http/errors';
import {
  alreadyRegisteredMail,
  registrationMail,
  registrationRefusedMail,
  welcomeMail,
} from '@/server/mail/account-mails';
import { enqueueMail } from '@/server/mail/outbox';
import { waitingMail } from '@/server/mail/security-mails';
import { lockMemberForUpdate } from '@/server/members/account';
import { activateMember, findById, findOrCreate, type Member } from '@/server/members/service';
import { hashPassword, verifyPassword } from './password-hash';
import { openSession, type Session } from './sessions';
import { consumeToken, findToken, issueToken, isUsable, markLinksUsed, wasJustUsed } from './tokens';

const TOKEN_LIFETIME_MS = 24 * 60 * 60 * 1000;

const PURPOSE = 'registration';

function registrationMailFor(member: Member, siteOrigin: string, token: string) {
  if (member.status === 'pending') return registrationMail(siteOrigin, token);
  if (member.status === 'waiting') return waitingMail(member.familyName ?? '');
  return member.status === 'active' ? alreadyRegisteredMail(siteOrigin) : registrationRefusedMail();
}

/**
 * Asks for registration. Whoever owns the mailbox learns by mail how to go on; the caller learns nothing about the
 * address, and the same statements run for each: for a member the token is one that has expired and is never sent.
 */
export async function requestRegistration(db: Db, email: string, siteOrigin: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const member = await findOrCreate(tx, email);
    const lifetimeMs = member.status === 'pending' ? TOKEN_LIFETIME_MS : 0;
    const token = await issueToken(tx, { purpose: PURPOSE, memberId: member.id, lifetimeMs });
    await enqueueMail(tx, { to: email, content: registrationMailFor(member, siteOrigin, token), siteOrigin });
  });
}

const invalidTokenError = () =>
  new ApiError(
    400,
    'token_invalid',
    'このリンクは有効期限が切れているか、すでに使用されています。お手数ですが、もう一度会員登録をお申し込みください。',
  );

interface RegistrationResult {
  member: Member;
  /** Null while the provider has not approved yet. */
  session: Session | null;
}

interface RegistrationContext {
  siteOrigin: string;
  /** A person approves each registration. */
  manualApproval?: boolean | undefined;
}

/**
 * Second step of registration: takes the token, makes the member active and opens a session, all or nothing. Of any
 * number at once one does it. The same token and password again within ten minutes is a retry after a lost reply
 * and gets a session too.
 */
export async function completeRegistration(
  db: Db,
  { token, password, ...names }: SetPassword,
  previous: Session | null,
  { siteOrigin, manualApproval = false }: RegistrationContext,
): Promise<RegistrationResult> {
  const link = await findToken(db, PURPOSE, token);
  if (!link || link.expiresAt <= new Date()) throw invalidTokenError();
  const repeat = () => retryRegistration(db, token, password, previous);
  if (!isUsable(link)) return repeat();

  // Outside of the transaction: no row stays locked for the time of a hash.
  const passwordHash = await hashPassword(password);
  const result = await inTransaction(db, async (tx): Promise<RegistrationResult | null> => {
    // The member before the link: of several links of one registration each waits here and none for another's.
    const pending = await lockMemberForUpdate(tx, link.memberId);
    if (!pending || !(await consumeToken(tx, link))) return null;
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
    await markLinksUsed(tx, member.id, PURPOSE);
    await enqueueMail(tx, {
      to: member.email,
      content: manualApproval ? waitingMail(names.family_name) : welcomeMail(siteOrigin, names.family_name),
      siteOrigin,
      dedupeKey: `welcome:${member.id}`,
    });
    return { member, session: manualApproval ? null : await openSession(tx, member.id, previous) };
  });
  return result ?? repeat();
}

async function retryRegistration(
  db: Db,
  token: string,
  password: string,
  previous: Session | null,
): Promise<RegistrationResult> {
  const usedToken = await findToken(db, PURPOSE, token);
  const known = usedToken && wasJustUsed(usedToken) ? await findById(db, usedToken.memberId) : null;
  if (!known || !(await verifyPassword(known.passwordHash, password))) throw invalidTokenError();
  return inTransaction(db, async (tx) => {
    const member = await lockMemberForUpdate(tx, known.id);
    // The password may have been changed, or the member suspended, while the password was verified.
    if (member?.passwordHash !== known.passwordHash) throw invalidTokenError();
    if (member.status === 'waiting') return { member, session: null };
    if (member.status !== 'active') throw invalidTokenError();
    return { member, session: await openSession(tx, member.id, previous) };
  });
}
