import { parseCall, WRITE_CALLS } from './calls';
import { isRefused, isSuccess } from './failures';
import { NoReplyError, type OriginClient } from './origin-client';
import type { Row } from './report';

type WriteCall = (typeof WRITE_CALLS)[number];

/** Returns the subject of a write's row. */
export const subjectOf = (name: string): string => {
  const purpose = WRITE_CALLS.find((call) => call.name === name)?.purpose;
  return purpose ? `${name}（${purpose}）` : name;
};

/** An id that fits the patterns of urls.py. OPTIONS does not look for the record. */
const fill = (path: string) => path.replace(/\{\w+\}/g, '1');

/** Returns whether the API answers OPTIONS of a call that exists, as Django REST Framework does. */
async function answersOptions(client: OriginClient): Promise<boolean> {
  const [known, unknown] = await Promise.all([
    client.call('OPTIONS', '/categories/'),
    client.call('OPTIONS', '/check-origin-no-such-call/'),
  ]);
  return known.status !== 404 && unknown.status === 404;
}

async function checkWriteCall({ name }: WriteCall, client: OriginClient): Promise<Row> {
  const { method, path } = parseCall(name);
  const row = { group: 'writes', subject: subjectOf(name), remedy: '' } as const;
  const reply = await client.call('OPTIONS', fill(path));
  if (reply.status === 404)
    return {
      ...row,
      state: 'missing',
      detail: '404：この呼び出しがありません。',
      remedy: 'urls.py に /api/v3/public/ 以下のこのパスを加えてください。',
    };
  const allowed = reply.headers.get('allow');
  // Only a success lists the methods of the view itself.
  if (isSuccess(reply) && allowed !== null && !allowed.split(/,\s*/).includes(method))
    return {
      ...row,
      state: 'missing',
      detail: `このパスは ${method} を受け付けません（${allowed}）。`,
      remedy: `ビューに ${method} を加えてください。`,
    };
  const exists = isSuccess(reply) || isRefused(reply) || reply.status === 405;
  const detail = exists
    ? 'パスがあります。書き込みは試していません。'
    : `OPTIONS に ${reply.status} を返すため、わかりません。`;
  return { ...row, state: 'unchecked', detail };
}

/** Checks with OPTIONS, which changes nothing, whether the writes of spec §7 exist. */
export async function checkWriteCalls(client: OriginClient): Promise<Row[]> {
  const unknown = (detail: string) =>
    WRITE_CALLS.map(
      ({ name }): Row => ({
        group: 'writes',
        state: 'unchecked',
        subject: subjectOf(name),
        detail,
        remedy: '',
      }),
    );
  try {
    if (!(await answersOptions(client))) return unknown('APIが OPTIONS に応じないため、確認していません。');
    const rows: Row[] = [];
    for (const call of WRITE_CALLS) rows.push(await checkWriteCall(call, client));
    return rows;
  } catch (error) {
    if (!(error instanceof NoReplyError)) throw error;
    return unknown(`OPTIONS に応答がありません（${error.message}）。`);
  }
}
