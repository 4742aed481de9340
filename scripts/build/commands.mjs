import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The commands of package.json that the build writes as one file each. Loading their modules one by one takes five times
 * as long.
 */
const COMMANDS = ['operator', 'check-origin', 'migrate'];

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER = path.resolve(ROOT, process.env.NEXT_DIST_DIR ?? '.next', 'commands');
/** Packages that load a program of their own, which is beside their files. */
const EXTERNAL = ['sharp', '@node-rs/argon2'];
/** Packages that expect CommonJS. */
const REQUIRE =
  "import { createRequire as createRequireOfFile } from 'node:module'; const require = createRequireOfFile(import.meta.url);";
/** What decides how the sources become a file. */
const SETTINGS = ['scripts/build/commands.mjs', 'package-lock.json', 'tsconfig.json'];

/** Returns the path of the file of a command. */
export const commandFile = (name) => path.join(FOLDER, `${name}.mjs`);
const recordFile = (name) => path.join(FOLDER, `${name}.json`);

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(ROOT, file)))
      .update('\0');
  return hash.digest('hex');
}

/** Returns whether the file of a command was written from exactly these sources. */
export function isBundled(name) {
  try {
    const { files, hash } = JSON.parse(readFileSync(recordFile(name), 'utf8'));
    return hash === hashOf(files);
  } catch {
    return false;
  }
}

/** Writes the files of all commands whose sources have changed. */
export async function bundleCommands() {
  const names = COMMANDS.filter((name) => !isBundled(name));
  if (names.length === 0) return;
  const { build } = await import('esbuild');
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: names.map((name) => `scripts/${name}.ts`),
    outdir: FOLDER,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.20',
    external: EXTERNAL,
    // Node reads the whole file at each start. Names stay: an error is recognized by its name.
    minifySyntax: true,
    minifyWhitespace: true,
    keepNames: true,
    banner: { js: REQUIRE },
    metafile: true,
    logLevel: 'warning',
  });
  for (const [output, { entryPoint, inputs }] of Object.entries(metafile.outputs)) {
    const files = [
      ...SETTINGS,
      entryPoint,
      ...Object.keys(inputs).filter((file) => !file.startsWith('node_modules/')),
    ];
    const name = path.basename(output, '.mjs');
    writeFileSync(recordFile(name), JSON.stringify({ files, hash: hashOf(files) }));
  }
}
