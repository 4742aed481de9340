/**
 * The baselines of Next: serves the empty project of empty-project.ts, with our own kind of server around it, so that a
 * ratio shows what our code costs and not what a server of Next's command line costs.
 */
import { createServer } from 'node:http';
import next from 'next';

const app = next({ dev: false, dir: process.argv[2] ?? '', port: Number(process.env.PORT) });
await app.prepare();
const handle = app.getRequestHandler();
createServer((request, response) => void handle(request, response)).listen(Number(process.env.PORT));
process.once('disconnect', () => process.exit());
