import { calculator, hanko, lamp, laptop, mug, stack, steam } from './desk-props.mjs';
import { at, circle, GOLD, INK, LEAF, lines, PAPER, rect, SEAL, stroke } from './palette.mjs';
import { magnifier, pen, receipt, sheet, stickies } from './paper-props.mjs';
import { desk, lampLight, shelf, windowView } from './room-props.mjs';

/** Papers on a desk that is seen from above and fills the picture. */
const top = (color) =>
  rect(0, 0, 1600, 900, color) + stroke('M0 210H1600M0 450H1600M0 690H1600', 'rgba(12,24,28,0.05)', 6);
const cupFromAbove = (color) =>
  circle(8, 10, 92, 'rgba(12,24,28,0.12)') +
  circle(0, 0, 92, PAPER) +
  circle(0, 0, 62, color) +
  circle(0, 0, 48, '#5d3a24');
const clip = (color) => stroke('M-14 -44v70a14 14 0 0 0 28 0v-86a22 22 0 0 0 -44 0v84', color, 6);

export const PAPER_SCENES = {
  'before-asking-for-a-side-job': {
    tint: 'green',
    draw: (c) =>
      top(c.ground) +
      at(
        470,
        440,
        rect(-210, -270, 420, 550, c.deep, 10) +
          rect(-196, -262, 400, 530, PAPER, 4) +
          rect(-210, -270, 400, 540, c.deep, 10) +
          rect(-150, -180, 280, 90, c.line, 4) +
          lines(-120, -146, [220, 140], c.mid, 34, 9) +
          rect(120, -290, 34, 150, SEAL),
        { turn: -7 },
      ) +
      at(1000, 460, sheet('checks', c, 420, 520), { turn: 4 }) +
      at(1360, 300, cupFromAbove(c.deep)) +
      at(1330, 620, pen(INK), { turn: 34, scale: 1.3 }),
  },
  'cash-in-the-first-year': {
    tint: 'green',
    draw: (c) =>
      top(c.wall) +
      at(360, 420, sheet('table', c, 380, 540), { turn: -3 }) +
      at(800, 450, sheet('bars', c, 380, 540), { turn: 1 }) +
      at(1240, 430, sheet('graph', c, 380, 540), { turn: 3 }) +
      at(1440, 760, calculator(c.deep), { turn: 10, scale: 1.3 }) +
      at(150, 760, cupFromAbove(GOLD)) +
      at(610, 780, pen(SEAL), { turn: 70 }),
  },
  'evening-accounting-for-a-startup': {
    tint: 'paper',
    draw: (c) =>
      rect(0, 0, 1600, 900, '#2c3d47') +
      windowView({ ...c, line: '#22384a' }, 'night', 120, 70, 640, 480, 2) +
      lampLight(1246, 470, 300, 260) +
      desk(740, '#7d5b38', '#5d4228') +
      at(760, 740, laptop(c, 'sheet'), { scale: 1.25 }) +
      at(1180, 740, lamp(GOLD), { scale: 1.15 }) +
      at(1430, 740, mug(PAPER)) +
      at(1432, 740, steam) +
      at(330, 740, stack(['#0b5d4e', '#c9b488', '#7d3a2f'])),
  },
  'first-page-of-a-proposal': {
    tint: 'ochre',
    draw: (c) =>
      top(c.ground) +
      at(760, 470, rect(-330, -330, 660, 680, c.soft, 8), { turn: -8 }) +
      at(770, 460, rect(-320, -320, 640, 650, c.mid, 8), { turn: -3 }) +
      at(800, 450, sheet('flow', c, 600, 640), { turn: 3 }) +
      at(1290, 360, pen(INK), { turn: 30, scale: 1.5 }) +
      at(240, 300, cupFromAbove(c.deep)) +
      at(190, 620, stickies(['#e8c98a', '#cfa096', '#8fb5a6']), { scale: 1.1 }) +
      at(1360, 690, clip(SEAL), { scale: 1.6, turn: 30 }),
  },
  'first-three-days-of-due-diligence': {
    tint: 'green',
    draw: (c) =>
      top(c.wall) +
      at(330, 450, sheet('table', c, 330, 470), { turn: -2 }) +
      at(700, 450, sheet('table', c, 330, 470)) +
      at(1070, 450, sheet('table', c, 330, 470), { turn: 2 }) +
      [330, 700, 1070]
        .map((x, i) =>
          at(
            x,
            170,
            rect(-60, -28, 120, 56, i === 0 ? SEAL : c.deep, 28) +
              Array.from({ length: i + 1 }, (_, n) => circle(-i * 14 + n * 28, 0, 9, PAPER)).join(''),
          ),
        )
        .join('') +
      at(930, 430, magnifier(c), { turn: -34, scale: 1.3 }) +
      at(
        1410,
        420,
        rect(-110, -210, 220, 430, '#efe6d3', 6) +
          rect(-110, -240, 110, 40, '#efe6d3', 6) +
          lines(-70, -150, [140, 90], '#c9b488', 34, 9),
      ),
  },
  'five-contract-clauses': {
    tint: 'ochre',
    draw: (c) =>
      top('#a98258') +
      at(640, 470, sheet('contract', c, 620, 740), { turn: -3 }) +
      at(
        640,
        470,
        [-210, -110, -10, 90, 190]
          .map((y, i) => rect(290, y - 20, 70, 44, [SEAL, GOLD, '#2f7a5f', '#35506b', GOLD][i], 4))
          .join(''),
        { turn: -3 },
      ) +
      at(1210, 500, hanko, { scale: 1.7 }) +
      at(1180, 690, pen(INK), { turn: 76, scale: 1.5 }) +
      at(1380, 230, cupFromAbove(c.deep)),
  },
  'grant-reports-as-a-side-job': {
    tint: 'paper',
    draw: (c) =>
      top(c.ground) +
      [260, 530, 800]
        .map((x, i) =>
          at(
            x,
            430,
            sheet('table', c, 220, 300) +
              at(20, 40, receipt(230 - i * 20), { turn: 4 }) +
              at(-70, -150, clip(i === 1 ? SEAL : INK)),
            { turn: [-3, 1, 3][i], scale: 1.15 },
          ),
        )
        .join('') +
      at(
        1210,
        450,
        rect(-220, -270, 440, 560, c.deep, 10) +
          rect(-220, -270, 40, 560, INK, 10) +
          rect(-110, -190, 250, 110, PAPER, 4) +
          lines(-80, -150, [190, 120], '#b9c6c0', 36, 9) +
          circle(-200, -150, 10, PAPER) +
          circle(-200, 150, 10, PAPER),
        { turn: 4 },
      ) +
      at(1460, 760, cupFromAbove(GOLD)) +
      at(640, 770, pen(c.deep), { turn: 80 }),
  },
  'learning-again-in-the-forties': {
    tint: 'green',
    draw: (c) =>
      windowView(c, 'night', 1060, 70, 430, 420) +
      shelf(90, 80, 420, 2) +
      desk(740) +
      at(790, 740, laptop(c, 'graph'), { scale: 1.15 }) +
      at(1210, 740, stack(['#35506b', '#8a6a1f', '#7d3a2f', '#0b5d4e'])) +
      at(1210, 604, rect(-70, -16, 140, 16, PAPER, 4)) +
      at(400, 740, mug(SEAL)) +
      at(400, 740, steam) +
      at(1440, 740, lamp(c.deep), { flip: true, scale: 0.9 }) +
      at(
        800,
        850,
        rect(-260, -30, 520, 80, PAPER, 4) +
          lines(-220, -4, [180, 150], '#cfdcd5', 26) +
          lines(40, -4, [170, 120], '#cfdcd5', 26),
      ),
  },
  'setting-a-retainer-fee': {
    tint: 'ochre',
    draw: (c) =>
      top(c.wall) +
      [
        [360, -4, 'text'],
        [720, 0, 'text'],
        [1080, 4, 'text'],
      ]
        .map(([x, turn, kind], i) =>
          at(
            x,
            440,
            sheet(kind, c, 330, [380, 460, 540][i]) +
              at(
                0,
                [380, 460, 540][i] / 2 - 56,
                rect(-110, -26, 220, 52, i === 1 ? SEAL : c.deep, 6) + lines(-70, 0, [140], PAPER, 1, 9),
              ),
            { turn },
          ),
        )
        .join('') +
      at(1410, 560, calculator(c.deep), { scale: 1.7, turn: 6 }) +
      at(200, 790, pen(INK), { turn: 60, scale: 1.2 }) +
      at(1430, 160, cupFromAbove(c.deep), { scale: 0.9 }),
  },
  'tax-return-of-a-side-job': {
    tint: 'rose',
    draw: (c) =>
      top(c.ground) +
      at(620, 450, sheet('table', c, 560, 690), { turn: -2 }) +
      at(1040, 320, receipt(330), { turn: 9, scale: 1.2 }) +
      at(1220, 400, receipt(280), { turn: -5, scale: 1.2 }) +
      at(1400, 350, receipt(360), { turn: 4, scale: 1.2 }) +
      at(1230, 830, calculator(c.deep), { scale: 1.25 }) +
      at(170, 330, cupFromAbove(c.deep)) +
      at(180, 650, pen(INK), { turn: 20, scale: 1.2 }) +
      at(
        830,
        730,
        circle(0, 0, 50, 'none') +
          `<circle r="48" fill="none" stroke="${SEAL}" stroke-width="9"/>` +
          stroke('M-22 -8h44M-22 12h44M0 -28v56', SEAL, 7),
        { turn: -8 },
      ),
  },
  'issue-memos-for-auditors': {
    tint: 'paper',
    draw: (c) =>
      top('#b98f5e') +
      at(
        800,
        440,
        sheet('blank', c, 540, 680) +
          [-280, -120, 40, 200]
            .map(
              (y, i) =>
                rect(-220, y, 14, 112, [SEAL, c.deep, GOLD, LEAF.base][i], 4) +
                lines(-184, y + 12, [150], INK, 1, 10) +
                lines(-184, y + 54, [390, 390 - i * 40], '#b9c6c0', 36, 8),
            )
            .join(''),
        { turn: 2 },
      ) +
      at(
        300,
        420,
        rect(-160, -210, 320, 420, c.deep, 8) +
          rect(-100, -140, 200, 80, PAPER, 4) +
          lines(-76, -112, [150, 90], '#b9c6c0', 28, 8),
        { turn: -9 },
      ) +
      at(1290, 380, cupFromAbove(c.deep)) +
      at(1270, 650, pen(SEAL), { turn: 40, scale: 1.4 }),
  },
};
