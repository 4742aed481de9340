/**
 * Runs a command of package.json: the file that the build wrote from these sources, otherwise the sources themselves. The
 * words after the command's name are its own.
 */
import { fileURLToPath } from 'node:url';
import { commandFile, isBundled } from './build/commands.mjs';

const name = process.argv[2] ?? '';
process.argv.splice(1, 2, fileURLToPath(import.meta.url));
if (isBundled(name)) await import(commandFile(name));
else {
  // The aliases of the sources hold wherever the command was called.
  process.env.TSX_TSCONFIG_PATH ??= fileURLToPath(new URL('../tsconfig.json', import.meta.url));
  const { register } = await import('tsx/esm/api');
  register();
  await import(`./${name}.ts`);
}
