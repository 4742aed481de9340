import { createPublicApi } from '@/server/app';
import { buildDocument } from '@/server/openapi/document';
import { type Contract, createContract } from './contract';

const ORIGIN = 'http://localhost:3000';
const API_PATH = '/api/v3/public';

/** One for all of a file's tests: it takes a third of a second to make. */
let contract: Contract | undefined;

/** Throws unless an answer of the API is as its document declares. Leaves the answer's body to be read. */
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
