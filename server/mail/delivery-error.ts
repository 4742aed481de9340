/**
 * The error for a mail that the mail server did not accept. The message contains only codes, because the text of the
 * response may contain the email address.
 */
export class DeliveryError extends Error {
  override name = 'DeliveryError';

  constructor(
    /** A code such as `550 5.1.1`, `ETIMEDOUT` or `EAUTH 535 5.7.8`. */
    readonly reason: string,
    /** Whether the server rejected this mail permanently. All other failures may be temporary. */
    readonly isPermanent: boolean,
  ) {
    super(`the mail server did not take a mail (${reason})`);
  }
}

/** The fields of an error from nodemailer. */
interface SmtpFailure {
  code?: unknown;
  command?: unknown;
  response?: unknown;
  responseCode?: unknown;
}

/** SMTP commands that are the same for every mail. An error there is caused by the settings. */
const BEFORE_THE_MAIL = /^(CONN|EHLO|HELO|LHLO|STARTTLS|AUTH|MAIL FROM|RSET|API)/;

/**
 * Converts any send error to a DeliveryError that contains only codes. A rejection (5xx) of the recipient or the
 * message is permanent. An error of the connection, the login or the sender is not permanent, because it affects
 * every mail until the operator corrects the settings.
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
