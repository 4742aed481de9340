import sharp from 'sharp';
import { pathsFor } from '@/tests/setup/screens';
import { expect, test } from './setup/test';

interface Manifest {
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
}

test('the manifest makes the site installable, and its icons have the sizes that it names', async ({
  request,
}) => {
  const response = await request.get('/manifest.webmanifest');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest: Manifest = await response.json();
  expect(manifest).toMatchObject({
    name: 'カイケイリンク',
    short_name: 'カイケイリンク',
    lang: 'ja',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#fbfaf6',
    theme_color: '#ffffff',
  });
  const pictures = manifest.icons.filter(({ type }) => type === 'image/png');
  expect(pictures.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
  for (const { src, sizes } of pictures) {
    const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});

test('every page links to the manifest, and names the colour of the window in both schemes', async ({
  page,
}) => {
  for (const path of pathsFor('visitor')) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('link[rel="manifest"]'), path).toHaveAttribute('href', '/manifest.webmanifest');
    const colors = page.locator('meta[name="theme-color"]');
    await expect(colors, path).toHaveCount(2);
    await expect(colors.first(), path).toHaveAttribute('content', '#ffffff');
    await expect(colors.last(), path).toHaveAttribute('content', '#172324');
  }
});
