interface RateLimit {
  points: number;
  seconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * All rate limits. Limits per network address leave room for an office that shares one address. Limits per account
 * prevent guessing passwords and flooding a mailbox.
 */
export const RATE_LIMITS = {
  loginPerAccount: { points: 10, seconds: 15 * MINUTE },
  loginPerIp: { points: 300, seconds: 15 * MINUTE },
  registrationPerAccount: { points: 5, seconds: HOUR },
  registrationPerIp: { points: 100, seconds: HOUR },
  setPasswordPerIp: { points: 100, seconds: 15 * MINUTE },
  resetPerAccount: { points: 5, seconds: HOUR },
  resetPerIp: { points: 100, seconds: HOUR },
  /**
   * Requests over this limit are answered with success, but no mail is sent, because they are usually retries after a
   * lost response.
   */
  resetMailPerMinute: { points: 1, seconds: MINUTE },
  tokenPerIp: { points: 100, seconds: 15 * MINUTE },
  passwordPerMember: { points: 10, seconds: 15 * MINUTE },
  emailChangePerMember: { points: 5, seconds: HOUR },
  googlePerIp: { points: 300, seconds: 15 * MINUTE },
  invoicePerMember: { points: 60, seconds: 10 * MINUTE },
  zipPerIp: { points: 300, seconds: 10 * MINUTE },
  imagePerMember: { points: 20, seconds: 10 * MINUTE },
  applicationPerMember: { points: 120, seconds: 10 * MINUTE },
} satisfies Record<string, RateLimit>;

export type RateLimits = Record<keyof typeof RATE_LIMITS, RateLimit>;
