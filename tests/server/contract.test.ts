import { describe, expect, test } from 'vitest';
import { createRouteNames } from '@/gateway/log';
import { assertMatchesContract, getReferenceContract } from '@/tests/setup/contract';
import { jsonOf } from '../setup/agent';
import { SITE_ORIGIN } from '../setup/api';
import { SPEC_CALLS } from '../setup/spec-calls';

const { document, operations } = getReferenceContract();

interface Limits {
  minLength?: number;
  maxLength?: number;
  pattern?: string;
}

/** Returns the schema of a field of a JSON body, wherever references and combinations have it. */
function fieldOf(given: unknown, field: string): unknown {
  if (typeof given !== 'object' || given === null) return undefined;
  const { $ref, properties } = given as { $ref?: string; properties?: Record<string, unknown> };
  if ($ref) return fieldOf(document.components?.schemas?.[$ref.split('/').at(-1) ?? ''], field);
  if (properties?.[field]) return properties[field];
  return Object.values(given)
    .map((part) => fieldOf(part, field))
    .find((found) => found !== undefined);
}

describe('the OpenAPI document', () => {
  test('is OpenAPI 3.1 and names its server, its cookies and its CSRF header', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(document.servers).toEqual([{ url: `${SITE_ORIGIN}/api/v3/public` }]);
    expect(document.components?.securitySchemes).toMatchObject({
      session: { in: 'cookie', name: 'sessionid' },
      csrfCookie: { in: 'cookie', name: 'csrftoken' },
      csrfHeader: { in: 'header', name: 'X-CSRFToken' },
    });
  });

  test('has a name in the log for every call that was only refused so far', () => {
    for (const path of Object.keys(document.paths ?? {})) {
      const route = `/api/v3/public${path.replaceAll(/\{[^}]+\}/g, '{id}')}`;
      expect(createRouteNames()(route.replaceAll('{id}', '7'), 403)).toBe(route);
    }
  });

  test('marks the calls that the specification does not have, and no others', () => {
    const marked = operations.filter(({ operation }) =>
      operation.description?.startsWith('元の仕様にはない'),
    );
    const additional = operations.filter(({ name }) => !SPEC_CALLS.includes(name));
    expect(marked.map(({ name }) => name)).toEqual(additional.map(({ name }) => name));
    expect(marked.map(({ name }) => name)).toContain('GET /sessions/');
  });

  test('resolves every reference, and gives every operation a unique id and a Japanese summary', () => {
    const references = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/g)];
    expect(references.length).toBeGreaterThan(0);
    for (const [, target = ''] of references) expect(document.components?.schemas).toHaveProperty([target]);
    const tagNames = document.tags?.map(({ name }) => [name]);
    for (const { operation } of operations) expect(tagNames).toContainEqual(operation.tags);
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    const withoutJapaneseSummary = operations.filter(
      ({ operation }) => !/[ぁ-んァ-ヶ一-龠]/.test(operation.summary ?? ''),
    );
    expect(withoutJapaneseSummary.map(({ name }) => name)).toEqual([]);
  });

  test('lists the query parameters of every list', () => {
    const parametersByName = new Map(operations.map(({ name, query }) => [name, query]));
    const vacancies = ['page', 'vacancy_page_size', 'days', 'status', 'search', 'categories'];
    expect(parametersByName.get('GET /vacancies/')).toEqual(vacancies);
    expect(parametersByName.get('GET /vacancy-summaries/')).toEqual(vacancies);
    expect(parametersByName.get('GET /seminars/')).toEqual(['id', 'page', 'seminar_page_size']);
    expect(parametersByName.get('GET /seminar-summaries/')).toEqual(['page', 'seminar_page_size']);
    const applied = [
      '/vacancy-applied/',
      '/vacancy-applied-summaries/',
      '/applied/',
      '/seminar-applied-summaries/',
    ];
    for (const path of applied) expect([path, parametersByName.get(`GET ${path}`)]).toEqual([path, ['page']]);
  });
});

describe('the limits of a body in the OpenAPI document', () => {
  const EMPTY = '';
  const cases: [call: string, field: string, limits: object, accepted: string[], refused: string[]][] = [
    [
      'post /vacancy-applications/',
      'message',
      { minLength: 100, maxLength: 1000 },
      ['あ'.repeat(100)],
      ['あ'.repeat(99)],
    ],
    ['post /vacancy-applications/', 'request', { maxLength: 500 }, [EMPTY], ['あ'.repeat(501)]],
    ['post /set-password/', 'password', { minLength: 8, maxLength: 128 }, ['correct-horse'], ['short']],
    ['post /set-password/', 'family_name', { minLength: 1, maxLength: 50 }, ['山田'], ['山'.repeat(51)]],
    [
      'post /members/',
      'email',
      { maxLength: 254, pattern: expect.any(String) },
      ['taro@example.com'],
      ['taro'],
    ],
    [
      'post /company-inquiries/',
      'phone',
      { pattern: expect.any(String) },
      [EMPTY, '0312345678', '+12125550100'],
      ['12345'],
    ],
    ['post /company-inquiries/', 'message', { maxLength: 2000 }, ['相談です。'], ['あ'.repeat(2001)]],
    ['patch /members/{memberId}/', 'phone', { pattern: expect.any(String) }, [EMPTY, '09012345678'], ['090']],
    ['patch /members/{memberId}/', 'zip', { pattern: expect.any(String) }, [EMPTY, '1000001'], ['100000']],
    ['patch /members/{memberId}/', 'birth_date', { description: '1900-01-01から昨日まで' }, [], []],
    ['patch /members/{memberId}/withdraw/', 'comment', { maxLength: 1000 }, [EMPTY], ['あ'.repeat(1001)]],
  ];

  test.each(cases)('%s says those of %s', (call, field, limits, accepted, refused) => {
    const [method = '', path = ''] = call.split(' ');
    const found = operations.find((each) => each.method === method && each.path === path);
    const schema = fieldOf(found?.operation.requestBody, field);
    expect(schema).toMatchObject(limits);
    const { pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema as Limits;
    const fits = (text: string) =>
      [...text].length >= minLength &&
      [...text].length <= maxLength &&
      (!pattern || new RegExp(pattern, 'u').test(text));
    expect(accepted.filter((text) => !fits(text))).toEqual([]);
    expect(refused.filter(fits)).toEqual([]);
  });
});

describe('the contract check in the tests', () => {
  const answer = (body: unknown, status = 200) => Response.json(body, { status });
  const check = (method: string, path: string, response: Response) =>
    assertMatchesContract(method, `${SITE_ORIGIN}/api/v3/public${path}`, response);

  test.each([
    ['a body of another shape', 'GET', '/tags/', answer([{ id: 1 }]), /GET \/tags\/.*name/],
    ['an undeclared status', 'GET', '/tags/', answer({}, 500), /answered 500, which it does not declare/],
    ['no Retry-After', 'POST', '/login/', answer({ error: '', detail: '' }, 429), /lacks Retry-After/],
    ['another type', 'GET', '/tags/', new Response('[]'), /is text\/plain/],
    ['an unmatched path without an error message', 'GET', '/nothing/', answer({ message: '' }, 404), /error/],
  ])('fails for %s', async (_, method, path, response, words) => {
    await expect(check(method, path, response)).rejects.toThrow(words);
  });

  test('leaves the response body readable when it matches the contract', async () => {
    const response = answer([{ id: 133, name: 'インタビュー' }]);
    await check('GET', '/tags/?a=1', response);
    expect(await jsonOf(response)).toHaveLength(1);
  });
});
