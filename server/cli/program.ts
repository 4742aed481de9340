import { Readable } from 'node:stream';
import { Command, Option } from 'commander';
import {
  approveMember,
  deleteMember,
  refuseMember,
  restoreMember,
  suspendMember,
} from '@/server/auth/member-moderation';
import { inTransaction } from '@/server/db/transaction';
import { listMembers } from '@/server/members/list';
import { seminarApplicationRows, toCsv, vacancyApplicationRows } from './applications-csv';
import { listActions, recordAction } from './audit-log';
import { addBackupCommands } from './backup-commands';
import { asId, type CommandContext, type RecordAction } from './command-context';
import { addContentCommands } from './content-commands';
import { formatMember } from './format-member';
import { addInactivityCommands } from './inactivity-commands';
import { addMailCommands } from './mail-commands';
import { assertNewFile, writeNewFile } from './new-file';

const STATUSES = ['pending', 'waiting', 'active', 'suspended', 'refused', 'withdrawn', 'deleted'] as const;
type Status = (typeof STATUSES)[number];
/** The number of columns that lists print. The remaining columns (addresses and texts) are only exported to files. */
const LISTED_COLUMNS = 7;

/** Returns the operator CLI (docs/operator-cli.md). Every command that changes or discloses something is logged. */
export function createProgram(context: CommandContext): Command {
  const { connect, print } = context;
  const program = new Command('provider')
    .exitOverride()
    .description('運営者用コマンド')
    .option('--by <name>', '操作した人の名前');
  const record: RecordAction = async (action, details, tx) => {
    const actor = program.opts<{ by?: string }>().by ?? context.user;
    await recordAction(tx ?? (await connect()).db, { actor, action, details });
  };

  addMemberCommands(program, context, record);
  addContentCommands(program, context, record);
  addApplicationCommands(program, context, record);
  addMailCommands(program, context, record);

  addBackupCommands(program, context, record);
  program
    .command('log')
    .description('これまでの操作を新しい順に表示する')
    .action(async () => {
      const { db } = await connect();
      for (const { at, actor, action, details } of await listActions(db, 100))
        print([at.toISOString(), actor, action, JSON.stringify(details)].join('\t'));
    });
  return program;
}

function addMemberCommands(program: Command, context: CommandContext, record: RecordAction): void {
  const { connect, siteOrigin, print } = context;
  const members = program.command('members').description('会員');
  members
    .command('list')
    .description('会員の一覧（ID、状態、メールアドレス、氏名、最終ログイン）')
    .addOption(new Option('--status <status>', '状態で絞り込む').choices(STATUSES))
    .action(async ({ status }: { status?: Status }) => {
      const { db } = await connect();
      const listed = await listMembers(db, status);
      await record('members list', {});
      for (const member of listed) print(formatMember(member));
    });
  addInactivityCommands(program, members, context, record);
  const decisions = [
    ['approve', '登録を承認する', approveMember],
    ['refuse', '登録を拒否する', refuseMember],
    ['suspend', '利用を停止する', suspendMember],
    ['restore', '利用停止を解除する', restoreMember],
    ['delete', '会員を削除する（元に戻せません）', deleteMember],
  ] as const;
  for (const [name, description, decide] of decisions) {
    members
      .command(`${name} <id>`)
      .description(`${description}。会員にはメールで知らせる`)
      .action(async (text: string) => {
        const id = asId(text);
        const { db } = await connect();
        await inTransaction(db, async (tx) => {
          await decide({ db: tx, siteOrigin }, id);
          await record(`members ${name}`, { member: id }, tx);
        });
        print(`会員 ${id}：${description}（済み）`);
      });
  }
}

function addApplicationCommands(
  program: Command,
  { connect, print }: CommandContext,
  record: RecordAction,
): void {
  const applications = program.command('applications').description('案件への応募、セミナーへの申込み');
  const loadRows = async (seminars = false) => {
    const { db } = await connect();
    return seminars ? seminarApplicationRows(db) : vacancyApplicationRows(db);
  };
  const describeKind = (seminars = false) => ({ of: seminars ? 'seminars' : 'vacancies' });
  const seminarsOption = ['--seminars', '案件への応募ではなく、セミナーへの申込み'] as const;
  applications
    .command('list')
    .description('すべての応募の一覧（ID、状態、日時、案件、会員）')
    .option(...seminarsOption)
    .action(async ({ seminars }: { seminars?: true }) => {
      const [, ...rows] = await loadRows(seminars);
      await record('applications list', describeKind(seminars));
      for (const row of rows) print(row.slice(0, LISTED_COLUMNS).join('\t'));
    });
  applications
    .command('export <file>')
    .description('すべての応募をCSV（UTF-8、Excel対応）に書き出す')
    .option(...seminarsOption)
    .action(async (file: string, { seminars }: { seminars?: true }) => {
      await assertNewFile(file);
      await writeNewFile(file, [Readable.from([toCsv(await loadRows(seminars))])]);
      await record('applications export', describeKind(seminars));
      print(`${file} に書き出しました。`);
    });
}
