import { createPublicApi } from '@/server/app';
import { buildDocument } from '@/server/openapi/document';
import { type Contract, contractOf } from './contract';

const ORIGIN = 'http://localhost:3000';
const BELOW = '/api/v3/public';

/** One for all of a file's tests: it takes a third of a second to make. */
let contract: Contract | undefined;

/** Throws unless an answer of the API is as its document declares. Leaves the answer's body to be read. */
export async function assertAsDeclared(method: string, url: string, response: Response): Promise<void> {
  const { pathname } = new URL(url);
  const path = pathname.slice(BELOW.length);
  if (!pathname.startsWith(`${BELOW}/`) || path === '/openapi.json') return;
  contract ??= contractOf(buildDocument(createPublicApi(ORIGIN), ORIGIN));
  const described = contract.find(method, path);
  const answer = response.clone();
  const problem = await (described
    ? contract.problemOf(described, answer)
    : contract.problemOfRefusal(answer));
  if (problem) throw new Error(`Not as declared: ${method} ${path}: ${problem}`);
}
