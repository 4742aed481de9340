import { bag, box, monitor, suitcase } from './desk-props.mjs';
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
import { calendar, envelope, sheet, tag } from './paper-props.mjs';
import { buildings, chair, desk, floor, tree, wall } from './room-props.mjs';

/** Scenes of streets, journeys and places without people. */

/** A small walking figure. */
const walker = (x, y, color, hair) =>
  at(
    x,
    y,
    ellipse(0, 0, 60, 9, 'rgba(12,24,28,0.18)') +
      stroke('M-8 -92L-30 -8M10 -92L34 -10', INK, 20) +
      shape('M-38 -210Q-40 -232 0 -234Q40 -232 38 -210L32 -84H-32z', color) +
      stroke('M-30 -200L-44 -120M30 -200L50 -122', color, 18) +
      rect(34, -124, 58, 46, '#8d6840', 6) +
      rect(-12, -252, 24, 26, '#e2b596') +
      circle(0, -274, 32, '#f3d3b8') +
      shape('M-34 -272Q-36 -312 0 -312Q36 -312 34 -272Q16 -290 -34 -272z', hair),
  );

export const OUTSIDE_SCENES = {
  'day-of-a-full-time-auditor': {
    tint: 'paper',
    draw: (c) =>
      rect(0, 0, 1600, 900, '#f6ecd6') +
      circle(330, 300, 90, '#eec06a') +
      buildings(
        [
          [90, 330, 190, 720, '#cfc7b0'],
          [1330, 260, 230, 720, '#cfc7b0'],
        ],
        c.ground,
      ) +
      rect(560, 130, 720, 590, c.mid) +
      Array.from({ length: 12 }, (_, i) =>
        rect(610 + (i % 4) * 162, 180 + Math.floor(i / 4) * 116, 120, 78, i === 5 ? GOLD : c.line, 4),
      ).join('') +
      rect(810, 540, 220, 180, INK) +
      rect(826, 556, 90, 164, c.soft) +
      rect(924, 556, 90, 164, c.soft) +
      rect(780, 520, 280, 24, c.deep) +
      rect(0, 720, 1600, 180, '#d6d0bd') +
      tree(500, 740, 1) +
      tree(1360, 740, 0.9) +
      walker(690, 800, '#35506b', '#8b9192'),
  },
  'fewer-package-rejections': {
    tint: 'paper',
    draw: (c) =>
      buildings([[80, 190, 320, 700, c.mid]], c.line) +
      buildings(
        [
          [1180, 380, 150, 700, c.soft],
          [1350, 320, 170, 700, c.soft],
        ],
        c.line,
      ) +
      floor(700, c.wall) +
      stroke('M440 420Q780 230 1130 440', LEAF.base, 12) +
      stroke('M1090 402L1134 442L1076 452', LEAF.base, 12) +
      stroke('M1130 560Q780 690 450 560', SEAL, 12) +
      stroke('M500 546L446 558L486 600', SEAL, 12) +
      at(780, 320, envelope('#efe6d3', 230, 150)) +
      at(790, 630, sheet('checks', c, 170, 190), { turn: -6 }) +
      at(660, 870, box(), { scale: 0.7 }) +
      at(930, 870, box('#c9a574'), { scale: 0.6 }),
  },
  'first-audit-plan-before-ipo': {
    tint: 'green',
    draw: (c) =>
      wall(c) +
      shape('M0 900V660Q300 520 620 640T1200 520T1600 420V900z', c.soft) +
      shape('M0 900V760Q380 640 760 740T1600 620V900z', c.mid) +
      stroke('M120 860Q460 700 700 740T1100 600T1370 390', PAPER, 30) +
      stroke('M1380 400V210', INK, 12) +
      shape('M1386 210L1500 246L1386 286z', SEAL) +
      [
        [330, 780],
        [700, 736],
        [1080, 606],
      ]
        .map(([x, y], i) => tag(x, y - 20, [c.deep, GOLD, '#35506b'][i]))
        .join('') +
      at(430, 330, sheet('checks', c, 380, 420), { turn: -4 }),
  },
  'first-five-years': {
    tint: 'slate',
    draw: (c) =>
      rect(0, 0, 1600, 900, '#e9eef2') +
      circle(300, 210, 80, '#f0c987') +
      shape('M0 620Q260 500 560 590T1120 540T1600 600V900H0z', c.soft) +
      stroke('M780 940Q780 760 640 690T330 590M800 940V600M820 940Q820 780 980 700T1250 585', PAPER, 34) +
      rect(740, 860, 120, 60, PAPER) +
      rect(1010, 300, 26, 520, WOOD.dark) +
      [
        [330, 1, c.deep],
        [430, -1, SEAL],
        [530, 1, '#0b5d4e'],
      ]
        .map(
          ([y, side, color]) =>
            shape(
              side > 0
                ? `M980 ${y}H1250L1300 ${y + 38}L1250 ${y + 76}H980z`
                : `M1066 ${y}H800L750 ${y + 38}L800 ${y + 76}H1066z`,
              color,
            ) + lines(side > 0 ? 1040 : 830, y + 38, [150], PAPER, 1, 12),
        )
        .join('') +
      walker(610, 880, '#0b5d4e', '#4a342a'),
  },
  'five-questions-on-new-systems': {
    tint: 'paper',
    draw: (c) =>
      desk(740) +
      at(
        430,
        740,
        rect(-250, -420, 500, 380, '#cfcab8', 20) +
          rect(-210, -380, 420, 270, '#2c4f45', 14) +
          lines(-170, -320, [240, 300, 180, 260, 90], '#8fd0b0', 46, 12) +
          rect(-110, -40, 220, 40, '#b8b29e', 8),
      ) +
      at(1170, 740, monitor(c, 'chart'), { scale: 1.3 }) +
      stroke('M720 520H860M810 466L866 520L810 574', SEAL, 18) +
      [250, 500, 800, 1080, 1340]
        .map((x, i) =>
          at(
            x,
            150 + (i % 2) * 44,
            circle(0, 0, 62, [c.deep, c.soft, SEAL, c.soft, c.deep][i]) +
              stroke('M-16 -12q0 -22 18 -22q22 0 20 20q0 12 -20 20v10', PAPER, 9) +
              circle(2, 34, 6, PAPER),
          ),
        )
        .join(''),
  },
  'how-many-outside-seats': {
    tint: 'ochre',
    draw: (c) =>
      floor(560, c.wall) +
      at(800, 230, calendar(c, [14, 15, 16, 17, 18, 20], 460, 360)) +
      [270, 560, 1040, 1330]
        .map((x, i) => chair(x, 760 + (i % 3 === 0 ? 0 : 40), [c.deep, '#35506b', '#0b5d4e', c.soft][i]))
        .join('') +
      ellipse(800, 740, 420, 70, WOOD.dark) +
      ellipse(800, 720, 420, 70, WOOD.base) +
      rect(770, 780, 60, 120, WOOD.dark) +
      at(640, 716, sheet('blank', c, 120, 40)) +
      at(960, 716, sheet('blank', c, 120, 40)) +
      at(800, 730, rect(-40, -40, 80, 40, SEAL, 4)),
  },
  'monthly-report-for-the-bank': {
    tint: 'slate',
    draw: (c) =>
      wall(c) +
      shape('M160 330L560 150L960 330z', c.deep) +
      circle(560, 270, 40, c.line) +
      rect(150, 330, 820, 44, c.mid) +
      [200, 360, 520, 680, 840]
        .map(
          (x) =>
            rect(x, 374, 80, 300, PAPER) +
            rect(x - 12, 374, 104, 20, c.soft) +
            rect(x - 12, 654, 104, 20, c.soft),
        )
        .join('') +
      rect(130, 674, 860, 36, c.mid) +
      rect(90, 710, 940, 40, c.deep) +
      floor(750, c.wall) +
      at(
        1270,
        430,
        sheet('bars', c, 420, 540) +
          rect(-170, -236, 220, 14, INK, 6) +
          rect(-170, -206, 320, 12, c.soft, 6) +
          rect(-170, -180, 280, 12, c.soft, 6),
        { turn: 5 },
      ),
  },
  'visiting-overseas-subsidiaries': {
    tint: 'slate',
    draw: (c) =>
      rect(0, 0, 1600, 640, '#dbe8ef') +
      ellipse(330, 190, 150, 40, PAPER) +
      ellipse(430, 160, 110, 40, PAPER) +
      ellipse(1270, 130, 150, 36, PAPER) +
      at(
        880,
        330,
        shape('M-420 60Q-440 -10 -360 -12H260Q380 -10 430 40Q440 62 400 66H-360Q-410 66 -420 60z', PAPER) +
          shape('M-380 -10L-440 -130H-380L-300 -12z', SEAL) +
          shape('M-60 30L-200 170H-120L80 34z', c.mid) +
          Array.from({ length: 11 }, (_, i) => circle(-260 + i * 48, 16, 11, c.deep)).join('') +
          shape('M330 0Q380 4 404 26H330z', c.deep),
        { turn: -7 },
      ) +
      stroke('M530 0V640M1070 0V640', PAPER, 16) +
      rect(0, 630, 1600, 24, PAPER) +
      rect(0, 654, 1600, 246, c.wall) +
      [180, 400].map((x) => rect(x, 690, 190, 90, c.deep, 18) + rect(x, 770, 190, 40, c.mid, 12)).join('') +
      at(1120, 880, suitcase(SEAL), { scale: 1.05 }) +
      at(1380, 880, bag('#44585b')),
  },
};
