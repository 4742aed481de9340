import path from 'node:path';
import { env } from './env';

/**
 * Returns the path of a file or folder of the content, which `CONTENT_DIR` can move. The path is relative to the
 * working directory, as messages show it. The content is read at run time and is not part of the build.
 */
export const contentPath = (...names: string[]): string =>
  path.join(/* turbopackIgnore: true */ env().CONTENT_DIR ?? 'content', ...names);
