import path from 'node:path';

/**
 * Loads the .env files of a folder into the environment, in Next's order: the first that sets a variable wins, and the
 * environment itself wins over all. Next would replace `$` and what follows in a value, also between single quotes, so that
 * a right password would fail; it leaves alone what is set already.
 * @param {boolean} isDevelopment whether the files of `npm run dev` apply
 * @param {string} [folder]
 */
export function loadEnvFiles(isDevelopment, folder = process.cwd()) {
  const mode = isDevelopment ? 'development' : 'production';
  for (const name of [`.env.${mode}.local`, '.env.local', `.env.${mode}`, '.env']) {
    try {
      process.loadEnvFile(path.join(folder, name));
    } catch (error) {
      if (error.code !== 'ENOENT') throw error;
    }
  }
}
