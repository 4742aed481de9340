import type { InvoiceLookup } from '@/schemas/invoices';

// Apart from the adapters, which refuse by way of server/http: the context there names these types.

/** Asks a register of qualified invoice issuers for 13 half-width digits. */
export type LookUpIssuer = (number: string) => Promise<InvoiceLookup>;

/** What a verified ID token says of a person. */
export interface GoogleAccount {
  subject: string;
  /** Normalised; Google has verified it. */
  email: string;
}

/**
 * Gives the account behind an ID token, or null for a token that cannot be trusted. Throws a 503 refusal when
 * Google's keys cannot be fetched.
 */
export type VerifyGoogleToken = (token: string) => Promise<GoogleAccount | null>;
