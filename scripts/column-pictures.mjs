import { mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { forSharing, GROUNDS, lines, SEAL, seal, wide } from './picture-helpers.mjs';

/**
 * Draws the images of the demo columns in the site's colours: a 16:9 image and a 1280x600 share image each. Run: node
 * scripts/column-pictures.mjs
 */
const OUT = 'public/images/columns';
/** The motifs, each drawn on 1600x900. */
const MOTIFS = {
  person: (c) =>
    `<path d="M0 700h1600" stroke="${c.line}" stroke-width="5"/><circle cx="690" cy="380" r="145" fill="${c.deep}"/><path d="M390 900c20-190 140-290 300-290s280 100 300 290z" fill="${c.deep}"/>${lines(1110, 290, [280, 280, 190], c.soft)}${seal(1390, 560)}`,
  pair: (c) =>
    `<circle cx="560" cy="400" r="120" fill="${c.deep}"/><path d="M310 900c15-190 110-310 250-310s235 120 250 310z" fill="${c.deep}"/><circle cx="1060" cy="400" r="120" fill="${c.soft}"/><path d="M810 900c15-190 110-310 250-310s235 120 250 310z" fill="${c.soft}"/><path d="M740 190h320v110h-130l-60 60v-60H740z" fill="${c.line}"/>${seal(1400, 220, 48)}`,
  bars: (c) =>
    `${[260, 360, 330, 470, 560].map((h, i) => `<rect x="${330 + i * 200}" y="${740 - h}" width="130" height="${h}" fill="${i % 2 ? c.soft : c.deep}"/>`).join('')}<path d="M250 744h1100" stroke="${c.deep}" stroke-width="12"/><circle cx="1195" cy="130" r="30" fill="${SEAL}"/>`,
  graph: (c) =>
    `${lines(220, 250, [1160, 1160, 1160, 1160], c.line, 150)}<path d="M240 690L560 420L800 560L1300 230" fill="none" stroke="${c.deep}" stroke-width="34" stroke-linecap="round" stroke-linejoin="round"/><circle cx="1300" cy="230" r="52" fill="${SEAL}"/>`,
  ledger: (c) =>
    `<rect x="340" y="140" width="920" height="640" fill="${c.line}"/><path d="M340 230h920" stroke="${c.deep}" stroke-width="12"/><path d="M800 140v640" stroke="${c.deep}" stroke-width="6"/>${[310, 400, 490, 580, 670].map((y) => `<path d="M400 ${y}h${300 - (y % 90)}M860 ${y}h${240 + (y % 80)}" stroke="${c.soft}" stroke-width="12"/>`).join('')}${seal(1170, 690, 56)}`,
  account: (c) =>
    `<path d="M330 270h940M800 270v470" stroke="${c.deep}" stroke-width="34" stroke-linecap="round"/><circle cx="560" cy="490" r="90" fill="${c.soft}"/><circle cx="1040" cy="490" r="90" fill="${SEAL}"/>`,
  city: (c) =>
    `${[
      [220, 380, 200],
      [440, 250, 220],
      [680, 450, 180],
      [880, 180, 240],
      [1140, 340, 240],
    ]
      .map(
        ([x, y, w], i) =>
          `<rect x="${x}" y="${y}" width="${w}" height="${760 - y}" fill="${i % 2 ? c.deep : c.soft}"/>${[0, 1, 2].map((n) => `<path d="M${x + 45} ${y + 70 + n * 80}h${w - 90}" stroke="${c.ground}" stroke-width="14"/>`).join('')}`,
      )
      .join(
        '',
      )}<path d="M140 764h1320" stroke="${c.deep}" stroke-width="12"/><circle cx="1360" cy="190" r="56" fill="${SEAL}"/>`,
  desk: (c) =>
    `<rect x="470" y="250" width="560" height="350" rx="14" fill="${c.deep}"/><rect x="500" y="280" width="500" height="290" fill="${c.line}"/><path d="M560 500l110-90 90 50 170-120" fill="none" stroke="${c.soft}" stroke-width="18"/><path d="M390 640h720" stroke="${c.deep}" stroke-width="28" stroke-linecap="round"/><path d="M200 720h1200" stroke="${c.soft}" stroke-width="16"/><rect x="1180" y="540" width="120" height="150" rx="10" fill="${SEAL}"/><path d="M1300 575h40v70h-40" fill="none" stroke="${SEAL}" stroke-width="16"/>`,
  seals: (c) =>
    `<rect x="480" y="120" width="640" height="680" fill="${c.line}"/>${lines(560, 230, [480, 480, 400, 480, 300], c.soft, 80)}<circle cx="960" cy="660" r="100" fill="none" stroke="${SEAL}" stroke-width="16"/><path d="M910 630h100M910 690h100M960 600v120" stroke="${SEAL}" stroke-width="14"/>`,
  table: (c) =>
    `<ellipse cx="800" cy="560" rx="460" ry="150" fill="${c.deep}"/><ellipse cx="800" cy="540" rx="400" ry="110" fill="${c.soft}"/>${[
      [420, 300],
      [680, 230],
      [930, 230],
      [1180, 300],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="72" fill="${c.deep}"/>`)
      .join('')}<rect x="740" y="500" width="120" height="76" fill="${c.line}"/>${seal(1330, 680, 46)}`,
  path: (c) =>
    `<path d="M160 780C520 780 420 520 760 520S1020 250 1420 220" fill="none" stroke="${c.line}" stroke-width="110" stroke-linecap="round"/><path d="M160 780C520 780 420 520 760 520S1020 250 1420 220" fill="none" stroke="${c.deep}" stroke-width="10" stroke-dasharray="34 34"/><circle cx="760" cy="520" r="44" fill="${c.deep}"/><path d="M1420 220v-140l110 46-110 46" fill="${SEAL}" stroke="${SEAL}" stroke-width="8"/>`,
  clock: (c) =>
    `<circle cx="660" cy="450" r="290" fill="${c.line}"/><circle cx="660" cy="450" r="290" fill="none" stroke="${c.deep}" stroke-width="24"/><path d="M660 270v180l130 90" fill="none" stroke="${c.deep}" stroke-width="28" stroke-linecap="round"/>${[0, 1, 2, 3, 4].map((i) => `<rect x="1080" y="${220 + i * 96}" width="${i === 2 ? 300 : 220}" height="52" fill="${i === 2 ? SEAL : c.soft}"/>`).join('')}`,
};

mkdirSync(`${OUT}/share`, { recursive: true });
for (const [motif, draw] of Object.entries(MOTIFS)) {
  for (const [tint, colors] of Object.entries(GROUNDS)) {
    const inner = draw(colors);
    await sharp(wide(inner, colors.ground)).webp({ lossless: true }).toFile(`${OUT}/${motif}-${tint}.webp`);
    await forSharing(inner, colors.ground).toFile(`${OUT}/share/${motif}-${tint}.png`);
  }
}
