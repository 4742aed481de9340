import { dayInTokyo } from '@/schemas/time';
import { type Announcement, invoiceLookupSchema } from './registry-schema';
import type { LookUpIssuer } from './types';

type Issuer = Partial<Announcement> & Pick<Announcement, 'name' | 'registrationDate'>;

const corporation = (issuer: Issuer) => ({ kind: '2', process: '01', ...issuer });
/** The registry publishes an individual's address only on request, so it is empty by default. */
const individual = (issuer: Issuer) => ({ kind: '1', process: '01', address: '', ...issuer });

/**
 * Fake issuers for running without an application id of the Web-API. Their numbers have a wrong check digit, so they
 * belong to no real issuer.
 */
const FAKE_ISSUERS: Record<string, Issuer> = {
  '1234567890123': individual({
    name: '佐藤　明子',
    registrationDate: '2023-10-01',
    updateDate: '2023-10-01',
  }),
  '1010001000011': corporation({
    name: '株式会社あおば会計ソリューションズ',
    kana: 'アオバカイケイソリューションズ',
    registrationDate: '2023-10-01',
    updateDate: '2024-04-15',
    process: '02',
    address: '東京都千代田区丸の内九丁目９番９号',
  }),
  '2010001000022': corporation({
    name: '合同会社みなと財務',
    registrationDate: '2023-10-01',
    updateDate: '2023-10-01',
    address: '神奈川県横浜市中区本町九丁目９９番地',
  }),
  '3010001000033': corporation({
    name: '監査法人きたやま',
    registrationDate: '2024-01-10',
    updateDate: '2024-01-10',
    address: '京都府京都市北区小山９９番地',
  }),
  '4010001000044': individual({
    name: '鈴木　悠',
    tradeName: '鈴木公認会計士事務所',
    registrationDate: '2023-11-20',
    updateDate: '2023-11-20',
  }),
  '5010001000055': individual({
    name: '山本　彩',
    registrationDate: '2023-10-01',
    updateDate: '2024-02-05',
    process: '02',
    addressRequest: '福岡県福岡市中央区天神九丁目９番９号',
  }),
  '6010001000066': corporation({
    name: '株式会社はるかぜ経理',
    registrationDate: '2023-10-01',
    updateDate: '2025-04-01',
    process: '03',
    expireDate: '2025-04-01',
    address: '大阪府大阪市北区梅田九丁目９番９号',
  }),
  '7010001000077': individual({
    name: '中村　健一',
    registrationDate: '2023-10-01',
    updateDate: '2025-06-30',
    process: '04',
    disposalDate: '2025-06-30',
  }),
};

/** Returns the responses that the real registry would give. */
export const fakeRegistry: LookUpIssuer = async (number) => {
  const issuer = FAKE_ISSUERS[number];
  const announcement = issuer ? [{ registratedNumber: `T${number}`, ...issuer }] : [];
  return invoiceLookupSchema.parse({
    lastUpdateDate: dayInTokyo(),
    count: announcement.length,
    divideNumber: '1',
    divideSize: '1',
    announcement,
  });
};
