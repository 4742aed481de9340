import path from 'node:path';
import { env } from '@/config/env';

/** A file or folder of the content, which `CONTENT_DIR` moves elsewhere: relative to the working directory as it is. */
export const contentPath = (...names: string[]): string =>
  path.join(env().CONTENT_DIR ?? 'content', ...names);
