import fc from 'fast-check';

/** The part of JSON Schema that the OpenAPI document uses for request bodies. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
}

type Resolve = (schema: JsonSchema) => JsonSchema;

const MEGABYTE = 'あ'.repeat(350_000);

/** Strings that often cause server errors. */
const edgeCaseString = fc.oneof(
  { weight: 6, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      '',
      '\0',
      'a\0b',
      '\ud800',
      'a\udfffb',
      '%00',
      "';--",
      '2026-02-31',
      '１２３',
      'x@example.com',
      '0',
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom('a'.repeat(10_000), MEGABYTE) },
);

const edgeCaseNumber = fc.oneof(
  fc.integer(),
  fc.constantFrom(0, -1, 1, 1e20, -1e20, 0.5, Number.MAX_SAFE_INTEGER, 2 ** 53),
);

/** Generates any JSON value. */
const anyJson = fc.oneof(
  edgeCaseString,
  edgeCaseNumber,
  fc.constantFrom(null, true, false, [], {}),
  fc.array(edgeCaseNumber, { maxLength: 3 }),
);

function validValue(shape: JsonSchema, resolve: Resolve): fc.Arbitrary<unknown> {
  if (shape.$ref) return validValue(resolve(shape), resolve);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices?.length) return fc.oneof(...choices.map((choice) => mostlyValidValue(choice, resolve)));
  if (shape.allOf) {
    const parts = shape.allOf.map((part) => validValue(part, resolve));
    return fc.tuple(...parts).map((values) => Object.assign({}, ...values));
  }
  switch (Array.isArray(shape.type) ? shape.type[0] : shape.type) {
    case 'object': {
      const fields = Object.entries(shape.properties ?? {}).map(([name, field]) => [
        name,
        mostlyValidValue(field, resolve),
      ]);
      return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
    }
    case 'array':
      return fc.array(mostlyValidValue(shape.items ?? {}, resolve), { maxLength: 3 });
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return edgeCaseNumber;
    case 'string':
      return edgeCaseString;
    default:
      return anyJson;
  }
}

/** Generates mostly values that match the schema, and sometimes any other value. */
export const mostlyValidValue = (shape: JsonSchema, resolve: Resolve): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 8, arbitrary: validValue(shape, resolve) }, { weight: 1, arbitrary: anyJson });

/** Generates a value for a path parameter. */
export const pathSegment: fc.Arbitrary<string> = fc
  .oneof(
    fc.constantFrom(
      '0',
      '1',
      '-1',
      '1e20',
      '999999999999999999999',
      '%00',
      '%ED%A0%80',
      'あ',
      '%',
      '1.5',
      '..',
    ),
    edgeCaseNumber.map(String),
    fc.string({ maxLength: 20 }).map((text) => encodeURIComponent(text)),
  )
  .filter((text) => text !== '' && text !== '.' && text !== '..');

/** Generates a query string with the parameters of lists and arbitrary values. */
export const query: fc.Arbitrary<string> = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        'page',
        'vacancy_page_size',
        'seminar_page_size',
        'days',
        'status',
        'search',
        'categories',
        'id',
        'token',
      ),
      fc.oneof(
        fc.constantFrom('0', '-1', '1e20', '1', '999999999', '%00', '%ED%A0%80', '%', 'open', '１'),
        fc.string({ maxLength: 30 }).map((text) => encodeURIComponent(text)),
        edgeCaseNumber.map(String),
      ),
    ),
    { maxLength: 4 },
  )
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'));
