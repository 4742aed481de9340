import { expect, it } from 'vitest';
import { regionText } from '@/lib/vacancies/vacancy-text';
import { meReply } from '@/schemas/member-fields';
import { vacancyReply } from '@/schemas/vacancy-fields';

const regionOf = (region: unknown) => vacancyReply({ id: 1, title: '決算支援', region }, new Set()).region;

it.each([
  [1, '01', '北海道'],
  ['1', '01', '北海道'],
  [9, '09', '栃木県'],
  ['09', '09', '栃木県'],
  [13, '13', '東京都'],
  [48, '48', '48'],
  [0, '0', '0'],
  [{ value: 1, label: '北海道' }, '北海道', '北海道'],
  [{ value: 1, label: '北海道・東北' }, '北海道・東北', '北海道・東北'],
  [{ value: '01', label: '北海道' }, '01', '北海道'],
  [{ id: 1, name: '北海道・東北' }, '北海道・東北', '北海道・東北'],
  ['東京都', '13', '東京都'],
  ['東京23区', '東京23区', '東京23区'],
])('reads the region %j of a vacancy as %s, which is %s', (sent, region, text) => {
  expect(regionOf(sent)).toBe(region);
  expect(regionText(region)).toBe(text);
});

it.each([
  [1, '01'],
  ['9', '09'],
  [{ value: 4, label: '宮城県' }, '04'],
  [27, '27'],
  ['京都府', '26'],
  [{ id: 1, name: '北海道' }, '01'],
  ['', ''],
])('reads the prefecture %j of a member as %j', (prefecture, code) => {
  const { member } = meReply({ member: { id: 1, profile: { prefecture } } }, new Set());
  expect(member.profile.prefecture).toBe(code);
});

it('keeps the values of desired regions, which are those of the choices', () => {
  const { member } = meReply({ member: { id: 1, work_style: { regions: [1, 27] } } }, new Set());
  expect(member.work_style.regions).toEqual(['1', '27']);
});
