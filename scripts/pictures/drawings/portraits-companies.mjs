import { lamp, laptop, pens, plant, stack, teacup } from './desk-props.mjs';
import { arm, foldedArms, handsTogether } from './hands.mjs';
import {
  at,
  circle,
  ellipse,
  GOLD,
  INK,
  LEAF,
  lines,
  PAPER,
  rect,
  SEAL,
  shape,
  stroke,
  WOOD,
} from './palette.mjs';
import { bubble, ledger, pen, sheet } from './paper-props.mjs';
import { PEOPLE, portraitOf } from './people.mjs';
import {
  buildings,
  curtain,
  desk,
  floor,
  frame,
  noren,
  pendant,
  shelf,
  wall,
  windowView,
} from './room-props.mjs';

/** Interviews with people in companies: the person, their place, and something of what they tell. */
export const COMPANY_PORTRAITS = {
  'cfo-of-an-old-inn': {
    tint: 'ochre',
    draw: (c) =>
      wall(c) +
      rect(0, 0, 1600, 110, WOOD.dark) +
      [200, 620, 1040, 1460].map((x) => rect(x - 14, 110, 28, 560, WOOD.dark)).join('') +
      windowView(c, 'hills', 1090, 180, 320, 330, 1) +
      noren(230, 180, 360, c.deep) +
      portraitOf('shirakawa', 780, 370) +
      desk(760, WOOD.light) +
      at(1250, 760, stack(['#7d3a2f', '#35506b', '#8a6a1f', '#7d3a2f', '#44585b'])) +
      at(300, 740, teacup(LEAF.dark)) +
      at(780, 822, ledger(c, 460, 120)) +
      arm(PEOPLE.shirakawa, [545, 746], [610, 812]) +
      arm(PEOPLE.shirakawa, [1015, 746], [950, 812], { flip: true }),
  },
  'eighty-page-handover': {
    tint: 'slate',
    draw: (c) =>
      wall(c) +
      shelf(990, 70, 500, 3) +
      frame(
        130,
        120,
        340,
        260,
        buildings(
          [
            [190, 230, 70, 366, c.mid],
            [270, 180, 80, 366, c.deep],
            [360, 250, 60, 366, c.mid],
          ],
          c.line,
        ),
      ) +
      portraitOf('okubo', 690, 380) +
      desk(760, WOOD.base) +
      at(
        1130,
        760,
        rect(-160, -150, 320, 150, PAPER, 4) +
          Array.from({ length: 12 }, (_, i) => stroke(`M-156 ${-138 + i * 12}H156`, '#d8d4c4', 3)).join('') +
          rect(-30, -158, 60, 166, SEAL),
      ) +
      at(250, 760, pens(c.deep)) +
      handsTogether(PEOPLE.okubo, 690, 812),
  },
  'four-outside-auditor-seats': {
    tint: 'ochre',
    draw: (c) =>
      wall(c) +
      shelf(110, 90, 400, 2, 'files', 210) +
      windowView(c, 'trees', 1120, 90, 380, 400) +
      portraitOf('miura', 840, 370) +
      desk(740) +
      at(360, 810, sheet('text', c, 300, 150)) +
      at(1310, 740, stack(['#0b5d4e', '#fdfcf8', '#35506b', '#7d3a2f'])) +
      at(
        820,
        832,
        rect(-230, -60, 460, 130, PAPER, 6) +
          rect(-3, -60, 6, 130, '#d8d4c4') +
          [
            [-200, SEAL],
            [-150, GOLD],
            [-100, LEAF.base],
            [60, GOLD],
            [120, SEAL],
          ]
            .map(([x, color]) => rect(x, -84, 30, 40, color, 3))
            .join('') +
          lines(-190, -10, [150, 120, 140], '#cfd6d1', 28) +
          lines(40, -10, [140, 150, 90], '#cfd6d1', 28),
      ) +
      arm(PEOPLE.miura, [605, 728], [650, 806]) +
      arm(PEOPLE.miura, [1075, 728], [1020, 794], { flip: true }) +
      at(962, 830, pen(SEAL), { turn: 36, scale: 0.8 }),
  },
  'head-of-accounting-in-bangkok': {
    tint: 'ochre',
    draw: (c) =>
      wall(c) +
      rect(0, 0, 1600, 560, '#f6ead0') +
      circle(1330, 170, 70, SEAL) +
      shape('M1000 560L1080 330L1100 200L1108 120L1116 200L1136 330L1216 560z', c.mid) +
      shape('M1190 560L1240 420L1256 330L1272 420L1322 560z', c.soft) +
      buildings(
        [
          [90, 260, 150, 560, c.soft],
          [250, 160, 140, 560, c.mid],
          [1380, 320, 150, 560, c.soft],
        ],
        c.line,
      ) +
      stroke('M470 560C474 440 466 360 480 300', WOOD.dark, 16) +
      [-70, -30, 10, 50]
        .map(
          (turn) =>
            `<g transform="translate(480 296) rotate(${turn})">${shape('M0 0Q70 -50 150 -8Q74 -6 0 0z', LEAF.base)}${shape('M0 0Q-70 -50 -150 -8Q-74 -6 0 0z', LEAF.light)}</g>`,
        )
        .join('') +
      floor(560, c.soft) +
      portraitOf('nakazono', 760, 380) +
      desk(770) +
      at(1200, 770, laptop(c, 'text'), { scale: 0.8 }) +
      at(1470, 690, bubble(PAPER, 190, 120) + lines(-60, -16, [110, 70], c.mid, 32, 9)) +
      at(380, 770, plant('#35506b'), { scale: 0.8 }) +
      foldedArms(PEOPLE.nakazono, 760, 822),
  },
  'lunch-in-the-canteen': {
    tint: 'green',
    draw: (c) =>
      wall(c) +
      windowView(c, 'hills', 120, 80, 560, 360) +
      [880, 1180, 1480].map((x) => pendant(x, 90, c.deep)).join('') +
      rect(980, 330, 620, 20, c.mid) +
      [1060, 1200, 1340, 1480].map((x) => ellipse(x, 318, 44, 16, PAPER)).join('') +
      portraitOf('ishida', 760, 370) +
      desk(740, '#e3c79d', WOOD.base) +
      at(
        760,
        836,
        rect(-300, -46, 600, 110, '#7d3a2f', 18) +
          ellipse(-170, 0, 84, 34, PAPER) +
          ellipse(-170, -8, 62, 20, '#f4efe0') +
          ellipse(20, 2, 90, 34, '#35506b') +
          ellipse(20, -6, 66, 20, GOLD) +
          ellipse(190, 2, 64, 28, INK) +
          ellipse(190, -4, 48, 16, '#a86b2f'),
      ) +
      at(1190, 740, teacup(LEAF.base)) +
      arm(PEOPLE.ishida, [500, 730], [545, 796]) +
      arm(PEOPLE.ishida, [1020, 730], [975, 796], { flip: true }) +
      stroke('M930 850l-130 -44M934 862l-132 -32', WOOD.dark, 9),
  },
  'morning-of-the-listing': {
    tint: 'slate',
    draw: (c) =>
      wall(c) +
      rect(0, 0, 1600, 260, '#22384a') +
      [120, 420, 720, 1020, 1320]
        .map((x, i) =>
          lines(x, 80, [180, 130, 200], ['#8fb5a6', '#f3d98c', '#8fb5a6', '#e5a394', '#f3d98c'][i], 60, 12),
        )
        .join('') +
      floor(700, c.wall) +
      at(
        1220,
        470,
        stroke('M-150 -130H150M-150 -130V260M150 -130V260', WOOD.dark, 22) +
          shape('M-84 90C-84 -40 -60 -100 0 -100C60 -100 84 -40 84 90L104 116H-104z', GOLD) +
          circle(0, 128, 24, '#8a6a1f') +
          stroke('M-44 40C-42 -20 -30 -60 -8 -76', '#e6c77a', 10),
      ) +
      portraitOf('nishino', 620, 370) +
      arm(PEOPLE.nishino, [860, 760], [1010, 620]) +
      stroke('M1090 560L1160 520', WOOD.dark, 18) +
      circle(1166, 516, 30, WOOD.base),
  },
  'outside-auditor-at-fifty-five': {
    tint: 'rose',
    draw: (c) =>
      wall(c) +
      curtain(0, 150, c.soft) +
      curtain(1450, 150, c.soft) +
      windowView(c, 'sea', 200, 90, 460, 440) +
      frame(1060, 130, 300, 360, sheetLines(1120, 210, c)) +
      portraitOf('sakai', 840, 370) +
      desk(760) +
      at(470, 836, sheet('letter', c, 330, 130)) +
      at(1240, 760, lamp(c.deep), { scale: 0.9, flip: true }) +
      arm(PEOPLE.sakai, [605, 748], [560, 800]) +
      at(540, 826, pen(INK), { turn: 20, scale: 0.8 }) +
      arm(PEOPLE.sakai, [1075, 748], [960, 806], { flip: true }),
  },
};

function sheetLines(x, y, c) {
  return (
    lines(x, y, [150], INK, 1, 11) +
    lines(x - 10, y + 50, [190, 190, 120, 180], '#cfd6d1', 36, 8) +
    circle(x + 150, y + 210, 26, c.deep)
  );
}
