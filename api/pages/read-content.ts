import { readFileSync } from 'node:fs';
import type * as z from 'zod';
import { DocumentError, type DocumentRecord, parseRecords, schemaProblems } from '@/lib/documents';

/**
 * Returns the one record of a content file.
 * @throws DocumentError
 */
export function readContentRecord(file: string): DocumentRecord {
  let source: string;
  try {
    source = readFileSync(file, 'utf8');
  } catch (error) {
    throw new DocumentError(`${file} を読み込めません（${(error as NodeJS.ErrnoException).code}）。`);
  }
  const [record] = parseRecords(file, source);
  if (!record) throw new DocumentError(`${file} に内容がありません。`);
  return record;
}

/**
 * Returns the content of a YAML file.
 * @throws DocumentError with file, line and field
 */
export function readYaml<T extends z.ZodType>(file: string, schema: T): z.output<T> {
  const record = readContentRecord(file);
  const parsed = schema.safeParse(record.data);
  if (parsed.success) return parsed.data;
  throw new DocumentError((schemaProblems(parsed.error, record) ?? []).join('\n'));
}
