import { describe, expect, it } from 'vitest';
import { getFreelanceActConditions } from '@/lib/vacancies/freelance-act-conditions';
import { demoVacancies } from '@/tests/setup/demo';

const NOTHING = {
  company_profile: '',
  reward: { unit: 'month', min: null, max: null },
  region: '',
  place: '',
  remote: '',
  starts_on: null,
  duration: '',
  description: '',
  selection: '',
} as const;

type Vacancy = Parameters<typeof getFreelanceActConditions>[0];
const statedBy = (vacancy: Partial<Vacancy>) =>
  Object.fromEntries(
    getFreelanceActConditions({ ...NOTHING, ...vacancy }).flatMap(({ id, stated }) =>
      stated === null ? [] : [[id, stated]],
    ),
  );

describe('what follows from the fields', () => {
  it.each<[string, Partial<Vacancy>, Record<string, string>]>([
    ['nothing', {}, {}],
    ['a description', { description: '決算を支援します。' }, { work: '上の「業務の内容」のとおり' }],
    [
      'a reward',
      { reward: { unit: 'month', min: 720_000, max: 900_000 } },
      { reward: '月 72〜90万円（税別）' },
    ],
    [
      'a single reward',
      { reward: { unit: 'hour', min: 8000, max: null } },
      { reward: '時給 8,000円（税別）' },
    ],
    [
      'an upper limit of the reward',
      { reward: { unit: 'hour', min: null, max: 8000 } },
      { reward: '時給 〜8,000円（税別）' },
    ],
    [
      'a first day with a duration',
      { starts_on: '2026-12-01', duration: '6か月' },
      { period: '2026年12月1日(火)から6か月' },
    ],
    ['a first day alone', { starts_on: '2026-12-01' }, {}],
    ['a duration alone', { duration: '6か月' }, {}],
    ['a place', { region: '13', place: '港区', remote: 'none' }, { place: '東京都港区' }],
    ['work that is all remote', { remote: 'full' }, { place: 'フルリモート可' }],
    ['work that is partly remote, without a place', { remote: 'partial' }, {}],
    ['the name of a company', { company_profile: '青空商事株式会社' }, { parties: '青空商事株式会社' }],
    ['a name after its form', { company_profile: '株式会社あおぞら・SaaS' }, { parties: '株式会社あおぞら' }],
    [
      'the name of an audit firm',
      { company_profile: '監査法人あおぞら（東京）' },
      { parties: '監査法人あおぞら' },
    ],
    ['a kind of company', { company_profile: '東証プライム・製造業' }, {}],
    ['a kind of audit firm', { company_profile: '中堅監査法人・IPO監査40社' }, {}],
    ['another kind of audit firm', { company_profile: '国際ネットワークに加盟する監査法人' }, {}],
  ])('%s', (_title, vacancy, expected) => {
    expect(statedBy(vacancy)).toEqual(expected);
  });
});

describe('what follows from the text', () => {
  it.each<[text: string, id: string]>([
    ['報酬は月末締め、翌月末日払いです。', 'payment-day'],
    ['報酬は毎月20日締め翌月10日に支払います。', 'payment-day'],
    ['報酬の支払期日は翌月末日です。', 'payment-day'],
    ['業務委託料は末日締め翌々月５日払い。', 'payment-day'],
    ['納品から10営業日以内に検収します。', 'inspection-day'],
    ['報酬は電子記録債権で支払います。', 'payment-method'],
    ['報酬はご指定の口座へ振り込みます。', 'payment-method'],
    ['契約日は2026年12月1日です。', 'commission-day'],
  ])('%s', (text, id) => {
    expect(Object.keys(statedBy({ description: text }))).toEqual(['work', id]);
  });

  it.each([
    '報酬は着手時3割、納品時7割でお支払いします。',
    '請求書の受領から30日以内に報酬を支払います。',
    '報酬は検収後にお支払いします。',
    '役員報酬は月末締め翌月末日払いで計算します。',
    '購買先へは月末締め翌月末日払いで支払っています。',
    '月次は翌月25日に締まっています。',
    '購買、検収、支払の職務分掌を見直します。',
    '電子記録債権の管理をお任せします。',
    '業務委託契約書の確認もお願いします。',
  ])('leaves as a question: %s', (text) => {
    expect(Object.keys(statedBy({ description: text }))).toEqual(['work']);
  });

  it('does not apply a sentence about the reward to the next sentence', () => {
    expect(
      statedBy({ description: '報酬は応相談です。\n仕入先へは月末締め翌月末日払い。' }),
    ).not.toHaveProperty('payment-day');
  });
});

describe('the demo', () => {
  it('states work, reward, period and place everywhere, and never what only a contract says', () => {
    for (const { starts_in_days: _days, place, ...vacancy } of demoVacancies) {
      const stated = statedBy({ ...vacancy, place: place ?? '', starts_on: '2026-12-01' });
      expect(Object.keys(stated), vacancy.title).toEqual(['work', 'reward', 'period', 'place']);
    }
  });
});
