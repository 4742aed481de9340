import { describe, expect, it } from 'vitest';
import { pictureSources } from '@/config/images';

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
