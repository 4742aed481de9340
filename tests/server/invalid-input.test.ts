import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Agent, jsonOf } from '../setup/agent';
import { createTestApi, type TestApi } from '../setup/api';
import { buildEntry, createOpenVacancy } from '../setup/applications';
import { createOpenSeminar } from '../setup/seminars';

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
    const headers = {
      'x-csrftoken': browser.cookies.get('csrftoken') ?? '',
      'content-type': 'application/json',
    };
    const response = await browser.send('PATCH', `/members/${id}/`, { headers, body: '{}' });
    expect(response.status).toBe(404);
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
      ['使用できない文字が含まれています。'],
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
      ['使用できない文字が含まれています。'],
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
