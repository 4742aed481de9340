import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a configuration of nginx with the files of deploy/nginx, in which only folders and ports are replaced.
 * @param port of nginx
 * @param sites the ports of the processes of the site
 * @param keepsOldPages takes the line that serves kept pages while the site is away
 * @returns the file
 */
export async function writeNginxConfig(
  folder: string,
  port: number,
  sites: number[],
  keepsOldPages = false,
): Promise<string> {
  const temporary = path.join(folder, 'nginx');
  await mkdir(temporary, { recursive: true });
  const [site = '', upstream = ''] = await Promise.all(
    ['kaikei-link', 'upstream-local'].map((name) => readFile(`deploy/nginx/${name}.conf`, 'utf8')),
  );
  const [documented = ''] = /^ *server .*\n/m.exec(upstream) ?? [];
  const servers = sites.map((each) => documented.replace(/127\.0\.0\.1:\d+/, `127.0.0.1:${each}`)).join('');
  const http = [
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${temporary}/${name};`,
    ),
    upstream.replace(/(?: *server .*\n)+/, servers),
    (keepsOldPages ? site.replace('# proxy_cache_use_stale', 'proxy_cache_use_stale') : site)
      .replaceAll(/\/var\/(?:cache|log)\/nginx/g, temporary)
      .replace('listen 80;', `listen 127.0.0.1:${port};`),
  ];
  const file = path.join(folder, 'nginx.conf');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  await writeFile(
    file,
    `daemon off; ${user} pid ${folder}/nginx.pid; error_log ${folder}/nginx-error.log;
events {}
http { access_log off;
${http.join('\n')}
}`,
  );
  return file;
}
