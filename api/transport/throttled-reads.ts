import axios, { AxiosError, AxiosHeaders, type AxiosInstance, type AxiosResponse } from 'axios';
import { secondsUntilRetry } from '@/lib/error-body';

/** The longest time in ms for which a read is not sent, so that an open page soon notices that a limit was raised. */
const MAX_PAUSE_MS = 5 * 60_000;

interface Pause {
  reply: AxiosResponse;
  /** On the clock of `performance`, which never goes back. */
  endsAt: number;
}

/** Returns the pause that a failed read demands; null for any failure but a 429 that says when to try again. */
function pauseAfter(error: unknown): Pause | null {
  const reply = error instanceof AxiosError ? error.response : undefined;
  const seconds = reply?.status === 429 ? secondsUntilRetry(reply) : undefined;
  if (!reply || !seconds) return null;
  return { reply, endsAt: performance.now() + Math.min(seconds * 1_000, MAX_PAUSE_MS) };
}

/**
 * Sends no read of a path for as long as the API asks for with a 429, and fails it with that reply and the time that is
 * left. Polls would otherwise go on every ten seconds, also when the API refuses them for an hour.
 */
export function pauseThrottledReads(http: AxiosInstance): void {
  const send = axios.getAdapter(http.defaults.adapter);
  const pauses = new Map<string, Pause>();
  http.defaults.adapter = async (request) => {
    const { method = 'get', url = '' } = request;
    if (method.toLowerCase() !== 'get') return send(request);
    const { reply, endsAt = 0 } = pauses.get(url) ?? {};
    const left = endsAt - performance.now();
    // A caller who accepts every status needs the reply itself, such as its cookies.
    if (reply && left > 0 && !request.validateStatus?.(reply.status)) {
      const headers = new AxiosHeaders({ 'retry-after': String(Math.ceil(left / 1_000)) });
      const response = { ...reply, headers, config: request };
      throw new AxiosError('The API throttles this call', undefined, request, undefined, response);
    }
    pauses.delete(url);
    try {
      return await send(request);
    } catch (error) {
      const pause = pauseAfter(error);
      if (pause) pauses.set(url, pause);
      throw error;
    }
  };
}
