import { binders } from './desk-props.mjs';
import { at, circle, ellipse, GOLD, INK, LEAF, PAPER, rect, SEAL, shape, stroke, WOOD } from './palette.mjs';

/** Walls, furniture, streets. Coordinates are those of the picture. */

/** The wall behind everything else. */
export const wall = (c) => rect(0, 0, 1600, 900, c.ground);
export const desk = (y, color = WOOD.base, front = WOOD.dark) =>
  rect(0, y, 1600, 34, color) +
  rect(0, y + 34, 1600, 900 - y, front) +
  rect(0, y + 34, 1600, 12, 'rgba(12,24,28,0.16)');
export const table = (x, y, w, color = WOOD.base) =>
  rect(x, y, w, 30, color, 10) +
  rect(x + 60, y + 30, 26, 900 - y, WOOD.dark) +
  rect(x + w - 86, y + 30, 26, 900 - y, WOOD.dark);
export const floor = (y, color) =>
  rect(0, y, 1600, 900 - y, color) + rect(0, y, 1600, 8, 'rgba(12,24,28,0.1)');

/** Houses with lit windows. */
export const buildings = (list, windows) =>
  list
    .map(
      ([x, y, w, base, color], n) =>
        rect(x, y, w, base - y, color) +
        Array.from({ length: Math.floor((base - y - 50) / 62) }, (_, row) =>
          Array.from({ length: Math.floor((w - 30) / 52) }, (_, column) =>
            (row * 3 + column * 5 + n) % 7 === 0
              ? rect(x + 24 + column * 52, y + 34 + row * 62, 28, 34, GOLD, 2)
              : rect(x + 24 + column * 52, y + 34 + row * 62, 28, 34, windows, 2),
          ).join(''),
        ).join(''),
    )
    .join('');

const VIEWS = {
  city: (c, x, y, w, h) =>
    buildings(
      [
        [x + w * 0.06, y + h * 0.46, w * 0.22, y + h, c.soft],
        [x + w * 0.3, y + h * 0.28, w * 0.24, y + h, c.mid],
        [x + w * 0.57, y + h * 0.54, w * 0.16, y + h, c.soft],
        [x + w * 0.74, y + h * 0.36, w * 0.22, y + h, c.mid],
      ],
      c.line,
    ),
  hills: (c, x, y, w, h) =>
    circle(x + w * 0.74, y + h * 0.28, h * 0.1, SEAL) +
    shape(
      `M${x} ${y + h}V${y + h * 0.7}Q${x + w * 0.2} ${y + h * 0.34} ${x + w * 0.44} ${y + h * 0.64}T${x + w} ${y + h * 0.54}V${y + h}z`,
      c.mid,
    ) +
    shape(
      `M${x} ${y + h}V${y + h * 0.86}Q${x + w * 0.4} ${y + h * 0.62} ${x + w} ${y + h * 0.84}V${y + h}z`,
      c.deep,
    ),
  sea: (c, x, y, w, h) =>
    rect(x, y + h * 0.6, w, h * 0.4, c.mid) +
    stroke(
      `M${x + w * 0.1} ${y + h * 0.72}h${w * 0.22}M${x + w * 0.5} ${y + h * 0.8}h${w * 0.3}M${x + w * 0.3} ${y + h * 0.9}h${w * 0.2}`,
      c.line,
      5,
    ) +
    shape(`M${x} ${y + h * 0.6}Q${x + w * 0.3} ${y + h * 0.4} ${x + w * 0.6} ${y + h * 0.6}z`, c.deep),
  night: (_c, x, y, w, h) =>
    rect(x, y, w, h, '#22384a') +
    circle(x + w * 0.78, y + h * 0.2, h * 0.08, '#f3e3b4') +
    buildings(
      [
        [x + w * 0.05, y + h * 0.5, w * 0.26, y + h, '#35506b'],
        [x + w * 0.34, y + h * 0.36, w * 0.26, y + h, '#2b435a'],
        [x + w * 0.64, y + h * 0.56, w * 0.3, y + h, '#35506b'],
      ],
      '#f3d98c',
    ),
  trees: (_c, x, y, w, h) =>
    [0.16, 0.42, 0.7, 0.9]
      .map(
        (part, i) =>
          rect(x + w * part - 6, y + h * 0.66, 12, h * 0.34, WOOD.dark) +
          ellipse(x + w * part, y + h * 0.56, w * 0.11, h * 0.22, i % 2 ? LEAF.base : LEAF.light),
      )
      .join(''),
};
let clips = 0;
/** A window with a view. */
export const windowView = (c, view, x, y, w, h, bars = 2) => {
  clips += 1;
  return (
    `<clipPath id="v${clips}"><rect x="${x}" y="${y}" width="${w}" height="${h}"/></clipPath><g clip-path="url(#v${clips})">${rect(x, y, w, h, c.line) + VIEWS[view](c, x, y, w, h)}</g>` +
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="none" stroke="${PAPER}" stroke-width="16"/>` +
    stroke(
      Array.from({ length: bars - 1 }, (_, i) => `M${x + ((i + 1) * w) / bars} ${y}V${y + h}`).join(''),
      PAPER,
      12,
    ) +
    rect(x - 20, y + h, w + 40, 18, PAPER, 4)
  );
};

const BOOKS = ['#0b5d4e', '#c9b488', '#35506b', '#7d3a2f', '#fdfcf8', '#8a6a1f', '#8fb5a6', '#44585b'];
/** A shelf of books or files. */
export const shelf = (x, y, w, rows, kind = 'books', rowHeight = 190) =>
  rect(x - 16, y - 16, w + 32, rows * rowHeight + 24, WOOD.base, 6) +
  Array.from(
    { length: rows },
    (_, row) =>
      rect(x, y + row * rowHeight, w, rowHeight - 16, 'rgba(255,255,255,0.55)') +
      (kind === 'files'
        ? at(
            x + 12,
            y + row * rowHeight + rowHeight - 16,
            binders(
              Array.from(
                { length: Math.floor((w - 20) / 50) },
                (_, i) => BOOKS[(i + row * 3) % BOOKS.length],
              ).slice(0, row % 2 ? -1 : undefined),
              rowHeight - 50,
              46,
            ),
          )
        : books(x + 10, y + row * rowHeight + rowHeight - 16, w - 20, row, rowHeight)),
  ).join('');
function books(x, base, w, row, rowHeight) {
  let out = '';
  let left = x;
  for (let i = 0; left < x + w - 46; i += 1) {
    const thick = [26, 36, 22, 30, 42][(i + row) % 5];
    const tall = rowHeight - [46, 70, 38, 84, 58][(i * 2 + row) % 5];
    if ((i + row * 2) % 9 !== 7)
      out +=
        rect(left, base - tall, thick, tall, BOOKS[(i * 3 + row) % BOOKS.length], 3) +
        rect(left + 5, base - tall + 20, thick - 10, 8, 'rgba(255,255,255,0.5)');
    left += thick + 5;
  }
  return out;
}

export const frame = (x, y, w, h, inner) =>
  rect(x, y, w, h, WOOD.dark, 4) + rect(x + 14, y + 14, w - 28, h - 28, PAPER) + inner;
export const board = (x, y, w, h, inner, color = '#2c4f45') =>
  rect(x - 16, y - 16, w + 32, h + 32, WOOD.base, 6) +
  rect(x, y, w, h, color) +
  inner +
  rect(x - 16, y + h + 16, w + 32, 18, WOOD.dark, 4);
export const whiteboard = (x, y, w, h, inner) =>
  rect(x - 12, y - 12, w + 24, h + 24, '#8b9799', 8) +
  rect(x, y, w, h, PAPER) +
  inner +
  rect(x + w * 0.3, y + h + 10, w * 0.4, 14, '#5d6a6d', 4);
export const chair = (x, y, color) =>
  rect(x - 80, y - 260, 160, 200, color, 30) +
  rect(x - 14, y - 70, 28, 90, INK) +
  rect(x - 96, y - 30, 192, 30, color, 14);
export const curtain = (x, w, color) =>
  rect(x, 0, w, 900, color) +
  stroke(
    Array.from({ length: Math.floor(w / 46) }, (_, i) => `M${x + 26 + i * 46} 0V900`).join(''),
    'rgba(12,24,28,0.16)',
    10,
  );
export const tree = (x, y, s = 1) =>
  at(
    x,
    y,
    rect(-12, -150, 24, 150, WOOD.dark) +
      ellipse(0, -220, 92, 120, LEAF.base) +
      ellipse(-36, -180, 58, 70, LEAF.light),
    { scale: s },
  );
export const lampLight = (x, y, w, h) =>
  shape(`M${x - 30} ${y}H${x + 30}L${x + w} ${y + h}H${x - w}z`, '#f7e3a4', 0.4);
export const pendant = (x, h, color) =>
  stroke(`M${x} 0V${h}`, INK, 5) +
  shape(`M${x - 26} ${h}H${x + 26}L${x + 90} ${h + 84}H${x - 90}z`, color) +
  ellipse(x, h + 84, 90, 12, '#f7e3a4');
export const noren = (x, y, w, color) =>
  rect(x - 20, y - 14, w + 40, 14, WOOD.dark, 6) +
  [0, 1, 2, 3].map((i) => rect(x + i * (w / 4) + 4, y, w / 4 - 8, 150, color)).join('') +
  circle(x + w / 2, y + 70, 44, PAPER) +
  stroke(
    `M${x + w / 2 - 20} ${y + 84}q-8 -18 0 -34M${x + w / 2} ${y + 84}q-8 -18 0 -34M${x + w / 2 + 20} ${y + 84}q-8 -18 0 -34`,
    SEAL,
    6,
  );
