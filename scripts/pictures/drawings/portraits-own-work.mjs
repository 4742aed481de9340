import {
  calculator,
  clock,
  laptop,
  laptopBack,
  mug,
  pens,
  plant,
  stack,
  steam,
  teacup,
} from './desk-props.mjs';
import { arm, foldedArms, handsTogether } from './hands.mjs';
import { at, circle, GOLD, INK, LEAF, lines, PAPER, rect, SEAL, shape, stroke, WOOD } from './palette.mjs';
import { calendar, envelope, pen, stickies } from './paper-props.mjs';
import { PEOPLE, portraitOf } from './people.mjs';
import { curtain, desk, floor, frame, shelf, table, wall, whiteboard, windowView } from './room-props.mjs';

/**
 * Interviews with people who work for themselves or beside their job: the person, their place, and something of what
 * they tell.
 */
export const OWN_WORK_PORTRAITS = {
  'three-days-a-week': {
    tint: 'green',
    draw: (c) =>
      wall(c) +
      windowView(c, 'trees', 110, 90, 420, 420) +
      at(1290, 330, calendar(c, [0, 2, 7, 9, 14, 16, 21, 23], 400, 380)) +
      portraitOf('takase', 800, 360) +
      desk(740) +
      at(1240, 740, mug(SEAL)) +
      at(330, 740, plant()) +
      foldedArms(PEOPLE.takase, 800, 792),
  },
  'back-to-fukuoka': {
    tint: 'ochre',
    draw: (c) =>
      wall(c) +
      windowView(c, 'city', 880, 80, 610, 430, 3) +
      shelf(80, 100, 330, 3, 'files') +
      portraitOf('koga', 620, 370) +
      desk(750) +
      at(1120, 750, laptop(c, 'sheet'), { scale: 0.9 }) +
      at(1430, 750, pens(c.deep)) +
      foldedArms(PEOPLE.koga, 620, 802),
  },
  'caring-for-family-at-forty-eight': {
    tint: 'rose',
    draw: (c) =>
      wall(c) +
      rect(0, 0, 1600, 900, c.wall) +
      windowView(c, 'hills', 640, 110, 860, 400, 1) +
      rect(0, 560, 1600, 340, c.soft) +
      rect(60, 300, 330, 600, c.deep, 40) +
      rect(90, 250, 270, 170, c.mid, 30) +
      portraitOf('hasegawa', 470, 370, 1.15) +
      rect(900, 650, 620, 24, PAPER, 8) +
      at(1060, 650, teacup(LEAF.base)) +
      at(1080, 660, steam, { scale: 0.8 }) +
      at(1330, 640, rect(-120, -40, 240, 40, WOOD.light, 6) + rect(-120, -46, 240, 12, SEAL, 4)) +
      arm(PEOPLE.hasegawa, [360, 830], [620, 800]),
  },
  'from-adviser-to-company': {
    tint: 'slate',
    draw: (c) =>
      wall(c) +
      windowView(c, 'city', 80, 80, 700, 430, 3) +
      floor(620, c.wall) +
      at(1300, 520, stickies(['#e8c98a', '#8fb5a6', '#cfa096', '#8fb5a6', '#e8c98a', PAPER])) +
      rect(1190, 430, 380, 330, 'rgba(255,255,255,0.35)', 10) +
      portraitOf('horiuchi', 960, 380) +
      at(1340, 900, rect(-20, -160, 40, 160, INK)) +
      rect(1130, 740, 420, 26, WOOD.base, 8) +
      at(1270, 740, mug(c.deep)) +
      at(
        880,
        720,
        rect(-150, -110, 300, 220, INK, 14) +
          rect(-136, -96, 272, 192, c.line, 6) +
          stroke('M-100 40L-40 -20L20 10L100 -60', c.deep, 10) +
          circle(100, -60, 11, SEAL),
      ) +
      arm({ ...PEOPLE.horiuchi }, [700, 880], [720, 780], { open: false }) +
      arm(PEOPLE.horiuchi, [1200, 860], [1080, 760], { flip: true }),
  },
  'mornings-only-with-twins': {
    tint: 'green',
    draw: (c) =>
      wall(c) +
      windowView(c, 'trees', 990, 70, 500, 420) +
      stroke('M60 130Q400 210 760 120', INK, 5) +
      [
        [130, c.deep, 0],
        [230, SEAL, 1],
        [330, GOLD, 0],
        [430, '#35506b', 1],
        [540, PAPER, 0],
      ]
        .map(([x, color, kind]) =>
          at(
            x,
            166 + (kind ? 12 : 0),
            kind
              ? shape('M-34 0H-12Q0 12 12 0H34L52 34L34 48V104H-34V48L-52 34z', color)
              : rect(-26, 0, 52, 84, color, 4),
          ),
        )
        .join('') +
      portraitOf('morishita', 740, 380) +
      desk(760) +
      at(1180, 760, laptopBack(c)) +
      at(
        380,
        760,
        rect(-70, -70, 66, 70, SEAL, 8) +
          rect(4, -70, 66, 70, GOLD, 8) +
          rect(-32, -140, 66, 70, c.deep, 8) +
          lines(-52, -36, [30], PAPER, 1, 9) +
          circle(36, -36, 14, PAPER) +
          stroke('M-14 -90L0 -118L16 -90z', PAPER, 7),
      ) +
      at(1440, 690, clock(c.deep, 30, 0), { scale: 0.7 }) +
      handsTogether(PEOPLE.morishita, 740, 814, 230, 10),
  },
  'part-time-audit-and-saas': {
    tint: 'slate',
    draw: (c) =>
      wall(c) +
      windowView(c, 'night', 100, 80, 420, 440) +
      at(1240, 290, whiteboardGraph(c)) +
      portraitOf('kobayashi', 760, 380) +
      desk(770, '#8d6840', '#6d4f2e') +
      at(1180, 770, laptop(c, 'graph'), { scale: 0.9 }) +
      at(420, 770, calculator(c.deep)) +
      at(1450, 770, mug(GOLD)) +
      foldedArms(PEOPLE.kobayashi, 760, 822),
  },
  'qualified-at-forty': {
    tint: 'ochre',
    draw: (c) =>
      wall(c) +
      shelf(980, 60, 520, 3) +
      at(
        290,
        260,
        frame(
          -170,
          -140,
          340,
          280,
          lines(-90, -70, [180], INK, 1, 12) +
            lines(-120, -10, [240, 240, 150], '#cfd6d1', 40, 9) +
            circle(96, 78, 30, SEAL),
        ),
      ) +
      portraitOf('mizuno', 680, 370) +
      desk(750) +
      at(1180, 750, stack(['#35506b', '#7d3a2f', '#0b5d4e', '#c9b488', '#44585b', '#8a6a1f'])) +
      at(
        680,
        826,
        rect(-230, -60, 460, 130, PAPER, 6) +
          rect(-3, -60, 6, 130, '#d8d4c4') +
          lines(-190, -20, [150, 120, 140], '#cfd6d1', 30) +
          lines(40, -20, [140, 150], '#cfd6d1', 30),
      ) +
      arm(PEOPLE.mizuno, [445, 738], [495, 812]) +
      arm(PEOPLE.mizuno, [915, 738], [870, 800], { flip: true }) +
      at(800, 826, pen(c.deep), { turn: 30, scale: 0.8 }) +
      at(270, 750, mug('#a86b5f')),
  },
  'remote-disclosure-work': {
    tint: 'green',
    draw: (c) =>
      wall(c) +
      windowView(c, 'hills', 120, 90, 520, 400) +
      at(
        1370,
        780,
        rect(-170, -210, 340, 210, WOOD.light, 4) + rect(-28, -210, 56, 90, 'rgba(255,255,255,0.55)'),
      ) +
      at(
        1330,
        570,
        rect(-120, -160, 240, 160, '#c9a574', 4) + rect(-22, -160, 44, 70, 'rgba(255,255,255,0.55)'),
      ) +
      portraitOf('okamoto', 840, 380) +
      desk(770) +
      at(430, 770, laptop(c, 'text'), { scale: 0.85 }) +
      at(1130, 770, mug(SEAL)) +
      at(1300, 880, envelope('#efe6d3', 220, 120)) +
      handsTogether({ ...PEOPLE.okamoto, color: '#f2f8f5' }, 840, 822, 230, 10),
  },
  'accounts-of-a-theatre-company': {
    tint: 'rose',
    draw: (c) =>
      rect(0, 0, 1600, 900, '#3a2523') +
      shape('M300 0H1300L1500 900H100z', '#f3d98c', 0.16) +
      curtain(0, 250, '#8e2f24') +
      curtain(1350, 250, '#8e2f24') +
      shape(
        'M0 0H1600V90Q1500 170 1400 90Q1300 170 1200 90Q1100 170 1000 90Q900 170 800 90Q700 170 600 90Q500 170 400 90Q300 170 200 90Q100 170 0 90z',
        SEAL,
      ) +
      rect(0, 780, 1600, 120, WOOD.dark) +
      rect(0, 780, 1600, 14, WOOD.base) +
      portraitOf('hamaguchi', 770, 390) +
      table(1020, 700, 440, WOOD.base) +
      at(1140, 700, calculator(c.deep), { scale: 0.85 }) +
      at(1330, 640, envelope('#efe6d3', 170, 120), { turn: -8 }) +
      at(520, 850, rect(-130, -20, 260, 20, '#5d3a2a')) +
      at(
        770,
        770,
        rect(-150, -100, 300, 210, PAPER, 6) +
          rect(-150, -100, 300, 30, c.deep, 4) +
          lines(-120, -40, [110, 90, 120, 80], '#cfd6d1', 34) +
          lines(40, -40, [70, 84, 60, 84], '#9fb0a8', 34),
      ) +
      arm(PEOPLE.hamaguchi, [530, 850], [600, 820], { cuff: false }) +
      arm(PEOPLE.hamaguchi, [1010, 850], [940, 820], { cuff: false, flip: true }),
  },
};

function whiteboardGraph(c) {
  return whiteboard(
    -260,
    -190,
    520,
    340,
    stroke('M-200 90L-80 10L20 50L180 -110', c.deep, 12) +
      circle(180, -110, 16, SEAL) +
      stroke('M-220 -140V110H220', INK, 6),
  );
}
