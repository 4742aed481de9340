/**
 * Preloaded into the site by `npm run soak` (`node --expose-gc --import`): answers each message of the parent process
 * with what the memory holds after a full garbage collection, so that the product needs no code of its own for it.
 */
if (process.send) {
  process.on('message', () => {
    // The second collection frees what finalizers of the first one have released.
    globalThis.gc();
    globalThis.gc();
    const { heapUsed, external, rss } = process.memoryUsage();
    process.send({ heapUsed, external, rss });
  });
  // The site must not outlive a soak that was killed.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
