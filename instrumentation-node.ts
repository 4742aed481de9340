import { checkContent } from '@/api/pages/content';
import { readSampleOperator } from '@/api/pages/demo-site';
import { createSiteListener } from '@/api/transport/site-listener';
import { type Env, env, isDemo, mode } from '@/config/env';
import { createSiteConfig, setSiteConfig, siteConfig } from '@/config/site';
import { startupMessage } from '@/config/startup-error';
import { announceStart, setRuntime } from '@/lib/api-runtime';
import { startObservability } from '@/lib/observability/start';
import { bannerLines } from '@/lib/startup-banner';

/** Starts all services that the site needs, or ends the process when that is not possible. */
export async function startOrExit(): Promise<void> {
  try {
    const config = env();
    await start(config);
    const { PORT, SITE_ORIGIN, DRAIN_SECONDS } = config;
    const { mediaPath } = siteConfig();
    announceStart({ port: PORT, siteOrigin: SITE_ORIGIN, drainSeconds: DRAIN_SECONDS, mediaPath });
  } catch (error) {
    // An error that the operator can fix is printed as one line; any other error with its stack.
    const message = startupMessage(error) ?? (error instanceof Error ? error.stack : String(error));
    process.stderr.write(`${message}\n`);
    process.exit(1);
  }
}

async function start(config: Env): Promise<void> {
  setSiteConfig(createSiteConfig(config, isDemo(config) ? readSampleOperator() : undefined));
  checkContent();
  const observability = await startObservability(config);
  const { answerMetrics } = observability;
  if (mode(config) === 'origin') {
    setRuntime({
      answerMetrics,
      createListener: createSiteListener,
      stop: observability.stop,
      banner: bannerLines(config),
    });
    return;
  }
  const { boot } = await import('@/server/bootstrap');
  const bootPromise = boot(config);
  const stop = async () => {
    await observability.stop();
    await (await bootPromise).stop();
  };
  // Set before the start is complete, so that Ctrl-C during the start also stops the database server.
  setRuntime({ stop, banner: [] });
  const { fetch, findUnreadiness, readState, dataFolder } = await bootPromise;
  observability.setServer(readState);
  setRuntime({
    fetch,
    findUnreadiness,
    answerMetrics,
    createListener: createSiteListener,
    stop,
    banner: bannerLines(config, dataFolder),
  });
}
