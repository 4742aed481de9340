import { build, isBuilt } from './build.mjs';

if (!isBuilt()) {
  console.log('Building the site; this is done once for each version …');
  await build();
}
// In this very process: a signal to it reaches the server, and its exit code is the server's.
await import('./serve.mjs');
