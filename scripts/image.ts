/**
 * npm run image: does the steps of the Dockerfile in a folder, without a container engine, and tries what comes out: it must
 * start as a user other than root, without development packages, and answer (docs/operations.md). `-- FOLDER` keeps the
 * stages there.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedPostgres } from '@/server/db/postgres/embedded';
import { run, runSteps, type Stage } from './image/dockerfile-steps';
import { folderSize } from './image/folder-size';

const START_TIMEOUT_MS = 60_000;
const PORT = process.env.PORT ?? '4290';
const print = (line: string) => void process.stdout.write(`${line}\n`);

/** Throws when the image contains a package that only development needs. */
async function assertNoDevelopmentPackages(folder: string): Promise<void> {
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  const found = Object.entries(packages).filter(
    ([name, { dev }]) => dev && existsSync(path.join(folder, name)),
  );
  if (found.length > 0) throw new Error(`development packages: ${found.map(([name]) => name).join(', ')}`);
}

async function answer(address: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${PORT}${address}`);
  const { length } = await response.text();
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return `${address} answers ${response.status} with ${length} characters`;
}

/** Migrates a new database, starts the site as the image does, and asks it for a page. */
async function tryOut(
  { root, workdir, command, healthCheck, ...stage }: Stage,
  dataDir: string,
): Promise<void> {
  const cwd = path.join(root, workdir);
  const database = await startEmbeddedPostgres({ dataDir });
  const env = {
    PATH: process.env.PATH,
    HOME: dataDir,
    ...stage.env,
    DATABASE_URL: database.url,
    PORT,
    LOG_LEVEL: 'warn',
  } as unknown as NodeJS.ProcessEnv;
  try {
    await run('npm', ['run', 'migrate'], { cwd, env });
    if (stage.user === 'root') throw new Error('the image runs as root');
    const isRoot = process.getuid?.() === 0;
    const [program = '', ...args] = command;
    const nobody = isRoot ? { uid: 65_534, gid: 65_534 } : {};
    const since = performance.now();
    const site = spawn(program, args, { cwd, env, stdio: 'inherit', ...nobody });
    const ended = new Promise<number | null>((resolve) => site.on('close', resolve));
    const isReady = () =>
      fetch(`http://127.0.0.1:${PORT}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isReady())) {
      if (performance.now() - since > START_TIMEOUT_MS || site.exitCode !== null)
        throw new Error('the site does not become ready');
      await pause(100);
    }
    print(`ready after ${((performance.now() - since) / 1_000).toFixed(1)} s`);
    const [checker = '', ...checkArgs] = healthCheck;
    await run(checker, checkArgs, { cwd, env });
    for (const address of ['/readyz', '/', '/vacancy/', '/api/v3/public/vacancies/'])
      print(await answer(address));
    site.kill('SIGTERM');
    const code = await ended;
    if (code !== 0) throw new Error(`the site ended with ${code}`);
  } finally {
    await database.stop();
  }
}

const kept = process.argv[2];
const target = kept ?? (await mkdtemp(path.join(tmpdir(), 'kaikei-image-')));
await chmod(target, 0o755);
const dataDir = await mkdtemp(path.join(tmpdir(), 'kaikei-image-data-'));
await chmod(dataDir, 0o755);
try {
  const [dockerfile, dockerignore] = await Promise.all(
    ['Dockerfile', '.dockerignore'].map((file) => readFile(file, 'utf8')),
  );
  const stage = await runSteps({
    dockerfile: dockerfile ?? '',
    dockerignore: dockerignore ?? '',
    context: process.cwd(),
    target,
    print,
  });
  await assertNoDevelopmentPackages(path.join(stage.root, stage.workdir));
  print(`Size without Node and the system: ${Math.round((await folderSize(stage.root)) / 1_000_000)} MB`);
  await tryOut(stage, dataDir);
} finally {
  if (!kept) await rm(target, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
}
