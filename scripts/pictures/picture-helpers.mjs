import sharp from 'sharp';
import { SEAL } from './drawings/palette.mjs';

/** Returns horizontal lines of the given widths below each other, as SVG. */
export const lines = (x, y, widths, color, gap = 70) =>
  widths.map((w, i) => `<path d="M${x} ${y + i * gap}h${w}" stroke="${color}" stroke-width="8"/>`).join('');
/** Returns a red circle like the seal on a document, as SVG. */
export const seal = (x, y, r = 60) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${SEAL}" stroke-width="10"/>`;

/** Returns a share image of 1280x600 (spec §9), cropped at the top and the bottom. */
export const forSharing = (inner, ground) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="600" viewBox="0 75 1600 750"><rect width="1600" height="900" fill="${ground}"/>${inner}</svg>`,
    ),
  ).png({ palette: true, colours: 64, compressionLevel: 9 });
