import type { Command } from 'commander';
import { readMigrations } from '@/server/db/migration-list';
import { defineAction } from './action';
import { countRows, describeRowCounts, sumRows, writeBackup } from './backup';
import { createKey } from './backup-encryption';
import type { CommandContext, RecordAction } from './command-context';
import { CliError } from './command-context';
import { assertNewFile } from './new-file';
import { localTime } from './output';
import { restoreBackup, verifyBackup } from './restore';

const IDENTITY_OPTION = ['--identity <file>', '暗号化されたバックアップの鍵のファイル'] as const;

const VERSIONS = {
  same: 'この版と同じです',
  older: 'この版より古い版です（復元すると更新されます）',
  other: 'この版では復元できません（新しい版、または別の版で作られています）',
};

/** Returns how the version that wrote a backup relates to this one. */
function compareVersion(migrations: readonly string[]): keyof typeof VERSIONS {
  const own = readMigrations().map(({ hash }) => hash);
  if (!migrations.every((hash, index) => hash === own[index])) return 'other';
  return migrations.length === own.length ? 'same' : 'older';
}

/** Adds the commands for backups (docs/operations.md). */
export function addBackupCommands(program: Command, context: CommandContext, record: RecordAction): void {
  const backup = addBackupCommand(program, context, record);
  addVerifyCommand(backup, context);
  addKeyCommand(backup, context);
  addRestoreCommand(program, context, record);
}

/**
 * Collects the values of an option that is repeated. A variadic option would take the file after it for a recipient.
 */
const addRecipient = (recipient: string, others: string[] = []): string[] => [...others, recipient];

/** Returns the command, below which `verify` and `key` are added. */
function addBackupCommand(program: Command, context: CommandContext, record: RecordAction): Command {
  const { connect, signal } = context;
  const backup = program
    .command('backup')
    .argument('<file>')
    .description('データベース全体をバックアップする（サイトを止める必要はない）')
    .option('--encrypt-to <recipient>', '暗号化する宛先（age1…）。繰り返すと宛先を増やせる', addRecipient);
  defineAction<[string], { encryptTo?: string[] }>(
    backup,
    context,
    { writes: true },
    async ([file], { encryptTo: recipients = [] }, { isDryRun }) => {
      await assertNewFile(file);
      const { url } = await connect();
      const counts = isDryRun ? await countRows(url) : await writeBackup(url, file, { signal, recipients });
      if (!isDryRun) await record('backup', {});
      return {
        json: { file, isEncrypted: recipients.length > 0, rows: sumRows(counts), tables: counts },
        lines: [`${describeRowCounts(counts)}を ${file} にバックアップしました。`],
      };
    },
  );
  return backup;
}

function addVerifyCommand(backup: Command, context: CommandContext): void {
  const verify = backup
    .command('verify <file>')
    .description('バックアップを最後まで読み、復元できるかを確かめる（データベースは使わない）')
    .option(...IDENTITY_OPTION);
  defineAction<[string], { identity?: string }>(
    verify,
    context,
    { writes: false },
    async ([file], { identity }) => {
      const { createdAt, migrations, counts } = await verifyBackup(file, identity);
      const version = compareVersion(migrations);
      return {
        json: { file, createdAt, version, rows: sumRows(counts), tables: counts },
        lines: [
          `${file} は壊れていません。${localTime(new Date(createdAt))} に作られたバックアップです。`,
          describeRowCounts(counts),
          `サイトの版：${VERSIONS[version]}。`,
        ],
      };
    },
  );
}

function addKeyCommand(backup: Command, context: CommandContext): void {
  const key = backup
    .command('key <file>')
    .description('バックアップを暗号化する鍵を作る（鍵がないと復元できません）');
  defineAction<[string]>(key, context, { writes: true }, async ([file], _options, { isDryRun }) => {
    await assertNewFile(file);
    const recipient = isDryRun ? null : await createKey(file);
    return {
      json: { file, recipient },
      lines: [
        `鍵を ${file} に書きました。別の場所にも保管してください。宛先：`,
        ...(recipient ? [recipient] : []),
      ],
    };
  });
}

function addRestoreCommand(program: Command, context: CommandContext, record: RecordAction): void {
  const { connect, signal } = context;
  const restore = program
    .command('restore <file>')
    .description('バックアップを空のデータベースに復元する（サイトを停止しておく）')
    .option(...IDENTITY_OPTION);
  defineAction<[string], { identity?: string }>(
    restore,
    context,
    { writes: true },
    async ([file], { identity }, { isDryRun }) => {
      // The file is verified first, so that no database is created for a file that cannot be restored.
      const { counts, migrations } = await verifyBackup(file, identity);
      const result = (rows: number) => ({ json: { file, rows }, lines: [`${rows} 行を復元しました。`] });
      if (isDryRun) {
        if (compareVersion(migrations) === 'other') throw new CliError(`${VERSIONS.other}。`);
        return result(sumRows(counts));
      }
      const { url } = await connect({ create: true });
      const rows = await restoreBackup(url, file, { signal, identity });
      await record('restore', { rows });
      return result(rows);
    },
  );
}
