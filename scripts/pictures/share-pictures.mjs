import { mkdirSync } from 'node:fs';
import { GROUNDS, SEAL } from './drawings/palette.mjs';
import { forSharing, lines, seal } from './picture-helpers.mjs';

/**
 * Draws the share images of seminars and vacancies, which have no images of their own (decision 0056): four motifs in
 * five colours each. Run: node scripts/pictures/share-pictures.mjs
 */
const OUT = 'public/images/og';

const head = (x, y, r, color) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/><path d="M${x - r * 1.7} ${y + r * 3.4}c${r * 0.1} ${-r * 1.5} ${r * 0.8} ${-r * 2.2} ${r * 1.7} ${-r * 2.2}s${r * 1.6} ${r * 0.7} ${r * 1.7} ${r * 2.2}z" fill="${color}"/>`;

const days = (c) =>
  [0, 1, 2, 3]
    .flatMap((row) => [0, 1, 2, 3, 4, 5].map((column) => [500 + column * 120, 400 + row * 95]))
    .map(([x, y]) => `<path d="M${x - 30} ${y}h60" stroke="${c.soft}" stroke-width="14"/>`)
    .join('');

const MOTIFS = {
  seminar: [
    // A speaker in front of a screen.
    (c) =>
      `<rect x="300" y="170" width="680" height="400" fill="${c.line}"/>${lines(370, 260, [520, 440, 520, 300], c.soft, 80)}${head(1200, 290, 80, c.deep)}<path d="M1060 562h280v160h-280z" fill="${c.deep}"/><path d="M180 726h1240" stroke="${c.deep}" stroke-width="12"/><circle cx="880" cy="500" r="34" fill="${SEAL}"/>`,
    // A calendar page with the day marked.
    (c) =>
      `<rect x="400" y="180" width="800" height="570" fill="${c.line}"/><path d="M400 180h800v110H400z" fill="${c.deep}"/><path d="M560 140v90M1040 140v90" stroke="${c.soft}" stroke-width="24" stroke-linecap="round"/>${days(c)}<circle cx="980" cy="590" r="62" fill="none" stroke="${SEAL}" stroke-width="12"/>`,
    // The audience.
    (c) =>
      `<path d="M440 150h720v270H860l-60 70-60-70H440z" fill="${c.line}"/>${lines(520, 230, [560, 480, 360], c.soft, 60)}${[320, 560, 800, 1040, 1280].map((x, i) => head(x, 570, 70, i % 2 ? c.soft : c.deep)).join('')}`,
    // An open book.
    (c) =>
      `<path d="M800 250c-120-70-300-80-460-50v460c160-30 340-20 460 50c120-70 300-80 460-50V200c-160-30-340-20-460 50z" fill="${c.line}"/><path d="M800 250v460" stroke="${c.deep}" stroke-width="12"/>${lines(420, 320, [280, 280, 220, 280], c.soft, 75)}${lines(900, 320, [280, 220, 280], c.soft, 75)}${seal(1130, 580, 50)}`,
  ],
  vacancy: [
    // A ledger with an entry on each side.
    (c) =>
      `<rect x="340" y="150" width="920" height="600" fill="${c.line}"/><path d="M340 240h920" stroke="${c.deep}" stroke-width="12"/><path d="M800 150v600" stroke="${c.deep}" stroke-width="6"/>${lines(410, 330, [310, 240, 310, 180, 260], c.soft)}${lines(870, 330, [260, 320, 200], c.soft)}${seal(1150, 620, 56)}`,
    // A desk.
    (c) =>
      `<rect x="470" y="240" width="560" height="350" rx="14" fill="${c.deep}"/><rect x="500" y="270" width="500" height="290" fill="${c.line}"/>${[0, 1, 2, 3].map((i) => `<rect x="${560 + i * 100}" y="${480 - i * 45}" width="60" height="${50 + i * 45}" fill="${c.soft}"/>`).join('')}<path d="M390 630h720" stroke="${c.deep}" stroke-width="28" stroke-linecap="round"/><path d="M200 710h1200" stroke="${c.soft}" stroke-width="16"/><rect x="1180" y="530" width="120" height="150" rx="10" fill="${SEAL}"/>`,
    // Two matching sheets.
    (c) =>
      `<rect x="340" y="190" width="400" height="520" fill="${c.line}"/><rect x="860" y="190" width="400" height="520" fill="${c.line}"/>${lines(400, 280, [280, 280, 200, 280], c.soft, 80)}${lines(920, 280, [280, 280, 200, 280], c.soft, 80)}<path d="M740 450h120" stroke="${c.deep}" stroke-width="14"/>${seal(800, 450, 44)}<path d="M400 640h160M920 640h160" stroke="${c.deep}" stroke-width="14"/>`,
    // Offices.
    (c) =>
      `${[0, 1, 2, 3, 4].map((i) => `<rect x="${250 + i * 225}" y="${[380, 250, 430, 200, 330][i]}" width="200" height="${[360, 490, 310, 540, 410][i]}" fill="${i % 2 ? c.deep : c.soft}"/>`).join('')}${[0, 1, 2, 3, 4].map((i) => [0, 1, 2].map((n) => `<path d="M${290 + i * 225} ${[440, 310, 490, 260, 390][i] + n * 75}h120" stroke="${c.ground}" stroke-width="14"/>`).join('')).join('')}<path d="M160 744h1280" stroke="${c.deep}" stroke-width="12"/><circle cx="1390" cy="180" r="48" fill="${SEAL}"/>`,
  ],
};

mkdirSync(OUT, { recursive: true });
const tints = Object.values(GROUNDS);
for (const [kind, motifs] of Object.entries(MOTIFS)) {
  for (let n = 0; n < motifs.length * tints.length; n += 1) {
    // Consecutive images differ in colour and motif.
    const tint = tints[n % tints.length];
    const draw = motifs[n % motifs.length];
    await forSharing(draw(tint), tint.ground).toFile(`${OUT}/${kind}-${n}.png`);
  }
}
