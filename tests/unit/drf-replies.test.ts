import { describe, expect, it } from 'vitest';
import { toDrfBody, withAbsoluteLinks, withMediaFiles } from '../setup/drf-origin/responses';

const row = {
  id: 1,
  title: 'あ',
  published_at: '2026-11-22T09:00:00+09:00',
  reward: { unit: 'month', min: 720_000, max: null },
};
const page = { count: 2, next: null, previous: null, results: [row, { ...row, id: 2 }] };

describe('replies of the simulated deployment', () => {
  it('are those of the reference API without deviations', () => {
    expect(toDrfBody(page, 200, {})).toEqual(page);
  });

  it.each([
    [
      'decimal strings',
      { decimalStrings: true },
      { ...row, reward: { unit: 'month', min: '720000.00', max: null } },
    ],
    ['dates without time', { datesWithoutTime: ['published_at'] }, { ...row, published_at: '2026-11-22' }],
    ['null fields', { nullFields: ['title', 'max'] }, { ...row, title: null }],
    ['an unexpected row', { unexpectedRow: { title: 7 } }, { ...row, title: 7 }],
    ['unknown fields', { unknownFields: true }, { ...row, legacy_code: 'A-1', meta: { a: [1] } }],
  ])('have %s', (_title, deviations, expected) => {
    expect(toDrfBody(page, 200, deviations)).toMatchObject({ results: [expected, { id: 2 }] });
  });

  it('lack fields', () => {
    const { reward: _reward, ...rest } = row;
    expect(toDrfBody([row], 200, { missingFields: ['reward'] })).toEqual([rest]);
  });

  it('have absolute links and addresses of pictures', () => {
    const next = 'http://localhost:3000/api/v3/public/vacancies/?page=2';
    expect(withAbsoluteLinks({ ...page, next }, 'https://api')).toMatchObject({
      next: 'https://api/api/v3/public/vacancies/?page=2',
      previous: null,
    });
    const me = { member: { profile: { profile_image: '/api/v3/public/members/1/a.webp' } } };
    expect(withMediaFiles(me, 'https://api')).toEqual({
      member: { profile: { profile_image: 'https://api/media/members/1/a.webp' } },
    });
  });
});

describe('errors of the simulated deployment', () => {
  const error = { error: '入力内容をご確認ください。', detail: 'Invalid input.', code: 'invalid' };
  const fields = { 'profile.zip': ['a'], 'licenses.1.name': ['b'], email: ['c'] };

  it('have no code', () => {
    const { code: _code, ...rest } = error;
    expect(toDrfBody(error, 403, {})).toEqual(rest);
  });

  it('have detail only, or the fields only', () => {
    expect(toDrfBody(error, 403, { detailOnly: true })).toEqual({ detail: 'Invalid input.' });
    expect(toDrfBody({ ...error, ...fields }, 400, { detailOnly: true })).toEqual(fields);
  });

  it('have error as a list', () => {
    expect(toDrfBody(error, 403, { errorAsList: true })).toMatchObject({ error: [error.error] });
  });

  it('have nested fields, with an empty object for an element of a list without an error', () => {
    expect(toDrfBody({ ...error, ...fields }, 400, { nestedErrors: true, detailOnly: true })).toEqual({
      profile: { zip: ['a'] },
      licenses: [{}, { name: ['b'] }],
      email: ['c'],
    });
  });
});
