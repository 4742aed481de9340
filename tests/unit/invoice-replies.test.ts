import { expect, it } from 'vitest';
import { invoiceLookupReply } from '@/schemas/invoice-fields';

it('keeps the whole announcement store of a lookup (spec §3)', () => {
  const store = { lastUpdateDate: '2026-11-20', count: '1', divideNumber: '1', divideSize: '1' };
  const announcement = [{ name: '株式会社あおば', registrationDate: '2023-10-01' }];
  const issues = new Set<string>();
  expect(invoiceLookupReply({ ...store, announcement }, issues)).toMatchObject({ ...store, announcement });
  expect([...issues]).toEqual([]);
});

it('needs nothing but the list', () => {
  expect(invoiceLookupReply({ announcement: [] }, new Set())).toEqual({
    lastUpdateDate: '',
    count: '',
    divideNumber: '',
    divideSize: '',
    announcement: [],
  });
});
