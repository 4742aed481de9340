import type { Db } from '@/server/db/client';
import { inTransaction } from '@/server/db/transaction';
import { ApiError, notFound } from '@/server/http/errors';
import { enqueueMail } from '@/server/mail/outbox';
import type { MailContent } from '@/server/mail/render';
import { approvedMail, decisionMail } from '@/server/mail/security-mails';
import { changeMemberStatus, lockMemberForUpdate, updateAccount } from '@/server/members/account';
import type { Member } from '@/server/members/service';
import { eraseMember } from '@/server/withdrawal/erase';
import { closeAllSessions } from './sessions';
import { deleteTokens } from './tokens';

/** The provider's hand on members (terms: approve and notify, refuse, suspend, delete). Each tells the member by mail. */
interface ServiceContext {
  db: Db;
  siteOrigin: string;
}

interface StatusChange {
  from: readonly Member['status'][];
  to: Member['status'];
  mail: (familyName: string) => MailContent;
}

/** A repeat changes nothing. Throws 404, and `wrong_state` where the decision does not apply. */
async function changeStatus(
  { db, siteOrigin }: ServiceContext,
  id: number,
  { from, to, mail }: StatusChange,
): Promise<Member> {
  return inTransaction(db, async (tx) => {
    const before = await lockMemberForUpdate(tx, id);
    if (!before) throw notFound();
    if (before.status === to) return before;
    const member = await changeMemberStatus(tx, id, from, to);
    if (!member)
      throw new ApiError(409, 'wrong_state', `この会員は現在「${before.status}」のため、変更できません。`);
    if (to !== 'active') await closeAllSessions(tx, id);
    const content = mail(member.familyName ?? '');
    await enqueueMail(tx, { to: member.email, content, siteOrigin });
    return member;
  });
}

/** Approves a registration that waits; the contract begins. A refused one may be approved after all. */
export const approveMember = (context: ServiceContext, id: number): Promise<Member> =>
  changeStatus(context, id, {
    from: ['waiting', 'refused'],
    to: 'active',
    mail: (familyName) => approvedMail(context.siteOrigin, familyName),
  });

/** Refuses a registration that waits. The address stays known, so that it is not registered again unseen. */
export const refuseMember = (context: ServiceContext, id: number): Promise<Member> =>
  changeStatus(context, id, {
    from: ['waiting'],
    to: 'refused',
    mail: (familyName) => decisionMail('refused', familyName),
  });

/** Suspends an active member; open sessions end. */
export const suspendMember = (context: ServiceContext, id: number): Promise<Member> =>
  changeStatus(context, id, {
    from: ['active'],
    to: 'suspended',
    mail: (familyName) => decisionMail('suspended', familyName),
  });

/** Ends a suspension. */
export const restoreMember = (context: ServiceContext, id: number): Promise<Member> =>
  changeStatus(context, id, {
    from: ['suspended'],
    to: 'active',
    mail: (familyName) => decisionMail('restored', familyName),
  });

/**
 * Strikes a member off: what they have said of themselves goes, applications are cancelled. The address stays, since
 * a former removal is a reason to refuse (terms). A repeat changes nothing. Throws 404.
 */
export async function deleteMember({ db, siteOrigin }: ServiceContext, id: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const member = await lockMemberForUpdate(tx, id);
    if (!member) throw notFound();
    if (member.status === 'deleted' || member.status === 'withdrawn') return;
    const content = decisionMail('deleted', member.familyName ?? '');
    if (member.status !== 'pending') await enqueueMail(tx, { to: member.email, content, siteOrigin });
    await updateAccount(tx, id, {
      status: 'deleted',
      passwordHash: null,
      googleSubject: null,
      lastLoginAt: null,
    });
    await eraseMember(tx, id);
    await closeAllSessions(tx, id);
    await deleteTokens(tx, id);
  });
}
