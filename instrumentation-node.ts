import { checkContent } from '@/api/pages/content';
import { readSampleOperator } from '@/api/pages/content-files';
import { type Env, env, isDemo, mode } from '@/config/env';
import { createSiteConfig, setSiteConfig } from '@/config/site';
import { startupMessage } from '@/config/startup-error';
import { bannerLines } from '@/gateway/banner';
import { createSiteListener } from '@/gateway/listener';
import { startMetrics } from '@/gateway/metrics';
import { announceStart, metrics, setMetrics, setRuntime, siteCache } from '@/gateway/runtime';
import type { RunningApi } from '@/server/bootstrap';

/** Starts all services that the site needs, or ends the process when that is not possible. */
export async function startOrExit(): Promise<void> {
  try {
    const config = env();
    await start(config);
    announceStart({ port: config.PORT, drainSeconds: config.DRAIN_SECONDS });
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
  let readServer: RunningApi['readState'] | undefined;
  const { answerMetrics, ...observability } = await startMetrics(
    config,
    () => siteCache().state,
    mode(config) === 'origin' ? undefined : async () => readServer?.() ?? { pools: {}, database: null },
  );
  setMetrics(observability.metrics);
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
  const bootPromise = boot(config, { onRateLimited: (limit) => metrics()?.countRateLimited(limit) });
  const stop = async () => {
    await observability.stop();
    await (await bootPromise).stop();
  };
  // Set before the start is complete, so that Ctrl-C during the start also stops the database server.
  setRuntime({ stop, banner: [] });
  const { fetch, openPageReads, rebuild, findUnreadiness, readState, dataFolder } = await bootPromise;
  readServer = readState;
  setRuntime({
    fetch,
    openPageReads,
    rebuild,
    findUnreadiness,
    answerMetrics,
    createListener: createSiteListener,
    stop,
    banner: bannerLines(config, dataFolder),
  });
}
