import type { GetServerSidePropsContext } from 'next';
import { API_PREFIX } from './create-http';
import { type JsonSchema, limitsOf, type Piece, typeText } from './schema-text';
import { apiFetch } from './transport';

interface Described {
  description?: string;
  content?: Record<string, { schema?: JsonSchema }>;
}
interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema: JsonSchema;
}
interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: Described;
  responses: Record<string, Described>;
}
interface Document {
  info: { title: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema> };
}

/** What the reference page shows of a call. */
export interface ReferenceCall {
  id: string;
  method: string;
  path: string;
  summary: string;
  needs: string[];
  parameters: { name: string; required: boolean; type: Piece[]; text: string }[];
  /** What is sent; null without a body. */
  body: { media: string; type: Piece[] } | null;
  responses: { status: string; description: string; type: Piece[] | null }[];
}

/** The contract as the reference page shows it: no more than that is sent to the browser. */
export interface Reference {
  title: string;
  lines: string[];
  server: string;
  chapters: { name: string; description: string; calls: ReferenceCall[] }[];
  shapes: { name: string; type: Piece[] }[];
}

/** Adjacent texts as one. */
function merged(pieces: Piece[]): Piece[] {
  const all: Piece[] = [];
  for (const piece of pieces) {
    const last = all.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') all.splice(-1, 1, last + piece);
    else all.push(piece);
  }
  return all;
}

function contentOf({ content }: Described): { media: string; type: Piece[] } | null {
  const [entry] = Object.entries(content ?? {});
  if (!entry?.[1].schema) return null;
  return { media: entry[0], type: merged(typeText(entry[1].schema)) };
}

function callOf(path: string, method: string, operation: Operation): ReferenceCall {
  const needs = new Set(operation.security.flatMap((scheme) => Object.keys(scheme)));
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    summary: operation.summary,
    needs: [
      ...(needs.has('session') ? ['ログイン'] : []),
      ...(needs.has('csrfHeader') ? ['X-CSRFToken'] : []),
    ],
    parameters: (operation.parameters ?? []).map(({ name, required = false, description, schema }) => ({
      name,
      required,
      type: merged(typeText(schema)),
      text: [description, limitsOf(schema)].filter(Boolean).join(' '),
    })),
    body: operation.requestBody ? contentOf(operation.requestBody) : null,
    responses: Object.entries(operation.responses).map(([status, response]) => ({
      status,
      description: response.description ?? '',
      type: contentOf(response)?.type ?? null,
    })),
  };
}

/** Reads the contract from the API in this process. Null when the API gives none. */
export async function loadReference({ req }: GetServerSidePropsContext): Promise<Reference | null> {
  const url = `http://${req.headers.host ?? 'localhost'}${API_PREFIX}/openapi.json`;
  const answer = await apiFetch(new Request(url), { incoming: req });
  if (!answer.ok) {
    // A body that nobody reads would hold its connection to the API.
    await answer.body?.cancel();
    return null;
  }
  const { info, servers, tags, paths, components }: Document = await answer.json();
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      chapter: operation.tags[0],
      call: callOf(path, method, operation),
    })),
  );
  const chapters = tags.map((tag) => ({
    ...tag,
    calls: calls.filter(({ chapter }) => chapter === tag.name).map(({ call }) => call),
  }));
  return {
    title: info.title,
    lines: info.description
      .split('\n')
      .map((line) => line.replace(/^- /, ''))
      .filter(Boolean),
    server: servers[0]?.url ?? '',
    chapters: chapters.filter((chapter) => chapter.calls.length > 0),
    shapes: Object.entries(components.schemas).map(([name, schema]) => ({
      name,
      type: merged(typeText(schema)),
    })),
  };
}
