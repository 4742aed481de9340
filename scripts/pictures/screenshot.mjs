import { chromium } from '@playwright/test';
import { findChromium } from '../testing/chromium.mjs';

/** Takes the README's screenshot from a running demo: node scripts/pictures/screenshot.mjs [origin] */
const origin = process.argv[2] ?? 'http://localhost:3000';
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 1280, height: 860 }, locale: 'ja-JP' });
await page.goto(`${origin}/vacancy/?status=open`, { waitUntil: 'networkidle' });
await page.screenshot({ path: 'docs/screenshot.png' });
await browser.close();
