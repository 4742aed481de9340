import type { InvoiceLookup } from './registry-schema';

// These types are separate from the adapters to avoid an import cycle: the adapters import server/http, whose context
// uses these types.

/** Looks up 13 half-width digits in a registry of qualified invoice issuers. */
export type LookUpIssuer = (number: string) => Promise<InvoiceLookup>;

/** The account data in a verified ID token. */
export interface GoogleAccount {
  subject: string;
  /** The normalized address, verified by Google. */
  email: string;
  /** A digest of the token, by which a second use is recognized. */
  tokenId: string;
  /** When the token is not accepted any more. */
  expiresAt: Date;
}

/**
 * Returns the account of an ID token, or null when the token is invalid or was issued for another browser. Throws 503
 * when Google's keys cannot be fetched, and 400 for claims that cannot be stored.
 * @param nonce the value of the browser's cookie; the token must contain its digest
 */
export type VerifyGoogleToken = (token: string, nonce: string | undefined) => Promise<GoogleAccount | null>;
