import { setImmediate as turn } from 'node:timers/promises';

/**
 * Node accepts one connection in each turn of its event loop. In this many turns it accepts those that have come during a
 * rendering, and answers health checks, files and what is kept. Turns in which nothing happens take half a millisecond in all.
 */
const TURNS_BETWEEN = 64;

let last: Promise<unknown> = Promise.resolve();

async function letOthersGo(): Promise<void> {
  for (let count = 0; count < TURNS_BETWEEN; count += 1) await turn();
}

/** Renders one page after the other, with turns for all others in between, because a rendering occupies the process. */
export function renderInTurn<T>(render: () => Promise<T>): Promise<T> {
  const rendering = last.then(render);
  last = rendering.then(letOthersGo, letOthersGo);
  return rendering;
}
