import { binders, clock, monitor, mug, papers, phone, plant } from './desk-props.mjs';
import { at, circle, GOLD, INK, LEAF, lines, PAPER, rect, SEAL, shape, stroke, WOOD } from './palette.mjs';
import { calendar, envelope, pen, sheet, stickies } from './paper-props.mjs';
import { desk, shelf, wall, windowView } from './room-props.mjs';

/** Desks and shelves, seen from the front. */
export const DESK_SCENES = {
  'closing-in-eight-days': {
    tint: 'slate',
    draw: (c) =>
      at(470, 350, calendar(c, [1, 2, 3, 4, 7, 8, 9, 10], 620, 540)) +
      at(1080, 240, clock(c.deep, 240, 0), { scale: 1.3 }) +
      desk(740) +
      at(1000, 740, binders(['#35506b', '#0b5d4e', '#c9b488', '#7d3a2f', '#35506b', '#44585b'], 240, 58)) +
      at(1470, 740, mug(SEAL)) +
      at(230, 740, papers(9)),
  },
  'declining-a-nomination': {
    tint: 'rose',
    draw: (c) =>
      windowView(c, 'trees', 980, 80, 500, 420) +
      at(
        330,
        270,
        rect(-190, -150, 380, 300, WOOD.dark, 4) +
          rect(-172, -132, 344, 264, PAPER) +
          shape('M-120 90Q-60 -20 0 40T120 -40V90z', c.soft) +
          circle(70, -60, 30, SEAL),
      ) +
      desk(660) +
      at(640, 790, sheet('letter', c, 470, 300), { turn: -3 }) +
      at(1120, 780, envelope('#efe6d3', 360, 230), { turn: 5 }) +
      at(870, 780, pen(INK), { turn: 46, scale: 1.1 }) +
      at(1440, 660, plant(c.deep), { scale: 1.1 }) +
      at(190, 660, phone(c), { scale: 1.1 }),
  },
  'first-closing-in-a-company': {
    tint: 'slate',
    draw: (c) =>
      shelf(90, 90, 360, 2, 'files', 210) +
      at(1190, 170, stickies(['#e8c98a', '#8fb5a6', '#cfa096', PAPER, '#e8c98a', '#8fb5a6'])) +
      desk(740) +
      at(790, 740, monitor(c, 'sheet'), { scale: 1.25 }) +
      at(
        1300,
        740,
        rect(-150, -16, 300, 16, c.deep) +
          rect(-150, -120, 14, 120, c.deep) +
          rect(136, -120, 14, 120, c.deep) +
          at(0, -16, papers(11)) +
          at(-10, -150, sheet('text', c, 210, 60), { turn: -7 }),
      ) +
      at(300, 740, phone(c)) +
      at(440, 740, mug(SEAL)) +
      rect(560, 780, 460, 44, '#e4e6e4', 10) +
      stroke('M590 802h400', '#a9b3b1', 10),
  },
  'halving-internal-control-documents': {
    tint: 'paper',
    draw: (c) =>
      wall(c) +
      desk(760) +
      at(430, 760, stackOf(16, ['#35506b', '#0b5d4e', '#c9b488', '#7d3a2f'])) +
      at(1130, 760, stackOf(8, ['#0b5d4e', '#c9b488', '#7d3a2f', '#35506b'])) +
      stroke('M680 480H860M810 430L866 480L810 530', SEAL, 18) +
      at(1130, 430, rect(-60, -60, 120, 120, PAPER, 60) + stroke('M-26 4l18 20 36 -44', LEAF.base, 14)) +
      at(1430, 760, plant()),
  },
  'ifrs-issue-list': {
    tint: 'slate',
    draw: (c) =>
      at(
        440,
        60,
        rect(-180, 0, 360, 720, PAPER) +
          shape('M-180 720H180L220 850H-150z', '#efece0') +
          Array.from({ length: 20 }, (_, i) =>
            stroke(
              `M-150 ${44 + i * 34}h40M-90 ${44 + i * 34}h${180 - (i % 4) * 24}`,
              i % 6 === 2 ? SEAL : '#b6c0c8',
              9,
            ),
          ).join(''),
      ) +
      [
        ['#e8c98a', 900],
        ['#8fb5a6', 1120],
        ['#cfa096', 1340],
      ]
        .map(
          ([color, x], i) =>
            rect(x - 86, 150, 172, 44, c.deep, 6) +
            Array.from({ length: [5, 3, 4][i] }, (_, n) =>
              at(
                x,
                270 + n * 108,
                rect(-72, -44, 144, 88, color, 3) + lines(-48, -14, [96, 64], 'rgba(12,24,28,0.35)', 26, 6),
                { turn: [-2, 2, 1][(n + i) % 3] },
              ),
            ).join(''),
        )
        .join(''),
  },
  'ten-documents-before-accepting': {
    tint: 'ochre',
    draw: (c) =>
      wall(c) +
      rect(120, 560, 1360, 34, WOOD.base, 6) +
      rect(200, 594, 30, 306, WOOD.dark) +
      rect(1370, 594, 30, 306, WOOD.dark) +
      at(220, 560, binders(['#0b5d4e', '#c9b488', '#35506b', '#7d3a2f', '#0b5d4e'], 330, 96)) +
      at(810, 560, at(0, -40, binders([SEAL], 330, 96), { turn: 9 })) +
      at(990, 560, binders(['#44585b', '#8a6a1f', '#35506b', '#7d3a2f'], 330, 96)) +
      at(1440, 900, plant(c.deep), { scale: 1.2 }),
  },
  'letter-before-internal-audit': {
    tint: 'slate',
    draw: (c) =>
      windowView(c, 'hills', 120, 80, 620, 420) +
      desk(660, WOOD.light, WOOD.base) +
      at(760, 780, sheet('letter', c, 480, 260), { turn: -2 }) +
      at(1180, 640, envelope(PAPER, 420, 270), { turn: 7 }) +
      at(
        1450,
        660,
        shape('M-40 -120H40L30 0H-30z', c.deep) +
          stroke('M0 -120V-220M-10 -130L-50 -200M10 -130L50 -210', LEAF.base, 8) +
          circle(0, -240, 32, SEAL) +
          circle(-56, -214, 26, '#cfa096') +
          circle(56, -226, 28, GOLD),
      ) +
      at(980, 800, pen(INK), { turn: 50, scale: 1.1 }) +
      at(240, 660, mug(c.deep)),
  },
};

function stackOf(count, colors) {
  return Array.from(
    { length: count },
    (_, i) =>
      rect(-150 + ((i * 11) % 22), -(i + 1) * 36, 280, 32, colors[i % colors.length], 5) +
      rect(-120 + ((i * 11) % 22), -(i + 1) * 36 + 11, 80, 10, 'rgba(255,255,255,0.6)', 3),
  ).join('');
}
