import { Command } from 'commander';
import { desc } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { defineAction } from './action';
import { addApplicationCommands } from './application-commands';
import type { CommandContext, RecordAction } from './command-context';
import { addContentCommands } from './content-commands';
import { addDashboardCommand } from './dashboard-command';
import { addMailCommands } from './mail-commands';
import { addMemberCommands } from './member-commands';
import { localTime, table } from './output';
import { operatorActions } from './tables';
import { describeDetails, HELP_TITLES, translateUsageError } from './words';

/** One entry of the log of operator actions. */
type OperatorAction = typeof operatorActions.$inferSelect;

/**
 * Adds an action to the log. The details contain ids and counts only, because the log is kept longer than members'
 * data.
 */
async function recordAction(
  db: Db,
  action: Pick<OperatorAction, 'actor' | 'action' | 'details'>,
): Promise<void> {
  await db.insert(operatorActions).values(action);
}

/** Returns the latest actions, newest first. */
const listActions = (db: Db, limit: number): Promise<OperatorAction[]> =>
  db.select().from(operatorActions).orderBy(desc(operatorActions.id)).limit(limit);

/**
 * Returns the operator CLI (docs/operator-cli.md). Every command that changes data or discloses those of members is
 * logged.
 */
export function createProgram(context: CommandContext): Command {
  const { connect } = context;
  const program = new Command('operator')
    .exitOverride()
    .description('運営者用コマンド')
    .helpOption('-h, --help', '使い方を表示する')
    .helpCommand('help [command]', '使い方を表示する')
    .option('--by <name>', '操作した人の名前')
    .configureOutput({ outputError: (message, write) => write(translateUsageError(message)) })
    .configureHelp({ styleTitle: (title) => HELP_TITLES[title] ?? title });
  const record: RecordAction = async (action, details, tx) => {
    const actor = program.opts<{ by?: string }>().by ?? context.user;
    await recordAction(tx ?? (await connect()).db, { actor, action, details });
  };

  addDashboardCommand(program, context);
  addMemberCommands(program, context, record);
  addContentCommands(program, context, record);
  addApplicationCommands(program, context, record);
  addMailCommands(program, context, record);
  const log = program.command('log').description('これまでの操作を新しい順に100件まで表示する');
  defineAction(log, context, { writes: false }, async () => {
    const actions = await listActions((await connect()).db, 100);
    return {
      json: { actions: actions.map(({ at, actor, action, details }) => ({ at, actor, action, details })) },
      lines: table(
        '操作の記録',
        ['日時', '操作した人', '操作', '内容'],
        actions.map(({ at, actor, action, details }) => [
          localTime(at),
          actor,
          action,
          describeDetails(details),
        ]),
      ),
    };
  });
  return program;
}
