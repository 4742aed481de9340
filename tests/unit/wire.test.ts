import { describe, expect, it } from 'vitest';
import { at, type Conversion, flat, readRecord, recordOf, writeFields } from '@/schemas/fields';
import { requestOf } from '@/schemas/request-fields';
import * as wire from '@/schemas/wire';

/** What each of them reads of what an API may send: undefined for what nobody can understand. */
const CODECS = {
  id: wire.id,
  ids: wire.ids,
  amount: wire.amount,
  numbers: wire.numbers,
  flag: wire.flag,
  text: wire.text,
  texts: wire.texts,
  address: wire.address,
  code: wire.code,
  choice: wire.choice,
  prefecture: wire.prefecture,
  reward: wire.reward,
  instant: wire.instant,
  day: wire.day,
  month: wire.month,
} satisfies Record<string, Pick<Conversion<unknown>, 'read'>>;

it.each<[name: keyof typeof CODECS, sent: unknown, read: unknown]>([
  ['id', '7', 7],
  ['id', { id: 7, name: 'IFRS' }, 7],
  ['id', { value: '7', label: 'IFRS' }, 7],
  ['id', 0, undefined],
  ['id', -1, undefined],
  ['id', 1.5, undefined],
  ['id', 'v-120', undefined],
  ['ids', [{ id: 4, name: '調整力' }, '5', null], [4, 5]],
  ['amount', '600000.00', 600_000],
  ['amount', '800000.5', 800_000.5],
  ['amount', { value: 2, label: '中級' }, 2],
  ['amount', '720,000', undefined],
  ['amount', 'secret', undefined],
  ['numbers', [{ value: 3, label: '週3日' }], [3]],
  ['flag', 1, true],
  ['flag', 'True', true],
  ['flag', 'false', false],
  ['flag', 'N', undefined],
  ['text', 1_000_001, '1000001'],
  ['text', { value: 'cpa', label: '公認会計士' }, '公認会計士'],
  ['text', { id: 2, name: '税務' }, '税務'],
  ['text', { text: 'a' }, undefined],
  ['texts', [3, 'IFRS', {}, { label: { ja: 'a' } }, { id: 2, name: '連結' }], ['IFRS', '連結']],
  ['texts', '・英語\r\n- 簿記\n\n　\n', ['英語', '簿記']],
  ['texts', '', []],
  ['texts', { text: 'a' }, undefined],
  ['address', { id: 1, name: 'me.png' }, undefined],
  ['code', 'hybrid', 'hybrid'],
  ['code', { value: 'full', label: 'フルリモート' }, 'full'],
  ['code', { code: 'side', name: '副業' }, 'side'],
  ['code', { id: 2, name: '募集終了' }, undefined],
  ['choice', { value: 'cpa', label: '公認会計士' }, 'cpa'],
  ['choice', { code: 'side', name: '副業' }, 'side'],
  ['choice', { id: 4, name: '委託' }, '4'],
  ['choice', 1, '1'],
  ['prefecture', '13', '13'],
  ['prefecture', '東京都', '13'],
  ['prefecture', { value: 13, label: '東京' }, '13'],
  ['prefecture', { id: 5, name: '北海道' }, '01'],
  ['prefecture', { id: 2, name: '首都圏' }, '首都圏'],
  ['prefecture', 1, '1'],
  ['reward', { unit: null, min: null }, null],
  ['reward', { unit: 'month', min: '72万' }, undefined],
  ['instant', '2026-12-01', '2026-12-01'],
  ['instant', '2026/12/01 18:00', '2026-12-01T18:00+09:00'],
  ['instant', '2026-12-01T18:00:00.123456+09:00', '2026-12-01T18:00:00.123+09:00'],
  ['instant', '2026-12-01T09:00:00Z', '2026-12-01T09:00:00Z'],
  ['instant', '2026-12-01 18:00:00', '2026-12-01T18:00:00+09:00'],
  ['instant', '2026-12-01T18:00:00+0900', '2026-12-01T18:00:00+09:00'],
  ['instant', '2026/13/01', undefined],
  ['instant', 'soon', undefined],
  ['day', '2027/01/04', '2027-01-04'],
  ['day', '2026-12-31T15:30:00Z', '2027-01-01'],
  ['month', '2020-04', '2020-04'],
  ['month', '2020-04-01', '2020-04-01'],
  ['month', '令和6年3月', undefined],
])('%s reads %j as %j', (name, sent, expected) => {
  expect(CODECS[name].read(sent, new Set(), '')).toEqual(expected);
});

describe('a value in a form of the API', () => {
  const status = wire.codeTable({ RECRUITING: 'open', CLOSED: 'close' }, wire.stateOf(['open', 'close']));
  const reward = flat(recordOf({ unit: at('reward_unit', wire.text), min: at('reward_min', wire.amount) }));
  const fields = {
    status: at('state', status),
    reward: at('', reward),
    skills: at('tags', wire.textsOf('title')),
    start: at('start', wire.day),
    month: at('month', wire.month),
    isOpen: at('is_open', wire.flag),
    prefecture: at('prefecture', wire.prefecture),
  };
  const sent = {
    state: 'RECRUITING',
    reward_unit: 'hour',
    reward_min: 8000,
    tags: [{ title: 'IFRS' }],
    start: '2026/12/01',
    month: '2026-12-01',
    is_open: 'True',
    prefecture: '東京都',
  };
  const own = {
    status: 'open',
    reward: { unit: 'hour', min: 8000 },
    skills: ['IFRS'],
    start: '2026-12-01',
    month: '2026-12-01',
    isOpen: true,
    prefecture: '13',
  };

  it('is read, and written as it came', () => {
    expect(readRecord(fields, sent, new Set())).toEqual(own);
    expect(writeFields(fields, own, sent)).toEqual(sent);
  });

  it('is written in the same form when it is changed', () => {
    const changed = { status: 'close', reward: { unit: 'day', min: 9000 }, start: '2027-01-05' };
    const more = { month: '2027-02', isOpen: false, prefecture: '27' };
    expect(writeFields(fields, { ...changed, ...more }, sent)).toEqual({
      state: 'CLOSED',
      reward_unit: 'day',
      reward_min: 9000,
      start: '2027/01/05',
      month: '2027-02-01',
      is_open: 'False',
      prefecture: '大阪府',
    });
  });

  it('keeps the objects of texts that stay, and has its place where flat fields are deeper', () => {
    const deep = {
      reward: at('', flat(recordOf({ min: at('pay.min', wire.amount) }))),
      skills: fields.skills,
    };
    const before = {
      pay: { min: 8000, note: 'n' },
      tags: [
        { id: 1, title: 'IFRS' },
        { id: 2, title: '連結' },
      ],
    };
    expect(readRecord(deep, before, new Set())).toEqual({ reward: { min: 8000 }, skills: ['IFRS', '連結'] });
    expect(writeFields(deep, { reward: { min: 9000 }, skills: ['連結', '内部統制'] }, before)).toEqual({
      pay: { min: 9000, note: 'n' },
      tags: [{ id: 2, title: '連結' }, { title: '内部統制' }],
    });
  });

  it('is found by the paths of a refusal', () => {
    const { ownPathOf } = requestOf(fields, {});
    expect(['reward_min', 'state', 'tags'].map(ownPathOf)).toEqual(['reward.min', 'status', 'skills']);
  });

  it('of a word that the table does not have is shown by it', () => {
    expect(readRecord(fields, { state: 'PAUSED' }, new Set())?.status).toBe('PAUSED');
  });
});
