import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The first line of a script whose functions are all compiled before it runs, in another thread
 * (https://v8.dev/blog/explicit-compile-hints). Other browsers than Chromium see a comment.
 */
const HINT = '//# allFunctionsCalledOnLoad\n';
/** Smaller scripts are compiled in a few milliseconds, which is not worth the bytes of the hint. */
const MIN_BYTES = 20_000;

/**
 * Adds the hint to the large scripts of a build (decision 0156). Without it a browser compiles each function when it is first
 * called, while the user waits.
 * @param {string} dist the folder of the build
 */
export function addCompileHints(dist) {
  const folder = path.join(dist, 'static/chunks');
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.js'))) {
    const file = path.join(folder, name);
    const script = readFileSync(file, 'utf8');
    // A build that changes nothing leaves the files of the last one as they are.
    if (script.length >= MIN_BYTES && !script.startsWith(HINT)) writeFileSync(file, HINT + script);
  }
}
