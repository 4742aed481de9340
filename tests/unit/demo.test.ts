import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { isWorkingDay } from '@/lib/working-days';
import { seminarInputSchema } from '@/schemas/seminar-input';
import { dayInTokyo } from '@/schemas/time';
import { vacancyInputSchema } from '@/schemas/vacancy-input';
import { readDemo } from '@/server/demo/seed';
import { demoColumns, demoSeminars, demoVacancies } from '@/tests/setup/demo';

const isOnWorkingDay = (instant: string) => isWorkingDay(dayInTokyo(new Date(instant)));

/** Days before and within long holidays, around month ends, and an ordinary week. */
const days = [
  '2026-12-18',
  '2026-11-22',
  '2026-12-31',
  '2027-02-28',
  '2027-04-28',
  '2027-06-09',
  '2028-02-29',
];

it.each([
  ['vacancies', demoVacancies.map(({ title }) => title)],
  ['seminars', demoSeminars.map(({ title }) => title)],
  ['columns', demoColumns.map(({ title }) => title)],
])('the titles of the demo %s are unique', (_kind, titles) => {
  expect(titles.length).toBeGreaterThanOrEqual(40);
  expect(new Set(titles).size).toBe(titles.length);
});

describe.each(days)('the demo data imported on %s', (day) => {
  const now = new Date(`${day}T12:00:00+09:00`);
  let seminars: z.output<typeof seminarInputSchema>[];
  beforeAll(async () => {
    seminars = (await readDemo('seminars', now)).map(({ data }) => seminarInputSchema.parse(data));
  });

  it('has seminars only on working days, published before they start', () => {
    const wrong = seminars.filter(
      ({ starts_at, ends_at, published_at }) =>
        !isOnWorkingDay(starts_at) ||
        dayInTokyo(new Date(starts_at)) !== dayInTokyo(new Date(ends_at)) ||
        Date.parse(published_at ?? '') >= Date.parse(starts_at),
    );
    expect(wrong.map(({ title }) => title)).toEqual([]);
  });

  it('has seminars whose applications close at 18:00 of a working day', () => {
    const closingDay = ({ closes_before = '' }) =>
      new Date(Date.parse(`${closes_before}T00:00:00+09:00`) - 6 * 60 * 60_000).toISOString();
    expect(
      seminars.filter((seminar) => !isOnWorkingDay(closingDay(seminar))).map(({ title }) => title),
    ).toEqual([]);
  });

  it('has vacancies whose deadline and start are working days, in the right order', async () => {
    const vacancies = (await readDemo('vacancies', now)).map(({ data }) => vacancyInputSchema.parse(data));
    const wrong = vacancies.filter(
      ({ published_at, deadline, closed_at, starts_on }) =>
        !isOnWorkingDay(deadline) ||
        !isWorkingDay(starts_on) ||
        Date.parse(published_at ?? '') >= Date.parse(closed_at ?? deadline) ||
        (Date.parse(deadline) > now.getTime() && starts_on <= dayInTokyo(new Date(deadline))),
    );
    expect(wrong.map(({ title }) => title)).toEqual([]);
  });
});

const COLUMNS = 'content/demo/columns';
const PICTURES = 'public/images/columns';
/** A picture is shown before the text of a page is read, also on a slow network. */
const MAX_BYTES = 26_000;

const columns = readdirSync(COLUMNS).map((file) => ({
  name: path.parse(file).name,
  picture: readFileSync(path.join(COLUMNS, file), 'utf8').match(/^picture: (.+)$/m)?.[1],
}));
const namesIn = (folder: string, extension: string) =>
  readdirSync(folder).flatMap((file) =>
    path.extname(file) === extension ? [path.basename(file, extension)] : [],
  );

describe('pictures of the demo columns', () => {
  it('belong to one column each, and none is unused', () => {
    expect(columns.filter(({ name, picture }) => picture !== name)).toEqual([]);
    const names = columns.map(({ name }) => name).sort();
    expect(namesIn(PICTURES, '.webp').sort()).toEqual(names);
    expect(namesIn(path.join(PICTURES, 'share'), '.png').sort()).toEqual(names);
  });

  it('are small and have the size that pages and sharing announce', async () => {
    for (const { name } of columns) {
      const file = path.join(PICTURES, `${name}.webp`);
      expect(statSync(file).size, name).toBeLessThan(MAX_BYTES);
      expect(await sharp(file).metadata(), name).toMatchObject({ width: 1600, height: 900 });
      const share = await sharp(path.join(PICTURES, 'share', `${name}.png`)).metadata();
      expect(share, name).toMatchObject({ width: 1280, height: 600 });
    }
  });
});

it('every picture of the pages is named in content once', () => {
  const contents = ['home', 'company'].map((name) => readFileSync(`content/${name}.yaml`, 'utf8')).join('');
  const named = [...contents.matchAll(/picture: \/images\/pages\/([\w-]+)\.webp/g)].map(([, name]) => name);
  expect(named.sort()).toEqual(namesIn('public/images/pages', '.webp').sort());
});

describe('portraits of the demo lecturers', () => {
  it('belong to one person each, and none is unused', () => {
    const folder = 'content/demo/seminars';
    const seminars = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
    const speakers = seminars.flatMap((text) => [
      ...text.matchAll(/name: (\S+ \S+)\n\s+picture: \/images\/speakers\/(\w+)\.webp\n\s+title:/g),
    ]);
    const pairs = new Map(speakers.map(([, name, picture]) => [name, picture]));
    expect(seminars.join('').match(/profile:/g)?.length).toBe(speakers.length);
    expect([...pairs.values()].sort()).toEqual(namesIn('public/images/speakers', '.webp').sort());
  });
});
