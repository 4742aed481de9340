import { AsyncResource } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Listener } from './page-cache/page-listener';

export interface RequestLimits {
  /** The most requests that are being answered at the same time. */
  running: number;
  /** The most requests that wait until one of those is answered. Any other is refused at once. */
  waiting: number;
  /** After this time in milliseconds a request that waits is refused. */
  waitMs: number;
  /** The most requests that are started in one turn of the event loop. */
  perTurn: number;
  /**
   * Whether the work for a request goes on when its client has left. It then counts until the handler is done, but no longer than
   * `waitMs`.
   */
  outlivesClient?: boolean;
}

/**
 * Calls back once, when the response begins or its connection ends before that. A slow reader must not keep others waiting.
 */
function whenAnswered(response: ServerResponse, callback: (hasBegun: boolean) => void): void {
  let isAnswered = false;
  const answer = (hasBegun: boolean) => {
    if (isAnswered) return;
    isAnswered = true;
    callback(hasBegun);
  };
  // Also called by `end` and `write` when the handler does not call it itself.
  const { writeHead } = response;
  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    answer(true);
    return writeHead.apply(response, args);
  }) as typeof writeHead;
  response.once('close', () => answer(false));
}

/**
 * Returns a listener that passes on a limited number of requests at a time, in the order in which they came. Each request that is
 * being answered needs memory, and Node accepts any number of them, also on one connection. Few are started in each turn of the
 * event loop: a page that waits for nothing is rendered before the turn ends, and hundreds of them would keep all others waiting.
 * @param refuse answers a request that finds too many others
 */
export function limitRequests(
  next: Listener,
  refuse: Listener,
  { running, waiting, waitMs, perTurn, outlivesClient = false }: RequestLimits,
): Listener {
  let count = 0;
  /** How many requests have been started in this turn of the event loop. */
  let startedInTurn = 0;
  /** Functions that start a waiting request, oldest first. */
  const queue = new Set<() => void>();
  const mayStart = () => count < running && startedInTurn < perTurn;
  const startWaiting = () => {
    for (const begin of queue) {
      if (!mayStart()) return;
      begin();
    }
  };
  const start: Listener = (request, response) => {
    count += 1;
    startedInTurn += 1;
    if (startedInTurn === 1)
      setImmediate(() => {
        startedInTurn = 0;
        startWaiting();
      });
    const release = () => {
      count -= 1;
      setImmediate(startWaiting);
    };
    let handled: unknown;
    whenAnswered(response, (hasBegun) => {
      if (hasBegun || !outlivesClient) return release();
      const settled = Promise.resolve(handled).catch(() => undefined);
      void Promise.race([settled, pause(waitMs, undefined, { ref: false })]).then(release);
    });
    handled = next(request, response);
    return handled;
  };
  return (request, response) => {
    // The client has left already. Such a response never reports its end, and would count forever.
    if (response.destroyed) return;
    if (mayStart() && queue.size === 0) return start(request, response);
    if (count + queue.size >= running + waiting) return refuse(request, response);
    return new Promise<void>((resolve) => {
      const leave = (proceed: () => unknown) => () => {
        clearTimeout(timer);
        response.off('close', forget);
        queue.delete(begin);
        resolve(Promise.resolve(proceed()).then(() => undefined));
      };
      // In its own asynchronous context, which tells the log whose request it is.
      const begin = AsyncResource.bind(leave(() => start(request, response)));
      const forget = leave(() => undefined);
      const timer = setTimeout(
        leave(() => refuse(request, response)),
        waitMs,
      );
      queue.add(begin);
      response.once('close', forget);
    });
  };
}
