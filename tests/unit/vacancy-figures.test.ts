import { expect, it } from 'vitest';
import { rewardFigures, workplaceParts } from '@/lib/vacancies/vacancy-text';

it.each([
  ['month', 720_000, 900_000, ['72〜90', '万円/月']],
  ['hour', 8000, 10_000, ['8,000〜10,000', '円/時']],
  ['day', 55_000, null, ['55,000', '円/日']],
  ['year', 9_000_000, 11_000_000, ['900〜1,100', '万円/年']],
  ['project', 1_500_000, null, ['150', '万円（一式）']],
  ['週', 100_000, null, ['10', '万円/週']],
  ['month', null, null, ['—', '']],
] as const)('shows a reward per %s of %j to %j', (unit, min, max, figures) => {
  expect(rewardFigures({ unit, min, max })).toEqual(figures);
});

it.each([
  ['13', 'partial', ['東京', '一部リモート']],
  ['01', 'none', ['北海道', '出社']],
  ['27', 'full', ['フルリモート', '']],
  ['海外', 'sometimes', ['海外', 'sometimes']],
  ['', '', ['', '']],
])('shows the workplace of region %j and remote %j', (region, remote, parts) => {
  expect(workplaceParts({ region, remote })).toEqual(parts);
});
