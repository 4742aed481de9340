import { env } from '@/config/env';
import { createSiteConfig } from '@/config/site';
import { API_PREFIX } from '@/lib/api-path';
import { mediaUrl } from '@/lib/media-url';
import { readReply } from './assess-reply';
import { isSuccess } from './failures';
import type { OriginClient } from './origin-client';
import type { Row } from './report';

/** Each kind of picture is checked with one of its addresses. */
function pictureAddresses(replies: ReadonlyMap<string, unknown>): Map<string, string> {
  const columns = readReply('columns', replies.get('GET /columns/'))?.results ?? [];
  const firstText = (values: (string | null | undefined)[]) => values.find(Boolean) ?? undefined;
  const me = readReply('me', replies.get('GET /members/me/'));
  const found: [string, string | undefined][] = [
    ['コラムの写真', firstText(columns.map(({ picture }) => picture?.src))],
    ['コラムの共有画像', firstText(columns.map(({ share_image }) => share_image))],
    ['会員の写真', firstText([me?.member.profile.profile_image])],
  ];
  return new Map(found.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

type Finding = Pick<Row, 'state' | 'detail' | 'remedy'>;

async function findingFor(address: string, client: OriginClient): Promise<Finding> {
  const { API_MEDIA_PATH } = env();
  const shown = mediaUrl(address, createSiteConfig({ ...env(), API_ORIGIN: client.origin }));
  const isAbsolute = /^https?:\/\//i.test(shown);
  if (isAbsolute && new URL(shown).origin === env().API_MEDIA_ORIGIN)
    return { state: 'works', detail: shown, remedy: '' };
  if (isAbsolute)
    return {
      state: 'missing',
      detail: `${address} は、画面の Content-Security-Policy で表示されません。`,
      remedy: `サイトに API_MEDIA_ORIGIN=${new URL(shown).origin} を設定するか、MEDIA_URL に合わせて API_MEDIA_PATH（いまは ${API_MEDIA_PATH}）を設定してください。`,
    };
  if (!shown.startsWith(API_MEDIA_PATH) && !shown.startsWith(`${API_PREFIX}/`))
    return { state: 'works', detail: `${shown}（サイトにあるファイル）`, remedy: '' };
  const { status, headers } = await client.send('GET', shown, {
    isAnonymous: shown.startsWith(API_MEDIA_PATH),
  });
  if (isSuccess({ status }) && /^image\//.test(headers.get('content-type') ?? ''))
    return { state: 'works', detail: shown, remedy: '' };
  const host = URL.canParse(address) ? new URL(address).origin : client.origin;
  const isElsewhere = host !== client.origin;
  return {
    state: 'missing',
    detail: isElsewhere
      ? `${address} は別のホストにあり、${client.origin}${shown} は ${status} です。`
      : `${client.origin}${shown} は ${status} です。`,
    remedy: isElsewhere
      ? `サイトに API_MEDIA_ORIGIN=${host} を設定してください。`
      : 'APIの前のサーバーが MEDIA_URL のファイルを配信するようにしてください。',
  };
}

/** Checks where pictures in the replies are, and whether the site can show them. */
export async function checkPictures(
  client: OriginClient,
  replies: ReadonlyMap<string, unknown>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [subject, address] of pictureAddresses(replies))
    rows.push({ group: 'safety', subject, ...(await findingFor(address, client)) });
  return rows;
}
