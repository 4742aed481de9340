/**
 * The baseline of every page: a Node server that answers a path with bytes given by the parent process. It knows neither
 * a framework nor a cache.
 */
import { createServer } from 'node:http';

/** @type {Map<string, { body: Buffer, headers: Record<string, string> }>} */
const answers = new Map();

const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? '');
  response.writeHead(answer ? 200 : 404, answer?.headers);
  response.end(answer?.body);
});
process.on(
  'message',
  (/** @type {{ path: string, body: string, headers: Record<string, string> }} */ message) => {
    const body = Buffer.from(message.body, 'base64');
    answers.set(message.path, {
      body,
      headers: { ...message.headers, 'content-length': String(body.length) },
    });
    process.send?.('ready');
  },
);
process.once('disconnect', () => process.exit());
server.listen(Number(process.env.PORT));
