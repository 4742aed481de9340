import { describe, expect, it, test } from 'vitest';
import { foldLines } from '@/lib/fold-lines';
import { mailboxOf } from '@/lib/mailbox';
import { nameSchema } from '@/schemas/auth';
import { careerSchema, educationSchema } from '@/schemas/career-education';
import { licenseSchema } from '@/schemas/licenses';
import { numberText } from '@/schemas/number-text';
import { profileUpdateSchema } from '@/schemas/profile';

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
