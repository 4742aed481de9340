import { readFileSync } from 'node:fs';
import { createServer, Server } from 'node:http';
import path from 'node:path';
import { loadEnvFiles } from './load-env.mjs';

/** Shutdown timeouts in milliseconds: for running requests, and for the services behind them. */
const REQUEST_TIMEOUT_MS = 10_000;
const STOP_TIMEOUT_MS = 30_000;
/**
 * npm forwards Ctrl-C to a child that has already received it from the terminal. A signal repeated within this time is
 * therefore not a second request to stop.
 */
const REPEATED_SIGNAL_MS = 1_000;

const dev = process.argv.includes('--dev');
process.env.NODE_ENV = dev ? 'development' : 'production';
process.env.NEXT_TELEMETRY_DISABLED = '1';
loadEnvFiles(dev);

/** What gateway/runtime.ts keeps for all bundles. */
globalThis.kaikeiSite = {};
const runtime = () => globalThis.kaikeiSite.runtime;
const sockets = new Set();
let handle;
let stopping;
let stopDraining;
/** The values that config/env.ts has validated; known after the start, before the first request. */
let settings;

/** Health checks may have no Host in any version of HTTP, so request-checks.ts checks the Host instead of Node. */
const server = createServer({ requireHostHeader: false }, (request, response) => handle(request, response));
// Longer than the idle timeout of common load balancers, so that they close a connection first.
server.keepAliveTimeout = 65_000;
server.on('connection', (socket) => {
  sockets.add(socket);
  socket.once('close', () => sockets.delete(socket));
});
// An upgraded connection (hot reload) never ends by itself, so the shutdown does not wait for it.
if (dev)
  server.on('upgrade', (_request, socket) => {
    socket.isUpgraded = true;
  });

const within = (limit, work) => Promise.race([work, new Promise((resolve) => setTimeout(resolve, limit))]);

/**
 * Serves requests for a while after /readyz has begun to answer 503, so that load balancers notice before the listener
 * closes. Ctrl-C does not wait, and a second signal ends the wait.
 */
async function drain(signal) {
  if (signal !== 'SIGTERM' || !server.listening || settings.drainSeconds === 0) return;
  console.error(`Draining for ${settings.drainSeconds} s …`);
  await within(
    settings.drainSeconds * 1_000,
    new Promise((resolve) => {
      stopDraining = resolve;
    }),
  );
  stopDraining = undefined;
}

async function finishRequests() {
  if (!server.listening) return;
  const closed = new Promise((resolve) => server.close(resolve));
  for (const socket of sockets) if (socket.isUpgraded) socket.destroy();
  // A busy connection becomes idle after its response, so idle connections are closed repeatedly.
  const closeTimer = setInterval(() => server.closeIdleConnections(), 50);
  await within(REQUEST_TIMEOUT_MS, closed);
  clearInterval(closeTimer);
  for (const socket of sockets) socket.destroy();
}

async function stop(code, signal) {
  await drain(signal);
  await finishRequests();
  await within(STOP_TIMEOUT_MS, Promise.resolve(runtime()?.stop()));
  if (dev) await within(3_000, app.close());
  process.exit(code);
}

function handleSignal(signal) {
  const isRepeated = stopping && Date.now() - stopping > REPEATED_SIGNAL_MS;
  if (isRepeated && !stopDraining) process.exit(1);
  if (isRepeated) stopDraining();
  if (stopping) return;
  stopping = Date.now();
  console.error('Stopping …');
  stop(0, signal).catch((error) => {
    console.error(error);
    process.exit(1);
  });
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, handleSignal);

const started = new Promise((resolve) => {
  globalThis.kaikeiSite.onStarted = resolve;
});
const dist = process.env.NEXT_DIST_DIR ?? '.next';
const readFromBuild = (name) => JSON.parse(readFileSync(path.join(dist, name), 'utf8'));
// The configuration is TypeScript, which only the build and development compile. In production Next takes the one that the
// build has recorded, as the server of `output: 'standalone'` does. Next reads this variable when it is imported.
if (!dev)
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(
    readFromBuild('required-server-files.json').config,
  );
const { default: next } = await import('next');
// Next listens to upgrades of this server, and in production answers none of them. Without a listener Node answers such a
// request, for example for h2c, as if it had not asked. So Next gets the real server only for hot reload.
const httpServer = dev ? server : new Server();
// Next needs a port; nothing here depends on it.
const app = next({ dev, httpServer, port: Number(process.env.PORT) || 3000 });
// instrumentation.ts validates the environment and starts the database and the API.
await app.prepare();
settings = await started;
handle = runtime().createListener({ next: app.getRequestHandler(), isStopping: () => Boolean(stopping) });

const { port } = settings;
server.once('error', (error) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Cannot start: port ${port} is in use. Set PORT to another one.`
      : `Cannot start: no listening on port ${port} (${error.code}).`,
  );
  stopping = Date.now();
  stop(1);
});
if (!stopping) server.listen(port, () => console.error(`\n${runtime().banner.join('\n')}\n`));
