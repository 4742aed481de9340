import { readFileSync } from 'node:fs';
import { HttpResponse } from 'msw';
import { ModuleKind, ScriptTarget, transpileModule } from 'typescript';
import type { Site } from './screen';

/** A changed file of a diff, and its hunks. */
const DIFF = /```diff\n--- a\/(\S+)\n\+\+\+ b\/\1\n([^`]*)```/g;

/** Returns the lines of one side of a hunk. @param sign of the lines that only this side has */
const sideOf = (hunk: string, sign: '-' | '+'): string =>
  hunk
    .split('\n')
    .filter((line) => line.startsWith(' ') || line.startsWith(sign))
    .map((line) => line.slice(1))
    .join('\n');

function applyHunk(text: string, hunk: string): string {
  const parts = text.split(sideOf(hunk, '-'));
  if (parts.length !== 2) throw new Error(`The hunk is not found exactly once:\n${hunk}`);
  return parts.join(sideOf(hunk, '+'));
}

/**
 * Applies the diffs of a document to the files that they name.
 * @param document path of a Markdown file with blocks of ```diff
 * @returns the changed text of each file by its path
 */
function applyDocumentedDiffs(document: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const [, path = '', hunks = ''] of readFileSync(document, 'utf8').matchAll(DIFF)) {
    const text = files.get(path) ?? readFileSync(path, 'utf8');
    files.set(
      path,
      hunks
        .split(/^@@.*$/m)
        .slice(1)
        .reduce(applyHunk, text),
    );
  }
  return files;
}

const MODULES = import.meta.glob<object>('/schemas/**/*.ts');

/** Runs a changed declaration without writing it. @returns its exports */
async function runDeclaration(text: string): Promise<object> {
  const compilerOptions = { module: ModuleKind.CommonJS, target: ScriptTarget.ES2022 };
  const { outputText } = transpileModule(text, { compilerOptions });
  const imports = new Map<string, object | undefined>();
  for (const [, name = ''] of outputText.matchAll(/require\("([^"]+)"\)/g)) {
    const file = name.startsWith('./') ? `/schemas/${name.slice(2)}.ts` : `${name.replace('@', '')}.ts`;
    imports.set(name, await MODULES[file]?.());
  }
  const exports = {};
  new Function('exports', 'require', outputText)(exports, (name: string) => imports.get(name));
  return exports;
}

/** Returns the exports of a file of schemas/ with the diff of a document applied. */
export async function importDocumentedReader(document: string, path: string): Promise<object> {
  const text = applyDocumentedDiffs(document).get(path);
  if (text === undefined) throw new Error(`${document} has no diff of ${path}`);
  return runDeclaration(text);
}

/** Returns the exports of a file of schemas/ with the names of all its fields in camel case. */
export const importCamelCaseDeclaration = (path: string): Promise<object> =>
  runDeclaration(readFileSync(path, 'utf8').replace(/\bat\(\s*(['`])[^'`]+\1/g, toCamelCase));

/** Returns the exports of a file of schemas/ with texts, each of which it has once, replaced. */
export function importEditedDeclaration(
  path: string,
  edits: Readonly<Record<string, string>>,
): Promise<object> {
  let source = readFileSync(path, 'utf8');
  for (const [text, edited] of Object.entries(edits)) {
    const parts = source.split(text);
    if (parts.length !== 2) throw new Error(`${path} does not have this text exactly once: ${text}`);
    source = parts.join(edited);
  }
  return runDeclaration(source);
}

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
