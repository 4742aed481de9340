interface RateLimit {
  points: number;
  seconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * All rate limits. Limits per network address leave room for an office that shares one address. Limits per account
 * prevent guessing passwords. Limits per mailbox prevent flooding it, also with other spellings of its address
 * (schemas/email.ts).
 */
export const RATE_LIMITS = {
  /** In browsers in which the member has not logged in before, over all network addresses (decision 0083). */
  loginPerAccount: { points: 30, seconds: HOUR },
  loginPerKnownBrowser: { points: 10, seconds: 15 * MINUTE },
  loginPerIpAndAccount: { points: 10, seconds: 15 * MINUTE },
  loginPerIp: { points: 300, seconds: 15 * MINUTE },
  registrationPerIpAndMailbox: { points: 5, seconds: HOUR },
  /** Over all senders. Beyond it no mail is sent, and the links of the earlier ones are still valid. */
  registrationMailPerHour: { points: 10, seconds: HOUR },
  /** A larger limit for all spellings of one mailbox. */
  registrationMailPerMailbox: { points: 15, seconds: HOUR },
  registrationPerIp: { points: 100, seconds: HOUR },
  setPasswordPerIp: { points: 100, seconds: 15 * MINUTE },
  resetPerIpAndMailbox: { points: 5, seconds: HOUR },
  resetPerIp: { points: 100, seconds: HOUR },
  /**
   * Requests over this limit are answered with success, but no mail is sent, because they are usually retries after a
   * lost response.
   */
  resetMailPerMinute: { points: 1, seconds: MINUTE },
  /** Over all senders. Beyond it no mail is sent; the links of the earlier ones are valid for an hour. */
  resetMailPerHour: { points: 10, seconds: HOUR },
  resetMailPerMailbox: { points: 15, seconds: HOUR },
  tokenPerIp: { points: 100, seconds: 15 * MINUTE },
  passwordPerMember: { points: 10, seconds: 15 * MINUTE },
  /** An ended session may repeat its change of the password after a lost response, but not guess the new one. */
  passwordRetryPerSession: { points: 5, seconds: HOUR },
  emailChangePerMember: { points: 5, seconds: HOUR },
  /** Verification mails to one address, over all members who ask for them. */
  emailChangePerAddress: { points: 10, seconds: HOUR },
  emailChangePerMailbox: { points: 15, seconds: HOUR },
  googlePerIp: { points: 300, seconds: 15 * MINUTE },
  invoicePerMember: { points: 60, seconds: 10 * MINUTE },
  zipPerIp: { points: 300, seconds: 10 * MINUTE },
  imagePerMember: { points: 20, seconds: 10 * MINUTE },
  inquiryPerIp: { points: 20, seconds: HOUR },
  /** Over all senders, because all inquiries arrive in one mailbox of the operator. */
  inquiryPerHour: { points: 200, seconds: HOUR },
  /** Beyond it the operator still gets the inquiry, but the address gets no confirmation. */
  inquiryConfirmationPerMailbox: { points: 3, seconds: 24 * HOUR },
  applicationPerMember: { points: 120, seconds: 10 * MINUTE },
} satisfies Record<string, RateLimit>;

export type RateLimits = Record<keyof typeof RATE_LIMITS, RateLimit>;
