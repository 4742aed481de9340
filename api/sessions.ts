import { queryOptions } from '@tanstack/react-query';
import { ApiCallError } from '@/lib/errors/api-call-error';
import { sessionsReply } from '@/schemas/account-fields';
import { optional } from './client';
import { memberQueries } from './members';
import { browserHttp, send } from './transport/http-client';
import { readWholeList } from './transport/read';
/**
 * The open sessions of the member. An API of another operator may not have the call, so the query is optional. Its key
 * begins with that of the member, so that it is refetched and removed together with the member.
 */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: [...memberQueries.me().queryKey, 'sessions'],
    queryFn: (context) => readWholeList(context, '/sessions/', sessionsReply),
    meta: optional,
  });

/**
 * Ends one login of the member. It succeeds when the login has already ended, also by a first request whose reply was lost:
 * an existing API answers 404 with a reason then, and a missing call without one.
 */
export async function endSession(id: string): Promise<void> {
  try {
    await send('delete', `/sessions/${encodeURIComponent(id)}/`);
  } catch (error) {
    if (!(error instanceof ApiCallError && error.isRecordUnknown)) throw error;
  }
}

/** Ends every login of the member but this one. */
export async function endOtherSessions(): Promise<void> {
  await send('delete', '/sessions/');
}

/** Fetches everything that is stored about the member, as the text of a JSON file. */
export async function readPersonalData(): Promise<string> {
  // Nothing aborts this call.
  const { signal } = new AbortController();
  const { data } = await (await browserHttp()).get('/personal-data/', { signal });
  return JSON.stringify(data, null, 2);
}
