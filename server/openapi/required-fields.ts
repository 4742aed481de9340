import { METHODS, type OpenApiDocument, type Operation } from './complete-operation';

/** The part of JSON Schema that responses in the document use. */
export interface ResponseSchema {
  $ref?: string;
  required?: string[];
  properties?: Record<string, ResponseSchema>;
  items?: ResponseSchema;
  anyOf?: ResponseSchema[];
}

const within = (path: string, fields: readonly string[]) => fields.map((field) => `${path}.${field}`);
const seminar = ['id', 'title', ...within('speakers[]', ['name'])];

/**
 * The fields of each named schema and of each other response that an API has to send (decision 0077): those without which
 * the site cannot show a record, and those to which the specification gives a meaning of their own.
 */
const REQUIRED_FIELDS: Readonly<Record<string, readonly string[]>> = {
  Choice: ['value', 'label'],
  Category: ['id', 'name'],
  VacancySummary: ['id', 'title', 'status'],
  VacancyRow: ['id', 'title', 'status'],
  Vacancy: ['id', 'title', 'status'],
  VacancyApplication: ['id', 'vacancy', 'status'],
  Me: [
    'django_user',
    'django_user.id',
    'member',
    ...within('member', [
      'id',
      'profile',
      'profile.family_name',
      'profile.given_name',
      'activate_at',
      'terms_of_use',
    ]),
  ],
  'GET /skills/': ['[].id', '[].name'],
  'GET /abilities/': ['[].id', '[].name'],
  'GET /tags/': ['[].id', '[].name'],
  'GET /columns/': ['[].id', '[].title', '[].tags', '[].people[].name'],
  'GET /vacancies/': ['results'],
  'GET /vacancy-summaries/': ['results'],
  'GET /vacancy-applied/': ['results', ...within('results[]', ['id', 'vacancy', 'status'])],
  'GET /vacancy-applied-summaries/': [
    'results',
    ...within('results[]', ['id', 'vacancy', 'status']),
    ...within('results[].vacancy', ['id', 'title', 'status']),
  ],
  'GET /seminars/': ['results', ...within('results[]', seminar)],
  'GET /seminar-summaries/': ['results', ...within('results[]', seminar)],
  'GET /applications/': within('[]', ['id', 'seminar', 'status']),
  'GET /applied/': [
    'results',
    ...within('results[]', ['id', 'seminar', 'status']),
    ...within('results[].seminar', seminar),
  ],
  'GET /seminar-applied-summaries/': [
    'results',
    ...within('results[]', ['id', 'seminar', 'status']),
    ...within('results[].seminar', ['id', 'title']),
  ],
  'POST /address-from-zip/': ['addresses[].city'],
};

const join = (path: string, name: string) => (path ? `${path}.${name}` : name);

/** Returns a schema whose objects require only the fields with one of these paths. */
function keepRequired(schema: ResponseSchema, fields: readonly string[], path = ''): ResponseSchema {
  const { required: all, properties, items, anyOf, ...rest } = schema;
  const required = all?.filter((name) => fields.includes(join(path, name)));
  return {
    ...rest,
    ...(required && required.length > 0 && { required }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, each]) => [
          name,
          keepRequired(each, fields, join(path, name)),
        ]),
      ),
    }),
    ...(items && { items: keepRequired(items, fields, `${path}[]`) }),
    ...(anyOf && { anyOf: anyOf.map((each) => keepRequired(each, fields, path)) }),
  };
}

const JSON_TYPE = 'application/json';

/** Returns the operation with another schema of each successful response. */
function mapResponses(operation: Operation, change: (schema: ResponseSchema) => ResponseSchema): Operation {
  const responses = Object.entries(operation.responses ?? {}).map(([status, response]) => {
    const media = status.startsWith('2') && 'content' in response ? response.content?.[JSON_TYPE] : undefined;
    if (!media?.schema) return [status, response];
    const schema = change(media.schema as ResponseSchema);
    return [status, { ...response, content: { ...response.content, [JSON_TYPE]: { ...media, schema } } }];
  });
  return { ...operation, responses: Object.fromEntries(responses) };
}

/**
 * Returns the document with only those fields of responses marked as required that an API has to send. The reference API
 * sends all of them.
 */
export function relaxResponses(document: OpenApiDocument): OpenApiDocument {
  const schemas = (document.components?.schemas ?? {}) as Record<string, ResponseSchema>;
  const relaxed = Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      keepRequired(schema, REQUIRED_FIELDS[name] ?? []),
    ]),
  );
  const paths = Object.entries(document.paths ?? {}).map(([path, item]) => {
    const operations = METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const fields = REQUIRED_FIELDS[`${method.toUpperCase()} ${path.replace(/^\/public\//, '/')}`] ?? [];
      return [[method, mapResponses(operation, (schema) => keepRequired(schema, fields))]];
    });
    return [path, Object.fromEntries(operations)];
  });
  return {
    ...document,
    paths: Object.fromEntries(paths),
    components: {
      ...document.components,
      schemas: relaxed as NonNullable<typeof document.components>['schemas'],
    },
  } as OpenApiDocument;
}
