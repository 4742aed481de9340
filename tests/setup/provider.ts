import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { SendLetter } from '@/server/mail/transport';
import { createProgram } from '@/server/provider/program';
import { createTestApi, SITE_ORIGIN, type TestApi } from './api';

interface ProviderDesk {
  api: TestApi;
  /** A folder for files, gone after the tests. */
  folder: string;
  /** The mail server of the command line; absent at first. */
  send?: SendLetter | undefined;
  /** What `npm run provider -- …` prints. */
  provider(...words: string[]): Promise<string>;
}

/** The site and the provider's command line on one database. Call it at the top of a test file. */
export function setUpProvider(): ProviderDesk {
  const desk = {
    provider: async (...words: string[]) => {
      const printed: string[] = [];
      const { db, url } = desk.api;
      const program = createProgram({
        connect: async () => ({ db, url }),
        siteOrigin: SITE_ORIGIN,
        user: 'operator',
        send: desk.send,
        print: (line) => printed.push(line),
      });
      await program.parseAsync(words, { from: 'user' });
      return printed.join('\n');
    },
  } as ProviderDesk;
  beforeAll(async () => {
    desk.api = await createTestApi();
    desk.folder = await mkdtemp(path.join(tmpdir(), 'kaikei-provider-'));
  });
  afterAll(async () => {
    await desk.api.drop();
    await rm(desk.folder, { recursive: true, force: true });
  });
  return desk;
}
