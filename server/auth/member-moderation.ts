import type { Db } from '@/server/db/client';
import { inTransaction } from '@/server/db/transaction';
import { ApiError, notFound } from '@/server/http/errors';
import type { MailContent } from '@/server/mail/content';
import { approvedMail, decisionMail } from '@/server/mail/membership-mails';
import { deleteMailsTo, enqueueMail } from '@/server/mail/outbox';
import { changeMemberStatus, lockMemberForUpdate, updateAccount } from '@/server/members/account';
import { MEMBER_STATUS_LABELS } from '@/server/members/list';
import type { Member } from '@/server/members/service';
import { eraseMember } from '@/server/withdrawal/erase';
import { forgetBrowsers } from './known-browsers';
import { endAllSessions } from './sessions';
import { deleteTokens } from './tokens';

// The operator's decisions about members: approve, refuse, suspend, restore and delete (terms). The member is notified of
// each decision by mail.

interface ServiceContext {
  db: Db;
  siteOrigin: string;
}

interface StatusChange {
  from: readonly Member['status'][];
  to: Member['status'];
  mail: (familyName: string, member: Member) => MailContent;
}

/**
 * Changes the member's status and sends the mail. A repeated call changes nothing. Throws 404 for an unknown member, and
 * `wrong_state` when the status does not allow the change.
 */
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
      throw new ApiError(
        409,
        'wrong_state',
        `この会員は現在「${MEMBER_STATUS_LABELS[before.status]}」のため、変更できません。`,
      );
    if (to !== 'active') await endAllSessions(tx, id);
    const content = mail(member.familyName ?? '', member);
    await enqueueMail(tx, { to: member.email, memberId: id, content, siteOrigin });
    return member;
  });
}

/** Approves a waiting or refused registration. The contract with the member begins with the approval. */
export const approveMember = (context: ServiceContext, id: number): Promise<Member> =>
  changeStatus(context, id, {
    from: ['waiting', 'refused'],
    to: 'active',
    mail: (familyName, { googleSubject }) =>
      approvedMail(context.siteOrigin, familyName, googleSubject !== null),
  });

/** Refuses a waiting registration. The address is kept, so that it cannot be registered again without a review. */
export const refuseMember = (context: ServiceContext, id: number): Promise<Member> =>
  changeStatus(context, id, {
    from: ['waiting'],
    to: 'refused',
    mail: (familyName) => decisionMail('refused', familyName),
  });

/** Suspends an active member and ends all their sessions. */
export const suspendMember = (context: ServiceContext, id: number): Promise<Member> =>
  changeStatus(context, id, {
    from: ['active'],
    to: 'suspended',
    mail: (familyName) => decisionMail('suspended', familyName),
  });

/** Restores a suspended member to active. */
export const restoreMember = (context: ServiceContext, id: number): Promise<Member> =>
  changeStatus(context, id, {
    from: ['suspended'],
    to: 'active',
    mail: (familyName) => decisionMail('restored', familyName),
  });

/**
 * Deletes a member: erases the personal data and cancels the applications. The email address is kept, because a former
 * deletion is a reason to refuse a new registration (terms). A repeated call changes nothing. Throws 404 for an unknown
 * member.
 */
export async function deleteMember({ db, siteOrigin }: ServiceContext, id: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const member = await lockMemberForUpdate(tx, id);
    if (!member) throw notFound();
    if (member.status === 'deleted' || member.status === 'withdrawn') return;
    await updateAccount(tx, id, {
      status: 'deleted',
      passwordHash: null,
      googleSubject: null,
      lastLoginAt: null,
    });
    await eraseMember(tx, id);
    const content = decisionMail('deleted', member.familyName ?? '');
    await deleteMailsTo(tx, member);
    if (member.status !== 'pending') await enqueueMail(tx, { to: member.email, content, siteOrigin });
    await endAllSessions(tx, id);
    await forgetBrowsers(tx, id);
    await deleteTokens(tx, id);
  });
}
