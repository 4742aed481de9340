/** A mail server did not take a mail. The message holds codes only: the text of a reply may repeat the address. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';

  constructor(
    /** Such as `550 5.1.1`, `ETIMEDOUT` or `EAUTH 535 5.7.8`. */
    readonly reason: string,
    /** Whether the server refused this very mail for good; every other failure may pass. */
    readonly isPermanent: boolean,
  ) {
    super(`the mail server did not take a mail (${reason})`);
  }
}

/** What nodemailer says about a failure. */
interface SmtpFailure {
  code?: unknown;
  command?: unknown;
  response?: unknown;
  responseCode?: unknown;
}

/** Steps of the conversation that are the same for every mail: a refusal there is a matter of the settings. */
const BEFORE_THE_MAIL = /^(CONN|EHLO|HELO|LHLO|STARTTLS|AUTH|MAIL FROM|RSET|API)/;

/**
 * Reduces any failure to send to codes. A refusal (5xx) of the recipient or of the message is permanent. One of the
 * connection, the login or the sender is not: it would hit every mail until the operator corrects the settings.
 */
export function toDeliveryError(error: unknown): DeliveryError {
  if (error instanceof DeliveryError) return error;
  const { code, command, response, responseCode } = (error ?? {}) as SmtpFailure;
  const name = typeof code === 'string' && /^[A-Z][A-Z0-9_]{1,40}$/.test(code) ? code : 'UNKNOWN';
  if (typeof responseCode !== 'number') return new DeliveryError(name, false);
  const [, enhanced] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(String(response ?? '')) ?? [];
  const reply = enhanced ? `${responseCode} ${enhanced}` : String(responseCode);
  const isAboutSettings = name === 'EAUTH' || BEFORE_THE_MAIL.test(String(command ?? ''));
  return isAboutSettings
    ? new DeliveryError(`${name} ${reply}`, false)
    : new DeliveryError(reply, responseCode >= 500 && responseCode < 600);
}
