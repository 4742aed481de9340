import Ajv, { type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { createPublicApi } from '@/server/app';
import {
  METHODS,
  type Method,
  type OpenApiDocument,
  type Operation,
} from '@/server/openapi/complete-operation';
import { buildDocument } from '@/server/openapi/document';
import type { JsonSchema } from './arbitraries';

/** One operation of the OpenAPI document. */
export interface ContractOperation {
  name: string;
  method: Method;
  path: string;
  operation: Operation;
  /** The schema of its JSON body; undefined without one, and for a form with a file. */
  bodySchema: JsonSchema | undefined;
  /** The names of its query parameters. */
  query: string[];
}

/** The API's OpenAPI document, and a check of responses against it. */
export interface Contract {
  document: OpenApiDocument;
  operations: ContractOperation[];
  /** Returns the schema that a reference names, and any other schema as it is. */
  resolve(schema: JsonSchema): JsonSchema;
  /** Returns the operation of a request, if the document has one. `path` is relative to the server and has no query. */
  find(method: string, path: string): ContractOperation | undefined;
  /**
   * Returns what is wrong with a response: an undeclared status, a missing header, another content type, or a body
   * that does not match the schema. Returns null when the response is valid. Reads the body.
   */
  findViolation(described: ContractOperation, response: Response): Promise<string | null>;
  /** Checks the response to a request without an operation, which must be an error. */
  findErrorViolation(response: Response): Promise<string | null>;
}

const CONTRACT_ID = 'contract';
const escapePointer = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');

function bodySchemaOf({ requestBody }: Operation): JsonSchema | undefined {
  const content = requestBody && 'content' in requestBody ? requestBody.content : undefined;
  return content?.['application/json']?.schema as JsonSchema | undefined;
}

const queryOf = ({ parameters = [] }: Operation): string[] =>
  parameters.flatMap((part) => ('in' in part && part.in === 'query' ? [part.name] : []));

const listOperations = (document: OpenApiDocument): ContractOperation[] =>
  Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const name = `${method.toUpperCase()} ${path}`;
      const bodySchema = bodySchemaOf(operation);
      return [{ name, method, path, operation, bodySchema, query: queryOf(operation) }];
    }),
  );

/** A path without parameters takes precedence, so that /members/me/ does not match /members/{memberId}/. */
function createFinder(operations: ContractOperation[]): Contract['find'] {
  const patterns = operations
    .map((described) => ({
      described,
      pattern: new RegExp(`^${described.path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    }))
    .toSorted((a, b) => Number(a.described.path.includes('{')) - Number(b.described.path.includes('{')));
  return (method, path) => {
    const normalizedMethod = method.toLowerCase() === 'head' ? 'get' : method.toLowerCase();
    return patterns.find(
      ({ described, pattern }) => described.method === normalizedMethod && pattern.test(path),
    )?.described;
  };
}

type Declared = NonNullable<NonNullable<Operation['responses']>['2XX']>;

function findHeaderViolation(declared: Declared, response: Response): string | null {
  const headers: Record<string, { required?: boolean }> = ('headers' in declared && declared.headers) || {};
  const missing = Object.entries(headers).find(
    ([name, { required }]) => required && !response.headers.has(name),
  );
  if (missing) return `lacks ${missing[0]}`;
  const types = 'content' in declared ? Object.keys(declared.content ?? {}) : [];
  const type = response.headers.get('content-type')?.split(';')[0] ?? '';
  return types.length > 0 && !types.includes(type) ? `is ${type} instead of ${types.join()}` : null;
}

/** Creates the contract from a document. Each schema is compiled on first use. */
function createContract(document: OpenApiDocument): Contract {
  const ajv = addFormats(new Ajv({ strict: false, allErrors: true }));
  ajv.addSchema({ $id: CONTRACT_ID, ...document });
  const checks = new Map<string, ValidateFunction>();
  const bodyProblem = async (pointer: string, response: Response): Promise<string | null> => {
    const check = checks.get(pointer) ?? ajv.compile({ $ref: `${CONTRACT_ID}#${pointer}` });
    checks.set(pointer, check);
    return check(await response.json()) ? null : `does not match its schema: ${ajv.errorsText(check.errors)}`;
  };
  const operations = listOperations(document);
  return {
    document,
    operations,
    resolve: (schema) => {
      const name = schema.$ref?.split('/').at(-1);
      return name ? ((document.components?.schemas?.[name] ?? {}) as JsonSchema) : schema;
    },
    find: createFinder(operations),
    findViolation: async ({ name, method, path, operation }, response) => {
      const status = String(response.status);
      const declared = operation.responses?.[status as '2XX'];
      if (!declared) return `${name} answered ${status}, which it does not declare`;
      const isJson =
        'content' in declared && declared.content?.['application/json'] && response.body !== null;
      const pointer = `/paths/${escapePointer(path)}/${method}/responses/${status}/content/${escapePointer('application/json')}/schema`;
      const problem =
        findHeaderViolation(declared, response) ?? (isJson ? await bodyProblem(pointer, response) : null);
      return problem && `${name}: its response ${status} ${problem}`;
    },
    findErrorViolation: async (response) => {
      if (response.status < 400 || response.status >= 500) return `${response.status} is no error status`;
      const problem = response.body ? await bodyProblem('/components/schemas/ApiError', response) : null;
      return problem && `the error response ${response.status} ${problem}`;
    },
  };
}

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
