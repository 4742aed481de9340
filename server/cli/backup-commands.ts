import type { Command } from 'commander';
import { readMigrations } from '@/server/db/migration-list';
import { summarise, writeBackup } from './backup';
import { createKey } from './backup-encryption';
import type { CommandContext, RecordAction } from './command-context';
import { assertNewFile } from './new-file';
import { restoreBackup, verifyBackup } from './restore';

const IDENTITY_OPTION = ['--identity <file>', '暗号化されたバックアップの鍵のファイル'] as const;

/** Returns how the version that wrote a backup relates to this one. */
function describeVersion(migrations: readonly string[]): string {
  const own = readMigrations().map(({ hash }) => hash);
  if (!migrations.every((hash, index) => hash === own[index]))
    return 'この版では復元できません（新しい版、または別の版で作られています）';
  return migrations.length === own.length
    ? 'この版と同じです'
    : 'この版より古い版です（復元すると更新されます）';
}

/** Adds the commands for backups (docs/operations.md). */
export function addBackupCommands(
  program: Command,
  { connect, signal, print }: CommandContext,
  record: RecordAction,
): void {
  const backup = program
    .command('backup')
    .argument('<file>')
    .description('データベース全体をバックアップする（サイトを止める必要はない）')
    .option('--encrypt-to <recipient...>', '暗号化する宛先（age1…）')
    .action(async (file: string, { encryptTo: recipients = [] }: { encryptTo?: string[] }) => {
      await assertNewFile(file);
      const { url } = await connect();
      const counts = await writeBackup(url, file, { signal, recipients });
      await record('backup', {});
      print(`${summarise(counts)}を ${file} にバックアップしました。`);
    });
  backup
    .command('verify <file>')
    .description('バックアップを最後まで読み、復元できるかを確かめる（データベースは使わない）')
    .option(...IDENTITY_OPTION)
    .action(async (file: string, { identity }: { identity?: string }) => {
      const { createdAt, migrations, counts } = await verifyBackup(file, identity);
      print(`${file} は壊れていません。${createdAt} に作られたバックアップです。`);
      print(summarise(counts));
      print(`サイトの版：${describeVersion(migrations)}。`);
    });
  backup
    .command('key <file>')
    .description('バックアップを暗号化する鍵を作る（鍵がないと復元できません）')
    .action(async (file: string) => {
      print(`鍵を ${file} に書きました。別の場所にも保管してください。宛先：`);
      print(await createKey(file));
    });
  program
    .command('restore <file>')
    .description('バックアップを空のデータベースに復元する（サイトを停止しておく）')
    .option(...IDENTITY_OPTION)
    .action(async (file: string, { identity }: { identity?: string }) => {
      // The file is verified first, so that no database is created for a file that cannot be restored.
      await verifyBackup(file, identity);
      const { url } = await connect({ create: true });
      const rows = await restoreBackup(url, file, { signal, identity });
      await record('restore', { rows });
      print(`${rows} 行を復元しました。`);
    });
}
