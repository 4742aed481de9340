import { statSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { CSRF_COOKIE } from './cookies';
import { StartupError } from './startup-error';

const origin = z
  .string()
  .refine((value) => /^https?:\/\//.test(value) && URL.canParse(value), 'must be an http(s) address')
  .refine(
    (value) => !URL.canParse(value) || (new URL(value).pathname === '/' && !/[?#]/.test(value)),
    'must be an origin without a path, such as https://api.example.com',
  )
  .transform((value) => new URL(value).origin);

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be a whole number from ${min} to ${max}`);

const url = (protocols: string[]) =>
  z
    .string()
    .refine(
      (value) => protocols.some((protocol) => value.startsWith(`${protocol}://`)) && URL.canParse(value),
      `must start with ${protocols.map((protocol) => `${protocol}://`).join(' or ')}`,
    );

const mailAddress = z.string().regex(/^[^\s@<>]+@[^\s@<>]+$/, 'must be a mail address');

/** Returns whether only this machine can reach the origin; true without one, or for one that is refused anyway. */
function isLocal(siteOrigin: string | undefined): boolean {
  // zod checks the variables together even when one of them is wrong.
  if (!siteOrigin || !URL.canParse(siteOrigin)) return true;
  const { hostname } = new URL(siteOrigin);
  return /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

/** The pattern of a Google Tag Manager container id. */
const TAG_MANAGER_ID = /^GTM-[A-Z0-9]{4,12}$/;

/** Paths that the site itself answers. */
const SITE_PATHS = /^\/(?:api|_next|images|icons|vacancy|seminar|column|auth|mypage)\//;

const settings = z.object({
  PORT: wholeNumber(1, 65_535).default(3000),
  DATABASE_URL: url(['postgres', 'postgresql']).optional(),
  /**
   * The same database without the pooler that DATABASE_URL leads through. It is used for migrations, background jobs
   * and commands of the operator.
   */
  DATABASE_DIRECT_URL: url(['postgres', 'postgresql']).optional(),
  API_ORIGIN: origin.optional(),
  /** The host that the API at API_ORIGIN is told: its own, or that of SITE_ORIGIN (decision 0057). */
  API_FORWARDED_HOST: z.enum(['api', 'site'], 'must be api or site').default('api'),
  /** The path of the pictures of the API at API_ORIGIN, Django's MEDIA_URL (decision 0074). */
  API_MEDIA_PATH: z
    .string()
    .trim()
    .regex(/^\/(?:[\w-]+\/)+$/, 'must be a path between slashes, such as /media/')
    .refine((path) => !SITE_PATHS.test(path), 'is a path of the site itself')
    .default('/media/'),
  /** Another host that serves the pictures of the API at API_ORIGIN; pages may then load pictures from there. */
  API_MEDIA_ORIGIN: origin.optional(),
  /** The session cookie of the API at API_ORIGIN, Django's SESSION_COOKIE_NAME (decision 0074). */
  SESSION_COOKIE_NAME: z
    .string()
    .trim()
    .regex(/^[\w!#$%&'*+.^`|~-]{1,100}$/, 'must be the name of a cookie')
    .refine((name) => name !== CSRF_COOKIE, 'must differ from that of the CSRF cookie')
    .optional(),
  /** When unset, the folder is `.data`, or a system folder when PostgreSQL's OS user cannot access the checkout. */
  DATA_DIR: z.string().optional(),
  /** The folder of texts and demo data that an operator may replace; the default is `content`. */
  CONTENT_DIR: z
    .string()
    .refine((folder) => statSync(folder, { throwIfNoEntry: false })?.isDirectory(), 'must be a folder')
    .optional(),
  SEED: z.enum(['demo', 'none'], 'must be demo or none').optional(),
  SMTP_URL: url(['smtp', 'smtps']).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s@]+@[^\s@]+$/, 'must hold a mail address')
    .optional(),
  SITE_ORIGIN: origin.optional(),
  SITE_NAME: z.string().max(40, 'must have at most 40 characters').optional(),
  SITE_NAME_EN: z.string().max(40, 'must have at most 40 characters').optional(),
  OPERATOR_NAME: z.string().max(80, 'must have at most 80 characters').optional(),
  OPERATOR_ADDRESS: z.string().max(200, 'must have at most 200 characters').optional(),
  OPERATOR_REPRESENTATIVE: z.string().max(80, 'must have at most 80 characters').optional(),
  OPERATOR_PHONE: z
    .string()
    .regex(/^\+?[\d-]{10,16}$/, 'must be a phone number, such as 03-1234-5678')
    .optional(),
  /** The permit of a paid placement business (有料職業紹介事業許可番号). */
  PLACEMENT_LICENCE: z
    .string()
    .regex(/^\d{2}-ユ-\d{6}$/, 'must be the number of a permit, such as 13-ユ-123456')
    .optional(),
  /** Other permits and registrations, as the legal pages show them. */
  OPERATOR_LICENCES: z.string().max(200, 'must have at most 200 characters').optional(),
  /** Who is responsible for personal data. */
  PRIVACY_OFFICER: z.string().max(80, 'must have at most 80 characters').optional(),
  CONTACT_EMAIL: mailAddress.optional(),
  /** A page of the operator where people ask, instead of its mail address. */
  CONTACT_URL: url(['https', 'http']).optional(),
  /** Within how many business days members usually hear of an application. Without it no time is named. */
  REPLY_BUSINESS_DAYS: wholeNumber(1, 30).optional(),
  COMPANY_CONTACT_URL: url(['https', 'http']).optional(),
  /** Where the operator is told of applications, registrations to approve, inquiries and withdrawals. */
  OPERATOR_EMAIL: mailAddress.optional(),
  /** One mail for each of them, or one each morning. */
  OPERATOR_MAILS: z.enum(['each', 'daily'], 'must be each or daily').default('each'),
  /** How members pay the fee of a seminar, in a sentence. */
  SEMINAR_PAYMENT: z.string().max(200, 'must have at most 200 characters').optional(),
  /** `manual` when the operator approves each registration. */
  MEMBER_APPROVAL: z.enum(['automatic', 'manual'], 'must be automatic or manual').default('automatic'),
  /** OAuth client id of Google sign-in. Without it no Google button is shown. */
  GOOGLE_CLIENT_ID: z.string().max(200, 'must have at most 200 characters').optional(),
  /** An issuer to use instead of Google in tests. */
  GOOGLE_ISSUER: origin.optional(),
  /** Container of the tag manager (spec §9). Without it no third-party script is loaded. */
  TAG_MANAGER_ID: z
    .string()
    .regex(TAG_MANAGER_ID, 'must be the id of a container, such as GTM-ABC1234')
    .optional(),
  INVOICE_API_BASE: origin.default('https://web-api.invoice-kohyo.nta.go.jp'),
  /**
   * Application id of the National Tax Agency's Web-API. Without it numbers are accepted unchecked; the demo has invented
   * issuers.
   */
  INVOICE_API_ID: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'must be an application id of the Web-API')
    .optional(),
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'must be a level of pino, such as info',
    )
    .default('info'),
  /** Which requests get a line in the log: all, those that failed (5xx), or none. */
  LOG_REQUESTS: z.enum(['all', 'errors', 'none'], 'must be all, errors or none').default('all'),
  /** The bearer token that /metrics asks for. Without it and METRICS_PORT there are no metrics. */
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/-]{16,200}$/, 'must have 16 to 200 letters, digits or . _ ~ + / -')
    .optional(),
  /** A port for /metrics alone, which a firewall can close to the public. The public port then has no /metrics. */
  METRICS_PORT: wholeNumber(1, 65_535).optional(),
  /**
   * The number of trusted proxies. The same number of X-Forwarded-For entries, counted from the right, is trusted, and
   * so is the X-Request-Id of the nearest one.
   */
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  /**
   * Memory of a process for what is the same for everybody, in MB: pages of visitors and public replies of the reference
   * API together (gateway/cache.ts). Nothing is kept when it is 0.
   */
  PAGE_CACHE_MB: wholeNumber(0, 1024).default(64),
  /**
   * How long requests are still accepted after SIGTERM, in seconds, while /readyz answers 503, so that load balancers
   * notice before the listener closes (docs/operations.md).
   */
  DRAIN_SECONDS: wholeNumber(0, 300).default(0),
});

const variables = settings
  .refine((value) => !(value.DATABASE_URL && value.API_ORIGIN), {
    path: ['API_ORIGIN'],
    message: 'cannot be set together with DATABASE_URL: the API is either here or there',
  })
  // The accounts of the demo have known passwords, and anybody can read its mails at /dev/mail.
  .refine((value) => value.SEED || value.DATABASE_URL || value.API_ORIGIN || isLocal(value.SITE_ORIGIN), {
    path: ['SEED'],
    message:
      'must be set for a public SITE_ORIGIN: SEED=none for a site without demo data, or SEED=demo for one whose demo accounts and mails anybody may use',
  })
  .refine((value) => value.DATABASE_URL || !value.DATABASE_DIRECT_URL, {
    path: ['DATABASE_DIRECT_URL'],
    message: 'needs DATABASE_URL',
  })
  .refine((value) => value.METRICS_PORT !== value.PORT, {
    path: ['METRICS_PORT'],
    message: 'must differ from PORT',
  })
  .transform((value) => ({ ...value, SITE_ORIGIN: value.SITE_ORIGIN ?? `http://localhost:${value.PORT}` }));

/** The validated environment. `SITE_ORIGIN` is always set and has no trailing slash. */
export type Env = z.output<typeof variables>;

export type Mode = 'embedded' | 'database' | 'origin';

/**
 * Returns the validated environment. Spaces around a value are removed, and an empty value counts as unset, as with
 * `NAME=` in an .env file. Throws a StartupError with one line that names every invalid variable. Values are not repeated,
 * because some are secrets.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const trimmed = Object.entries(source).map(([name, value]) => [name, value?.trim()]);
  const result = variables.safeParse(Object.fromEntries(trimmed.filter(([, value]) => value)));
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  throw new StartupError(`Cannot start: ${problems.join('; ')}.`);
}

/** Values of the example files that say nothing about a real site. */
const PLACEHOLDER =
  /change-me|〇〇|00-[ユ募]-0{6}|your-application-id|\bexample\.(?:jp|com|org)\b|user:password@/;

/** Returns whether one letter too many, too few or another one, or two swapped letters, make a name of the other. */
function isMisspelling(name: string, known: string): boolean {
  let start = 0;
  while (start < known.length && name[start] === known[start]) start += 1;
  let end = 0;
  while (end < Math.min(name.length, known.length) - start && name.at(-1 - end) === known.at(-1 - end))
    end += 1;
  const [rest, knownRest] = [name, known].map((text) => text.slice(start, text.length - end));
  if (!rest && !knownRest) return false;
  const isSwapped = rest?.length === 2 && [...rest].reverse().join('') === knownRest;
  return isSwapped || ((rest?.length ?? 0) <= 1 && (knownRest?.length ?? 0) <= 1);
}

/**
 * Returns what an operator has probably not meant: a name that looks like that of a setting which is not set, and settings with
 * a value of the example files. Names only, because some values are secrets.
 */
export function findDoubtfulSettings(source: Record<string, string | undefined> = process.env): string[] {
  const known = Object.keys(settings.shape);
  const misspelt = Object.keys(source).flatMap((name) => {
    const meant = known.find((each) => each.length > 5 && !source[each] && isMisspelling(name, each));
    return meant && !known.includes(name) ? [`${name} is no setting; is it ${meant}?`] : [];
  });
  const examples = known.filter((name) => PLACEHOLDER.test(source[name] ?? ''));
  return [
    ...misspelt,
    ...(examples.length > 0 ? [`still a value of the example: ${examples.join(', ')}`] : []),
  ];
}

let parsed: Env | undefined;

/** Returns the environment of this process, validated on first use. */
export function env(): Env {
  parsed ??= parseEnv(process.env);
  return parsed;
}

/** Returns whether the process runs `npm run dev`. */
export const isDevelopment = (): boolean => process.env.NODE_ENV === 'development';

/** Returns the variables of the operating system that other programs need to start; the last three on Windows. */
export function systemVariables(): NodeJS.ProcessEnv {
  const { NODE_ENV, PATH, SystemRoot, TEMP, TMP } = process.env;
  return { NODE_ENV, PATH, SystemRoot, TEMP, TMP };
}

/** Returns which of the three modes is configured (docs/architecture.md, "Three modes"). */
export function mode(environment: Env = env()): Mode {
  if (environment.API_ORIGIN) return 'origin';
  return environment.DATABASE_URL ? 'database' : 'embedded';
}

/**
 * Returns whether demo data, demo logins and /dev/mail exist: by default with the embedded database, otherwise on
 * request.
 */
export function isDemo(environment: Env = env()): boolean {
  const currentMode = mode(environment);
  if (currentMode === 'origin') return false;
  return currentMode === 'embedded' ? environment.SEED !== 'none' : environment.SEED === 'demo';
}

/**
 * Returns the path of a file or folder of the content, which `CONTENT_DIR` can move. The path is relative to the
 * working directory, as messages show it. The content is read at run time and is not part of the build.
 */
export const contentPath = (...names: string[]): string =>
  path.join(/* turbopackIgnore: true */ env().CONTENT_DIR ?? 'content', ...names);
