import { UnreadableReplyError } from '@/schemas/replies';

/** The error of an API call as forms use it. The status is 0 when there was no response. */
export interface ApiFailure {
  status: number;
  error: string | undefined;
  fields: Record<string, string[]>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Converts an error thrown by an API call: one with the `failure` that api/transport/read-errors.ts adds, one without a
 * response, the error of a reply in which nothing is usable, and the error of importing the code that the call needs.
 * @returns the failure, or null when the error did not come from a call
 */
export function toApiFailure(error: unknown): ApiFailure | null {
  if (!isRecord(error)) return null;
  if (error instanceof UnreadableReplyError) return { status: 200, error: undefined, fields: {} };
  if (error.failure) return error.failure as ApiFailure;
  return 'isAxiosError' in error ? { status: 0, error: undefined, fields: {} } : null;
}

/**
 * Returns an error like that of a call which the API has refused, so that forms show the failure in the same place.
 * @param cause the error in whose place it is thrown
 */
export const createFailureError = (message: string, failure: ApiFailure, cause?: unknown): Error =>
  Object.assign(new Error(message, { cause }), { failure });

/** The `code` of the error of a write whose reply has a status of success and says that the write has failed. */
export const REFUSED_IN_SUCCESS = 'ERR_REFUSED_IN_SUCCESS';

/** Returns whether a write failed although the status of its reply was that of a success. */
export const isRefusedInSuccess = (error: unknown): boolean =>
  isRecord(error) && error.code === REFUSED_IN_SUCCESS;

/**
 * Returns whether a request may have succeeded, because its reply was lost, replaced by that of a server in between, or
 * cannot be understood.
 */
export const isReplyLost = ({ status }: ApiFailure): boolean => status < 300 || status >= 500;

/** Returns whether the API does not know what the call names. A 404 without a reason is that of a missing call. */
export function isUnknownRecord(error: unknown): boolean {
  const failure = toApiFailure(error);
  return failure?.status === 404 && failure.error !== undefined;
}

/** The default message when the server gives no reason (spec §8; Japanese wording: decision 0002). */
export const UNEXPECTED_ERROR_MESSAGE = '予期しないサーバーエラーが発生しました。もう一度お試しください。';

/** The message shown when there was no response, because nothing is known about the server then. */
const NO_RESPONSE_MESSAGE = 'サーバーに接続できませんでした。通信状況を確認して、もう一度お試しください。';

/** Returns the server's message, or the default message without one. */
export const failureMessage = (
  failure: ApiFailure | null,
  fallback: string = UNEXPECTED_ERROR_MESSAGE,
): string => failure?.error ?? (failure?.status === 0 ? NO_RESPONSE_MESSAGE : fallback);

/** Returns {@link failureMessage} for a thrown error. */
export const errorMessage = (error: unknown, fallback?: string): string =>
  failureMessage(toApiFailure(error), fallback);
