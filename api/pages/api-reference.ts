import type { GetServerSidePropsContext } from 'next';
import { API_URL, apiFetch } from '@/gateway/api-fetch';
import { constraintsText, type JsonSchema, type TypeFragment, typeText } from '@/lib/json-schema-text';

interface ApiContent {
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
  requestBody?: ApiContent;
  responses: Record<string, ApiContent>;
}
interface OpenApiDocument {
  info: { title: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema> };
}

/** The data of one endpoint that the reference page shows. */
export interface ApiOperation {
  id: string;
  method: string;
  path: string;
  summary: string;
  requirements: string[];
  parameters: { name: string; required: boolean; type: TypeFragment[]; description: string }[];
  /** Null when the request has no body. */
  requestBody: { contentType: string; type: TypeFragment[] } | null;
  responses: { status: string; description: string; type: TypeFragment[] | null }[];
}

/** The part of the OpenAPI document that the reference page shows. Only this part is sent to the browser. */
export interface ApiReference {
  title: string;
  notes: string[];
  server: string;
  tags: { name: string; description: string; operations: ApiOperation[] }[];
  schemas: { name: string; type: TypeFragment[] }[];
}

/** Joins adjacent strings. */
function mergeText(fragments: TypeFragment[]): TypeFragment[] {
  const merged: TypeFragment[] = [];
  for (const fragment of fragments) {
    const last = merged.at(-1);
    if (typeof fragment === 'string' && typeof last === 'string') merged.splice(-1, 1, last + fragment);
    else merged.push(fragment);
  }
  return merged;
}

function toContent({ content }: ApiContent): { contentType: string; type: TypeFragment[] } | null {
  const [entry] = Object.entries(content ?? {});
  if (!entry?.[1].schema) return null;
  return { contentType: entry[0], type: mergeText(typeText(entry[1].schema)) };
}

function toOperation(path: string, method: string, operation: Operation): ApiOperation {
  const securitySchemes = new Set(operation.security.flatMap((scheme) => Object.keys(scheme)));
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    summary: operation.summary,
    requirements: [
      ...(securitySchemes.has('session') ? ['ログイン'] : []),
      ...(securitySchemes.has('csrfHeader') ? ['X-CSRFToken'] : []),
    ],
    parameters: (operation.parameters ?? []).map(({ name, required = false, description, schema }) => ({
      name,
      required,
      type: mergeText(typeText(schema)),
      description: [description, constraintsText(schema)].filter(Boolean).join(' '),
    })),
    requestBody: operation.requestBody ? toContent(operation.requestBody) : null,
    responses: Object.entries(operation.responses).map(([status, response]) => ({
      status,
      description: response.description ?? '',
      type: toContent(response)?.type ?? null,
    })),
  };
}

/** Reads the OpenAPI document from the API in this process. Returns null when the API does not provide it. */
export async function loadApiReference({ req }: GetServerSidePropsContext): Promise<ApiReference | null> {
  const request = new Request(`${API_URL}/openapi.json`);
  const response = await apiFetch(request, { incoming: req });
  if (!response.ok) {
    // An unread body would keep its connection to the API open.
    await response.body?.cancel();
    return null;
  }
  const { info, servers, tags, paths, components }: OpenApiDocument = await response.json();
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      tagName: operation.tags[0],
      operation: toOperation(path, method, operation),
    })),
  );
  const tagGroups = tags.map((tag) => ({
    ...tag,
    operations: operations.filter(({ tagName }) => tagName === tag.name).map(({ operation }) => operation),
  }));
  return {
    title: info.title,
    notes: info.description
      .split('\n')
      .map((line) => line.replace(/^- /, ''))
      .filter(Boolean),
    server: servers[0]?.url ?? '',
    tags: tagGroups.filter((group) => group.operations.length > 0),
    schemas: Object.entries(components.schemas).map(([name, schema]) => ({
      name,
      type: mergeText(typeText(schema)),
    })),
  };
}
