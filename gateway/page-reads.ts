import type { FindPageRead, PageRead, PageReply } from '@/lib/api-bindings';
import { SHARED_RESPONSE_SECONDS } from '@/lib/shared-cache';
import { MAX_KEY_LENGTH, MAX_SECONDS } from './api-fetch';
import type { Made } from './cache';
import { siteCache } from './runtime';

interface KeptReply extends PageReply {
  /** Of a list that is long and changes rarely. */
  revision: string | undefined;
}

/** Reads again, unless the list has not changed. */
async function renew(
  { run, readRevision }: PageRead,
  previous: KeptReply | undefined,
): Promise<Made<KeptReply>> {
  // Before the rows, so that newer ones are not taken for these. Without a database the read itself says what failed.
  const revision = await readRevision?.().catch(() => undefined);
  const isUnchanged = revision !== undefined && previous?.revision === revision;
  const value = isUnchanged ? previous : { ...(await run()), revision };
  const seconds = revision === undefined ? SHARED_RESPONSE_SECONDS : MAX_SECONDS;
  return {
    value,
    seconds: value.status === 200 ? seconds : 0,
    // An estimate of the memory of the data: two bytes a character.
    bytes: JSON.stringify(value.data).length * 2,
  };
}

/** Returns the reply of a read to a page. What is the same for others is kept for a moment, as the replies of the API are. */
export function readForPage(
  path: string,
  query: URLSearchParams,
  { findRead, hasSession }: { findRead: FindPageRead; hasSession: boolean },
): Promise<PageReply> | undefined {
  const read = findRead(path, query);
  if (!read) return undefined;
  const isShared = read.readers === 'all' || (read.readers === 'visitors' && !hasSession);
  const key = `read ${path}?${query}`;
  if (!isShared || key.length > MAX_KEY_LENGTH) return read.run();
  return siteCache().get<KeptReply>(key, (previous) => renew(read, previous), SHARED_RESPONSE_SECONDS);
}
