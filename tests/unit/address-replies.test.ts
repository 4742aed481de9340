import { expect, it } from 'vitest';
import { addressesReply } from '@/schemas/replies/addresses';

const found = { prefecture: '13', city: '千代田区', town: '千代田' };
const read = (body: unknown) => addressesReply(body, new Set());

it.each<[string, unknown]>([
  ['a list of addresses', { addresses: [{ ...found, prefecture_name: '東京都' }] }],
  ['one address', found],
  ['one address with the name of its prefecture', { ...found, zip: '1000001', prefecture: '東京都' }],
  ['a list of one', [found]],
  ['a page', { count: 1, next: null, previous: null, results: [{ ...found, prefecture: 13 }] }],
  ['choices as objects', { ...found, prefecture: { value: 13, label: '東京都' } }],
  ['ids of records', { ...found, prefecture: { id: 5, name: '東京都' } }],
  [
    'zipcloud',
    {
      message: null,
      status: 200,
      results: [
        {
          address1: '東京都',
          address2: '千代田区',
          address3: '千代田',
          kana1: 'ﾄｳｷｮｳﾄ',
          kana2: 'ﾁﾖﾀﾞｸ',
          kana3: 'ﾁﾖﾀﾞ',
          prefcode: '13',
          zipcode: '1000001',
        },
      ],
    },
  ],
])('reads the address of %s', (_title, body) => {
  expect(read(body)).toEqual([found]);
});

it.each([
  [1, '01'],
  ['1', '01'],
  ['01', '01'],
  ['北海道', '01'],
  ['Hokkaido', 'Hokkaido'],
])('reads the prefecture %j as %s', (prefecture, code) => {
  expect(read({ ...found, prefecture })).toEqual([{ ...found, prefecture: code }]);
});

it('reads several towns', () => {
  const towns = ['丸の内', '大手町'].map((town) => ({ prefecture: '東京都', city: '千代田区', town }));
  expect(read(towns).map(({ town }) => town)).toEqual(['丸の内', '大手町']);
});

it.each<[string, unknown]>([
  ['nothing found by zipcloud', { message: null, results: null, status: 200 }],
  ['an empty list', []],
  ['null addresses', { addresses: null }],
  ['an object without a city', { prefecture: '13' }],
  ['address lines without a prefecture', { address1: '千代田区', address2: '千代田1-1' }],
])('finds no address in %s', (_title, body) => {
  expect(read(body)).toEqual([]);
});
