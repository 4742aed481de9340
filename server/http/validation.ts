import type { Context } from 'hono';
import type { ZodError } from 'zod';
import { findInvalidText, INVALID_TEXT_MESSAGE } from '@/lib/invalid-text';
import type { AppEnv } from './context';
import { fieldErrors, handleError, notFound } from './errors';

/** Zod's default English messages. Schemas keep them for cases that a form cannot produce. */
const DEFAULT_ZOD_MESSAGE = /^(Invalid input|Invalid option|Too big|Too small|Unrecognized key)/;

const toJapaneseMessage = (message: string): string => {
  if (!DEFAULT_ZOD_MESSAGE.test(message)) return message;
  return /received (undefined|null)$/.test(message) ? '必須項目です。' : '入力内容を確認してください。';
};

function fieldMessages(error: ZodError): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const { path, message } of error.issues) {
    const name = path.map(String).join('.') || 'non_field_errors';
    fields[name] ??= [];
    fields[name].push(toJapaneseMessage(message));
  }
  return fields;
}

type ValidationResult = { target: string } & (
  | { success: true; data: unknown }
  | { success: false; error: ZodError }
);

/**
 * Answers invalid input with 400 and messages by field (nested fields by dotted path, as in the forms), and a path that
 * cannot identify a record with 404.
 */
export function validationHook(result: ValidationResult, c: Context<AppEnv>): Response | undefined {
  if (!result.success) {
    return handleError(result.target === 'param' ? notFound() : fieldErrors(fieldMessages(result.error)), c);
  }
  const path = findInvalidText(result.data);
  if (path === null) return undefined;
  return handleError(fieldErrors({ [path || 'non_field_errors']: [INVALID_TEXT_MESSAGE] }), c);
}
