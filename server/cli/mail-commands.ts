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
} from '@/server/mail/states';
import type { SendMail } from '@/server/mail/transport';
import { CliError } from './cli-error';
import type { CommandContext, RecordAction } from './command-context';

const LABELS: Record<MailState, string> = {
  queued: '送信待ち',
  sending: '送信中',
  sent: '送信済み',
  stored: '保管',
  failed: '失敗',
  expired: '期限切れ',
};

const mailLine = (mail: ListedMail): string =>
  [
    mail.id,
    LABELS[mail.state],
    mail.createdAt.toISOString(),
    `${mail.attempts}回`,
    mail.lastError ?? '-',
    mail.to ?? '-',
    mail.subject ?? '-',
  ].join('\t');

/** Adds the commands that list queued, sent and failed mails and send one on request. */
export function addMailCommands(program: Command, context: CommandContext, record: RecordAction): void {
  const { connect, print } = context;
  const mails = program.command('mails').description('メールの送信状況');
  mails
    .command('list')
    .description('新しい順の一覧（ID、状態、作成日時、送信回数、最後のエラー、宛先、件名）')
    .option('--failed', '届いておらず、もう自動では送信しないものだけ（失敗、期限切れ）')
    .action(async ({ failed }: { failed?: true }) => {
      const { db } = await connect();
      const listed = failed ? await listFailedMails(db) : await listMails(db);
      await record('mails list', {});
      for (const mail of listed) print(mailLine(mail));
    });
  mails
    .command('send [id]')
    .description('送信待ち、または失敗したメールを、いま送信する')
    .option('--failed', '失敗したメールをすべて送信する（期限切れを除く）')
    .action(async (id: string | undefined, { failed }: { failed?: true }) => {
      if ((id === undefined) === !failed)
        throw new CliError('メールのID、または --failed のどちらか一方を指定してください。');
      const { send } = context;
      if (!send) throw new CliError('SMTP_URL が設定されていないため、メールを送信できません。');
      const { db } = await connect();
      const ids = id === undefined ? await findFailedIds(db) : [asMailId(id)];
      const problems: string[] = [];
      for (const each of ids) {
        context.signal?.throwIfAborted();
        const problem = await sendNow(db, each, { send, siteOrigin: context.siteOrigin }, record);
        if (problem) problems.push(problem);
        else print(`メール ${each}：送信しました。`);
      }
      if (problems.length > 0) throw new CliError(problems.join('\n'));
      if (ids.length === 0) print('失敗したメールはありません。');
    });
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

/**
 * Sends one mail in this process.
 * @returns the reason for a failure as one line, or undefined when the mail was sent
 */
async function sendNow(
  db: Db,
  id: string,
  delivery: { send: SendMail; siteOrigin: string },
  record: RecordAction,
): Promise<string | undefined> {
  const describeState = async () => {
    const mail = await findMail(db, id);
    return mail ? NOT_SENDABLE_MESSAGES[mail.state] : 'ありません。';
  };
  const problem = await describeState();
  if (problem) return `メール ${id}：${problem}`;
  await record('mails send', { mail: id });
  try {
    const state = await deliverMail(db, id, { ...delivery, includeFailed: true });
    if (state === 'sent') return undefined;
    if (state !== 'failed') return `メール ${id}：${await describeState()}`;
    return `メール ${id}：メールサーバーに拒否されました（${(await findMail(db, id))?.lastError}）。`;
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    return `メール ${id}：送信できませんでした（${error.reason}）。`;
  }
}
