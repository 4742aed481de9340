import { expect, it } from 'vitest';
import nextConfig from '@/next.config';
import { breakpoints } from '@/styles/tokens';

it('the breakpoints are those of spec §9, in em of 16 px', () => {
  const pixels = Object.entries(breakpoints).map(([name, em]) => [name, em * 16]);
  expect(Object.fromEntries(pixels)).toEqual({ sm: 520, md: 768, lg: 960, xl: 1280 });
});

it('resizes pictures to the widths of spec §9 and to no others', () => {
  expect(nextConfig.images).toMatchObject({
    deviceSizes: [640, 750, 828, 1080, 1200, 1920, 2048, 3840],
    imageSizes: [16, 32, 48, 64, 96, 128, 256, 384],
  });
});
