import type { Context } from 'hono';
import type pg from 'pg';
import type { Session } from '@/server/auth/sessions';
import type { Db } from '@/server/db/client';
import type { LookUpIssuer, VerifyGoogleToken } from '@/server/integrations/types';
import type { RateLimits } from './rate-limit-config';

/** All that the API needs from the process it runs in. */
export interface AppDeps {
  db: Db;
  /** The pool behind `db`, for the libraries that want one. */
  pool: pg.Pool;
  /** Public origin of the site, without a slash at the end: links in mails, and whether cookies are `Secure`. */
  siteOrigin: string;
  /** How many proxies of our own stand in front; as many X-Forwarded-For entries, from the right, are believed. */
  trustProxy: number;
  /** Whether the inbox at /dev/mail exists: demo mode without a mail server only. */
  hasDevInbox: boolean;
  /** Other sizes of the rate limits. */
  rateLimits?: Partial<RateLimits>;
  /** Absent where Google sign-in is not set up. */
  verifyGoogleToken?: VerifyGoogleToken | undefined;
  /** Absent: the register of fictitious issuers answers. */
  lookUpIssuer?: LookUpIssuer | undefined;
  /** Whether a person approves each registration. */
  manualApproval?: boolean;
  /** Tells this process's job worker that there may be work, so that a mail need not wait for the next poll. */
  wakeJobs?: () => void;
}

export interface AppEnv {
  /** What @hono/node-server passes; absent for a call within the process. */
  Bindings: { incoming?: { socket?: { remoteAddress?: string } } };
  Variables: {
    deps: AppDeps;
    db: Db;
    /** Null for the anonymous; a suspended or withdrawn member is anonymous too. */
    session: Session | null;
    /** `local` for a call within the process. */
    clientIp: string;
  };
}

export type AppContext = Context<AppEnv>;
