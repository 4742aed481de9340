import { type Command, Option } from 'commander';
import { invoiceNumberError } from '@/lib/invoice-text';
import { canonicalEmail } from '@/schemas/email';
import { dayInTokyo } from '@/schemas/time';
import {
  approveMember,
  deleteMember,
  refuseMember,
  restoreMember,
  suspendMember,
} from '@/server/auth/member-moderation';
import type { Db } from '@/server/db/client';
import { ApiError } from '@/server/http/errors';
import type { LookUpIssuer } from '@/server/integrations/types';
import { listMemberMails } from '@/server/mail/states';
import {
  findMemberListRows,
  listMembers,
  MEMBER_STATUS_LABELS,
  type MemberListRow,
} from '@/server/members/list';
import { findMemberByEmail, findMemberById, fullName } from '@/server/members/service';
import { readPersonalData } from '@/server/personal-data/service';
import { type ErasureReason, eraseByOperator } from '@/server/withdrawal/service';
import { defineAction } from './action';
import { CliError, type CommandContext, parseIdArgument, type RecordAction } from './command-context';
import { memberMailText } from './mail-commands';
import {
  fieldLines,
  formatMember,
  MEMBER_HEADINGS,
  mapBatches,
  memberCells,
  memberToJson,
  shownEmail,
  table,
  UNCHANGED,
} from './output';

const STATUSES = ['pending', 'waiting', 'active', 'suspended', 'refused', 'withdrawn', 'deleted'] as const;
type Status = (typeof STATUSES)[number];

/** Adds the commands for members. */
export function addMemberCommands(program: Command, context: CommandContext, record: RecordAction): void {
  const { connect, siteOrigin } = context;
  const members = program.command('members').description('会員');
  const list = members
    .command('list')
    .description('会員の一覧（ID、状態、メールアドレス、氏名、最終ログイン）')
    .addOption(new Option('--status <status>', '状態で絞り込む').choices(STATUSES));
  defineAction<[], { status?: Status }>(list, context, { writes: false }, async (_args, { status }) => {
    const { db } = await connect();
    await record('members list', {});
    return {
      json: { members: mapBatches(listMembers(db, status), memberToJson) },
      lines: table('会員', MEMBER_HEADINGS, mapBatches(listMembers(db, status), memberCells)),
    };
  });
  addRecordCommands(members, context, record);
  const decisions = [
    ['approve', '登録を承認する', '登録を承認しました。', approveMember],
    ['refuse', '登録を拒否する', '登録を拒否しました。', refuseMember],
    ['suspend', '利用を停止する', '利用を停止しました。', suspendMember],
    ['restore', '利用停止を解除する', '利用停止を解除しました。', restoreMember],
    [
      'delete',
      '会員を削除する（メールアドレスは再登録を断るために残り、元に戻せません）',
      '会員を削除しました。',
      deleteMember,
    ],
  ] as const;
  for (const [name, description, done, decide] of decisions) {
    const command = members.command(`${name} <id>`).description(`${description}。会員にはメールで知らせる`);
    const settings = { writes: true, asks: true };
    defineAction<[string]>(command, context, settings, async ([text], _options, { write, isDryRun }) => {
      const id = parseIdArgument(text);
      const { before, isChanged } = await write(async (tx) => {
        const before = await findRow(tx, id);
        await decide({ db: tx, siteOrigin }, id);
        await record(`members ${name}`, { member: id }, tx);
        return { before, isChanged: (await findRow(tx, id)).status !== before.status };
      });
      return {
        json: { member: id },
        lines: [formatMember(before), isChanged ? (isDryRun ? description : done) : UNCHANGED],
        isUnchanged: !isChanged,
      };
    });
  }
}

async function findRow(db: Db, id: number): Promise<MemberListRow> {
  const row = (await findMemberListRows(db, [id])).get(id);
  if (!row) throw new CliError(`会員 ${id} はありません。`);
  return row;
}

/** Returns the member who was named by id or by address. Throws when there is none. */
async function findMember(db: Db, text: string): Promise<MemberListRow> {
  if (!text.includes('@')) return findRow(db, parseIdArgument(text));
  const member = await findMemberByEmail(db, canonicalEmail(text.trim()));
  if (!member) throw new CliError('このメールアドレスの会員はいません。');
  return findRow(db, member.id);
}

/**
 * Returns a number with what the registry says about it today: the name of the issuer, why it is not valid, or that nobody
 * could look it up. It is not stored when the member saves the number, because a registration can end later.
 */
async function describeInvoiceNumber(lookUpIssuer: LookUpIssuer, number: string): Promise<string> {
  const text = await lookUpIssuer(number)
    .then((lookup) => invoiceNumberError(lookup) ?? lookup.announcement[0]?.name ?? '')
    .catch((error: unknown) => {
      if (error instanceof ApiError) return error.error;
      throw error;
    });
  return `T${number} ${text}`;
}

/** Adds the commands for the rights of a person: to see what is stored, to get it, and to have it erased. */
function addRecordCommands(members: Command, context: CommandContext, record: RecordAction): void {
  const { connect, siteOrigin, lookUpIssuer } = context;
  /** What a member downloads in the settings. No session of the operator is marked as the one in use. */
  const readAll = (db: Db, memberId: number) =>
    readPersonalData(db, { memberId, token: '', needsRefresh: false });

  const show = members
    .command('show <id|address>')
    .description('会員の状態、登録番号の照合結果、応募と申込みの件数、30日以内のメール');
  defineAction<[string]>(show, context, { writes: false }, async ([text]) => {
    const { db } = await connect();
    const row = await findMember(db, text);
    const { id } = row;
    await record('members show', { member: id });
    const data = await readAll(db, id);
    const { invoiceNumber } = (await findMemberById(db, id)) ?? {};
    const invoice = invoiceNumber ? await describeInvoiceNumber(lookUpIssuer, invoiceNumber) : null;
    const counts = {
      vacancyApplications: data.vacancy_applications.length,
      seminarApplications: data.seminar_applications.length,
      sessions: data.sessions.length,
    };
    const mails = await listMemberMails(db, id);
    const day = (at: string | null) => (at ? at.slice(0, 10) : '-');
    return {
      json: { member: { ...memberToJson(row), invoice, ...counts, mails } },
      lines: fieldLines([
        ['ID', id],
        ['状態', MEMBER_STATUS_LABELS[row.status]],
        ['メールアドレス', shownEmail(row) ?? '-'],
        ['氏名', fullName(row)],
        ['登録日', day(data.account.registered_at)],
        ['最終ログイン', row.lastLoginAt ? dayInTokyo(row.lastLoginAt) : '-'],
        ['インボイス登録番号', invoice ?? '-'],
        ['案件への応募', `${counts.vacancyApplications} 件`],
        ['セミナーの申込み', `${counts.seminarApplications} 件`],
        ['ログイン中の端末', `${counts.sessions} 台`],
        ['メール', mails.map(memberMailText).join('\n')],
      ]),
    };
  });

  const exporting = members
    .command('export <id|address>')
    .description('開示：会員について保存している情報をすべて JSON で出力する');
  defineAction<[string]>(exporting, context, { writes: false }, async ([text]) => {
    const { db } = await connect();
    const { id } = await findMember(db, text);
    await record('members export', { member: id });
    const data = await readAll(db, id);
    return {
      json: { personalData: data },
      lines: [JSON.stringify(data, null, 2)],
    };
  });

  const erasing = members
    .command('erase <id|address>')
    .description('消去：退会と同じく個人情報を消し、応募と申込みを取り消す（元に戻せません）')
    .addOption(
      new Option('--reason <reason>', 'メールの文面。request は本人の請求、terms は規約違反')
        .choices(['request', 'terms'])
        .default('request'),
    )
    .option('--no-mail', '会員にメールを送らない');
  defineAction<[string], { reason: ErasureReason; mail: boolean }>(
    erasing,
    context,
    { writes: true, asks: true },
    async ([text], { reason, mail }, { write, isDryRun }) => {
      const { before, isChanged } = await write(async (tx) => {
        const before = await findMember(tx, text);
        const { id } = before;
        const isChanged = await eraseByOperator(tx, id, { reason: mail ? reason : undefined, siteOrigin });
        await record('members erase', { member: id, reason }, tx);
        return { before, isChanged };
      });
      return {
        json: { member: before.id, erased: isChanged },
        lines: [
          formatMember(before),
          !isChanged
            ? 'すでに消去されています。'
            : isDryRun
              ? '個人情報を消去し、応募と申込みを取り消す（元に戻せません）'
              : '個人情報を消去し、応募と申込みを取り消しました。',
        ],
        isUnchanged: !isChanged,
      };
    },
  );
}
