import { mkdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';

/**
 * Draws the images that contain the logo: the icons for browsers and home screens and the share image (1280x600, spec
 * §9). The share image contains no text, because the operator may rename the site and a card shows the title below it.
 * Run it after a change of public/favicon.svg: `node scripts/pictures/icons.mjs`.
 */
const mark = readFileSync('public/favicon.svg', 'utf8');
const inner = mark.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
// Home screens crop icons, up to a circle. The logo is therefore well inside a filled background.
const maskable = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34"><rect width="34" height="34" fill="#0b5d4e"/><g transform="translate(4.25 4.25) scale(.75)">${inner}</g></svg>`;

const rules = Array.from({ length: 11 }, (_, row) => `<path d="M0 ${50 + row * 50}H1280"/>`).join('');
const entry = (x, y, width, color) =>
  `<rect x="${x}" y="${y}" width="${width}" height="14" rx="7" fill="${color}"/>`;
const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 600">
  <rect width="1280" height="600" fill="#fbfaf6"/>
  <g stroke="#cfdcd5">${rules}</g>
  <path d="M640 0V600" stroke="#cfdcd5"/>
  <g transform="translate(140 150) scale(8.8)">${inner}</g>
  <g>
    <rect x="680" y="110" width="460" height="380" fill="#fff" stroke="#8fa39a"/>
    <path d="M680 172H1140" stroke="#0b5d4e" stroke-width="4"/>
    ${entry(712, 136, 150, '#0b5d4e')}${entry(1048, 136, 60, '#8fa39a')}
    ${[212, 292, 372].map((y) => `${entry(712, y, 220, '#17262a')}${entry(712, y + 28, 120, '#cfdcd5')}${entry(1028, y, 80, '#0b5d4e')}<path d="M680 ${y + 60}H1140" stroke="#cfdcd5"/>`).join('')}
    <circle cx="1096" cy="450" r="62" fill="#fbeae6" stroke="#b8321f" stroke-width="5"/>
    <path d="M1068 452l20 20 38-44" fill="none" stroke="#b8321f" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>
  </g>
</svg>`;

mkdirSync('public/icons', { recursive: true });
mkdirSync('public/images/og', { recursive: true });
const draw = (svg, width, height = width) =>
  sharp(Buffer.from(svg), { density: 300 }).resize(width, height).png({ compressionLevel: 9 });

await draw(mark, 192).toFile('public/icons/icon-192.png');
await draw(mark, 512).toFile('public/icons/icon-512.png');
await draw(maskable, 512).toFile('public/icons/maskable-512.png');
await draw(maskable, 180).toFile('public/icons/apple-touch-icon.png');
await draw(picture, 1280, 600).toFile('public/images/og/default.png');
