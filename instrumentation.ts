/** Next calls this once, before the first request. */
export async function register(): Promise<void> {
  // As a block, not an early return: Next also packs this file for the edge runtime, and drops only whole branches.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startOrExit } = await import('./instrumentation-node');
    await startOrExit();
  }
}
