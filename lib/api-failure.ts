/** What a failed call tells a form: status 0 when no answer came. */
export interface ApiFailure {
  status: number;
  error: string | undefined;
  fields: Record<string, string[]>;
}

/** A call that failed without a refusal of the API, so that there is no error response to read. */
export class CallError extends Error {
  constructor(
    /** The status of the reply, whose body has another shape than agreed. */
    readonly status: number,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'CallError';
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const NON_FIELD_KEYS = new Set(['error', 'detail', 'code', 'message']);

/** Said when a script of the site could not be fetched. */
export const MISSING_SCRIPT =
  '画面の一部を読み込めませんでした。通信状況を確認して、もう一度お試しください。';

/** After a new version of the site has come out, only a reload brings scripts that are still there. */
const RELOAD_IF_IT_LASTS = '続く場合は、ページを再読み込みしてください。';

/**
 * Reads an error thrown by a call of the API: any object with `response.status` and `response.data`, a
 * {@link CallError}, or the error of importing what the call needs.
 * @returns the failure, or null when the error did not come from a call
 */
export function toApiFailure(error: unknown): ApiFailure | null {
  if (!isRecord(error)) return null;
  if (error instanceof CallError) return { status: error.status, error: undefined, fields: {} };
  // lib/lazy-import.ts
  if (error.name === 'LazyImportError')
    return { status: 0, error: MISSING_SCRIPT + RELOAD_IF_IT_LASTS, fields: {} };
  const { response } = error;
  if (!isRecord(response))
    return 'isAxiosError' in error ? { status: 0, error: undefined, fields: {} } : null;
  const data = isRecord(response.data) ? response.data : {};
  const fields = Object.entries(data).flatMap(([name, messages]) =>
    NON_FIELD_KEYS.has(name) || !Array.isArray(messages) ? [] : [[name, messages.map(String)] as const],
  );
  return {
    status: Number(response.status),
    error: typeof data.error === 'string' ? data.error : undefined,
    fields: Object.fromEntries(fields),
  };
}

/** Spec §8: the default message where the server names no reason (Japanese wording: decision 0002). */
export const UNEXPECTED_ERROR_MESSAGE = '予期しないサーバーエラーが発生しました。もう一度お試しください。';

/** Said when no answer came at all: nothing is known about the server then. */
const NO_RESPONSE_MESSAGE = 'サーバーに接続できませんでした。通信状況を確認して、もう一度お試しください。';

/** The server's reason, or what can be said without one. */
export const failureMessage = (
  failure: ApiFailure | null,
  fallback: string = UNEXPECTED_ERROR_MESSAGE,
): string => failure?.error ?? (failure?.status === 0 ? NO_RESPONSE_MESSAGE : fallback);

/** {@link failureMessage} for an error as it was thrown. */
export const errorMessage = (error: unknown, fallback?: string): string =>
  failureMessage(toApiFailure(error), fallback);
