import { Agent } from 'node:https';
import { isIP } from 'node:net';
import axios, { isAxiosError } from 'axios';
import { columnQueries } from '@/api/columns';
import { isSuccess } from '@/api/transport/calls';
import { env } from '@/config/env';
import { createSiteConfig } from '@/config/site';
import { MAX_REPLY_BYTES, TIMEOUTS_MS } from '@/gateway/exchange';
import { errorSentence } from '@/lib/errors/error-body';
import { mediaUrl } from '@/lib/picture-urls';
import { API_PREFIX } from '@/lib/urls';
import { readMe } from '@/schemas/member-fields';
import { type Check, dangerous, type Finding, missing, notice, type Run, works } from './findings';
import { UNKNOWN_ID } from './list-checks';
import { NoReplyError, type OriginClient } from './origin-client';
import { readSent } from './part-checks';

const FOREIGN = 'check-origin.invalid';
const LINKED_LIST = '/vacancies/?page=1&vacancy_page_size=1';

/** Returns whether an address is within this machine or a private network, where plain HTTP is usual. */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) === 4) return /^(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\./.test(host);
  if (isIP(host) === 6) return host === '::1' || /^f[cd]/i.test(host);
  return !host.includes('.') || /\.(?:localhost|local|internal|test)$/i.test(host);
}

function judgeScheme(setting: string, address: string, privately: string): Finding {
  const { protocol, hostname } = new URL(address);
  if (protocol === 'https:') return works();
  const remedy = `${setting} を https:// のアドレスにしてください。`;
  return isPrivateHost(hostname) ? works(privately) : dangerous('暗号化されません。', remedy);
}

const PRIVATE_API = '外から届かないアドレスのため、http:// のままで使えます。';
const PRIVATE_SITE =
  '手元のアドレスです。SITE_ORIGIN に公開するアドレスを設定すると、HTTPSのCookieも確認します。';

/** Checks whether the calls and the pages are encrypted. */
export const SCHEME_CHECKS: readonly Check[] = [
  ['safety', 'APIのHTTPS', async ({ client }) => judgeScheme('API_ORIGIN', client.origin, PRIVATE_API)],
  ['safety', 'サイトのHTTPS', async () => judgeScheme('SITE_ORIGIN', env().SITE_ORIGIN, PRIVATE_SITE)],
];

/** Sends a GET with the Host header of another site, which fetch would replace, and which no client can send through the site. */
async function requestForeignHost({ origin }: OriginClient): Promise<{ status: number; data: string }> {
  const { hostname } = new URL(origin);
  try {
    return await axios.get<string>(`${origin}${API_PREFIX}${LINKED_LIST}`, {
      adapter: 'http',
      headers: { Host: FOREIGN, Accept: 'application/json' },
      // Node expects a certificate for the name in the Host header, unless it is told another one. An address has no such name.
      httpsAgent: new Agent({ servername: isIP(hostname) ? '' : hostname }),
      maxContentLength: MAX_REPLY_BYTES,
      maxRedirects: 0,
      proxy: false,
      responseType: 'text',
      timeout: TIMEOUTS_MS.headers,
      validateStatus: () => true,
    });
  } catch (error) {
    throw new NoReplyError(isAxiosError(error) ? (error.code ?? error.message) : String(error));
  }
}

async function findForeignHost({ client }: Run): Promise<Finding> {
  const remedy = `ALLOWED_HOSTS を ["${new URL(client.origin).hostname}"] のように、使う名前だけにしてください。`;
  const { status, data } = await requestForeignHost(client);
  if (!isSuccess({ status })) return works(`${status}`);
  return String(data).includes(FOREIGN)
    ? dangerous('受け付けて、応答のリンクに使います。メールのリンクを他のサイトに向けられます。', remedy)
    : notice('受け付けます。応答のリンクには使われていません。', remedy);
}

/** Asks as a page of another site, whose origin the site itself never sends. */
async function findCors({ client }: Run): Promise<Finding> {
  const { headers } = await client.call('GET', '/categories/', { headers: { origin: `https://${FOREIGN}` } });
  const allowed = headers.get('access-control-allow-origin');
  if (!allowed) return works();
  const remedy =
    'CORS_ALLOW_ALL_ORIGINS と CORS_ALLOW_CREDENTIALS を外してください。このサイトにCORSは要りません。';
  return headers.get('access-control-allow-credentials') === 'true' && allowed !== '*'
    ? dangerous('どのサイトからでも、会員のCookieを付けて読めます。', remedy)
    : notice(`${allowed} に許可しています（Cookieは付きません）。`, remedy);
}

/** Asks for what does not exist. The replies are among the leaks when they show too much. */
async function findErrorShape({ client }: Run): Promise<Finding> {
  await client.call('GET', '/check-origin-no-such-call/');
  await client.call('GET', '/vacancies/check-origin/');
  const reply = await client.call('GET', `/vacancies/${UNKNOWN_ID}/`);
  if (reply.status !== 404)
    return missing(
      `ない案件に ${reply.status} を返します。`,
      'ない記録には404を返してください（get_object_or_404）。',
    );
  if (errorSentence(reply.json) !== undefined) return works();
  return notice(
    'error も detail もないため、決まった文を表示します。',
    'EXCEPTION_HANDLER でJSONの error か detail に文を入れてください。',
  );
}

/** Checks where a picture is, and whether the site can show it. */
async function findPicture(address: string, client: OriginClient): Promise<Finding> {
  const { API_MEDIA_PATH, API_MEDIA_ORIGIN } = env();
  const shown = mediaUrl(address, createSiteConfig({ ...env(), API_ORIGIN: client.origin }));
  const isAbsolute = /^https?:\/\//i.test(shown);
  if (isAbsolute && new URL(shown).origin === API_MEDIA_ORIGIN) return works(shown);
  if (isAbsolute)
    return missing(
      `${address} は、画面の Content-Security-Policy で表示されません。`,
      `サイトに API_MEDIA_ORIGIN=${new URL(shown).origin} を設定するか、MEDIA_URL に合わせて API_MEDIA_PATH（いまは ${API_MEDIA_PATH}）を設定してください。`,
    );
  const isMedia = shown.startsWith(API_MEDIA_PATH);
  if (!isMedia && !shown.startsWith(`${API_PREFIX}/`)) return works(`${shown}（サイトにあるファイル）`);
  const { status, headers } = await client.send('GET', shown, isMedia ? { headers: { cookie: '' } } : {});
  if (isSuccess({ status }) && /^image\//.test(headers.get('content-type') ?? '')) return works(shown);
  const host = URL.canParse(address) ? new URL(address).origin : client.origin;
  const remedy =
    host === client.origin
      ? 'APIの前のサーバーが MEDIA_URL のファイルを配信するようにしてください。'
      : `サイトに API_MEDIA_ORIGIN=${host} を設定してください。`;
  return missing(`${address}：${client.origin}${shown} は ${status} です。`, remedy);
}

/** Checks one picture of each kind. */
async function findPictures(run: Run): Promise<Finding[]> {
  const columns = run.queries.getQueryData(columnQueries.columnsAndTags().queryKey)?.columns ?? [];
  const addresses = [
    columns.find(({ picture }) => picture)?.picture?.src,
    columns.find(({ share_image }) => share_image)?.share_image,
    run.isLoggedIn ? readMe(await readSent(run)).member.profile.profile_image : null,
  ].filter((address) => typeof address === 'string');
  return Promise.all(addresses.map((address) => findPicture(address, run.client)));
}

/** Checks where pictures are, hosts, CORS and the shape of errors. */
export const SETTING_CHECKS: readonly Check[] = [
  ['safety', 'コラムの写真、共有画像、会員の写真', findPictures],
  ['safety', '知らないホスト名の拒否', findForeignHost],
  ['safety', '他のサイトからの読み取り（CORS）', findCors],
  ['safety', 'エラーの形', findErrorShape],
];

/** Looks whether replies have shown how the API works inside. */
async function findLeaks({ client: { leaks } }: Run): Promise<Finding> {
  if (leaks.size === 0) return works();
  return dangerous(
    `DEBUGのページかスタックトレースを返します：${[...leaks].join('、')}`,
    'DEBUG = False にし、EXCEPTION_HANDLER と前段のサーバーが中身を返さないようにしてください。',
  );
}
export const LEAK_CHECK: Check = ['safety', 'エラーページの中身', findLeaks];
