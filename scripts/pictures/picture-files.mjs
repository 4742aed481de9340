import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { COLUMN_PICTURES } from './drawings/columns.mjs';
import { PAGE_PICTURES } from './drawings/pages.mjs';
import { GROUNDS } from './drawings/palette.mjs';
import { SPEAKERS } from './drawings/speakers.mjs';

/**
 * Writes the picture files from the drawings in `scripts/pictures/drawings/`: for each column of the demo a 16:9 picture and a
 * sharing picture of 1280x600 (spec §9), a portrait of each lecturer, and the pictures of the site's own pages. A file has
 * the name of its drawing. Run: node scripts/pictures/picture-files.mjs
 */
const OUT = 'public/images';
const WEBP = { quality: 70, effort: 6, smartSubsample: true };
const PNG = { palette: true, colours: 64, compressionLevel: 9, effort: 10 };

/** Each kind has its folder, the part of the drawing that it shows, and its size in pixels. */
const KINDS = [
  { folder: 'columns', drawings: COLUMN_PICTURES, viewBox: '0 0 1600 900', width: 1600, height: 900 },
  // Cropped at the top and the bottom.
  { folder: 'columns/share', drawings: COLUMN_PICTURES, viewBox: '0 75 1600 750', width: 1280, height: 600 },
  { folder: 'pages', drawings: PAGE_PICTURES, viewBox: '0 0 1600 900', width: 960, height: 540 },
  { folder: 'speakers', drawings: SPEAKERS, viewBox: '100 90 600 600', width: 384, height: 384 },
];

const svg = ({ tint, draw }, { viewBox, width, height }) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}"><rect width="1600" height="900" fill="${GROUNDS[tint].ground}"/>${draw(GROUNDS[tint])}</svg>`,
  );

for (const kind of KINDS) {
  const folder = path.join(OUT, kind.folder);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, drawing] of Object.entries(kind.drawings)) {
    const picture = sharp(svg(drawing, kind));
    // Readers of sharing pictures do not all know WebP.
    if (kind.folder === 'columns/share') await picture.png(PNG).toFile(path.join(folder, `${name}.png`));
    else await picture.webp(WEBP).toFile(path.join(folder, `${name}.webp`));
  }
}
