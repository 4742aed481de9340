import { describe, expect, test } from 'vitest';
import { prefectures } from '@/schemas/prefectures';
import { jsonOf } from '../setup/agent';
import { setUpTestApi } from '../setup/api';
import { zipAddressesSchema } from '../setup/wire-schemas';

const api = setUpTestApi();

const lookUp = (body: unknown) => api.agent().post('/address-from-zip/', body);

/** Postal codes, one for each prefecture. */
const TOWNS =
  '0600001 0300801 0200023 9800014 0100001 9900031 9600801 3100011 3200801 3710026 3300063 2600013 1000001 2310023 9500087 9300002 9200962 9100005 4000031 3800838 5008003 4200853 4600008 5140006 5200044 6028368 5300001 6500021 6300213 6400103 6800011 6900887 7000826 7300013 7530070 7700831 7600019 7900001 7800850 8100001 8400041 8500057 8600801 8700021 8800805 8920816 9000014';

describe('POST /address-from-zip/', () => {
  test('returns prefecture, city and town for a postal code of each prefecture', async () => {
    const found = await Promise.all(
      TOWNS.split(' ').map(async (zip) => zipAddressesSchema.parse(await jsonOf(await lookUp({ zip })))),
    );
    expect(found.map(({ addresses }) => addresses[0]?.prefecture)).toEqual(Object.keys(prefectures).sort());
    for (const { addresses } of found) for (const { city } of addresses) expect(city).not.toBe('');
  });

  test('accepts postal codes with a hyphen, in full-width digits or with 〒', async () => {
    const plain = await jsonOf(await lookUp({ zip: '1000001' }));
    expect(plain).toEqual({
      addresses: [{ prefecture: '13', city: '千代田区', town: '千代田' }],
    });
    for (const zip of ['100-0001', '１００－０００１', '〒100ー0001', ' 1000001 '])
      expect(await jsonOf(await lookUp({ zip }))).toEqual(plain);
  });

  test.each([
    ['5456009', '阿倍野筋あべのハルカス 9階'],
    ['5456060', '阿倍野筋あべのハルカス 60階'],
    ['5456090', '阿倍野筋あべのハルカス'],
    ['1006001', '霞が関 霞が関ビル 1階'],
    ['1066154', '六本木 六本木ヒルズ森タワー 54階'],
    ['1076240', '赤坂ミッドタウン・タワー 40階'],
    ['1076490', '赤坂 赤坂トラストタワー'],
    ['1706001', '東池袋サンシャイン６０ 1階'],
    ['9806101', '中央アエル 1階'],
    // No towers, although all codes with the same first digits belong to the town.
    ['7390501', '宮島町'],
    ['5191701', '島ケ原'],
    // No tower, although the name is repeated.
    ['0100342', '脇本脇本'],
  ])('names the floor of a tower: %s is %s', async (zip, town) => {
    const { addresses } = await jsonOf(await lookUp({ zip }));
    expect(addresses.map((address: { town: string }) => address.town)).toEqual([town]);
  });

  test('returns all towns that share a postal code', async () => {
    const { addresses } = await jsonOf(await lookUp({ zip: '4980000' }));
    expect(addresses.map(({ city }: { city: string }) => city)).toEqual(['弥富市', '桑名郡木曽岬町']);
  });

  test('returns 400 with a reason, not 404, for an unknown postal code', async () => {
    const response = await lookUp({ zip: '9999999' });
    const errorBody = await jsonOf(response);
    expect([response.status, errorBody.code, errorBody.zip]).toEqual([400, 'zip_unknown', [errorBody.error]]);
    expect(errorBody.error).toMatch(/見つかりません/);
  });

  test.each([
    ['', 'Zip code is required'],
    ['-', 'Zip code is required'],
    [undefined, 'Zip code is required'],
    [1000001, 'Invalid zip code'],
    [null, 'Invalid zip code'],
    ['100000', 'Invalid zip code'],
    ['10000011', 'Invalid zip code'],
    ['abcdefg', 'Invalid zip code'],
  ])('rejects %j with "%s"', async (zip, message) => {
    const response = await lookUp({ zip });
    expect([response.status, (await jsonOf(response)).zip]).toEqual([400, [message]]);
  });
});
