import { describe, expect, it } from 'vitest';
import { nameSchema } from '@/schemas/auth';
import { careerSchema, educationSchema } from '@/schemas/career-education';
import { licenseSchema } from '@/schemas/licenses';
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
