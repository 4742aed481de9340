import {
  circle,
  ellipse,
  GOLD,
  INK,
  LEAF,
  lines,
  PAPER,
  rect,
  ring,
  SEAL,
  shape,
  stroke,
  TEXT,
  WOOD,
} from './palette.mjs';

/** Things on a desk. The origin of each is the middle of its lower edge. */

const SCREENS = {
  chart: (c) =>
    [60, 100, 80, 140, 170]
      .map((h, i) => rect(-140 + i * 60, -60 - h, 36, h, i === 4 ? SEAL : c.mid))
      .join('') + stroke('M-160 -58H160', c.deep, 5),
  graph: (c) =>
    stroke('M-150 -80L-70 -150L0 -120L80 -190L150 -230', c.deep, 10) +
    circle(150, -230, 12, SEAL) +
    stroke('M-160 -58H160', c.soft, 5),
  sheet: (c) =>
    rect(-170, -244, 340, 34, c.mid) +
    stroke(
      [-180, -150, -120, -90, -60].map((y) => `M-170 ${y}H170`).join('') +
        'M-80 -210V-46M0 -210V-46M90 -210V-46',
      c.soft,
      3,
    ) +
    rect(4, -146, 82, 24, '#f4cfc4'),
  text: (c) => lines(-150, -220, [220, 300, 280, 300, 190, 260], c.soft, 30, 8),
  plain: () => '',
};

/** A laptop from the front, its screen towards us. */
export const laptop = (c, screen = 'chart') =>
  rect(-196, -270, 392, 250, INK, 14) +
  rect(-182, -256, 364, 222, PAPER, 6) +
  SCREENS[screen](c) +
  shape('M-236 -22H236L226 0H-226z', '#5d6a6d') +
  rect(-40, -22, 80, 7, INK, 3);

/** A laptop from behind, as a person on the other side of the desk uses it. */
export const laptopBack = (c) =>
  shape('M-150 -190Q-150 -204 -136 -204H136Q150 -204 150 -190L164 0H-164z', c.deep) +
  circle(0, -100, 15, c.soft) +
  rect(-190, -10, 380, 12, INK, 4);

export const monitor = (c, screen = 'sheet') =>
  rect(-24, -80, 48, 70, '#5d6a6d') +
  rect(-90, -14, 180, 14, '#5d6a6d', 6) +
  `<g transform="translate(0 -60) scale(1.15)">${rect(-200, -275, 400, 262, INK, 12) + rect(-186, -262, 372, 236, PAPER, 4) + SCREENS[screen](c)}</g>`;

export const lamp = (color) =>
  rect(-66, -14, 132, 14, color, 7) +
  stroke('M0 -10L-44 -170L64 -290', color, 13) +
  circle(-44, -170, 14, color) +
  `<g transform="translate(66 -292) rotate(28)">${shape('M-26 -10H26L64 70H-64z', color) + ellipse(0, 70, 64, 13, '#f7e3a4')}</g>`;

export const mug = (color) =>
  rect(-38, -92, 76, 92, color, 10) + stroke('M38 -72h18q16 0 16 16v14q0 16 -16 16h-18', color, 11);
export const teacup = (color) =>
  shape('M-44 -64H44L34 -6Q32 0 26 0H-26Q-32 0 -34 -6z', color) +
  stroke('M-42 -44H42', 'rgba(255,255,255,0.55)', 6);
export const steam = stroke(
  'M-12 -110q-14 -20 0 -38t0 -38M18 -110q-14 -20 0 -38t0 -38',
  'rgba(255,255,255,0.75)',
  6,
);

export const plant = (pot = WOOD.base) =>
  [
    [-58, -210, -34],
    [0, -262, 0],
    [58, -206, 34],
    [-30, -160, -62],
    [34, -158, 62],
  ]
    .map(
      ([x, y, turn], i) =>
        `<g transform="translate(${x * 0.5} -100) rotate(${turn})">${shape(`M0 0C-46 -50 -34 -130 0 ${y + 90}C34 -130 46 -50 0 0z`, i % 2 ? LEAF.light : LEAF.base)}</g>`,
    )
    .join('') +
  shape('M-58 -104H58L44 0H-44z', pot) +
  rect(-64, -116, 128, 22, pot, 5) +
  rect(-58, -94, 116, 6, 'rgba(12,24,28,0.18)');

export const pens = (color) =>
  stroke('M-18 -80L-30 -160M4 -80V-172M22 -80L36 -150', WOOD.base, 9) +
  stroke('M-30 -160l-2 -12M36 -150l3 -12', SEAL, 9) +
  rect(-36, -96, 72, 96, color, 8);

/** Files with labels, side by side. */
export const binders = (colors, height = 210, width = 52) =>
  colors
    .map(
      (color, i) =>
        rect(i * (width + 4), -height, width, height, color, 4) +
        rect(i * (width + 4) + 11, -height + 28, width - 22, 72, PAPER, 3) +
        lines(i * (width + 4) + 18, -height + 46, [width - 36, width - 36], TEXT, 18, 4) +
        ring(i * (width + 4) + width / 2, -40, 9, 'rgba(12,24,28,0.35)', 4),
    )
    .join('');

export const stack = (colors) =>
  colors
    .map(
      (color, i) =>
        rect(-110 + (i % 2) * 14, -(i + 1) * 34, 216, 30, color, 5) +
        rect(-96 + (i % 2) * 14, -(i + 1) * 34 + 10, 60, 10, 'rgba(255,255,255,0.6)', 3),
    )
    .join('');
export const papers = (count) =>
  Array.from({ length: count }, (_, i) =>
    rect(-116 + ((i * 7) % 12), -(i + 1) * 11, 226, 8, i % 3 ? PAPER : '#e4e1d5', 2),
  ).join('');

export const calculator = (color) =>
  rect(-72, -196, 144, 196, color, 14) +
  rect(-54, -178, 108, 42, '#d7e6d9', 6) +
  [0, 1, 2, 3]
    .flatMap((row) =>
      [0, 1, 2].map((column) =>
        rect(-54 + column * 39, -120 + row * 29, 30, 20, row === 3 && column === 2 ? SEAL : PAPER, 5),
      ),
    )
    .join('');
export const clock = (color, hour = 60, minute = 0) =>
  circle(0, 0, 100, color) +
  circle(0, 0, 84, PAPER) +
  [0, 90, 180, 270]
    .map((turn) => `<path d="M0 -74v12" stroke="${INK}" stroke-width="7" transform="rotate(${turn})"/>`)
    .join('') +
  `<path d="M0 8V-46" stroke="${INK}" stroke-width="10" stroke-linecap="round" transform="rotate(${hour})"/><path d="M0 12V-66" stroke="${SEAL}" stroke-width="7" stroke-linecap="round" transform="rotate(${minute})"/>`;
export const phone = (c) =>
  rect(-46, -176, 92, 176, INK, 16) +
  rect(-38, -162, 76, 144, c.line, 6) +
  lines(-26, -140, [52, 36, 46], c.soft, 22, 6) +
  circle(20, -44, 11, SEAL);
/** A seal with its pad, as contracts need it. */
export const hanko =
  shape('M-20 -130Q-20 -144 0 -144Q20 -144 20 -130L26 -14H-26z', WOOD.dark) +
  rect(-28, -16, 56, 16, SEAL, 4) +
  ellipse(110, -12, 62, 14, INK) +
  ellipse(110, -16, 50, 9, SEAL);
export const bag = (color) =>
  stroke('M-56 -150v-30q0 -34 34 -34h44q34 0 34 34v30', WOOD.dark, 12) +
  rect(-150, -160, 300, 160, color, 16) +
  rect(-150, -100, 300, 10, 'rgba(12,24,28,0.22)') +
  rect(-22, -114, 44, 36, GOLD, 6);
export const suitcase = (color) =>
  stroke('M-44 -290v-90h88v90', '#5d6a6d', 10) +
  rect(-120, -300, 240, 286, color, 20) +
  stroke('M-60 -290V-24M0 -290V-24M60 -290V-24', 'rgba(12,24,28,0.2)', 6) +
  circle(-84, -8, 14, INK) +
  circle(84, -8, 14, INK);
export const box = (color = WOOD.light) =>
  rect(-140, -170, 280, 170, color, 4) +
  rect(-24, -170, 48, 76, 'rgba(255,255,255,0.55)') +
  stroke('M-140 -166H140', 'rgba(12,24,28,0.2)', 5) +
  lines(50, -40, [64, 44], 'rgba(12,24,28,0.3)', 18, 6);
