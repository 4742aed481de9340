import sharp from 'sharp';

/** The colours that all images of this project share. Images are drawn on 1600x900. */
export const GROUNDS = {
  green: { ground: '#d9e8e0', deep: '#0b5d4e', soft: '#8fb5a6', line: '#f2f8f5' },
  ochre: { ground: '#efe6d3', deep: '#8a6a1f', soft: '#c3ac7c', line: '#fbf7ec' },
  slate: { ground: '#dfe2e5', deep: '#35506b', soft: '#93a4b5', line: '#f3f5f7' },
  paper: { ground: '#f1eee4', deep: '#17262a', soft: '#8fa39a', line: '#ffffff' },
  rose: { ground: '#f4e1dc', deep: '#7d3a2f', soft: '#cfa096', line: '#fcf3f0' },
};
export const SEAL = '#b8321f';

export const lines = (x, y, widths, color, gap = 70) =>
  widths.map((w, i) => `<path d="M${x} ${y + i * gap}h${w}" stroke="${color}" stroke-width="8"/>`).join('');
export const seal = (x, y, r = 60) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${SEAL}" stroke-width="10"/>`;

const svg = (inner, ground, width, height, viewBox) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}"><rect width="1600" height="900" fill="${ground}"/>${inner}</svg>`,
  );

/** Returns a 16:9 image for a page. */
export const wide = (inner, ground) => svg(inner, ground, 1600, 900, '0 0 1600 900');

/** Returns a share image of 1280x600 (spec §9), cropped at the top and the bottom. */
export const forSharing = (inner, ground) =>
  sharp(svg(inner, ground, 1280, 600, '0 75 1600 750')).png({
    palette: true,
    colours: 64,
    compressionLevel: 9,
  });
