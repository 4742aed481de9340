import { OpenAPIHono } from '@hono/zod-openapi';
import type * as z from 'zod';
import { seminarApplicationFields, vacancyApplicationFields } from '@/schemas/application-fields';
import { choiceFields } from '@/schemas/choice-fields';
import {
  categoryFields,
  vacancyFields,
  vacancyRowFields,
  vacancySummaryFields,
} from '@/schemas/vacancy-fields';
import { acceptedMessageSchema, apiErrorSchema } from '@/server/http/error-schema';
import { jsonContent } from '@/server/http/router';
import { meSchema } from '@/server/members/me-schema';
import { wireSchema } from './wire-schema';

/** Schemas that the document defines once as components and references elsewhere. */
const namedZodSchemas: Readonly<Record<string, z.ZodType>> = {
  ApiError: apiErrorSchema,
  Accepted: acceptedMessageSchema,
  Choice: wireSchema(choiceFields),
  Me: meSchema,
  Category: wireSchema(categoryFields),
  VacancySummary: wireSchema(vacancySummaryFields),
  VacancyRow: wireSchema(vacancyRowFields),
  Vacancy: wireSchema(vacancyFields),
  VacancyApplication: wireSchema(vacancyApplicationFields),
  SeminarApplication: wireSchema(seminarApplicationFields),
};

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Returns the JSON schema of each named schema as the generator writes it for a response. */
export function namedSchemas(): Map<string, Json> {
  const probe = new OpenAPIHono();
  for (const [name, schema] of Object.entries(namedZodSchemas)) {
    probe.openAPIRegistry.registerPath({
      method: 'get',
      path: `/${name}`,
      responses: { 200: jsonContent(schema, name) },
    });
  }
  const { paths = {} } = probe.getOpenAPI31Document({ openapi: '3.1.0', info: { title: '', version: '' } });
  const shapes = new Map<string, Json>();
  for (const name of Object.keys(namedZodSchemas)) {
    const response = paths[`/${name}`]?.get?.responses?.['200'];
    const content = response && 'content' in response ? response.content : undefined;
    shapes.set(name, content?.['application/json']?.schema as Json);
  }
  return shapes;
}

/**
 * Returns the value with a reference instead of every part that equals a named schema. `ownName` prevents a component from
 * referencing itself.
 */
export function replaceWithRefs(
  value: Json,
  nameByJson: ReadonlyMap<string, string>,
  ownName?: string,
): Json {
  if (Array.isArray(value)) return value.map((item) => replaceWithRefs(item, nameByJson));
  if (typeof value !== 'object' || value === null) return value;
  const name = nameByJson.get(JSON.stringify(value));
  if (name && name !== ownName) return { $ref: `#/components/schemas/${name}` };
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, replaceWithRefs(item, nameByJson)]),
  );
}
