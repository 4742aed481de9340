import { afterEach, describe, expect, it } from 'vitest';
import { columnStructuredData } from '@/components/columns/ColumnDetailScreen';
import { parseEnv } from '@/config/env';
import { pictureSources } from '@/config/images';
import { createSiteConfig, setSiteConfig } from '@/config/site';
import { columnsReply } from '@/schemas/column-fields';

function readPicture(picture: unknown) {
  const issues = new Set<string>();
  const { results } = columnsReply([{ id: 1, title: '独立した理由', picture }], issues);
  return { picture: results[0]?.picture, issues: [...issues] };
}

const ADDRESS = 'https://api.example.jp/media/c1.jpg';

it.each([
  ['an address', ADDRESS, { src: ADDRESS, width: 1280, height: 720, alt: '' }],
  ['a path', '/media/c1.jpg', { src: '/media/c1.jpg', width: 1280, height: 720, alt: '' }],
  [
    'an object without a size',
    { src: ADDRESS, alt: '執務室' },
    { src: ADDRESS, width: 1280, height: 720, alt: '執務室' },
  ],
  [
    'an object with the size',
    { src: '/images/c1.webp', width: 640, height: 360, alt: '' },
    { src: '/images/c1.webp', width: 640, height: 360, alt: '' },
  ],
  [
    'an object with an impossible size',
    { src: ADDRESS, width: -1, height: 0 },
    { src: ADDRESS, width: 1280, height: 720, alt: '' },
  ],
  ['an empty text', '', null],
  ['an object without an address', { width: 640, height: 360 }, null],
  ['null', null, null],
])('reads the picture of a column that is %s', (_form, sent, picture) => {
  expect(readPicture(sent)).toEqual({ picture, issues: [] });
});

it('leaves out what is no picture, and says so', () => {
  expect(readPicture(7)).toEqual({ picture: null, issues: ['[].picture'] });
});

const environment = { API_ORIGIN: 'http://10.0.0.5:8000', SITE_ORIGIN: 'https://www.example.jp' };
afterEach(() => setSiteConfig(createSiteConfig(parseEnv({}))));

it('names a picture of the API by the address of this site to search engines', () => {
  setSiteConfig(createSiteConfig(parseEnv(environment)));
  const { picture } = readPicture('http://10.0.0.5:8000/media/c1.jpg');
  const texts = { title: 'a', lead: '', html: '', share_image: null, published_at: '', updated_at: '' };
  const lists = { sections: [], tags: [], people: [], related: [], next: null };
  const data = columnStructuredData({
    id: 1,
    reading_minutes: 1,
    picture: picture ?? null,
    ...texts,
    ...lists,
  });
  expect(data).toMatchObject({ image: ['https://www.example.jp/media/c1.jpg'] });
});

const widthsOf = (naturalWidth: number) =>
  [...pictureSources('/images/a b.webp', naturalWidth).srcSet.matchAll(/ (\d+)w/g)].map(([, width]) =>
    Number(width),
  );

describe('pictureSources', () => {
  it("uses the widths of spec §9 up to the picture's own, and the largest as a fallback", () => {
    expect(widthsOf(1280)).toEqual([256, 384, 640, 750, 828, 1080, 1200]);
    expect(pictureSources('/images/a b.webp', 1280).src).toBe(
      '/_next/image?url=%2Fimages%2Fa%20b.webp&w=1200&q=75',
    );
  });

  it('uses the smallest width for a picture that is narrower than all widths', () => {
    expect(widthsOf(120)).toEqual([256]);
  });
});
