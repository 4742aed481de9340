import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { DAY_MS } from '@/schemas/time';
import { jsonStorage } from './json-storage';

/** An API of another operator does not tell how long its links work, so the browser forgets the request after a week. */
const MAX_AGE_MS = 7 * DAY_MS;

/** An email change that was requested in this browser. */
interface RequestedEmailChange {
  memberId: number;
  /** The new address. */
  email: string;
  /** Time in ms since the epoch. */
  requestedAt: number;
  /** True when the API tells what is pending: it is ours, which revokes the link when the password changes. */
  isToldByApi: boolean;
}

interface EmailChangeState {
  /** The newest request; null when there is none. */
  request: RequestedEmailChange | null;
  remember: (memberId: number, email: string, options?: { isToldByApi: boolean }) => void;
  forget: () => void;
  /** Forgets the request after the password has changed, if that has revoked its link. An existing API may keep the link. */
  forgetRevoked: () => void;
}

/** Returns the stored request when it is complete and not too old. Users and other versions may have changed it. */
function toRequest(stored: unknown): RequestedEmailChange | null {
  const { memberId, email, requestedAt, isToldByApi } = (stored ?? {}) as Partial<RequestedEmailChange>;
  if (typeof memberId !== 'number' || typeof email !== 'string' || typeof requestedAt !== 'number')
    return null;
  const age = Date.now() - requestedAt;
  return email.length <= 254 && age >= 0 && age < MAX_AGE_MS
    ? { memberId, email, requestedAt, isToldByApi: isToldByApi === true }
    : null;
}

/**
 * Stored in localStorage, because an API that has only the calls of the specification does not tell which change is
 * pending (decision 0084).
 */
export const useEmailChangeStore = create<EmailChangeState>()(
  persist(
    (set) => ({
      request: null,
      remember: (memberId, email, { isToldByApi } = { isToldByApi: false }) =>
        set({ request: { memberId, email, requestedAt: Date.now(), isToldByApi } }),
      forget: () => set({ request: null }),
      forgetRevoked: () => set(({ request }) => ({ request: request?.isToldByApi ? null : request })),
    }),
    {
      name: 'email-change',
      version: 1,
      storage: jsonStorage(() => localStorage),
      migrate: () => ({ request: null }),
      merge: (stored, current) => ({
        ...current,
        request: toRequest((stored as Partial<EmailChangeState> | null)?.request),
      }),
    },
  ),
);
