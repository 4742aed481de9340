import { describe, expect, it } from 'vitest';
import { pictureSources } from '@/config/images';

const widthsOf = (naturalWidth: number) =>
  [...pictureSources('/images/a b.webp', naturalWidth).srcSet.matchAll(/ (\d+)w/g)].map(([, width]) =>
    Number(width),
  );

describe('the sources of a picture', () => {
  it('a wide picture: the widths of spec §9 that it can fill, the largest for browsers without srcset', () => {
    expect(widthsOf(1280)).toEqual([256, 384, 640, 750, 828, 1080, 1200]);
    expect(pictureSources('/images/a b.webp', 1280).src).toBe(
      '/_next/image?url=%2Fimages%2Fa%20b.webp&w=1200&q=75',
    );
  });

  it('a picture narrower than every width: the narrowest one', () => {
    expect(widthsOf(120)).toEqual([256]);
  });
});
