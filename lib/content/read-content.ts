import { readFileSync } from 'node:fs';
import type * as z from 'zod';
import { DocumentError, type DocumentRecord, decodeUtf8, fieldsOf, parseRecords } from './documents';

/**
 * Returns the one record of a content file.
 * @throws DocumentError
 */
export function readContentRecord(file: string): DocumentRecord {
  let source: Buffer;
  try {
    source = readFileSync(file);
  } catch (error) {
    throw new DocumentError(`${file} を読み込めません（${(error as NodeJS.ErrnoException).code}）。`);
  }
  const [record] = parseRecords(file, decodeUtf8(file, source));
  if (!record) throw new DocumentError(`${file} に内容がありません。`);
  return record;
}

/**
 * Returns the content of a YAML file.
 * @throws DocumentError with file, line and field
 */
export const readYaml = <T extends z.ZodType>(file: string, schema: T): z.output<T> =>
  fieldsOf(readContentRecord(file), schema);
