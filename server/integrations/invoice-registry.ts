import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import * as z from 'zod';
import { type Env, isDemo } from '@/config/env';
import { readLimited } from '@/gateway/reply-limits';
import { invoiceNumberPattern } from '@/schemas/invoice-fields';
import { MINUTE_MS } from '@/schemas/time';
import { ApiError } from '@/server/http/errors';
import { log } from '@/server/log';
import { fakeRegistry } from './fake-registry';
import { type InvoiceLookup, invoiceLookupSchema } from './registry-schema';
import type { LookUpIssuer } from './types';

/** A response about one number has about 1 kB. */
const MAX_RESPONSE_BYTES = 256 * 1024;
const TIMEOUT_MS = 5_000;
const CACHE_MS = 10 * MINUTE_MS;
/** The agency asks for moderate use. Lookups above MAX_CONCURRENT wait; above MAX_PENDING they fail with 503. */
const MAX_CONCURRENT = 4;
const MAX_PENDING = 40;

const registryUnavailableError = () =>
  new ApiError(
    503,
    'registry_unavailable',
    '国税庁の公表サイトに接続できませんでした。しばらくしてからもう一度お試しください。',
    { retryAfterSeconds: 30 },
  );

/**
 * The parts that tell an unknown number from a broken response, which must not be mistaken for "no such number": the count
 * and the list are there, and the list is empty only when the count is 0.
 */
const registryResponseSchema = z
  .looseObject({ count: z.union([z.string(), z.number()]), announcement: z.array(z.unknown()) })
  .refine(({ count, announcement }) => announcement.length > 0 || Number(count) === 0);

interface RegistryOptions {
  base: string;
  id: string;
  timeoutMs?: number;
}

/**
 * Returns a lookup that uses the National Tax Agency's public Web-API (version 1). Only exactly 13 half-width digits
 * are sent. Throws 503 when the registry is unavailable, slow, or returns an unexpected shape
 * or size.
 */
export function createInvoiceRegistry({ base, id, timeoutMs = TIMEOUT_MS }: RegistryOptions): LookUpIssuer {
  // The cache stores promises, so that concurrent lookups of one number send one request.
  const cache = new LRUCache<string, Promise<InvoiceLookup>>({ max: 1_000, ttl: CACHE_MS });
  const limit = pLimit(MAX_CONCURRENT);

  const fetchIssuer = async (number: string): Promise<InvoiceLookup> => {
    const url = new URL('/1/num', base);
    url.search = new URLSearchParams({ id, number: `T${number}`, type: '21', history: '0' }).toString();
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { signal, redirect: 'error' });
    if (!response.ok) throw new Error(`the registry answered ${response.status}`);
    const body = await readLimited(response, MAX_RESPONSE_BYTES, signal);
    return invoiceLookupSchema.parse(registryResponseSchema.parse(JSON.parse(body.toString('utf8'))));
  };

  return async (number) => {
    if (!invoiceNumberPattern.test(number)) throw new Error('not 13 half-width digits');
    const cached = cache.get(number);
    if (cached) return cached;
    if (limit.pendingCount >= MAX_PENDING) throw registryUnavailableError();
    const pending = limit(() => fetchIssuer(number)).catch((error: unknown) => {
      cache.delete(number);
      // The URL contains our application id and the error may contain the URL, so only the error's name is logged.
      log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'the invoice registry failed');
      throw registryUnavailableError();
    });
    cache.set(number, pending);
    return pending;
  };
}

/** Accepts every number, and says in the place of the name that it has not been looked up. */
export const uncheckedRegistry: LookUpIssuer = async (number) =>
  invoiceLookupSchema.parse({
    count: '1',
    announcement: [
      {
        registratedNumber: `T${number}`,
        process: '01',
        name: '未確認（国税庁の公表サイトと照合していません）',
      },
    ],
  });

/**
 * Returns the registry configured in the environment. Without an application id, the demo has invented issuers, and a real
 * site accepts numbers unchecked.
 */
export function invoiceRegistryFromEnv(env: Env): LookUpIssuer {
  if (env.INVOICE_API_ID)
    return createInvoiceRegistry({ base: env.INVOICE_API_BASE, id: env.INVOICE_API_ID });
  return isDemo(env) ? fakeRegistry : uncheckedRegistry;
}
