/** The part of JSON Schema that the API description uses. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  format?: string;
  pattern?: string;
  default?: unknown;
}

/** Text, or the name of a schema that the page describes elsewhere. */
export type TypeFragment = string | { schemaName: string };

const INDENT = '  ';

const rangeText = (low: number | undefined, high: number | undefined, unit: string): string[] => {
  // The bounds that generators add to every integer carry no information.
  const minimum = low === undefined || Math.abs(low) >= Number.MAX_SAFE_INTEGER ? '' : String(low);
  const maximum = high === undefined || high >= Number.MAX_SAFE_INTEGER ? '' : String(high);
  if (minimum && minimum === maximum) return [`${minimum}${unit}`];
  if (maximum) return [minimum ? `${minimum}〜${maximum}${unit}` : `${maximum}${unit}まで`];
  return minimum ? [`${minimum}${unit}以上`] : [];
};

/** Longer patterns are omitted, because the error message is clearer. */
const MAX_PATTERN_LENGTH = 44;

/** Returns the constraints that the type does not express: lengths, limits, a short pattern, the default. */
export function constraintsText(schema: JsonSchema): string {
  const constraints = [
    ...(schema.type === 'integer' ? ['整数'] : []),
    ...(schema.format ? [schema.format] : []),
    ...rangeText(schema.minLength, schema.maxLength, '文字'),
    ...rangeText(schema.minimum, schema.maximum, ''),
    ...(schema.pattern && schema.pattern.length <= MAX_PATTERN_LENGTH ? [`/${schema.pattern}/`] : []),
    ...(schema.maxItems === undefined ? [] : [`${schema.maxItems}件まで`]),
    ...(schema.default === undefined ? [] : [`省略時 ${JSON.stringify(schema.default)}`]),
  ];
  return constraints.join('、');
}

const joinUnion = (types: TypeFragment[][]): TypeFragment[] => {
  const seen = new Map(types.map((type) => [JSON.stringify(type), type]));
  return [...seen.values()].flatMap((type, index) => (index === 0 ? type : [' | ', ...type]));
};

const literal = (value: unknown): TypeFragment[] => [JSON.stringify(value)];

function objectText(
  { properties, required = [], additionalProperties }: JsonSchema,
  depth: number,
): TypeFragment[] {
  const indent = INDENT.repeat(depth + 1);
  const fields = Object.entries(properties ?? {}).flatMap(([name, field]): TypeFragment[] => {
    const limits = constraintsText(field);
    const optionalMark = required.includes(name) ? '' : '?';
    return [
      `\n${indent}${name}${optionalMark}: `,
      ...typeText(field, depth + 1),
      limits ? `;  // ${limits}` : ';',
    ];
  });
  if (typeof additionalProperties === 'object' && Object.keys(additionalProperties).length > 0)
    fields.push(`\n${indent}[name: string]: `, ...typeText(additionalProperties, depth + 1), ';');
  return fields.length > 0 ? ['{', ...fields, `\n${INDENT.repeat(depth)}}`] : ['object'];
}

/** Returns a JSON schema as a type in TypeScript notation, which API users can read quickly. */
export function typeText(schema: JsonSchema, depth = 0): TypeFragment[] {
  if (schema.$ref) return [{ schemaName: schema.$ref.split('/').at(-1) ?? '' }];
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum) return joinUnion(schema.enum.map(literal));
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return joinUnion(choices.map((choice) => typeText(choice, depth)));
  if (schema.allOf)
    return schema.allOf.flatMap((part, index) => [...(index ? [' & '] : []), ...typeText(part, depth)]);
  if (Array.isArray(schema.type))
    return joinUnion(schema.type.map((type) => typeText({ ...schema, type }, depth)));
  if (schema.type === 'array') {
    const { items = {} } = schema;
    const item = typeText(items, depth);
    const isUnion = items.anyOf ?? items.oneOf ?? items.enum ?? Array.isArray(items.type);
    return isUnion ? ['(', ...item, ')[]'] : [...item, '[]'];
  }
  if (schema.type === 'object') return objectText(schema, depth);
  if (schema.type === 'integer') return ['number'];
  return [schema.type ?? 'unknown'];
}
