import { AsyncLocalStorage, createHook } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
/** Collects all garbage at once, so that what the heap then contains is still in use. */
export const collectGarbage: () => void = runInNewContext('gc');

/** Timers of the process, which any request may start: those of idle database connections and of Node's HTTP date. */
const OF_THE_PROCESS = /node_modules\/pg-pool\/|\butcDate \(node:internal\/http/;

const ROUNDS = 20;

/** The timers that some work started and that have neither fired nor been cleared, with the stack of each start. */
class Timers {
  readonly #started = new Map<number, string>();
  add(id: number) {
    const stack = new Error('started').stack ?? '';
    if (!OF_THE_PROCESS.test(stack)) this.#started.set(id, stack);
  }
  remove(id: number) {
    this.#started.delete(id);
  }
  get active(): string[] {
    return [...this.#started.values()];
  }
}

const current = new AsyncLocalStorage<Timers>();
const tracked = new Set<Timers>();
const hook = createHook({
  init: (id, type) => {
    if (type === 'Timeout') current.getStore()?.add(id);
  },
  destroy: (id) => {
    for (const timers of tracked) timers.remove(id);
  },
});

/**
 * Runs the work, then waits a moment for timers that end by themselves.
 * @returns the stacks where the remaining timers were started, including unreferenced timers
 */
export async function timersLeftBy(work: () => Promise<unknown>): Promise<string[]> {
  const timers = new Timers();
  tracked.add(timers);
  hook.enable();
  try {
    await current.run(timers, work);
    for (let round = 0; round < ROUNDS && timers.active.length > 0; round += 1) await nextTurn();
    return timers.active;
  } finally {
    tracked.delete(timers);
    hook.disable();
  }
}

/** @returns how many of these objects are still reachable after garbage collection */
export async function countReachable(references: readonly WeakRef<object>[]): Promise<number> {
  const count = () => references.filter((reference) => reference.deref() !== undefined).length;
  for (let round = 0; round < ROUNDS; round += 1) {
    // WeakRef.deref() keeps its object alive until the current turn ends.
    await nextTurn();
    collectGarbage();
    await nextTurn();
    if (count() === 0) return 0;
  }
  return count();
}
