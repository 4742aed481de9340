import { existsSync } from 'node:fs';
import { contentPath } from '@/lib/content/content-folder';
import { toStartupError } from '@/lib/content/documents';
import { readYaml } from '@/lib/content/read-content';
import { type DemoSite, demoSiteSchema } from '@/schemas/page-content';

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
