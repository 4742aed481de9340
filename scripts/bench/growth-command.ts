/**
 * Runs one operator command in a process of its own for growth.ts, and tells how long it took and how much memory
 * it had at most.
 */
process.on('message', async (words: string[]) => {
  const { runCommand } = await import('@/server/cli/run');
  const began = performance.now();
  const code = await runCommand(words, new AbortController().signal);
  const result = {
    code,
    seconds: (performance.now() - began) / 1_000,
    megabytes: process.resourceUsage().maxRSS / 1_024,
  };
  process.send?.(result, () => process.exit(code));
});
