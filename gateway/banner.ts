import { type Env, findDoubtfulSettings, isDemo, mode } from '@/config/env';
import { createSiteConfig } from '@/config/site';

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

/** Says that nobody checks the registration numbers of members, because visitors cannot see it. */
const invoiceStatus = (env: Env): string | undefined =>
  mode(env) === 'origin' || env.INVOICE_API_ID || isDemo(env)
    ? undefined
    : 'registration numbers are accepted unchecked: INVOICE_API_ID is not set';

/** The settings about the operator that a real site has, in the order of the page /operator. CONTACT_URL is a choice. */
const OPERATOR_SETTINGS = [
  'OPERATOR_NAME',
  'OPERATOR_REPRESENTATIVE',
  'OPERATOR_ADDRESS',
  'PLACEMENT_LICENCE',
  'OPERATOR_LICENCES',
  'PRIVACY_OFFICER',
  'OPERATOR_PHONE',
  'CONTACT_EMAIL',
  'REPLY_BUSINESS_DAYS',
] as const;

/** Says what the pages about the operator leave out, because visitors cannot see it. */
function operatorStatus(env: Env): string | undefined {
  const unset = OPERATOR_SETTINGS.filter((name) => !env[name]);
  if (unset.length === 0) return undefined;
  if (isDemo(env) && createSiteConfig(env, {}).isSampleOperator)
    return 'the sample company of the demo; OPERATOR_NAME and the settings beside it replace it';
  return `not shown, because not set: ${unset.join(', ')}`;
}

/**
 * Returns the lines that the operator sees when the site is ready. They contain no secrets: the password of a database
 * is omitted.
 * @param data the folder of the embedded data
 * @param doubts what {@link findDoubtfulSettings} has found
 */
export function bannerLines(env: Env, data?: string, doubts: string[] = findDoubtfulSettings()): string[] {
  const currentMode = mode(env);
  const dataLocation = data ?? (currentMode === 'origin' ? env.API_ORIGIN : hostOf(env.DATABASE_URL ?? ''));
  const rows: [string, string | undefined][] = [
    ['Site', `http://localhost:${env.PORT}`],
    ['Public', env.SITE_ORIGIN === `http://localhost:${env.PORT}` ? undefined : env.SITE_ORIGIN],
    ['Mode', `${MODE_LABELS[currentMode]}${isDemo(env) ? ', demo data' : ''}`],
    ['Data', dataLocation],
    ['Mail', mailDestination(env)],
    ['Invoices', invoiceStatus(env)],
    ['Operator', operatorStatus(env)],
    ...doubts.map((doubt): [string, string] => ['Check', doubt]),
    ['Logins', isDemo(env) ? 'member@example.com, newcomer@example.com, terms@example.com' : undefined],
    ['', isDemo(env) ? 'password kaikei-demo-2026' : undefined],
  ];
  return rows.flatMap(([name, text]) => (text ? [`  ${name.padEnd(9)}${text}`] : []));
}
