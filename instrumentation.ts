/**
 * Next calls this once, before the first request. An operator who wants traces registers them at its beginning, for example
 * with `registerOTel('kaikei-link')` of the package @vercel/otel. Next then adds its own spans, with whole addresses in them.
 */
export async function register(): Promise<void> {
  // An if block instead of an early return, because Next also bundles this file for the edge runtime and removes only
  // whole branches.
  // biome-ignore lint/style/noProcessEnv: replaced at build time; Next removes the branch from the edge bundle
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startOrExit } = await import('./instrumentation-node');
    await startOrExit();
  }
}
