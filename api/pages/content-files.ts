import { existsSync, readFileSync } from 'node:fs';
import type * as z from 'zod';
import { contentPath } from '@/config/env';
import { type DocumentRecord, fieldsOf, readContentRecord, toStartupError } from '@/lib/content/documents';
import { type DemoSite, demoSiteSchema } from '@/schemas/page-content';

/**
 * Returns the record of a content file.
 * @throws DocumentError
 */
export const readRecord = (file: string): DocumentRecord => readContentRecord(file, readFileSync);

/**
 * Returns the content of a YAML file.
 * @throws DocumentError with file, line and field
 */
export const readYaml = <T extends z.ZodType>(file: string, schema: T): z.output<T> =>
  fieldsOf(readRecord(file), schema);

/**
 * Returns what the fictitious operator of the demo says about itself; undefined when the folder of the content has no
 * such file. Only for demo mode (decision 0058).
 * @throws DocumentError with file, line and field
 */
export function readDemoSite(): DemoSite | undefined {
  const file = contentPath('demo', 'site.yaml');
  return existsSync(file) ? readYaml(file, demoSiteSchema) : undefined;
}

/**
 * Returns the fictitious operator of the demo.
 * @throws StartupError
 */
export function readSampleOperator(): DemoSite['operator'] | undefined {
  try {
    return readDemoSite()?.operator;
  } catch (error) {
    throw toStartupError(error);
  }
}
