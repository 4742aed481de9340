import type { GetServerSidePropsContext } from 'next';
import { API_PREFIX } from './create-http';
import { apiFetch } from './transport';

type Shape = { properties?: Record<string, unknown>; required?: string[] };
type Content = { content?: Record<string, { schema?: Shape }> };
interface Described extends Content {
  description?: string;
}
interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  security: Record<string, string[]>[];
  requestBody?: Content;
  responses: Record<string, Described>;
}
interface Document {
  info: { title: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
}

/** What the reference page shows of a call. */
export interface ReferenceCall {
  id: string;
  method: string;
  path: string;
  summary: string;
  needs: string[];
  fields: { name: string; required: boolean }[];
  responses: { status: string; description: string }[];
}

/** The contract as the reference page shows it: no more than that is sent to the browser. */
export interface Reference {
  title: string;
  lines: string[];
  server: string;
  chapters: { name: string; description: string; calls: ReferenceCall[] }[];
}

function callOf(path: string, method: string, operation: Operation): ReferenceCall {
  const [body] = Object.values(operation.requestBody?.content ?? {});
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
    fields: Object.keys(body?.schema?.properties ?? {}).map((name) => ({
      name,
      required: body?.schema?.required?.includes(name) ?? false,
    })),
    responses: Object.entries(operation.responses).map(([status, { description = '' }]) => ({
      status,
      description,
    })),
  };
}

/** Reads the contract from the API in this process. Null when the API gives none. */
export async function loadReference({ req }: GetServerSidePropsContext): Promise<Reference | null> {
  const url = `http://${req.headers.host ?? 'localhost'}${API_PREFIX}/openapi.json`;
  const answer = await apiFetch(new Request(url), { incoming: req });
  if (!answer.ok) return null;
  const { info, servers, tags, paths }: Document = await answer.json();
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
  };
}
