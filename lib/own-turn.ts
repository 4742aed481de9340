import { setImmediate as nextTurn } from 'node:timers/promises';

/** On globalThis, because Next bundles pages separately, and each would count its own turns. */
const globalTurns = globalThis as { kaikeiLastTurn?: Promise<unknown> };

/**
 * Waits for a turn of the event loop in which nobody else continues who waits here, in the order of the calls. It is for work
 * that occupies the process for a while and that many requests begin at the same moment, such as when the API that they wait
 * for has failed: between two turns the process answers others.
 */
export async function waitForOwnTurn(): Promise<void> {
  const turn = (globalTurns.kaikeiLastTurn ?? Promise.resolve()).then(() => nextTurn());
  globalTurns.kaikeiLastTurn = turn;
  await turn;
}
