import { build, isBuilt } from './build.mjs';

if (!isBuilt()) {
  console.error('Building the site; this is done once for each version …');
  await build();
}
// Imported instead of spawned, so that the server receives signals directly and its exit code is that of this process.
await import('../gateway/start.mjs');
