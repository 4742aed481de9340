import { createSiteConfig, setSiteConfig } from '@/config/site';

// Runs before each test file, as instrumentation-node.ts does before the first request. The variables are given here
// instead of read from the environment, so that the settings of a developer's machine do not change results.
setSiteConfig(createSiteConfig({ SITE_ORIGIN: 'http://localhost:3000' }));
