import { createServer } from 'node:http';
import { securityHeaders } from './security-headers.mjs';

/** In-flight requests get this long at shutdown, and what runs behind them as long again. */
const FINISH_WITHIN = 10_000;
const STOP_WITHIN = 30_000;
/** npm passes Ctrl-C on to a child that the terminal has told already: the echo is no second request. */
const ECHO = 1_000;

const dev = process.argv.includes('--dev');
process.env.NODE_ENV = dev ? 'development' : 'production';
process.env.NEXT_TELEMETRY_DISABLED = '1';

const runtime = () => globalThis.kaikeiRuntime;
const sockets = new Set();
let handle;
let stopping;

const server = createServer((request, response) => {
  if (stopping) response.setHeader('Connection', 'close');
  for (const [name, value] of securityHeaders(request.url, process.env.SITE_ORIGIN))
    response.setHeader(name, value);
  // In development Next serves a script of its own as JSON.
  if (dev) response.removeHeader('X-Content-Type-Options');
  handle(request, response);
});
// Longer than the idle time of usual load balancers, which must be the ones to close a connection.
server.keepAliveTimeout = 65_000;
server.on('connection', (socket) => {
  sockets.add(socket);
  socket.once('close', () => sockets.delete(socket));
});
// An upgraded connection (hot reload) has no end of its own: it is never waited for.
server.on('upgrade', (_request, socket) => {
  socket.isUpgraded = true;
});

const within = (limit, work) => Promise.race([work, new Promise((resolve) => setTimeout(resolve, limit))]);

async function finishRequests() {
  if (!server.listening) return;
  const closed = new Promise((resolve) => server.close(resolve));
  for (const socket of sockets) if (socket.isUpgraded) socket.destroy();
  // A connection that was busy at the first look becomes idle when its answer is out.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  await within(FINISH_WITHIN, closed);
  clearInterval(sweep);
  for (const socket of sockets) socket.destroy();
}

async function stop(code) {
  await finishRequests();
  await within(STOP_WITHIN, Promise.resolve(runtime()?.stop()));
  if (dev) await within(3_000, app.close());
  process.exit(code);
}

function handleSignal() {
  if (stopping && Date.now() - stopping > ECHO) process.exit(1);
  if (stopping) return;
  stopping = Date.now();
  console.log('Stopping …');
  stop(0).catch((error) => {
    console.error(error);
    process.exit(1);
  });
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, handleSignal);

const started = new Promise((resolve) => {
  globalThis.kaikeiStarted = resolve;
});
const { default: next } = await import('next');
const app = next({ dev, httpServer: server, port: Number(process.env.PORT) || 3000 });
// Loads .env, validates the environment, starts the database and the API (instrumentation.ts).
await app.prepare();
await started;
handle = app.getRequestHandler();

const port = Number(process.env.PORT) || 3000;
server.once('error', (error) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Cannot start: port ${port} is in use. Set PORT to another one.`
      : `Cannot start: no listening on port ${port} (${error.code}).`,
  );
  stopping = Date.now();
  stop(1);
});
if (!stopping) server.listen(port, () => console.log(`\n${runtime().banner.join('\n')}\n`));
