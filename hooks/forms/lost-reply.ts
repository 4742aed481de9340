import { useRef } from 'react';
import { type ApiFailure, toApiFailure } from '@/lib/api-failure';
import { createFailureError } from '@/lib/failure-error';

/** Returns whether a request may have succeeded, because its reply was lost or replaced by that of a server in between. */
export const isReplyLost = ({ status }: ApiFailure): boolean => status === 0 || status >= 500;

/**
 * Returns the function that sends a write which an existing API may do only once. After a lost reply, the refusal of a repeated
 * request may only mean that the first one has succeeded, and the error says so.
 * @param explain returns what to show instead of such a refusal, and null for a refusal with another reason
 */
export function useSendOnce<Payload, Result>(
  send: (payload: Payload) => Promise<Result>,
  explain: (refusal: ApiFailure) => ApiFailure | null,
): (payload: Payload) => Promise<Result> {
  const wasLost = useRef(false);
  return async (payload) => {
    try {
      return await send(payload);
    } catch (error) {
      const failure = toApiFailure(error);
      if (failure && isReplyLost(failure)) wasLost.current = true;
      const explained = failure && wasLost.current && !isReplyLost(failure) ? explain(failure) : null;
      if (!explained) throw error;
      throw createFailureError('The write may have succeeded before', explained, error);
    }
  };
}

/** Returns the function that explains the refusal of a token which a lost request may have used. @param error what to show */
export const explainUsedToken =
  (error: string) =>
  ({ status, fields }: ApiFailure): ApiFailure | null => {
    const isOfToken = Object.keys(fields).every((name) => name === 'token' || name === 'non_field_errors');
    return isOfToken && status === 400 ? { status, error, fields: {} } : null;
  };
