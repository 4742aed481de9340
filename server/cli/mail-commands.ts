import type { Command } from 'commander';
import * as z from 'zod';
import type { Db } from '@/server/db/client';
import { deliverMail } from '@/server/mail/deliver';
import { DeliveryError } from '@/server/mail/delivery-error';
import {
  findFailedIds,
  findMail,
  type ListedMail,
  listFailedMails,
  listMails,
  type MailState,
  type MemberMail,
} from '@/server/mail/states';
import type { SendMail } from '@/server/mail/transport';
import { type CommandRun, defineAction } from './action';
import type { CommandContext, RecordAction } from './command-context';
import { CliError } from './command-context';
import { type Cell, localTime, minuteInTokyo, table, tabSeparatedLine } from './output';

const LABELS: Record<MailState, string> = {
  queued: '送信待ち',
  sending: '送信中',
  sent: '送信済み',
  stored: '保管',
  failed: '失敗',
  expired: '期限切れ',
};

const HEADINGS = ['ID', '状態', '作成日時', '送信回数', '最後のエラー', '宛先', '件名'];

const mailCells = (mail: ListedMail): Cell[] => [
  mail.id,
  LABELS[mail.state],
  localTime(mail.createdAt),
  `${mail.attempts}回`,
  mail.lastError ?? '-',
  mail.to ?? '-',
  mail.subject ?? '-',
];

/** Returns a mail to a member in one line: when it was written, what it is, and what became of it. */
export function memberMailText({ createdAt, kind, state, deliveredAt, lastError }: MemberMail): string {
  const sentAt = state === 'sent' && deliveredAt ? `（${minuteInTokyo(deliveredAt)}）` : '';
  const reason = lastError ? `（${lastError}）` : '';
  return `${minuteInTokyo(createdAt)} ${kind ?? ''}：${LABELS[state]}${sentAt || reason}`;
}

/** Adds the commands that list queued, sent and failed mails and send one on request. */
export function addMailCommands(program: Command, context: CommandContext, record: RecordAction): void {
  const mails = program.command('mails').description('メールの送信状況');
  const list = mails
    .command('list')
    .description('新しい順に500件までの一覧（ID、状態、作成日時、送信回数、最後のエラー、宛先、件名）')
    .option('--failed', '届いておらず、もう自動では送信しないものだけ（失敗、期限切れ）');
  defineAction<[], { failed?: true }>(list, context, { writes: false }, async (_args, { failed }) => {
    const { db } = await context.connect();
    const listed = failed ? await listFailedMails(db) : await listMails(db);
    await record('mails list', {});
    return {
      json: { mails: listed },
      lines: table(failed ? '失敗したメール' : 'メール', HEADINGS, listed.map(mailCells)),
    };
  });
  const sending = mails
    .command('send [id]')
    .description('送信待ち、または失敗したメールを、いま送信する')
    .option('--failed', '失敗したメールをすべて送信する（期限切れを除く）');
  defineAction<[string | undefined], { failed?: true }>(
    sending,
    context,
    { writes: true, asks: true },
    async ([id], { failed }, call) => {
      if ((id === undefined) === !failed)
        throw new CliError('メールのID、または --failed のどちらか一方を指定してください。');
      return sendMails(context, id, call, record);
    },
  );
}

/**
 * Sends one mail, or all failed ones. In a dry run it only says which mails would be sent.
 * @param id all failed mails when undefined
 */
async function sendMails(
  { connect, send, siteOrigin, signal }: CommandContext,
  id: string | undefined,
  { isDryRun, progress }: CommandRun,
  record: RecordAction,
) {
  if (!send) throw new CliError('SMTP_URL が設定されていないため、メールを送信できません。');
  const { db } = await connect();
  const ids = id === undefined ? await findFailedIds(db) : [asMailId(id)];
  const sent: string[] = [];
  const lines: string[] = ids.length === 0 ? ['失敗したメールはありません。変更はありません。'] : [];
  const failed: { id: string; reason: string }[] = [];
  for (const each of ids) {
    signal?.throwIfAborted();
    const reason = isDryRun
      ? await findObstacle(db, each)
      : await sendNow(db, each, { send, siteOrigin }, record);
    if (reason) {
      failed.push({ id: each, reason });
      continue;
    }
    sent.push(each);
    const mail = isDryRun ? await findMail(db, each) : undefined;
    if (mail) lines.push(tabSeparatedLine(['送信できます', ...mailCells(mail)]));
    else progress(`メール ${each}：送信しました。`);
  }
  return {
    json: { sent, failed },
    lines,
    mails: sent.length,
    isUnchanged: ids.length === 0,
    failure:
      failed.length > 0
        ? new CliError(failed.map((each) => `メール ${each.id}：${each.reason}`).join('\n'))
        : undefined,
  };
}

function asMailId(text: string): string {
  const id = z.uuid().safeParse(text);
  if (!id.success) throw new CliError('メールのIDは mails list に表示される形で指定してください。');
  return id.data;
}

const NOT_SENDABLE_MESSAGES: Partial<Record<MailState, string>> = {
  sending: 'ほかの処理が送信中です。',
  sent: '送信済みです。',
  stored: '送信せずに保管したメールです。',
  expired: '期限が切れているため、送信しません。',
};

/** Returns why a mail cannot be sent, or undefined. */
async function findObstacle(db: Db, id: string): Promise<string | undefined> {
  const mail = await findMail(db, id);
  return mail ? NOT_SENDABLE_MESSAGES[mail.state] : 'ありません。';
}

/**
 * Sends one mail in this process.
 * @returns the reason for a failure, or undefined when the mail was sent
 */
async function sendNow(
  db: Db,
  id: string,
  delivery: { send: SendMail; siteOrigin: string },
  record: RecordAction,
): Promise<string | undefined> {
  const obstacle = await findObstacle(db, id);
  if (obstacle) return obstacle;
  await record('mails send', { mail: id });
  try {
    const state = await deliverMail(db, id, { ...delivery, includeFailed: true });
    if (state === 'sent') return undefined;
    if (state !== 'failed') return await findObstacle(db, id);
    return `メールサーバーに拒否されました（${(await findMail(db, id))?.lastError}）。`;
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    return `送信できませんでした（${error.reason}）。`;
  }
}
