import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

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
