import { expect, it } from 'vitest';
import { addressesReply } from '@/schemas/address-fields';

const found = { prefecture: '13', city: '千代田区', town: '千代田' };
const read = (body: unknown) => addressesReply(body, new Set()).addresses;

it.each<[string, unknown]>([
  ['a code', '13'],
  ['a name', '東京都'],
  ['a choice', { value: 13, label: '東京都' }],
  ['a record', { id: 5, name: '東京都' }],
])('reads an address whose prefecture is %s', (_title, prefecture) => {
  expect(read({ zip: '1000001', addresses: [{ ...found, prefecture }] })).toEqual([found]);
});

it.each([
  [1, '01'],
  ['1', '01'],
  ['01', '01'],
  ['北海道', '01'],
  ['Hokkaido', 'Hokkaido'],
])('reads the prefecture %j as %s', (prefecture, code) => {
  expect(read({ addresses: [{ ...found, prefecture }] })).toEqual([{ ...found, prefecture: code }]);
});

it('reads several towns', () => {
  const towns = ['丸の内', '大手町'].map((town) => ({ prefecture: '東京都', city: '千代田区', town }));
  expect(read({ addresses: towns }).map(({ town }) => town)).toEqual(['丸の内', '大手町']);
});

it('finds no address without a city', () => {
  expect(read({ addresses: [{ prefecture: '13' }] })).toEqual([]);
  expect(read({ addresses: null })).toEqual([]);
});
