import { describe, expect, it } from 'vitest';
import { getVacancyTerms } from '@/components/vacancies/VacancyPreview';
import { addressText } from '@/lib/address-text';
import { placeText } from '@/lib/place-text';
import { getFreelanceActConditions } from '@/lib/vacancies/freelance-act-conditions';
import { getVacancyChanges, pickVacancyConditions } from '@/lib/vacancies/vacancy-changes';
import { compareVacancies } from '@/lib/vacancies/vacancy-comparison';
import { vacancyReply } from '@/schemas/vacancy-fields';

const vacancy = vacancyReply({ id: 1, title: '決算支援', region: '01', place: '北海道内' }, new Set());

it.each([
  ['01', '北海道内', '北海道内'],
  ['01', '札幌市', '北海道札幌市'],
  ['13', '東京都千代田区', '東京都千代田区'],
  ['13', '千代田区', '東京都千代田区'],
  ['27', '大阪府内', '大阪府内'],
  ['27', '大阪市', '大阪府大阪市'],
  ['26', '京都市', '京都府京都市'],
  ['13', '', '東京都'],
  ['首都圏', '首都圏の各拠点', '首都圏の各拠点'],
  ['', '大阪市', '大阪市'],
])('shows the region %j with the place %j as %s', (region, place, text) => {
  expect(placeText(region, place)).toBe(text);
});

describe('a place that begins with the name of its region', () => {
  it('is shown once in the terms of a vacancy', () => {
    expect(getVacancyTerms(vacancy).find(({ term }) => term === '勤務地')?.detail).toBe('北海道内');
  });

  it('is shown once in the conditions of the freelance act', () => {
    expect(getFreelanceActConditions(vacancy).find(({ id }) => id === 'place')?.stated).toBe('北海道内');
  });

  it('is shown once in the comparison of vacancies', () => {
    expect(compareVacancies([vacancy]).find(({ term }) => term === '勤務地')?.values).toEqual(['北海道内']);
  });

  it('is no change when the vacancy was saved without the name of its region', () => {
    const before = { ...pickVacancyConditions(vacancy), region: '13', place: '千代田区' };
    expect(getVacancyChanges(before, { ...before, place: '東京都千代田区' })).toEqual([]);
  });

  it('is shown once in the address of a member', () => {
    const address = { zip: '', prefecture: '13', city: '東京都千代田区', address_line: '丸の内1-1' };
    expect(addressText({ ...address, building: '' })).toBe('東京都千代田区丸の内1-1');
  });
});
