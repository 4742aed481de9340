import { type Command, Option } from 'commander';
import {
  approveMember,
  deleteMember,
  refuseMember,
  restoreMember,
  suspendMember,
} from '@/server/auth/member-moderation';
import { listMembers } from '@/server/members/list';
import { defineAction } from './action';
import { type CommandContext, parseIdArgument, type RecordAction } from './command-context';
import { formatMember, memberToJson } from './format-member';
import { addInactivityCommands } from './inactivity-commands';
import { mapBatches } from './output';

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
      lines: mapBatches(listMembers(db, status), formatMember),
    };
  });
  addInactivityCommands(members, context, record);
  const decisions = [
    ['approve', '登録を承認する', approveMember],
    ['refuse', '登録を拒否する', refuseMember],
    ['suspend', '利用を停止する', suspendMember],
    ['restore', '利用停止を解除する', restoreMember],
    ['delete', '会員を削除する（元に戻せません）', deleteMember],
  ] as const;
  for (const [name, description, decide] of decisions) {
    const command = members.command(`${name} <id>`).description(`${description}。会員にはメールで知らせる`);
    defineAction<[string]>(command, context, { writes: true }, async ([text], _options, { write }) => {
      const id = parseIdArgument(text);
      await write(async (tx) => {
        await decide({ db: tx, siteOrigin }, id);
        await record(`members ${name}`, { member: id }, tx);
      });
      return { json: { member: id }, lines: [`会員 ${id}：${description}（済み）`] };
    });
  }
}
