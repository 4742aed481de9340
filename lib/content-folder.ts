import path from 'node:path';
import { env } from '@/config/env';

/**
 * A file or folder of the content, which `CONTENT_DIR` moves elsewhere. Relative to the working directory, as it is
 * quoted in messages. It is read at run time and so no part of the build.
 */
export const contentPath = (...names: string[]): string =>
  path.join(/* turbopackIgnore: true */ env().CONTENT_DIR ?? 'content', ...names);
