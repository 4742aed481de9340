import Ajv, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { METHODS, type Method, type OpenApiDocument, type Operation } from '@/server/openapi/complete';
import { jsonOf } from './agent';
import type { TestApi } from './api';

/** One call that the document describes. */
export interface Described {
  name: string;
  method: Method;
  path: string;
  operation: Operation;
}

/** The contract as the API tells it, and a check of any answer against it. */
export interface Contract {
  document: OpenApiDocument;
  operations: Described[];
  /** What is wrong with an answer: an undeclared status, or a body that is not as declared. Null when it is right. */
  problemOf(described: Described, response: Response): Promise<string | null>;
}

const POINTER = 'contract';
const escaped = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** Reads the document of a test's API. */
export async function readContract(api: TestApi): Promise<Contract> {
  const document: OpenApiDocument = await jsonOf(await api.agent().get('/openapi.json'));
  const ajv = addFormats(new Ajv({ strict: false, allErrors: true }));
  ajv.addSchema({ $id: POINTER, ...document });
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ name: `${method.toUpperCase()} ${path}`, method, path, operation }] : [];
    }),
  );
  const checks = new Map<string, ValidateFunction>();
  const checkOf = (path: string, method: Method, status: string): ValidateFunction => {
    const at = `${POINTER}#/paths/${escaped(path)}/${method}/responses/${status}/content/${escaped('application/json')}/schema`;
    const known = checks.get(at) ?? ajv.compile({ $ref: at });
    checks.set(at, known);
    return known;
  };
  return {
    document,
    operations,
    problemOf: async ({ name, method, path, operation }, response) => {
      const status = String(response.status);
      const declared = operation.responses?.[status as '2XX'];
      if (!declared) return `${name} answered ${status}, which it does not declare`;
      const isJson = 'content' in declared && declared.content?.['application/json'];
      if (!isJson) return null;
      const check = checkOf(path, method, status);
      if (check(await response.json())) return null;
      return `${name} answered ${status} otherwise than declared: ${ajv.errorsText(check.errors)}`;
    },
  };
}
