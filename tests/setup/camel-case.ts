import { HttpResponse } from 'msw';
import type { Site } from './screen';

export const toCamelCase = (name: string): string =>
  name.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());

/** The names that the reference API has like this. */
const UNCHANGED = new Set(['formData', 'is_SNS_Integration']);
const toSnakeCase = (name: string): string =>
  UNCHANGED.has(name) ? name : name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Returns a JSON value with the names of all its fields changed. */
function renameAll(value: unknown, newName: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((each) => renameAll(each, newName));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [newName(name), renameAll(each, newName)]),
  );
}

/** Returns the reply to a write of an API that has its fields, also those of errors, in camel case. */
export const answerInCamelCase =
  (site: Site): Site['answer'] =>
  async (request) => {
    const text = await request.text();
    const body = text && JSON.stringify(renameAll(JSON.parse(text), toSnakeCase));
    const { method, headers } = request;
    const reply = await site.answer(new Request(request.url, { method, headers, body: body || null }));
    if (reply.ok) return reply;
    const error = renameAll(await reply.json(), toCamelCase);
    return HttpResponse.json(error as object, { status: reply.status });
  };
