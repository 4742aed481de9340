import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Returns the path of the first program of that name on the PATH, or undefined when there is none. */
export function findOnPath(name) {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    const file = path.join(folder, name);
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {
      // The next folder of the PATH is tried.
    }
  }
}
