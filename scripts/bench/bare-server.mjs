/**
 * The baseline of every page: a Node server that answers a path with bytes given by the parent process. It knows neither
 * a framework nor a cache.
 */
import { createServer } from 'node:http';

/** @type {Map<string, { body: Buffer, headers: Record<string, string> }>} */
const responses = new Map();

const server = createServer((request, response) => {
  const stored = responses.get(request.url ?? '');
  response.writeHead(stored ? 200 : 404, stored?.headers);
  response.end(stored?.body);
});
process.on(
  'message',
  (/** @type {{ path: string, body: string, headers: Record<string, string> }} */ message) => {
    const body = Buffer.from(message.body, 'base64');
    responses.set(message.path, {
      body,
      headers: { ...message.headers, 'content-length': String(body.length) },
    });
    process.send?.('ready');
  },
);
process.once('disconnect', () => process.exit());
server.listen(Number(process.env.PORT));
