import type { Context } from 'hono';
import type pg from 'pg';
import type { ApiBindings } from '@/gateway/reference-api';
import type { Session } from '@/server/auth/sessions';
import type { Db } from '@/server/db/client';
import type { LookUpIssuer, VerifyGoogleToken } from '@/server/integrations/types';
import type { RateLimits } from './rate-limit-config';

/** Everything that the API needs from the process in which it runs. */
export interface AppDeps {
  db: Db;
  /** The pool behind `db`, for libraries that need a pool. */
  pool: pg.Pool;
  /**
   * The site's public origin without a trailing slash. It is used for links in mails and decides whether cookies are
   * `Secure`.
   */
  siteOrigin: string;
  /** The number of trusted proxies. The same number of X-Forwarded-For entries, counted from the right, is trusted. */
  trustProxy: number;
  /** Whether the inbox at /dev/mail exists. It exists only in demo mode without a mail server. */
  hasDevInbox: boolean;
  /** Whether everybody may read that inbox, because the operator has asked for a demo; otherwise only local requests. */
  isDevInboxPublic?: boolean;
  /** Overrides for the rate limits. */
  rateLimits?: Partial<RateLimits>;
  /** Undefined when Google sign-in is not configured. */
  verifyGoogleToken?: VerifyGoogleToken | undefined;
  /** Without it the fake registry is used. */
  lookUpIssuer?: LookUpIssuer | undefined;
  /** Where inquiries of companies are mailed; undefined when the site has no form for them (decision 0114). */
  inquiryAddress?: string | undefined;
  /** Whether the operator approves each registration. */
  manualApproval?: boolean;
  /** Called with the name of the limit that has refused a request. */
  onRateLimited?: ((limit: string) => void) | undefined;
  /** Wakes this process's job worker, so that a mail does not wait for the next poll. */
  wakeJobs?: () => void;
}

export interface AppEnv {
  /** `incoming` is set by @hono/node-server and by calls of pages; undefined for other calls within the process. */
  Bindings: ApiBindings;
  Variables: {
    deps: AppDeps;
    db: Db;
    /** Null without a login. Suspended and withdrawn members have no session either. */
    session: Session | null;
    /** `local` for a call within the process. */
    clientIp: string;
  };
}

export type AppContext = Context<AppEnv>;
