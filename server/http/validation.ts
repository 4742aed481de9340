import type { Context } from 'hono';
import type { ZodError } from 'zod';
import type { AppEnv } from './context';
import { handleError, notFound, refuseFields } from './errors';
import { UNSTORABLE_TEXT, unstorablePath } from './storable';

/** Zod's own English, which a schema leaves standing where a form cannot produce the case. */
const UNWORDED = /^(Invalid input|Invalid option|Too big|Too small|Unrecognized key)/;

const forPeople = (message: string): string => {
  if (!UNWORDED.test(message)) return message;
  return /received (undefined|null)$/.test(message) ? '必須項目です。' : '入力内容を確認してください。';
};

function fieldMessages(error: ZodError): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const { path, message } of error.issues) {
    const name = path.map(String).join('.') || 'non_field_errors';
    fields[name] ??= [];
    fields[name].push(forPeople(message));
  }
  return fields;
}

type Validated = { target: string } & (
  | { success: true; data: unknown }
  | { success: false; error: ZodError }
);

/**
 * Answers bad input with 400 and messages per field (nested ones by their dotted path, as the form names them), and
 * an address that cannot name a record with 404.
 */
export function validationHook(result: Validated, c: Context<AppEnv>): Response | undefined {
  if (!result.success) {
    return handleError(result.target === 'param' ? notFound() : refuseFields(fieldMessages(result.error)), c);
  }
  const path = unstorablePath(result.data);
  if (path === null) return undefined;
  return handleError(refuseFields({ [path || 'non_field_errors']: [UNSTORABLE_TEXT] }), c);
}
