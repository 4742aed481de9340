import { describe, expect, it, test } from 'vitest';
import { foldLines } from '@/api/feeds/seminar-calendar';
import { splitPhrases } from '@/api/pages/phrases';
import { getVacancyTerms } from '@/components/vacancies/VacancyPreview';
import { markUnbreakable } from '@/lib/columns/article-html';
import { noBreakClass, UNBREAKABLE } from '@/lib/no-break';
import { addressText, placeText } from '@/lib/place-text';
import { getFreelanceActConditions } from '@/lib/vacancies/freelance-act-conditions';
import { getVacancyChanges, pickVacancyConditions } from '@/lib/vacancies/vacancy-changes';
import { compareVacancies } from '@/lib/vacancies/vacancy-comparison';
import { nameSchema } from '@/schemas/auth';
import { careerSchema, educationSchema } from '@/schemas/career-education-request';
import { mailboxOf } from '@/schemas/email';
import { licenseSchema } from '@/schemas/licenses';
import { numberText } from '@/schemas/number-text';
import { profileUpdateSchema } from '@/schemas/profile';
import { vacancyReply } from '@/schemas/vacancy-fields';

/** A text that prints as the end of one row of a list and as another row. */
const FORGED = ' 一郎\t2026-11-01\r\n7\twaiting\u2028ceo@example.com　 正\n';
const ON_ONE_LINE = '一郎 2026-11-01 7 waiting ceo@example.com 正';

const NAMES = {
  family_name: '山田',
  given_name: '一郎',
  family_name_kana: 'ヤマダ',
  given_name_kana: 'イチロウ',
};
const FROM = { started_on: '2019-04', ended_on: null };
const LICENSE = { certification: 'other', name: '税理士', registration_number: '', acquired_on: null };

describe('a field of one line', () => {
  it.each([
    ['family_name', nameSchema, NAMES],
    ['given_name', nameSchema, NAMES],
    ['city', profileUpdateSchema, NAMES],
    ['address_line', profileUpdateSchema, NAMES],
    ['building', profileUpdateSchema, NAMES],
    ['company', careerSchema, { ...FROM, company: '青空監査法人', position: '', description: '' }],
    ['position', careerSchema, { ...FROM, company: '青空監査法人', position: '', description: '' }],
    ['school', educationSchema, { ...FROM, school: '青空大学', faculty: '' }],
    ['faculty', educationSchema, { ...FROM, school: '青空大学', faculty: '' }],
    ['name', licenseSchema, LICENSE],
  ] as const)('%s keeps no tab and no line break', (field, schema, values) => {
    expect(schema.parse({ ...values, [field]: FORGED })).toMatchObject({ [field]: ON_ONE_LINE });
  });

  it('with a limit below that length keeps no tab and no line break either', () => {
    const license = licenseSchema.parse({ ...LICENSE, registration_number: '東京\t第\n1号' });
    expect(license.registration_number).toBe('東京 第 1号');
    const kana = nameSchema.parse({ ...NAMES, given_name_kana: 'いちろう\tただし\n' });
    expect(kana.given_name_kana).toBe('イチロウ タダシ');
  });

  it('is still empty when it has only spaces', () => {
    expect(nameSchema.safeParse({ ...NAMES, given_name: '\t\n　' }).error?.issues).toMatchObject([
      { path: ['given_name'], message: '名を入力してください。' },
    ]);
  });
});

it('a field of several lines keeps its line breaks', () => {
  const career = { ...FROM, company: '青空監査法人', position: '', description: '決算\n\n監査\t税務' };
  expect(careerSchema.parse(career).description).toBe('決算\n\n監査\t税務');
});

const unfold = (text: string) => text.replaceAll('\r\n ', '');

it.each([
  ['Japanese text', `SUMMARY:${'会計士のための内部統制'.repeat(20)}`],
  ['ASCII text', `DESCRIPTION:${'a'.repeat(400)}`],
  ['characters outside the basic plane', `SUMMARY:${'𠮷野家😀'.repeat(40)}`],
])('folds %s at 75 octets, and unfolding restores it', (_kind, line) => {
  const folded = foldLines(`BEGIN:VEVENT\r\n${line}\r\nEND:VEVENT\r\n`);
  for (const part of folded.split('\r\n')) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
  expect(folded).not.toContain('\uFFFD');
  expect(unfold(folded)).toBe(`BEGIN:VEVENT\r\n${line}\r\nEND:VEVENT\r\n`);
});

it('undoes the folds that the text has', () => {
  expect(foldLines('SUMMARY:会計\r\n\t士\r\nEND:VEVENT')).toBe('SUMMARY:会計士\r\nEND:VEVENT');
});

it('leaves short lines as they are', () => {
  expect(foldLines(`X:${'a'.repeat(73)}\r\n`)).toBe(`X:${'a'.repeat(73)}\r\n`);
});

const numbers = [0, 7, -7, 999, 1_000, -12_345, 123_456, 1_234_567, 9_007_199_254_740_991];

const decimals = [0.5, 7.25, 72.345, 1_234.567, 99_999.999, 0.1 + 0.2, 1.000_4];

test.each([...numbers, ...decimals])('%f is written as the locale data of Japan writes it', (value) =>
  expect(numberText(value)).toBe(value.toLocaleString('ja-JP')),
);

it.each([
  ['taro@example.com', 'taro@example.com'],
  ['taro+news@example.com', 'taro@example.com'],
  ['taro+a+b@example.com', 'taro@example.com'],
  ['ta.ro@example.com', 'ta.ro@example.com'],
  ['+81@example.com', '+81@example.com'],
  ['t.a.ro+news@gmail.com', 'taro@gmail.com'],
  ['taro@googlemail.com', 'taro@gmail.com'],
  ['taro@notgmail.com', 'taro@notgmail.com'],
])('mails to %s arrive in the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

const parseCall = (text: string) => text.split(UNBREAKABLE).filter((_, index) => index % 2 === 1);

test.each([
  ['a short quotation', '独立して三年。「週3日」で取る', ['「週3日」']],
  ['a hyphenated word', 'J-SOXとN-2期', ['J-SOX', 'N-2期']],
  ['a number with its unit', '月72〜90万円、15営業日、6か月', ['72〜90万円', '15営業日', '6か月']],
  ['an approximate number', '税別で約7,900円/時', ['約7,900円/時']],
  ['an ordinal number', '3年目の2件目', ['3年目', '2件目']],
  ['a date with its day of the week', '2026年12月6日(日) 18:00まで', ['2026年12月6日(日)', '18:00']],
  ['an approximate rate', '月 48〜60万円（税別） 約7,800円/時', ['48〜60万円', '（税別）', '約7,800円/時']],
  ['a number with what is before it', '週2日、第3条', ['週2日', '第3条']],
  ['no more than a number with its limit', '30日以上応相談、10時間以内', ['30日以上', '10時間以内']],
  ['several numbers of one unit', 'ご希望の週2・3日に合います', ['週2・3日']],
  [
    'a range of times',
    '2026年12月6日(日) 18:00〜20:30、コアタイム9:00〜16:00',
    ['2026年12月6日(日)', '18:00〜20:30', '9:00〜16:00'],
  ],
  ['the numbers of hints and errors', '13桁、1,000文字以内で、1.5単位', ['13桁', '1,000文字以内', '1.5単位']],
  [
    'a long quotation with the punctuation after it',
    '初めの一言は「決算が早まって、値上げの判断が一か月早くできた」、でした',
    ['「決算が早まって、値上げの判断が一か月早くできた」、'],
  ],
  ['no number without a unit', '売上は3つに分ける', []],
])('keeps %s together', (_what, text, parts) => {
  expect(parseCall(text)).toEqual(parts);
});

test('lets only a part that may be longer than a line of a phone break, when a line does not hold it', () => {
  expect(noBreakClass('「監査から離れて選び直す」')).toBe('no-break');
  expect(noBreakClass('「決算が早まって、値上げの判断が一か月早くできた」')).toBe('keep-whole');
});

test('marks quotations in the headings of an article, but not in its running text', () => {
  const quotation = '「決算が早まって、値上げができた」';
  expect(markUnbreakable(`<h2>${quotation}と聞く</h2><p>${quotation}と聞く</p>`)).toBe(
    `<h2><span class="keep-whole">${quotation}</span>と聞く</h2><p>${quotation}と聞く</p>`,
  );
});

test('keeps no endless word together, which no line could hold', () => {
  const parts = parseCall(`${'abc-'.repeat(50)}abc、${'9'.repeat(100)}円`);
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThan(60);
});

test('marks numbers in Chinese characters in the text of an article', () => {
  expect(markUnbreakable('<p>この三つの推移を二十四か月分並べます。</p>')).toBe(
    '<p>この三つの推移を<span class="no-break">二十四か月分</span>並べます。</p>',
  );
});

test('marks numbers in the text of an article, but not in its tags', () => {
  expect(
    markUnbreakable('<p>月次を<strong>8営業日</strong>で</p><img alt="5人" src="/images/5人.png">'),
  ).toBe(
    '<p>月次を<strong><span class="no-break">8営業日</span></strong>で</p><img alt="5人" src="/images/5人.png">',
  );
});

test.each([
  ['keeps phrases separate', '会計士の経費の考え方', ['会計士の', '経費の', '考え方']],
  ['never splits a word', '買収した子会社の経理体制づくり', ['買収した', '子会社の', '経理体制づくり']],
  [
    'never splits a katakana word',
    '連結キャッシュ・フロー計算書の作成',
    ['連結キャッシュ・フロー計算書の', '作成'],
  ],
  [
    'never splits a short quotation',
    '「監査から離れて選び直す」という考え方',
    ['「監査から離れて選び直す」という', '考え方'],
  ],
  [
    'never splits a long quotation',
    '初日に聞いた「決算が早まって、値上げの判断が一か月早くできた」という言葉',
    ['初日に', '聞いた', '「決算が早まって、値上げの判断が一か月早くできた」という', '言葉'],
  ],
  ['never parts a number from its unit', '月次を8営業日で締める', ['月次を', '8営業日で', '締める']],
  ['returns no phrases for an empty text', '', []],
])('%s', (_condition, text, phrases) => {
  expect(splitPhrases(text)).toEqual(phrases);
});

test.each(['移転価格文書化：中堅企業が最低限そろえるもの', '🈴𠮷野家の 会計　入門'])(
  'loses no character of 「%s」',
  (text) => {
    expect(splitPhrases(text).join('')).toBe(text);
  },
);

const vacancy = vacancyReply({ id: 1, title: '決算支援', region: '01', place: '北海道内' }, new Set());

it.each([
  ['01', '北海道内', '北海道内'],
  ['01', '札幌市', '北海道札幌市'],
  ['13', '東京都千代田区', '東京都千代田区'],
  ['13', '千代田区', '東京都千代田区'],
  ['27', '大阪府内', '大阪府内'],
  ['27', '大阪市', '大阪府大阪市'],
  ['26', '京都市', '京都府京都市'],
  ['13', '', '東京都'],
  ['首都圏', '首都圏の各拠点', '首都圏の各拠点'],
  ['', '大阪市', '大阪市'],
])('shows the region %j with the place %j as %s', (region, place, text) => {
  expect(placeText(region, place)).toBe(text);
});

describe('a place that begins with the name of its region', () => {
  it('is shown once in the terms of a vacancy', () => {
    expect(getVacancyTerms(vacancy).find(({ term }) => term === '勤務地')?.detail).toBe('北海道内');
  });

  it('is shown once in the conditions of the freelance act', () => {
    expect(getFreelanceActConditions(vacancy).find(({ id }) => id === 'place')?.stated).toBe('北海道内');
  });

  it('is shown once in the comparison of vacancies', () => {
    expect(compareVacancies([vacancy]).find(({ term }) => term === '勤務地')?.values).toEqual(['北海道内']);
  });

  it('is no change when the vacancy was saved without the name of its region', () => {
    const before = { ...pickVacancyConditions(vacancy), region: '13', place: '千代田区' };
    expect(getVacancyChanges(before, { ...before, place: '東京都千代田区' })).toEqual([]);
  });

  it('is shown once in the address of a member', () => {
    const address = { zip: '', prefecture: '13', city: '東京都千代田区', address_line: '丸の内1-1' };
    expect(addressText({ ...address, building: '' })).toBe('東京都千代田区丸の内1-1');
  });
});
