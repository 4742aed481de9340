import { createPublicApi } from '@/server/app';
import { buildDocument } from '@/server/openapi/document';
import { type Contract, createContract } from './contract';

const ORIGIN = 'http://localhost:3000';
const API_PATH = '/api/v3/public';

/** Created once for all tests of a file, because it takes a third of a second. */
let contract: Contract | undefined;

/** Throws unless a response matches the OpenAPI document. The body can still be read afterwards. */
export async function assertMatchesContract(method: string, url: string, response: Response): Promise<void> {
  const { pathname } = new URL(url);
  const path = pathname.slice(API_PATH.length);
  if (!pathname.startsWith(`${API_PATH}/`) || path === '/openapi.json') return;
  contract ??= createContract(buildDocument(createPublicApi(ORIGIN), ORIGIN));
  const described = contract.find(method, path);
  const answer = response.clone();
  const problem = await (described
    ? contract.findViolation(described, answer)
    : contract.findErrorViolation(answer));
  if (problem) throw new Error(`Not as declared: ${method} ${path}: ${problem}`);
}
