import type { Context } from 'hono';
import * as z from 'zod';
import { findInvalidText, INVALID_TEXT_MESSAGE } from '@/lib/invalid-text';
import type { AppEnv } from './context';
import { fieldErrors, handleError, notFound } from './errors';

// Replaces zod's own English messages. Schemas have none of their own for cases that a form cannot produce.
z.config({
  customError: ({ code, input }) =>
    code === 'invalid_type' && (input ?? null) === null ? '必須項目です。' : '入力内容を確認してください。',
});

function fieldMessages(error: z.ZodError): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const { path, message } of error.issues) {
    const name = path.map(String).join('.') || 'non_field_errors';
    fields[name] ??= [];
    fields[name].push(message);
  }
  return fields;
}

type ValidationResult = { target: string } & (
  | { success: true; data: unknown }
  | { success: false; error: z.ZodError }
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
