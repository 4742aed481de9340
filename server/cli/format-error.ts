import pg from 'pg';
import { startupMessage } from '@/config/startup-error';
import { DocumentError } from '@/lib/content/documents';
import { isDatabaseUnavailable } from '@/server/db/client';
import { transientFailure } from '@/server/db/connection-failure';
import { ApiError } from '@/server/http/errors';
import { CliError } from './command-context';

const FILE_ERRORS: Record<string, string> = {
  ENOENT: 'ファイルまたはフォルダーがありません',
  ENOTDIR: 'フォルダーではありません',
  EISDIR: 'フォルダーです',
  EACCES: '読み書きする権限がありません',
  EPERM: '読み書きする権限がありません',
  EROFS: '書き込めないディスクです',
  ENOSPC: 'ディスクの空きがありません',
};

/** Messages by the SQLSTATE of what PostgreSQL refuses. */
const DATABASE_ERRORS: Record<string, string> = {
  '25006':
    'データベースに書き込めません（読み取り専用）。書き込めるデータベースを DATABASE_URL に指定してください。',
  '42501':
    'データベースのユーザーに権限がありません。docs/operations.md（Migrations with a user of their own）の grant を、このデータベースで実行してください。',
  '53100': 'データベースのディスクの空きがありません。',
  '55P03': 'ほかの処理を待ちましたが、終わりませんでした。しばらくしてから、もう一度実行してください。',
  '57014': 'データベースの処理が時間内に終わりませんでした。しばらくしてから、もう一度実行してください。',
};

function databaseMessage(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof pg.DatabaseError) return DATABASE_ERRORS[error.code ?? ''];
  return databaseMessage(error.cause);
}

/** Returns why the database is not available, or undefined for any other error. */
const unavailableMessage = (error: unknown): string | undefined =>
  isDatabaseUnavailable(error)
    ? (transientFailure(error)?.message ?? 'データベースとの接続が切れました。')
    : undefined;

/** Returns the message of an error that the operator can fix as one line, and any other error with its stack. */
export function formatError(error: unknown): string {
  if (error instanceof CliError || error instanceof DocumentError) return error.message;
  // The message of the site speaks of a page.
  if (error instanceof ApiError)
    return error.code === 'not_found' ? '指定されたIDの記録はありません。' : error.error;
  const { code = '', path, syscall } = (error ?? {}) as NodeJS.ErrnoException;
  const message = syscall ? FILE_ERRORS[code] : undefined;
  if (message) return path ? `${message}：${path}` : `${message}。`;
  const refused = databaseMessage(error) ?? unavailableMessage(error) ?? startupMessage(error);
  return refused ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
}
