import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GENEROUS_LIMITS } from '@/tests/setup/api';
import { getReferenceContract } from '@/tests/setup/contract';
import { createOpenSeminar } from '@/tests/setup/samples';
import { type Agent, jsonOf } from '../setup/agent';
import { createTestApi, type TestApi } from '../setup/api';
import { buildEntry, createOpenVacancy } from '../setup/applications';
import type { JsonSchema } from '../setup/arbitraries';
import { createMemberFixture, type MemberFixture } from '../setup/fixtures';
import { sendOperation } from '../setup/send-operation';

let api: TestApi;
let browser: Agent;
let memberId: number;
beforeAll(async () => {
  api = await createTestApi();
  const member = await api.createMember();
  memberId = member.id;
  browser = await api.logInAs(member);
});
afterAll(() => api.drop());

const careersOf = (company: string) =>
  JSON.stringify({
    careers: [{ company, position: '', started_on: '2019-04', ended_on: null, description: '' }],
  });

const sendCareers = (body: string | Uint8Array<ArrayBuffer>) =>
  browser.send('PATCH', `/career-education/${memberId}/`, {
    headers: { 'x-csrftoken': browser.cookies.get('csrftoken') ?? '', 'content-type': 'application/json' },
    body,
  });

const patchCareers = (company: string) => sendCareers(careersOf(company));

describe('an id', () => {
  test.each([
    [true],
    [[1]],
    [[[118]]],
    ['0x1'],
    ['1e0'],
    [' 1'],
    [1.5],
    [0],
    [-1],
    [1e300],
    ['x'],
    [null],
    [{}],
    [''],
    ['1'.repeat(17)],
  ])('that is %j is refused for vacancies and seminars', async (id) => {
    const applied = await browser.post('/vacancy-applications/', { ...buildEntry(1), vacancy: id });
    expect([applied.status, (await jsonOf(applied)).vacancy]).toEqual([400, ['Invalid ID']]);
    const registered = await browser.post('/applications/', { seminar: id });
    expect([registered.status, (await jsonOf(registered)).seminar]).toEqual([400, ['Invalid ID']]);
  });

  test('may be an integer or its digits', async () => {
    await patchCareers('青空監査法人');
    const vacancy = await createOpenVacancy(api);
    const entry = { ...buildEntry(vacancy), vacancy: String(vacancy) };
    expect((await browser.post('/vacancy-applications/', entry)).status).toBe(201);
    const seminar = await createOpenSeminar(api.db);
    expect((await browser.post('/applications/', { seminar })).status).toBe(201);
  });

  test.each(['0x1', '1e0', '01', '+1', '1.0', '%31x'])('in a path that is %j names nobody', async (id) => {
    expect((await browser.patch(`/members/${id}/`, {})).status).toBe(404);
  });
});

describe('a text', () => {
  test.each([
    ['a control character', '青空\u0007監査法人'],
    ['a C1 control character', '青空\u0085監査法人'],
    ['an override of the direction', '青空\u202e人法査監'],
    ['an isolate of the direction', '青空\u2066監査法人'],
    ['a noncharacter, which no XML may hold', '青空\ufffe監査法人'],
  ])('with %s is refused at its field', async (_kind, company) => {
    const response = await patchCareers(company);
    expect([response.status, (await jsonOf(response))['careers.0.company']]).toEqual([
      400,
      ['使用できない文字が含まれています。その文字を削除してください。'],
    ]);
  });

  // Decoding it as UTF-8 would store replacement characters instead of the text, and the member would not be told.
  test.each([
    ['Shift_JIS', [0x8a, 0xc4, 0x8d, 0xb8]],
    ['a character that was cut', [0xe7, 0x9b]],
    ['a surrogate as three bytes', [0xed, 0xa0, 0x80]],
  ])('in %s instead of UTF-8 is refused at its field', async (_kind, bytes) => {
    const [before = '', after = ''] = careersOf('?').split('?');
    const response = await sendCareers(
      Buffer.concat([Buffer.from(before), Buffer.from(bytes), Buffer.from(after)]),
    );
    expect([response.status, (await jsonOf(response))['careers.0.company']]).toEqual([
      400,
      ['使用できない文字が含まれています。その文字を削除してください。'],
    ]);
  });

  test.each([
    ['zero-width spaces', '\u200b\u200b'],
    ['a Hangul filler', '\u3164'],
    ['a blank Braille pattern', '\u2800'],
    ['accents without a letter', '\u0301 \u0301'],
    ['a mark of an annotation', '\ufff9'],
    ['spaces', '　 '],
  ])('of %s counts as empty', async (_kind, company) => {
    const response = await patchCareers(company);
    const messages = (await jsonOf(response))['careers.0.company'];
    expect([response.status, messages]).toEqual([400, [expect.stringMatching(/を入力してください。$/)]]);
  });

  test('is stored in the composed form, and keeps variants of characters', async () => {
    const stored = await jsonOf(await patchCareers('が\u0061\u0301 葛\u{e0100}城監査法人'.normalize('NFD')));
    expect(stored.careers[0].company).toBe('が\u00e1 葛\u{e0100}城監査法人'.normalize('NFC'));
  });
});

describe('combining marks', () => {
  const { operations, resolve } = getReferenceContract();

  /** Two marks whose order Unicode fixes, the wrong way round, so that normalizing the text means sorting it. */
  const MARKS = `a${'\u0301\u0316'.repeat(100_000)}`;
  /** Sorting them takes 20 s on a machine that does nothing else. */
  const MAX_MS = 5_000;

  interface Field {
    path: string;
    /** A body in which only this field has a text. */
    body: unknown;
  }

  /** Returns each text of a body, with what leads to it. */
  function textFields(given: JsonSchema, path = ''): Field[] {
    const schema = resolve(given);
    if (schema.anyOf) return schema.anyOf.flatMap((each) => textFields(each, path)).slice(0, 1);
    if (schema.items)
      return textFields(schema.items, `${path}[]`).map((field) => ({ ...field, body: [field.body] }));
    if (schema.properties)
      return Object.entries(schema.properties).flatMap(([name, inner]) =>
        textFields(inner, `${path}.${name}`).map((field) => ({ ...field, body: { [name]: field.body } })),
      );
    return [schema.type].flat().includes('string') ? [{ path, body: MARKS }] : [];
  }

  const fields = operations.flatMap((described) =>
    textFields(described.bodySchema ?? {}).map(
      (field) => [`${described.name} ${field.path}`, described, field] as const,
    ),
  );

  let api: TestApi;
  let fixture: MemberFixture;
  let browser: Agent;
  beforeAll(async () => {
    api = await createTestApi({ rateLimits: GENEROUS_LIMITS, inquiryAddress: 'operator@example.com' });
    fixture = await createMemberFixture(api);
    browser = fixture.browser;
  });
  afterAll(() => api.drop());

  test('the contract has texts in lists and in parts of a record', () => {
    const names = fields.map(([name]) => name);
    expect(names).toContain('PATCH /career-education/{memberId}/ .careers[].company');
    expect(names).toContain('PATCH /members/{memberId}/ .profile.family_name');
  });

  /** Fields of the profile that a save may change alone. What is left of the text after 30 marks is a text like any other. */
  const SAVED_ALONE = ['family_name', 'given_name', 'phone', 'zip', 'city', 'address_line', 'building'].map(
    (name) => `PATCH /members/{memberId}/ .profile.${name}`,
  );

  async function statusOf([, described, field]: (typeof fields)[number]): Promise<number> {
    const startedAt = performance.now();
    const { status } = await sendOperation(browser, described, fixture.pathOf(described.name), field.body);
    expect(performance.now() - startedAt).toBeLessThan(MAX_MS);
    return status;
  }

  test.for(fields.filter(([name]) => !SAVED_ALONE.includes(name)))(
    'refuses hundreds of thousands of combining marks without delay: %s',
    async (field) => {
      // A call that needs no login takes 64 kB.
      expect([400, 413]).toContain(await statusOf(field));
    },
  );

  test.for(fields.filter(([name]) => SAVED_ALONE.includes(name)))(
    'stores a short text of hundreds of thousands of combining marks without delay: %s',
    async (field) => {
      expect(await statusOf(field)).toBe(200);
      const { member } = (await (await browser.get('/members/me/')).json()) as {
        member: { profile: Record<string, string> };
      };
      const name = field[2].path.replace('.profile.', '');
      expect(member.profile[name]?.length).toBeLessThanOrEqual(31);
    },
  );
});
