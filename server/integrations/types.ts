import type { InvoiceLookup } from '@/schemas/contract/invoices';

// These types are separate from the adapters to avoid an import cycle: the adapters import server/http, whose context
// uses these types.

/** Looks up 13 half-width digits in a registry of qualified invoice issuers. */
export type LookUpIssuer = (number: string) => Promise<InvoiceLookup>;

/** The account data in a verified ID token. */
export interface GoogleAccount {
  subject: string;
  /** The normalized address, verified by Google. */
  email: string;
}

/**
 * Returns the account of an ID token, or null when the token is invalid. Throws 503 when Google's keys cannot be
 * fetched.
 */
export type VerifyGoogleToken = (token: string) => Promise<GoogleAccount | null>;
