import { circle, INK, lines, PAPER, rect, ring, SEAL, shape, stroke, TEXT, WOOD } from './palette.mjs';

/** Things that lie on a desk or hang on a wall, seen straight on. The origin of each is its middle. */

const SHADOW = 'rgba(12,24,28,0.12)';

/** The lengths of the lines that fit a height. */
const body = (w, height, parts) =>
  Array.from({ length: Math.max(2, Math.floor(height / 32)) }, (_, i) => (w - 72) * parts[i % parts.length]);

const CONTENTS = {
  text: (w, h) =>
    lines(
      -w / 2 + 36,
      -h / 2 + 50,
      Array.from(
        { length: Math.floor((h - 70) / 30) },
        (_, i) => (w - 72) * [1, 0.92, 1, 0.7, 1, 0.84][i % 6],
      ),
      TEXT,
      30,
      7,
    ),
  letter: (w, h) =>
    lines(-w / 2 + 36, -h / 2 + 56, [w * 0.34], INK, 30, 9) +
    lines(-w / 2 + 36, -h / 2 + 110, body(w, h - 210, [1, 0.94, 1, 0.6, 1, 0.88]), TEXT, 32, 7) +
    stroke(`M${w / 2 - 150} ${h / 2 - 60}q20 -30 36 0t40 -6 34 4`, INK, 5),
  contract: (w, h) =>
    lines(-w * 0.16, -h / 2 + 52, [w * 0.32], INK, 30, 10) +
    lines(-w / 2 + 36, -h / 2 + 104, body(w, h - 220, [1, 1, 0.7, 1, 0.94, 1, 0.5]), TEXT, 32, 7) +
    ring(w / 2 - 90, h / 2 - 90, 46, SEAL, 8) +
    stroke(
      `M${w / 2 - 112} ${h / 2 - 100}h44M${w / 2 - 112} ${h / 2 - 80}h44M${w / 2 - 90} ${h / 2 - 118}v56`,
      SEAL,
      6,
    ),
  checks: (w, h, c) =>
    [0, 1, 2, 3, 4]
      .map((i) => {
        const y = -h / 2 + 62 + (i * (h - 80)) / 5;
        return (
          rect(-w / 2 + 34, y - 17, 34, 34, c.line, 6) +
          (i < 3 ? stroke(`M${-w / 2 + 41} ${y}l9 10 16 -22`, i === 2 ? SEAL : c.deep, 7) : '') +
          lines(-w / 2 + 90, y, [(w - 130) * [1, 0.8, 0.9, 0.7, 0.85][i]], TEXT, 1, 8)
        );
      })
      .join(''),
  table: (w, h, c) =>
    rect(-w / 2 + 30, -h / 2 + 36, w - 60, 40, c.mid) +
    Array.from({ length: 6 }, (_, i) =>
      stroke(`M${-w / 2 + 30} ${-h / 2 + 76 + ((i + 1) * (h - 110)) / 6}H${w / 2 - 30}`, c.soft, 3),
    ).join('') +
    stroke(`M${-w * 0.16} ${-h / 2 + 40}V${h / 2 - 34}M${w * 0.16} ${-h / 2 + 40}V${h / 2 - 34}`, c.soft, 3) +
    Array.from({ length: 5 }, (_, i) =>
      lines(
        w * 0.22,
        -h / 2 + 76 + ((i + 0.55) * (h - 110)) / 6,
        [w * 0.2 - (i % 3) * 14],
        i === 3 ? SEAL : c.deep,
        1,
        8,
      ),
    ).join(''),
  bars: (w, h, c) =>
    [0.3, 0.5, 0.42, 0.66, 0.8]
      .map((part, i) =>
        rect(
          -w / 2 + 44 + (i * (w - 88)) / 5,
          h / 2 - 46 - part * (h - 110),
          (w - 88) / 7,
          part * (h - 110),
          i === 4 ? SEAL : i % 2 ? c.soft : c.deep,
        ),
      )
      .join('') + stroke(`M${-w / 2 + 34} ${h / 2 - 44}H${w / 2 - 34}`, INK, 5),
  graph: (w, h, c) =>
    stroke(
      `M${-w / 2 + 40} ${h / 2 - 80}L${-w * 0.14} ${-h * 0.04}L${w * 0.1} ${h * 0.12}L${w / 2 - 50} ${-h / 2 + 70}`,
      c.deep,
      10,
    ) +
    circle(w / 2 - 50, -h / 2 + 70, 14, SEAL) +
    stroke(`M${-w / 2 + 36} ${-h / 2 + 40}V${h / 2 - 44}H${w / 2 - 34}`, INK, 5),
  flow: (w, h, c) => {
    const x = w * 0.28;
    return (
      [
        [-x, -h * 0.24],
        [x, -h * 0.24],
        [x, h * 0.2],
        [-x, h * 0.2],
      ]
        .map(([bx, by], i) =>
          rect(bx - w * 0.15, by - h * 0.1, w * 0.3, h * 0.2, i === 2 ? SEAL : i % 2 ? c.soft : c.deep, 8),
        )
        .join('') +
      stroke(
        `M${-x + w * 0.17} ${-h * 0.24}H${x - w * 0.17}M${x} ${-h * 0.12}V${h * 0.08}M${x - w * 0.17} ${h * 0.2}H${-x + w * 0.17}`,
        INK,
        6,
      )
    );
  },
  blank: () => '',
};

/** A sheet of paper. */
export const sheet = (kind, c, w = 380, h = 500) =>
  rect(-w / 2 + 8, -h / 2 + 10, w, h, SHADOW, 4) +
  rect(-w / 2, -h / 2, w, h, PAPER, 4) +
  CONTENTS[kind](w, h, c);

/** An open ledger. */
export const ledger = (c, w = 760, h = 480) =>
  rect(-w / 2 - 16, -h / 2 + 2, w + 32, h + 22, c.deep, 10) +
  rect(-w / 2, -h / 2, w, h, PAPER, 6) +
  rect(-w / 2, -h / 2 + 44, w, 5, c.deep) +
  Array.from(
    { length: 8 },
    (_, i) =>
      stroke(
        `M${-w / 2 + 24} ${-h / 2 + 96 + i * ((h - 120) / 8)}H-24M24 ${-h / 2 + 96 + i * ((h - 120) / 8)}H${w / 2 - 24}`,
        '#cfdcd5',
        3,
      ) +
      lines(
        -w / 2 + 36,
        -h / 2 + 82 + i * ((h - 120) / 8),
        [w * [0.16, 0.12, 0.18, 0.1][i % 4]],
        c.mid,
        1,
        7,
      ) +
      lines(-92 + (i % 3) * 10, -h / 2 + 82 + i * ((h - 120) / 8), [54 - (i % 3) * 10], INK, 1, 7) +
      (i < 6
        ? lines(44, -h / 2 + 82 + i * ((h - 120) / 8), [w * [0.13, 0.18, 0.1][i % 3]], c.mid, 1, 7) +
          lines(w / 2 - 100, -h / 2 + 82 + i * ((h - 120) / 8), [64], i === 5 ? SEAL : INK, 1, 7)
        : ''),
  ).join('') +
  rect(-4, -h / 2, 8, h, 'rgba(12,24,28,0.14)');

export const receipt = (length = 260) =>
  shape(
    `M-70 ${-length / 2}H70V${length / 2 - 10}l-14 12 -14 -12 -14 12 -14 -12 -14 12 -14 -12 -14 12 -14 -12 -14 12 -14 -12z`,
    PAPER,
  ) +
  lines(-48, -length / 2 + 36, [60, 96, 80, 96, 50], TEXT, 28, 6) +
  lines(6, length / 2 - 40, [44], INK, 1, 9);
export const envelope = (color, w = 320, h = 210) =>
  rect(-w / 2, -h / 2, w, h, color, 6) +
  stroke(`M${-w / 2 + 4} ${-h / 2 + 8}L0 ${h * 0.08}L${w / 2 - 4} ${-h / 2 + 8}`, 'rgba(12,24,28,0.25)', 6) +
  circle(0, h * 0.1, 24, SEAL);
/** A month on the wall with some days filled. */
export const calendar = (c, marked = [9], w = 460, h = 420) =>
  rect(-w / 2 + 8, -h / 2 + 10, w, h, SHADOW, 8) +
  rect(-w / 2, -h / 2, w, h, PAPER, 8) +
  shape(`M${-w / 2} ${-h / 2 + 8}q0 -8 8 -8h${w - 16}q8 0 8 8v72h${-w}z`, c.deep) +
  rect(-w * 0.26, -h / 2 - 22, 16, 50, INK, 8) +
  rect(w * 0.26 - 16, -h / 2 - 22, 16, 50, INK, 8) +
  Array.from({ length: 28 }, (_, i) =>
    rect(
      -w / 2 + 28 + (i % 7) * ((w - 50) / 7),
      -h / 2 + 106 + Math.floor(i / 7) * ((h - 126) / 4),
      (w - 50) / 7 - 12,
      (h - 126) / 4 - 14,
      marked.includes(i) ? SEAL : i % 7 > 4 ? c.wall : c.ground,
      5,
    ),
  ).join('');
export const stickies = (colors) =>
  colors
    .map(
      (color, i) =>
        `<g transform="translate(${(i % 3) * 92} ${Math.floor(i / 3) * 92}) rotate(${[-3, 2, -1, 4][i % 4]})">${rect(-38, -38, 76, 76, color, 2) + lines(-24, -12, [48, 34], 'rgba(12,24,28,0.35)', 22, 5)}</g>`,
    )
    .join('');
export const pen = (color = INK) =>
  rect(-8, -130, 16, 200, color, 8) +
  shape('M-8 70H8L0 104z', WOOD.light) +
  rect(-8, -96, 16, 10, 'rgba(255,255,255,0.5)');
export const magnifier = (c) =>
  rect(-13, 96, 26, 150, WOOD.dark, 12) +
  circle(0, 0, 104, c.deep) +
  circle(0, 0, 84, 'rgba(255,255,255,0.72)') +
  stroke('M-48 -28a56 56 0 0 1 40 -30', PAPER, 10);
export const bubble = (color, w = 260, h = 150, side = -1) =>
  rect(-w / 2, -h / 2, w, h, color, 26) +
  shape(`M${side * w * 0.14} ${h / 2 - 6}l${side * 34} 58l${-side * 84} -58z`, color);
export const tag = (x, y, color) =>
  shape(`M${x - 26} ${y - 40}a37 37 0 1 1 52 0L${x} ${y + 16}z`, color) + circle(x, y - 64, 14, PAPER);
