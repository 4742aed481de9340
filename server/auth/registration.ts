import type { SetPassword } from '@/schemas/auth';
import type { Db } from '@/server/db/client';
import { inTransaction } from '@/server/db/transaction';
import { Refusal } from '@/server/http/errors';
import {
  alreadyRegisteredMail,
  registrationMail,
  registrationRefusedMail,
  welcomeMail,
} from '@/server/mail/account-mails';
import { enqueueMail } from '@/server/mail/outbox';
import { waitingMail } from '@/server/mail/security-mails';
import { lockMemberForUpdate } from '@/server/members/account';
import { activate, findById, findOrCreate, type Member } from '@/server/members/service';
import { findLink, isFresh, isJustUsed, issueLink, markLinksUsed, takeLink } from './links';
import { hashPassword, verifyPassword } from './passwords';
import { openSession, type Session } from './sessions';

const TOKEN_MS = 24 * 60 * 60 * 1000;

const PURPOSE = 'registration';

function mailFor(member: Member, siteOrigin: string, token: string) {
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
    const lifetimeMs = member.status === 'pending' ? TOKEN_MS : 0;
    const token = await issueLink(tx, { purpose: PURPOSE, memberId: member.id, lifetimeMs });
    await enqueueMail(tx, { to: email, content: mailFor(member, siteOrigin, token), siteOrigin });
  });
}

const tokenInvalid = () =>
  new Refusal(
    400,
    'token_invalid',
    'このリンクは有効期限が切れているか、すでに使用されています。お手数ですが、もう一度会員登録をお申し込みください。',
  );

interface Entered {
  member: Member;
  /** Null while the provider has not approved yet. */
  session: Session | null;
}

interface Place {
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
  { siteOrigin, manualApproval = false }: Place,
): Promise<Entered> {
  const link = await findLink(db, PURPOSE, token);
  if (!link || link.expiresAt <= new Date()) throw tokenInvalid();
  const repeat = () => repeatRegistration(db, token, password, previous);
  if (!isFresh(link)) return repeat();

  // Outside of the transaction: no row stays locked for the time of a hash.
  const passwordHash = await hashPassword(password);
  const entered = await inTransaction(db, async (tx): Promise<Entered | null> => {
    // The member before the link: of several links of one registration each waits here and none for another's.
    const pending = await lockMemberForUpdate(tx, link.memberId);
    if (!pending || !(await takeLink(tx, link))) return null;
    const member = await activate(
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
    if (!member) throw tokenInvalid();
    await markLinksUsed(tx, member.id, PURPOSE);
    await enqueueMail(tx, {
      to: member.email,
      content: manualApproval ? waitingMail(names.family_name) : welcomeMail(siteOrigin, names.family_name),
      siteOrigin,
      dedupeKey: `welcome:${member.id}`,
    });
    return { member, session: manualApproval ? null : await openSession(tx, member.id, previous) };
  });
  return entered ?? repeat();
}

async function repeatRegistration(
  db: Db,
  token: string,
  password: string,
  previous: Session | null,
): Promise<Entered> {
  const used = await findLink(db, PURPOSE, token);
  const known = used && isJustUsed(used) ? await findById(db, used.memberId) : null;
  if (!known || !(await verifyPassword(known.passwordHash, password))) throw tokenInvalid();
  return inTransaction(db, async (tx) => {
    const member = await lockMemberForUpdate(tx, known.id);
    // The password may have been changed, or the member suspended, while the password was verified.
    if (member?.passwordHash !== known.passwordHash) throw tokenInvalid();
    if (member.status === 'waiting') return { member, session: null };
    if (member.status !== 'active') throw tokenInvalid();
    return { member, session: await openSession(tx, member.id, previous) };
  });
}
