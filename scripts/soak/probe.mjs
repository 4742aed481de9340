/**
 * Preloaded into the site by `npm run soak` (`node --expose-gc --import`). It answers each message of the parent
 * process with the memory in use after a full garbage collection, so that the application needs no code for it.
 */
if (process.send) {
  process.on('message', () => {
    // The second collection frees memory released by finalizers of the first one.
    globalThis.gc();
    globalThis.gc();
    const { heapUsed, external, rss } = process.memoryUsage();
    process.send({ heapUsed, external, rss });
  });
  // Stops the site when the soak process was killed.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
