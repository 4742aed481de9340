import { and, eq, gt, isNull } from 'drizzle-orm';
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
import { activate, findById, findOrCreate, type Member } from '@/server/members/service';
import { hashPassword, verifyPassword } from './passwords';
import { hashToken, newToken } from './secrets';
import { openSession, type Session } from './sessions';
import { tokens } from './tables';

const TOKEN_MS = 24 * 60 * 60 * 1000;

/** As long as a person tries again after a reply that never came. */
const REPEAT_MS = 10 * 60 * 1000;

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
    const token = newToken();
    const lifetime = member.status === 'pending' ? TOKEN_MS : 0;
    await tx.insert(tokens).values({
      tokenHash: hashToken(token),
      purpose: PURPOSE,
      memberId: member.id,
      expiresAt: new Date(Date.now() + lifetime),
    });
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
  const hash = hashToken(token);
  const [known] = await db
    .select()
    .from(tokens)
    .where(and(eq(tokens.tokenHash, hash), eq(tokens.purpose, PURPOSE)));
  if (!known || known.expiresAt <= new Date()) throw tokenInvalid();
  if (known.usedAt) return repeatRegistration(db, hash, password, previous);

  // Outside of the transaction: no row stays locked for the time of a hash.
  const passwordHash = await hashPassword(password);
  const entered = await inTransaction(db, async (tx): Promise<Entered | null> => {
    const now = new Date();
    const taken = await tx
      .update(tokens)
      .set({ usedAt: now })
      .where(and(eq(tokens.tokenHash, hash), isNull(tokens.usedAt), gt(tokens.expiresAt, now)))
      .returning();
    if (taken.length === 0) return null;
    const member = await activate(
      tx,
      known.memberId,
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
    await tx
      .update(tokens)
      .set({ usedAt: now })
      .where(and(eq(tokens.memberId, member.id), eq(tokens.purpose, PURPOSE), isNull(tokens.usedAt)));
    await enqueueMail(tx, {
      to: member.email,
      content: manualApproval ? waitingMail(names.family_name) : welcomeMail(siteOrigin, names.family_name),
      siteOrigin,
      dedupeKey: `welcome:${member.id}`,
    });
    return { member, session: manualApproval ? null : await openSession(tx, member.id, previous) };
  });
  return entered ?? repeatRegistration(db, hash, password, previous);
}

async function repeatRegistration(
  db: Db,
  tokenHash: string,
  password: string,
  previous: Session | null,
): Promise<Entered> {
  const [used] = await db
    .select()
    .from(tokens)
    .where(and(eq(tokens.tokenHash, tokenHash), gt(tokens.usedAt, new Date(Date.now() - REPEAT_MS))));
  const member = used && (await findById(db, used.memberId));
  if (member?.status !== 'active' && member?.status !== 'waiting') throw tokenInvalid();
  if (!(await verifyPassword(member.passwordHash, password))) throw tokenInvalid();
  if (member.status === 'waiting') return { member, session: null };
  return { member, session: await openSession(db, member.id, previous) };
}
