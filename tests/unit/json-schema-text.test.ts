import { describe, expect, it } from 'vitest';
import { constraintsText, typeText } from '@/lib/json-schema-text';

const written = (schema: Parameters<typeof typeText>[0]) =>
  typeText(schema)
    .map((piece) => (typeof piece === 'string' ? piece : `<${piece.schemaName}>`))
    .join('');

describe('typeText', () => {
  it('writes an object line by line, with optional fields and their limits', () => {
    const schema = {
      type: 'object',
      properties: {
        id: { type: 'integer', minimum: 1, maximum: 5 },
        name: { type: 'string', minLength: 1, maxLength: 100 },
        note: { type: 'string', maxLength: 20, default: '' },
      },
      required: ['id', 'name'],
    };
    expect(written(schema)).toBe(
      '{\n  id: number;  // 整数、1〜5\n  name: string;  // 1〜100文字\n  note?: string;  // 20文字まで、省略時 ""\n}',
    );
  });

  it('writes each type of a union once, and adds parentheses when it is the item type of an array', () => {
    const items = { anyOf: [{ type: 'string' }, { type: 'string' }, { type: 'null' }] };
    expect(written({ type: 'array', items })).toBe('(string | null)[]');
    expect(written({ type: ['string', 'null'] })).toBe('string | null');
    expect(written({ type: 'array', items: { type: 'object', properties: { a: items } } })).toBe(
      '{\n  a?: string | null;\n}[]',
    );
  });

  it('writes the names of referenced schemas, and literal values as they are sent', () => {
    expect(written({ type: 'array', items: { $ref: '#/components/schemas/Vacancy' } })).toBe('<Vacancy>[]');
    expect(written({ enum: ['open', 'close'] })).toBe('"open" | "close"');
    expect(written({})).toBe('unknown');
  });
});

describe('constraintsText', () => {
  it('omits constraints without information', () => {
    expect(constraintsText({ type: 'number' })).toBe('');
    expect(constraintsText({ type: 'integer', maximum: Number.MAX_SAFE_INTEGER })).toBe('整数');
    expect(constraintsText({ type: 'string', pattern: 'a'.repeat(45) })).toBe('');
    expect(constraintsText({ type: 'integer', minimum: 1 })).toBe('整数、1以上');
  });
});
