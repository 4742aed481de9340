import { describe, expect, it } from 'vitest';
import { changeEmailSchema, issuePasswordTokenSchema } from '@/schemas/account';
import { credentialsSchema, nameSchema } from '@/schemas/auth';
import { companyInquirySchema } from '@/schemas/company-inquiries';
import { canonicalEmail, emailSchema } from '@/schemas/email';
import { profileUpdateSchema } from '@/schemas/profile';

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
    ['さゝき', 'サヽキ'],
    ['ゲオルグ＝シュミット', 'ゲオルグ＝シュミット'],
    ['ゲオルグ゠シュミット', 'ゲオルグ゠シュミット'],
    ['ヨ－コ', 'ヨーコ'],
    ['ヨ−コ', 'ヨーコ'],
    ['ﾖｰｺ', 'ヨーコ'],
    ['ミ゛', 'ミ\u3099'],
    ['カ゛', 'ガ'],
    ['アㇰ', 'アㇰ'],
    ['ジョン・スミス', 'ジョン・スミス'],
    ['ヴァン　デル', 'ヴァン デル'],
    ['ヤマダ\u200b', 'ヤマダ'],
  ])('%s is accepted as %s', (typed, stored) => expect(kana(typed)).toBe(stored));

  it.each(['山田', 'Yamada', 'ヤマダ1', 'ヤマダ@', '-'])('%s is refused', (typed) => {
    expect(kana(typed)).toBeUndefined();
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
