import { type Env, isDemo, mode } from '@/config/env';

const MODE_LABELS = {
  embedded: 'API in this process, bundled PostgreSQL',
  database: 'API in this process, PostgreSQL of DATABASE_URL',
  origin: 'API of API_ORIGIN',
};

const hostOf = (address: string): string => new URL(address).host;

/** Returns where mails are sent; undefined when an external API sends them. */
function mailDestination(env: Env): string | undefined {
  if (mode(env) === 'origin') return undefined;
  if (env.SMTP_URL) return `sent through ${hostOf(env.SMTP_URL)}`;
  return isDemo(env) ? `kept, to be read at ${env.SITE_ORIGIN}/dev/mail` : 'not sent: SMTP_URL is not set';
}

/**
 * Returns the lines that the operator sees when the site is ready. They contain no secrets: the password of a database
 * is omitted.
 * @param data the folder of the embedded data
 */
export function bannerLines(env: Env, data?: string): string[] {
  const currentMode = mode(env);
  const dataLocation = data ?? (currentMode === 'origin' ? env.API_ORIGIN : hostOf(env.DATABASE_URL ?? ''));
  const rows: [string, string | undefined][] = [
    ['Site', `http://localhost:${env.PORT}`],
    ['Public', env.SITE_ORIGIN === `http://localhost:${env.PORT}` ? undefined : env.SITE_ORIGIN],
    ['Mode', `${MODE_LABELS[currentMode]}${isDemo(env) ? ', demo data' : ''}`],
    ['Data', dataLocation],
    ['Replica', env.DATABASE_READ_URL && hostOf(env.DATABASE_READ_URL)],
    ['Mail', mailDestination(env)],
    ['Logins', isDemo(env) ? 'member@example.com, newcomer@example.com, terms@example.com' : undefined],
    ['', isDemo(env) ? 'password kaikei-demo-2026' : undefined],
  ];
  return rows.flatMap(([name, text]) => (text ? [`  ${name.padEnd(8)}${text}`] : []));
}
