import { describe, expect, it } from 'vitest';
import { joinPieces, jsonPieces, mapBatches } from '@/server/cli/output';

async function* inBatches<T>(...batches: T[][]): AsyncGenerator<T[]> {
  yield* batches;
}

async function join(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

describe('jsonPieces', () => {
  it('writes lists that are read in batches as JSON.stringify writes lists', async () => {
    const object = {
      of: 'vacancies',
      total: undefined,
      members: mapBatches(inBatches([1, 2], [3]), (id) => ({ id, name: '"山田"' })),
      none: mapBatches(inBatches<number>(), String),
      last: null,
    };
    const name = '"山田"';
    expect(await join(jsonPieces(object))).toBe(
      JSON.stringify({
        of: 'vacancies',
        members: [1, 2, 3].map((id) => ({ id, name })),
        none: [],
        last: null,
      }),
    );
    expect(await join(jsonPieces({}))).toBe('{}');
  });
});

describe('joinPieces', () => {
  it('joins small pieces and keeps their order', async () => {
    async function* lines() {
      for (let line = 0; line < 20_000; line += 1) yield `${line}\n`;
    }
    const chunks: string[] = [];
    for await (const chunk of joinPieces(lines())) chunks.push(chunk);
    expect(chunks.length).toBe(2);
    expect(chunks.join('')).toBe(await join(lines()));
  });
});
