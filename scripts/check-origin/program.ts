import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { startupMessage } from '@/config/startup-error';
import { NoReplyError } from './origin-client';
import { exitCodeOf, formatReport, toJson } from './report';
import { runChecks } from './run-checks';

/** The environment variable with the password of the test account. */
export const PASSWORD_VARIABLE = 'CHECK_ORIGIN_PASSWORD';

/** Where the command reads and writes. */
export interface Terminal {
  print: (text: string) => void;
  printError: (text: string) => void;
  /** Undefined where nobody can be asked. */
  askPassword: ((question: string) => Promise<string>) | undefined;
  /** The value of {@link PASSWORD_VARIABLE}. */
  password: string | undefined;
  signal: AbortSignal;
}

interface Options {
  login?: string;
  writes?: true;
  json?: true;
}

/** Wrong use of the command; its message is for the operator. */
class UsageError extends Error {}

function parseOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.username)
    throw new InvalidArgumentError(
      'https://api.example.com のように、パスのないアドレスを指定してください。',
    );
  return url.origin;
}

async function passwordFor(email: string, { password, askPassword }: Terminal): Promise<string> {
  const given = password || (await askPassword?.(`${email} のパスワード：`));
  if (!given)
    throw new UsageError(
      `パスワードがありません。端末で入力するか、環境変数 ${PASSWORD_VARIABLE} に設定してください。`,
    );
  return given;
}

const NOTES = [
  'このサイトが扱う id は整数だけです。UUID や v-120 のような id のAPIでは使えません。',
  'サイトの画面からの呼び出しと同じヘッダーで確認します（ホスト名、CORS、CSRFの検査だけは、わざと違う値を送ります）。',
];

async function check(origin: string, { login, writes, json }: Options, terminal: Terminal): Promise<number> {
  if (writes && !login) throw new UsageError('--writes には --login で試験用の会員を指定してください。');
  const credentials = login ? { email: login, password: await passwordFor(login, terminal) } : undefined;
  for (const note of NOTES) terminal.printError(note);
  if (writes)
    terminal.printError(
      '試験用の会員で、会員情報の保存（すぐに元に戻します）と、案件とセミナーへの応募と取消しを行います。',
    );
  const report = await runChecks({ origin, credentials, writes: writes ?? false, signal: terminal.signal });
  terminal.print(json ? toJson(report) : formatReport(report));
  return exitCodeOf(report.rows);
}

/** The codes of certificates that no authority known to Node has signed. */
const UNKNOWN_AUTHORITY = /SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET_ISSUER)/;

/** Returns the line for an error that the operator can fix. Throws any other. */
function explain(error: unknown): string {
  if (error instanceof NoReplyError) {
    const hint = UNKNOWN_AUTHORITY.test(error.message)
      ? '。社内の認証局の証明書のときは、そのファイルのパスを環境変数 NODE_EXTRA_CA_CERTS に設定してください。'
      : '';
    return `APIに接続できません：${error.message}${hint}`;
  }
  if (error instanceof UsageError) return error.message;
  const message = startupMessage(error);
  if (message === null) throw error;
  return message;
}

/**
 * Runs the command with its arguments.
 * @returns as {@link exitCodeOf}, and 2 for wrong usage or an API that cannot be reached
 */
export async function runProgram(words: string[], terminal: Terminal): Promise<number> {
  let code = 2;
  const program = new Command('check:origin')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.print(text.trimEnd()),
      writeErr: (text) => terminal.printError(text.trimEnd()),
    })
    .description('既存のAPIがこのサイトで使えるかを、公開の前に確認する')
    .argument('<address>', 'APIのアドレス（API_ORIGIN）', parseOrigin)
    .option('--login <address>', '試験用の会員のメールアドレス。会員だけの呼び出しも確認する')
    .option('--writes', '書き込みも確認する（プロフィールの保存、応募、取消し。--login が必要）')
    .option('--json', '結果をJSONで出力する')
    .addHelpText(
      'after',
      `\nパスワードは端末で尋ねます。端末がないときは環境変数 ${PASSWORD_VARIABLE} に設定してください。\n終了コード：0 公開できる、1 不足か危険がある、2 使い方の誤りか接続できない、3 不足はないが、会員の操作に未確認がある`,
    )
    .action(async (origin: string, options: Options) => {
      code = await check(origin, options, terminal);
    });
  try {
    await program.parseAsync(words, { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (!terminal.signal.aborted) terminal.printError(explain(error));
    return 2;
  }
}
