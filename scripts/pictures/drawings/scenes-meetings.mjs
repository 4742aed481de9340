import { ANONYMOUS_PEOPLE, drawPerson } from './anonymous-people.mjs';
import { bag, clock, laptopBack, steam, teacup } from './desk-props.mjs';
import { arm } from './hands.mjs';
import { at, circle, ellipse, INK, lines, PAPER, rect, SEAL, shape, stroke, WOOD } from './palette.mjs';
import { bubble, sheet, stickies } from './paper-props.mjs';
import { fromBehind } from './person.mjs';
import { desk, frame, pendant, shelf, whiteboard, windowView } from './room-props.mjs';

const mic = (x, y) =>
  at(x, y, stroke('M0 0q-4 -50 24 -84', INK, 8) + ellipse(30, -94, 15, 22, INK) + ellipse(0, 0, 30, 8, INK));

/** People who talk with each other. */
export const MEETING_SCENES = {
  'budget-meetings-in-three-weeks': {
    tint: 'slate',
    draw: (c) =>
      whiteboard(
        250,
        80,
        1100,
        460,
        [290, 660, 1030]
          .map(
            (x, i) =>
              rect(x, 120, 280, 46, [c.soft, c.mid, SEAL][i], 6) +
              at(
                x + 50,
                236,
                stickies(['#e8c98a', '#8fb5a6', '#cfa096', '#8fb5a6', '#e8c98a'].slice(0, 5 - i)),
              ),
          )
          .join('') + stroke('M612 120V500M982 120V500', c.wall, 6),
      ) +
      fromBehind(440, 640, 0.85, { color: c.deep }) +
      fromBehind(800, 660, 0.85, { color: '#0b5d4e', hair: 'brown', long: true }) +
      fromBehind(1160, 640, 0.85, { color: '#8a6a1f', hair: 'grey' }),
  },
  'evaluating-the-auditor': {
    tint: 'green',
    draw: (c) =>
      drawPerson('clerk', 330, 480, 0.9) +
      drawPerson('director', 800, 450, 0.9, { turn: 0 }) +
      drawPerson('analyst', 1270, 480, 0.9, { turn: -0.8 }) +
      [
        [330, 150, 1],
        [800, 120, 1],
        [1270, 150, -1],
      ]
        .map(([x, y, side], i) =>
          at(
            x,
            y,
            bubble(PAPER, 300, 140, side) +
              lines(
                -100,
                -24,
                [
                  [200, 140],
                  [170, 200],
                  [200, 100],
                ][i],
                [c.soft, c.deep, c.soft][i],
                44,
                11,
              ),
          ),
        )
        .join('') +
      desk(760, WOOD.light, WOOD.base) +
      at(800, 790, sheet('checks', c, 300, 150)),
  },
  'explaining-stock-options': {
    tint: 'ochre',
    draw: (c) =>
      rect(130, 80, 960, 460, PAPER, 6) +
      rect(130, 80, 960, 12, c.deep) +
      [0, 1, 2, 3]
        .map(
          (i) =>
            rect(180 + i * 225, 150, 190, 330, c.ground, 8) +
            circle(275 + i * 225, 240, 50, [c.deep, c.mid, SEAL, c.soft][i]) +
            lines(215 + i * 225, 350, [120, 120, 70], c.soft, 40, 10),
        )
        .join('') +
      drawPerson('manager', 1310, 350, 0.95, { turn: -0.9 }) +
      arm({ ...ANONYMOUS_PEOPLE.manager }, [1150, 620], [1090, 500], { open: true }) +
      [200, 480, 760, 1040]
        .map((x, i) =>
          fromBehind(x, 760, 0.62, {
            color: [c.deep, '#35506b', '#0b5d4e', '#7d3a2f'][i],
            hair: ['black', 'brown', 'salt', 'black'][i],
            long: i % 2 === 1,
          }),
        )
        .join(''),
  },
  'leading-audits-on-short-hours': {
    tint: 'rose',
    draw: (c) =>
      at(220, 200, clock(c.deep, 120, 0), { scale: 1.1 }) +
      windowView(c, 'trees', 1110, 80, 380, 360) +
      drawPerson('junior', 560, 430, 0.9) +
      drawPerson('veteran', 900, 440, 0.9, { turn: -0.7 }) +
      drawPerson('clerk', 1240, 440, 0.9) +
      desk(740, WOOD.light, WOOD.base) +
      at(560, 740, laptopBack(c), { scale: 0.8 }) +
      at(1100, 780, sheet('checks', c, 320, 130)) +
      at(250, 740, bag('#35506b'), { scale: 0.8 }),
  },
  'meeting-the-first-client': {
    tint: 'paper',
    draw: (c) =>
      windowView(c, 'city', 480, 70, 640, 380, 3) +
      pendant(800, 90, c.deep) +
      drawPerson('manager', 420, 430, 1, { turn: 1, color: '#35506b' }) +
      drawPerson('founder', 1180, 430, 1, { turn: -1 }) +
      rect(520, 700, 560, 28, WOOD.base, 14) +
      rect(780, 728, 40, 172, WOOD.dark) +
      at(640, 700, teacup(c.deep)) +
      at(644, 704, steam) +
      at(960, 700, teacup(SEAL)) +
      at(800, 690, sheet('blank', c, 150, 14)),
  },
  'only-woman-on-the-board': {
    tint: 'rose',
    draw: (c) =>
      rect(0, 0, 1600, 900, c.wall) +
      frame(120, 90, 260, 200, shape('M150 260L220 160L270 220L310 180L350 260z', c.soft)) +
      windowView(c, 'city', 1180, 80, 320, 330) +
      drawPerson('director', 250, 430, 0.82, { turn: 0.7 }) +
      drawPerson('veteran', 530, 420, 0.82) +
      drawPerson('lead', 820, 410, 0.86, { mouth: 'talk', color: SEAL, turn: 0 }) +
      drawPerson('analyst', 1110, 420, 0.82, { turn: -0.7 }) +
      drawPerson('director', 1380, 430, 0.82, { hair: 'salt', style: 'sidePart', color: '#35506b' }) +
      rect(0, 720, 1600, 180, WOOD.base) +
      rect(0, 720, 1600, 30, WOOD.light) +
      [250, 530, 820, 1110, 1380].map((x) => at(x, 800, sheet('text', c, 150, 70))).join('') +
      mic(690, 740),
  },
  'questions-for-the-board': {
    tint: 'ochre',
    draw: (c) =>
      drawPerson('veteran', 470, 450, 1.05) +
      drawPerson('lead', 1150, 450, 1.05, { mouth: 'talk', turn: -0.9, color: '#0b5d4e' }) +
      at(
        800,
        170,
        bubble(PAPER, 330, 190, 1) +
          stroke('M-34 -34q2 -40 40 -40q40 2 38 36q0 24 -34 36v24', SEAL, 16) +
          circle(10, 54, 11, SEAL),
      ) +
      at(180, 170, bubble(c.soft, 240, 130, 1) + lines(-70, -20, [140, 90], PAPER, 40, 11)) +
      desk(750) +
      mic(640, 752) +
      mic(980, 752) +
      at(800, 830, sheet('text', c, 380, 130)),
  },
  'weekend-audit-work': {
    tint: 'slate',
    draw: (c) =>
      windowView(c, 'city', 90, 70, 420, 400) +
      shelf(1140, 80, 360, 2, 'files', 200) +
      drawPerson('manager', 560, 430, 1, { turn: 0.9, color: '#7d3a2f' }) +
      drawPerson('junior', 1030, 430, 1, {
        turn: -0.9,
        mouth: 'talk',
        clothes: 'shirt',
        color: '#c3d2e0',
        hair: 'brown',
      }) +
      desk(750) +
      at(800, 750, laptopBack(c), { scale: 0.9 }) +
      at(350, 820, sheet('table', c, 300, 150)) +
      at(1320, 750, bag('#44585b'), { scale: 0.85 }) +
      at(800, 200, bubble(PAPER, 210, 110, -1) + lines(-60, -14, [120, 70], c.soft, 32, 10)),
  },
};
