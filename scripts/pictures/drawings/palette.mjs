/** The colours that all pictures of this project share. Pictures are drawn on 1600x900. */
export const GROUNDS = {
  green: {
    ground: '#d9e8e0',
    wall: '#c9ddd2',
    deep: '#0b5d4e',
    mid: '#4d8a79',
    soft: '#8fb5a6',
    line: '#f2f8f5',
  },
  ochre: {
    ground: '#efe6d3',
    wall: '#e6d8bb',
    deep: '#8a6a1f',
    mid: '#a98d4d',
    soft: '#c9b488',
    line: '#fbf7ec',
  },
  slate: {
    ground: '#dfe2e5',
    wall: '#d0d6dc',
    deep: '#35506b',
    mid: '#63798e',
    soft: '#93a4b5',
    line: '#f3f5f7',
  },
  paper: {
    ground: '#f1eee4',
    wall: '#e5e1d2',
    deep: '#44585b',
    mid: '#6f8583',
    soft: '#a5b3a8',
    line: '#ffffff',
  },
  rose: {
    ground: '#f4e1dc',
    wall: '#ecd0c8',
    deep: '#7d3a2f',
    mid: '#a86b5f',
    soft: '#cfa096',
    line: '#fcf3f0',
  },
};

export const INK = '#17262a';
export const SEAL = '#b8321f';
export const GOLD = '#c79a3a';
export const PAPER = '#fdfcf8';
/** Lines of text and rules on a white sheet. */
export const TEXT = '#b9c6c0';
export const WOOD = { light: '#d8b98c', base: '#b98f5e', dark: '#8d6840' };
export const LEAF = { light: '#5f9a7c', base: '#2f7a5f', dark: '#1c5a47' };

export const SKIN = {
  light: { base: '#f3d3b8', shade: '#e2b596', line: '#b77b5c', blush: '#e08f78' },
  warm: { base: '#ecc4a1', shade: '#d8a57d', line: '#a96e4a', blush: '#d67f66' },
  tan: { base: '#dfb08a', shade: '#c58f67', line: '#8f5a3a', blush: '#c46f55' },
};
export const HAIR = {
  black: { base: '#22262b', light: '#3b424a' },
  brown: { base: '#4a342a', light: '#684a3b' },
  chestnut: { base: '#6a4632', light: '#8a6048' },
  grey: { base: '#8b9192', light: '#a9afaf' },
  silver: { base: '#b9bdbb', light: '#d3d6d4' },
  salt: { base: '#5d6265', light: '#858b8d' },
};

/** Moves, scales and turns a drawing. */
export const at = (x, y, inner, { scale = 1, turn = 0, flip = false } = {}) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${flip ? -scale : scale} ${scale})">${inner}</g>`;

export const rect = (x, y, width, height, fill, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" rx="${radius}"/>`;
export const circle = (x, y, radius, fill) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
export const ellipse = (x, y, rx, ry, fill, opacity = 1) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" opacity="${opacity}"/>`;
export const shape = (d, fill, opacity = 1) => `<path d="${d}" fill="${fill}" opacity="${opacity}"/>`;
export const stroke = (d, color, width = 6) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
export const ring = (x, y, radius, color, width = 8) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${color}" stroke-width="${width}"/>`;
/** Lines of text. */
export const lines = (x, y, widths, color = TEXT, gap = 26, width = 7) =>
  stroke(widths.map((length, index) => `M${x} ${y + index * gap}h${length}`).join(''), color, width);
