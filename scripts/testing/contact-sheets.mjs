import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { build, isBuilt } from '../build.mjs';
import { findChromium } from './chromium.mjs';
import { MEMBER_SCREENS, PUBLIC_SCREENS } from './contact-sheet-screens.mjs';

/**
 * `npm run contact-sheets` photographs every screen of the built demo at three widths, logged out and as the demo
 * member, and arranges the pictures on sheets in `.contact-sheets/`, which Git ignores. Sheets of two versions are
 * compared by eye. `npm run contact-sheets -- top vacancy` takes only the screens whose names contain one of the words.
 */
const OUT = process.env.CONTACT_SHEETS ?? '.contact-sheets';
const PORT = Number(process.env.CONTACT_PORT ?? 3320);
const ORIGIN = `http://localhost:${PORT}`;
const WIDTHS = [
  { width: 375, height: 780, tile: 300, perRow: 8 },
  { width: 1280, height: 860, tile: 480, perRow: 5 },
  { width: 1920, height: 1080, tile: 600, perRow: 4 },
];
/** Longer screens are cut on the sheet; their own picture is complete. */
const MAX_TILE_RATIO = 4;
const GAP = 16;
const LABEL = 28;
/** The accounts of the demo are listed in the README. */
const MEMBER = { email: 'member@example.com', password: 'kaikei-demo-2026' };

const wanted = process.argv.slice(2);
const isWanted = ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word));

/** Starts the built site with new demo data and waits until it responds. Returns the function that stops it. */
async function startSite() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kaikei-sheets-'));
  // PostgreSQL needs read access because it runs as another user when this runs as root.
  chmodSync(dataDir, 0o755);
  const site = spawn(process.execPath, ['scripts/serve.mjs'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(PORT),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      SEED: 'demo',
      DATABASE_URL: '',
      API_ORIGIN: '',
    },
  });
  const isUp = () =>
    fetch(ORIGIN).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (site.exitCode !== null) throw new Error(`The site did not start on port ${PORT}.`);
    await pause(300);
  }
  return async () => {
    if (site.exitCode === null) {
      site.kill('SIGTERM');
      await once(site, 'exit');
    }
    rmSync(dataDir, { recursive: true, force: true });
  };
}

async function logIn(context) {
  const page = await context.newPage();
  await page.goto(`${ORIGIN}/auth/login/`, { waitUntil: 'networkidle' });
  await page.getByLabel('メールアドレス').fill(MEMBER.email);
  await page.getByLabel('パスワード', { exact: true }).fill(MEMBER.password);
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/auth/'));
  await page.close();
}

/** Scrolls through the page, because pictures load when they come into view. */
async function loadAllPictures(page) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
  });
}

async function photograph(page, screen, folder) {
  await page.goto(`${ORIGIN}${screen.path}`, { waitUntil: 'networkidle' });
  if (screen.press) {
    await page.locator(screen.press).first().click();
    await page.waitForTimeout(600);
  }
  await loadAllPictures(page);
  // A dialog belongs to the window, so the rest of the page would hide nothing but distract.
  const file = path.join(folder, `${screen.name}.png`);
  await page.screenshot({ path: file, fullPage: !screen.press, animations: 'disabled' });
  return { name: screen.name, file };
}

const escaped = (text) => text.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'));

async function tileOf({ name, file }, tile) {
  const height = Math.round(tile * MAX_TILE_RATIO);
  const { data, info } = await sharp(file).resize({ width: tile }).toBuffer({ resolveWithObject: true });
  const picture =
    info.height > height
      ? await sharp(data).extract({ left: 0, top: 0, width: tile, height }).toBuffer()
      : data;
  const label = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${tile}" height="${LABEL}"><text y="20" font-family="sans-serif" font-size="15" fill="#17262a">${escaped(name)}</text></svg>`,
  );
  return { picture, label, height: Math.min(info.height, height) };
}

/** Writes one sheet for each row, because a sheet with every screen would be too large to look at. */
async function writeSheets(pictures, { width, tile, perRow }) {
  for (let start = 0; start < pictures.length; start += perRow) {
    const tiles = await Promise.all(pictures.slice(start, start + perRow).map((one) => tileOf(one, tile)));
    const layers = tiles.flatMap(({ picture, label }, index) => {
      const left = GAP + index * (tile + GAP);
      return [
        { input: label, left, top: GAP },
        { input: picture, left, top: GAP + LABEL },
      ];
    });
    const sheet = {
      width: GAP + tiles.length * (tile + GAP),
      height: 2 * GAP + LABEL + Math.max(...tiles.map(({ height }) => height)),
    };
    const number = String(start / perRow + 1).padStart(2, '0');
    await sharp({ create: { ...sheet, channels: 3, background: '#b9c4c0' } })
      .composite(layers)
      .png({ palette: true })
      .toFile(path.join(OUT, `${width}-${number}.png`));
  }
}

if (!isBuilt()) await build();
if (wanted.length === 0) rmSync(OUT, { recursive: true, force: true });
const stopSite = await startSite();
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
try {
  const failures = [];
  for (const size of WIDTHS) {
    const folder = path.join(OUT, 'screens', String(size.width));
    mkdirSync(folder, { recursive: true });
    const pictures = [];
    for (const [screens, isMember] of [
      [PUBLIC_SCREENS, false],
      [MEMBER_SCREENS, true],
    ]) {
      const context = await browser.newContext({
        viewport: { width: size.width, height: size.height },
        locale: 'ja-JP',
        timezoneId: 'Asia/Tokyo',
        reducedMotion: 'reduce',
      });
      if (isMember) await logIn(context);
      const page = await context.newPage();
      for (const screen of screens.filter(isWanted)) {
        if (screen.only && !screen.only.includes(size.width)) continue;
        try {
          pictures.push(await photograph(page, screen, folder));
        } catch (error) {
          failures.push(`${size.width} ${screen.name}: ${error.message.split('\n')[0]}`);
        }
      }
      await context.close();
    }
    await writeSheets(pictures, size);
  }
  if (failures.length > 0) {
    writeFileSync(path.join(OUT, 'failures.txt'), failures.join('\n'));
    console.error(failures.join('\n'));
    process.exitCode = 1;
  }
  console.log(`The sheets are in ${OUT}.`);
} finally {
  await browser.close();
  await stopSite();
}
