import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeEmailSchema, issuePasswordTokenSchema, withdrawalSchema } from '@/schemas/account';
import { credentialsSchema, nameSchema, newPasswordSchema } from '@/schemas/auth';
import { careerSchema, educationSchema } from '@/schemas/career-education-request';
import { companyInquirySchema } from '@/schemas/company-inquiries';
import { canonicalEmail, emailSchema } from '@/schemas/email';
import { dateField, instantField } from '@/schemas/import-fields';
import { licenseSchema } from '@/schemas/licenses';
import { profileUpdateSchema } from '@/schemas/profile';
import { applicationEntrySchema } from '@/schemas/vacancy-applications';
import { conditionsSchema } from '@/schemas/work-style';

describe('a new email address', () => {
  it.each([
    ['taro@example.com', 'taro@example.com'],
    ['Taro.Yamada@Example.com', 'taro.yamada@example.com'],
    ['ｔａｒｏ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'taro@example.com'],
    [' taro@example.com\n', 'taro@example.com'],
    ['\u200btaro@example.com\ufeff', 'taro@example.com'],
    ['aaa..bbb@docomo.ne.jp', 'aaa..bbb@docomo.ne.jp'],
    ['xxx.@ezweb.ne.jp', 'xxx.@ezweb.ne.jp'],
    ['.xxx@softbank.ne.jp', '.xxx@softbank.ne.jp'],
    ["a=b&c/d!e#f$g%h'i*j?k^l`m{n|o}p~q@example.com", "a=b&c/d!e#f$g%h'i*j?k^l`m{n|o}p~q@example.com"],
    ['taro@日本語.jp', 'taro@xn--wgv71a119e.jp'],
    ['taro@Bücher.example', 'taro@xn--bcher-kva.example'],
    ['taro@xn--wgv71a119e.jp', 'taro@xn--wgv71a119e.jp'],
    ['taro@sub.example-1.co.jp', 'taro@sub.example-1.co.jp'],
  ])('%s is accepted and stored as %s', (typed, stored) => {
    expect(canonicalEmail(emailSchema.parse(typed))).toBe(stored);
  });

  it('is sent with upper and lower case as typed', () => {
    expect(emailSchema.parse('Taro.Yamada@example.com')).toBe('Taro.Yamada@example.com');
  });

  it.each([
    '',
    'taro',
    'taro@',
    '@example.com',
    'taro@localhost',
    'taro@example..com',
    'taro@-example.com',
    'ta ro@example.com',
    'taro@example.com, jiro@example.com',
    '<taro@example.com>',
    '"taro"@example.com',
    'taro@example.com\r\nBcc: jiro@example.com',
    'taro@example.com/a',
    '山田@example.com',
    `${'a'.repeat(250)}@example.com`,
  ])('%j is refused', (typed) => expect(emailSchema.safeParse(typed).success).toBe(false));
});

describe('the email address of an account that exists', () => {
  const address = (email: string) => [
    credentialsSchema.parse({ email, password: 'x' }).email,
    issuePasswordTokenSchema.parse({ email }).email,
    changeEmailSchema.parse({ email, password: 'x' }).email,
  ];

  it.each([
    ['Taro.Yamada@example.com', 'Taro.Yamada@example.com'],
    [' a..b@docomo.ne.jp\u200b', 'a..b@docomo.ne.jp'],
    ['a=b@example.com', 'a=b@example.com'],
    ['ｔａｒｏ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'taro@example.com'],
    ['山田', '山田'],
    ['"taro yamada"@example.com', '"taro yamada"@example.com'],
  ])('%j is sent as %j', (typed, sent) => {
    for (const email of address(typed)) expect(email).toBe(sent);
  });
});

describe('a reading', () => {
  const kana = (text: string) =>
    nameSchema.safeParse({
      family_name: '山田',
      given_name: '一郎',
      family_name_kana: text,
      given_name_kana: 'イチロウ',
    }).data?.family_name_kana;

  it.each([
    ['みすゞ', 'ミスヾ'],
    ['ミスヾ', 'ミスヾ'],
    ['サヽキ', 'サヽキ'],
    ['ゲオルグ＝シュミット', 'ゲオルグ＝シュミット'],
    ['ゲオルグ゠シュミット', 'ゲオルグ゠シュミット'],
    ['ﾖｰｺ', 'ヨーコ'],
    ['ミ゛', 'ミ\u3099'],
    ['アㇰ', 'アㇰ'],
    ['ジョン・スミス', 'ジョン・スミス'],
    ['ヴァン　デル', 'ヴァン デル'],
    ['ヤマダ\u200b', 'ヤマダ'],
  ])('%s is accepted as %s', (typed, stored) => expect(kana(typed)).toBe(stored));

  it.each(['山田', 'Yamada', 'ヤマダ1', 'ヤマダ@', '-'])('%s is refused', (typed) => {
    expect(kana(typed)).toBeUndefined();
  });
});

describe('a name', () => {
  const nameOf = (text: string) =>
    nameSchema.safeParse({
      family_name: text,
      given_name: '一郎',
      family_name_kana: 'ヤマダ',
      given_name_kana: 'イチロウ',
    }).data?.family_name;

  it.each([
    ['\ufa11\u5d0e', '\ufa11\u5d0e'],
    ['髙橋', '髙橋'],
    ['神\ufa19', '神\ufa19'],
    ['葛\u{e0100}城', '葛\u{e0100}城'],
    ['𠮷田', '𠮷田'],
    ['Ｓｍｉｔｈ', 'Smith'],
    ['\u200b山田\ufeff', '山田'],
    ['\u202e山田\u202c', '山田'],
    ['山\u00a0田', '山 田'],
    ['がんか\u3099', 'がんが'],
  ])('%s is stored as %s', (typed, stored) => expect(nameOf(typed)).toBe(stored));

  it.each(['\u200b', '\u2060\ufeff', '\u00a0'])('of the invisible %j is refused', (typed) => {
    expect(nameOf(typed)).toBeUndefined();
  });
});

describe('the length of a text', () => {
  const entry = { start_timing: 'immediately', start_date: null };
  const isAccepted = {
    'message of an application': (text: string) =>
      applicationEntrySchema.safeParse({ ...entry, message: text }).success,
    'request of an application': (text: string) =>
      applicationEntrySchema.safeParse({ ...entry, message: 'あ'.repeat(100), request: text }).success,
    'comment of a withdrawal': (text: string) => withdrawalSchema.shape.comment.safeParse(text).success,
    'company of a career': (text: string) => careerSchema.shape.company.safeParse(text).success,
    'new password': (text: string) => newPasswordSchema.safeParse(text).success,
    'family name': (text: string) => nameSchema.shape.family_name.safeParse(text).success,
  };

  // 𠮷 and 😀 are one character each, but two places in a JavaScript string.
  it.each<[keyof typeof isAccepted, min: number, max: number]>([
    ['message of an application', 100, 1000],
    ['request of an application', 0, 500],
    ['comment of a withdrawal', 0, 1000],
    ['company of a career', 1, 100],
    ['new password', 8, 128],
    ['family name', 1, 50],
  ])('of the %s is counted in characters, from %i to %i', (field, min, max) => {
    for (const character of ['あ', '𠮷', '😀']) {
      expect(isAccepted[field](character.repeat(max))).toBe(true);
      expect(isAccepted[field](character.repeat(max + 1))).toBe(false);
      expect(isAccepted[field](character.repeat(min))).toBe(true);
      if (min > 0) expect(isAccepted[field](character.repeat(min - 1))).toBe(false);
    }
  });
});

describe('a phone number', () => {
  const profilePhone = profileUpdateSchema.shape.phone;
  const companyPhone = companyInquirySchema.shape.phone;

  it.each([
    ['', ''],
    ['090-1234-5678', '09012345678'],
    ['０９０ー１２３４ー５６７８', '09012345678'],
    ['(03) 1234-5678', '0312345678'],
    ['03.1234.5678', '0312345678'],
    ['+81 90-1234-5678', '09012345678'],
    ['＋81 90 1234 5678', '09012345678'],
    ['+81 (0)90-1234-5678', '09012345678'],
    ['+81 3-1234-5678', '0312345678'],
    ['\u202a+81 90-1234-5678\u202c', '09012345678'],
    ['+1 212-555-0100', '+12125550100'],
  ])('%j is stored as %j in the profile and in the form of companies', (typed, stored) => {
    expect(profilePhone.parse(typed)).toBe(stored);
    expect(companyPhone.parse(typed)).toBe(stored);
  });

  it.each(['12345', '90-1234-5678', '+81 90', '+0 1234 5678', '09012345678x', '090-1234-567890'])(
    '%j is refused in both',
    (typed) => {
      expect(profilePhone.safeParse(typed).success).toBe(false);
      expect(companyPhone.safeParse(typed).success).toBe(false);
    },
  );
});

describe('a date on 2026-11-26', () => {
  beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-26T12:00:00+09:00'), toFake: ['Date'] }));
  afterEach(() => vi.useRealTimers());

  const career = {
    company: '青空監査法人',
    position: '',
    description: '',
    started_on: '2019-04',
    ended_on: null,
  };
  const education = { school: '青空大学', faculty: '', started_on: '2019-04', ended_on: null };
  const license = { certification: 'cpa', name: '', registration_number: '', acquired_on: null };
  const entry = { start_timing: 'specified', message: 'あ'.repeat(100) };
  const isAccepted = {
    'start of an application': (date: string) =>
      applicationEntrySchema.safeParse({ ...entry, start_date: date }).success,
    'first day of work': (date: string) => conditionsSchema.shape.available_from.safeParse(date).success,
    'start of a career': (date: string) => careerSchema.safeParse({ ...career, started_on: date }).success,
    'end of a career': (date: string) => careerSchema.safeParse({ ...career, ended_on: date }).success,
    'start of an education': (date: string) =>
      educationSchema.safeParse({ ...education, started_on: date }).success,
    'end of an education': (date: string) =>
      educationSchema.safeParse({ ...education, ended_on: date }).success,
    'month of a licence': (date: string) =>
      licenseSchema.safeParse({ ...license, acquired_on: date }).success,
    birth: (date: string) => profileUpdateSchema.shape.birth_date.safeParse(date).success,
    'day of an import': (date: string) => dateField.safeParse(date).success,
    'instant of an import': (date: string) => instantField.safeParse(`${date}T18:00:00+09:00`).success,
  };

  it.each<[keyof typeof isAccepted, accepted: string[], refused: string[]]>([
    [
      'start of an application',
      ['2026-11-26', '2028-12-31'],
      ['2026-11-25', '2020-01-01', '0102-01-01', '2029-01-01', '202612-01-01'],
    ],
    [
      'first day of work',
      ['2026-11-26', '2020-01-01', '2031-12-31'],
      ['0102-01-01', '1999-12-31', '2032-01-01'],
    ],
    ['start of a career', ['1975-04', '2027-12'], ['2028-01', '2099-01', '0102-01']],
    ['end of a career', ['2026-11', '2028-12'], ['2029-01', '2099-01']],
    ['start of an education', ['1975-04', '2027-12'], ['2028-01', '2099-01']],
    ['end of an education', ['2030-03', '2036-12'], ['2037-01', '2099-01']],
    ['month of a licence', ['2026-11', '1980-01'], ['2026-12', '2099-01']],
    ['birth', ['1900-01-01', '2026-11-25', ''], ['2026-11-26', '1899-12-31', '0102-01-01']],
    ['day of an import', ['2026-12-01', '2099-12-31'], ['0102-01-01', '1999-12-31', '2100-01-01']],
    ['instant of an import', ['2026-12-01', '2099-12-31'], ['0102-01-01', '1999-12-31', '2100-01-01']],
  ])('as the %s has a sensible range', (field, accepted, refused) => {
    for (const date of accepted) expect(isAccepted[field](date), date).toBe(true);
    for (const date of refused) expect(isAccepted[field](date), date).toBe(false);
  });
});
