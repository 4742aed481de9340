/** Why a call of the API has not succeeded. */
export type CallErrorKind =
  /** The API has answered, and has not done what was asked. */
  | 'refused'
  /** Nobody is logged in any more. */
  | 'session ended'
  /** Another member is logged in than on the page, so that nothing was sent. */
  | 'other member'
  /** There was no reply, or that of a server in trouble. */
  | 'unavailable'
  /** There was a reply, in which nothing could be read. */
  | 'unreadable';

/** What is known about a failed call. */
export interface CallFailure {
  /** The status of the reply; 0 without one. */
  status: number;
  /** The sentence of the API for people. */
  error: string | undefined;
  /** The messages of each field, by the path that the site has for it. */
  fields: Readonly<Record<string, readonly string[]>>;
}

interface Details extends Partial<CallFailure> {
  /** The body of the reply, with Japanese sentences. */
  body?: unknown;
  retryAfter?: number;
  /** What was thrown instead of a reply. */
  cause?: unknown;
}

/**
 * The error of every call of the API that has not succeeded. It is made once, in api/transport/, and never changed. Forms,
 * toasts, pages and dialogs read it, and recognize it by `instanceof`.
 */
export class ApiCallError extends Error implements CallFailure {
  override name = 'ApiCallError';
  readonly status: number;
  readonly error: string | undefined;
  readonly fields: CallFailure['fields'];
  readonly body: unknown;
  /** In how many seconds a throttled call may be repeated; 0 when the API does not say so. */
  readonly retryAfter: number;

  constructor(
    readonly kind: CallErrorKind,
    { status = 0, error, fields = {}, body, retryAfter = 0, cause }: Details = {},
  ) {
    super(`The call has failed: ${kind} (${status})`, { cause });
    this.status = status;
    this.error = error;
    this.fields = fields;
    this.body = body;
    this.retryAfter = retryAfter;
  }

  /** Whether the API has refused the input: with 400, or in a reply with a status of success. */
  get isInputRefused(): boolean {
    return this.kind === 'refused' && (this.status === 400 || this.status < 300);
  }

  /** Whether the call may have succeeded, because its reply was lost, replaced by another, or cannot be understood. */
  get isReplyLost(): boolean {
    return this.kind === 'unavailable' || this.kind === 'unreadable';
  }

  /** Whether the API does not know what the call names. A 404 without a reason is that of a missing call. */
  get isRecordUnknown(): boolean {
    return this.status === 404 && this.error !== undefined;
  }
}

/** Explains why nothing was saved, and how the input can still be saved. */
export const OTHER_MEMBER_MESSAGE =
  '別の会員としてログインしたため、保存していません。入力した会員でログインし直すと、入力内容を保存できます。';

/** Returns the error of a write that was not sent, because another member is logged in. */
export const otherMemberError = () =>
  new ApiCallError('other member', { status: 409, error: OTHER_MEMBER_MESSAGE });

/** The default message when the server gives no reason (spec §8; Japanese wording: decision 0002). */
export const UNEXPECTED_ERROR_MESSAGE = '予期しないサーバーエラーが発生しました。もう一度お試しください。';

/** The message shown when there was no response, because nothing is known about the server then. */
const NO_RESPONSE_MESSAGE = 'サーバーに接続できませんでした。通信状況を確認して、もう一度お試しください。';

/** Returns the text for a thrown error: the API's sentence, or the default message without one. */
export function errorMessage(error: unknown, fallback: string = UNEXPECTED_ERROR_MESSAGE): string {
  if (!(error instanceof ApiCallError)) return fallback;
  return error.error ?? (error.status === 0 ? NO_RESPONSE_MESSAGE : fallback);
}
