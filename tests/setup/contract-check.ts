import { createPublicApi } from '@/server/app';
import { buildDocument } from '@/server/openapi/document';
import { type Contract, createContract } from './contract';

const ORIGIN = 'http://localhost:3000';
const API_PATH = '/api/v3/public';

let contract: Contract | undefined;

/** Returns the contract of the reference API. It is created once for all tests of a file, which takes a third of a second. */
export function getReferenceContract(): Contract {
  contract ??= createContract(buildDocument(createPublicApi(ORIGIN), ORIGIN));
  return contract;
}

/** Throws unless a response matches the OpenAPI document. The body can still be read afterwards. */
export async function assertMatchesContract(method: string, url: string, response: Response): Promise<void> {
  const { pathname } = new URL(url);
  const path = pathname.slice(API_PATH.length);
  if (!pathname.startsWith(`${API_PATH}/`) || path === '/openapi.json') return;
  const reference = getReferenceContract();
  const described = reference.find(method, path);
  const copy = response.clone();
  const problem = await (described
    ? reference.findViolation(described, copy)
    : reference.findErrorViolation(copy));
  if (problem) throw new Error(`Not as declared: ${method} ${path}: ${problem}`);
}
