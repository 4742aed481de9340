import { Agent } from 'node:https';
import { isIP } from 'node:net';
import axios, { isAxiosError } from 'axios';
import { env } from '@/config/env';
import { MAX_REPLY_BYTES, TIMEOUTS_MS } from '@/gateway/exchange';
import { API_PREFIX } from '@/lib/api-path';
import { errorSentence } from '@/lib/error-body';
import { readReply } from './assess-reply';
import { UNKNOWN_ID } from './check-lists';
import { isSuccess } from './failures';
import { NoReplyError, type OriginClient } from './origin-client';
import type { Row } from './report';

const FOREIGN = 'check-origin.invalid';

type Finding = Pick<Row, 'subject' | 'state' | 'detail'> & { remedy?: string };
const toRow = ({ remedy = '', ...finding }: Finding): Row => ({ group: 'safety', ...finding, remedy });

/** Returns whether an address is within this machine or a private network, where plain HTTP is usual. */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) === 4) return /^(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\./.test(host);
  if (isIP(host) === 6) return host === '::1' || /^f[cd]/i.test(host);
  return !host.includes('.') || /\.(?:localhost|local|internal|test)$/i.test(host);
}

function checkScheme(subject: string, address: string, privately: string, remedy: string): Row {
  const { protocol, hostname } = new URL(address);
  if (protocol === 'https:') return toRow({ subject, state: 'works', detail: '' });
  if (isPrivateHost(hostname))
    return toRow({
      subject,
      state: 'works',
      detail: privately,
    });
  return toRow({ subject, state: 'dangerous', detail: '暗号化されません。', remedy });
}

/** Returns whether the calls and the pages are encrypted. */
export const checkSchemes = (origin: string): Row[] => [
  checkScheme(
    'APIのHTTPS',
    origin,
    '外から届かないアドレスのため、http:// のままで使えます。',
    'API_ORIGIN を https:// のアドレスにしてください。',
  ),
  checkScheme(
    'サイトのHTTPS',
    env().SITE_ORIGIN,
    '手元のアドレスです。SITE_ORIGIN に公開するアドレスを設定すると、HTTPSのCookieも確認します。',
    'SITE_ORIGIN を https:// のアドレスにしてください。',
  ),
];

const LINKED_LIST = '/vacancies/?page=1&vacancy_page_size=1';

/** Node expects a certificate for the name in the Host header, unless it is told another one. An address has no such name. */
const agentFor = (hostname: string) => new Agent({ servername: isIP(hostname) ? '' : hostname });

/** Sends a GET with another Host header, which fetch would replace. */
const requestWithHost = (address: string, host: string) =>
  axios
    .get<string>(address, {
      adapter: 'http',
      headers: { Host: host, Accept: 'application/json' },
      httpsAgent: agentFor(new URL(address).hostname),
      maxContentLength: MAX_REPLY_BYTES,
      maxRedirects: 0,
      proxy: false,
      responseType: 'text',
      timeout: TIMEOUTS_MS.headers,
      validateStatus: () => true,
    })
    .catch((error: unknown) => {
      throw new NoReplyError(isAxiosError(error) ? (error.code ?? error.message) : String(error));
    });

/** Sends the host of another site, which no client can do through this site. */
export async function checkHost(client: OriginClient): Promise<Row> {
  const subject = '知らないホスト名の拒否';
  const remedy = `ALLOWED_HOSTS を ["${new URL(client.origin).hostname}"] のように、使う名前だけにしてください。`;
  const { status, data } = await requestWithHost(`${client.origin}${API_PREFIX}${LINKED_LIST}`, FOREIGN);
  if (!isSuccess({ status })) return toRow({ subject, state: 'works', detail: `${status}` });
  if (String(data).includes(FOREIGN))
    return toRow({
      subject,
      state: 'dangerous',
      detail: '受け付けて、応答のリンクに使います。メールのリンクを他のサイトに向けられます。',
      remedy,
    });
  return toRow({
    subject,
    state: 'notice',
    detail: '受け付けます。応答のリンクには使われていません。',
    remedy,
  });
}

/** Checks, for `API_FORWARDED_HOST=site`, whether links of the API name the site. */
export async function checkForwardedHost(client: OriginClient): Promise<Row[]> {
  const { API_FORWARDED_HOST, SITE_ORIGIN } = env();
  if (API_FORWARDED_HOST !== 'site') return [];
  const subject = '転送されたホスト名（API_FORWARDED_HOST=site）';
  const next = readReply('vacancies', (await client.call('GET', LINKED_LIST)).json)?.next;
  if (!next || !URL.canParse(next))
    return [toRow({ subject, state: 'unchecked', detail: '応答にリンクがないため、確認していません。' })];
  const { host } = new URL(next);
  if (host === new URL(SITE_ORIGIN).host) return [toRow({ subject, state: 'works', detail: host })];
  return [
    toRow({
      subject,
      state: 'missing',
      detail: `APIのリンクは ${host} を指します。`,
      remedy: 'USE_X_FORWARDED_HOST = True にするか、サイトの API_FORWARDED_HOST を外してください。',
    }),
  ];
}

/** Sends the Origin of another site, which the site itself never sends. */
export async function checkCors(client: OriginClient): Promise<Row> {
  const subject = '他のサイトからの読み取り（CORS）';
  const origin = `https://${FOREIGN}`;
  const { headers } = await client.call('GET', '/categories/', { headers: { origin } });
  const allowed = headers.get('access-control-allow-origin');
  if (!allowed) return toRow({ subject, state: 'works', detail: '' });
  const remedy =
    'CORS_ALLOW_ALL_ORIGINS と CORS_ALLOW_CREDENTIALS を外してください。このサイトにCORSは要りません。';
  if (headers.get('access-control-allow-credentials') === 'true' && allowed !== '*')
    return toRow({
      subject,
      state: 'dangerous',
      detail: 'どのサイトからでも、会員のCookieを付けて読めます。',
      remedy,
    });
  return toRow({
    subject,
    state: 'notice',
    detail: `${allowed} に許可しています（Cookieは付きません）。`,
    remedy,
  });
}

/** Asks for what does not exist. The replies are among the leaks of {@link checkLeaks} when they show too much. */
export async function checkErrorShape(client: OriginClient): Promise<Row> {
  const subject = 'エラーの形';
  await client.call('GET', '/check-origin-no-such-call/');
  await client.call('GET', '/vacancies/check-origin/');
  const reply = await client.call('GET', `/vacancies/${UNKNOWN_ID}/`);
  if (reply.status !== 404)
    return toRow({
      subject,
      state: 'missing',
      detail: `ない案件に ${reply.status} を返します。`,
      remedy: 'ない記録には404を返してください（get_object_or_404）。',
    });
  if (errorSentence(reply.json) !== undefined) return toRow({ subject, state: 'works', detail: '' });
  return toRow({
    subject,
    state: 'notice',
    detail: 'error も detail もないため、決まった文を表示します。',
    remedy: 'EXCEPTION_HANDLER でJSONの error か detail に文を入れてください。',
  });
}

/** Returns the row about replies that show how the API works inside. */
export function checkLeaks({ leaks }: OriginClient): Row {
  const subject = 'エラーページの中身';
  const [first] = leaks;
  if (!first) return toRow({ subject, state: 'works', detail: '' });
  const calls = [...leaks.keys()].join('、');
  const isDebug = [...leaks.values()].includes('debug');
  return toRow({
    subject,
    state: 'dangerous',
    detail: `${isDebug ? 'DEBUGのページ' : 'スタックトレース'}を返します：${calls}`,
    remedy: isDebug
      ? 'DEBUG = False にしてください。'
      : 'DEBUG = False にし、EXCEPTION_HANDLER と前段のサーバーが中身を返さないようにしてください。',
  });
}
