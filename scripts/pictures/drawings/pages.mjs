import { drawPerson } from './anonymous-people.mjs';
import { binders, laptop, laptopBack, mug, plant } from './desk-props.mjs';
import { at, circle, ellipse, GOLD, INK, LEAF, lines, PAPER, rect, SEAL, shape, stroke } from './palette.mjs';
import { calendar, envelope, magnifier, pen, sheet } from './paper-props.mjs';
import { buildings, desk, floor, windowView } from './room-props.mjs';

/** Pictures of the site's own pages: the steps of the registration, and the examples for companies. */
const factory = (c) =>
  rect(150, 330, 560, 330, c.mid) +
  shape('M150 330L290 240V330L430 240V330L570 240V330L710 240V330z', c.deep) +
  rect(600, 120, 70, 150, c.deep) +
  ellipse(640, 92, 60, 22, c.line) +
  ellipse(710, 62, 44, 16, c.line) +
  [200, 330, 460, 590].map((x) => rect(x, 420, 80, 60, c.line, 4)).join('') +
  rect(380, 540, 110, 120, INK, 4);
const check = (x, y) => circle(x, y, 70, LEAF.base) + stroke(`M${x - 30} ${y + 2}l22 24 40 -50`, PAPER, 16);
const videoCall = () =>
  '<clipPath id="call"><path d="M-166 -240H166V-50H-166z"/></clipPath>' +
  `<g clip-path="url(#call)">${rect(-166, -240, 332, 190, '#d9e8e0') + drawPerson('junior', 0, -150, 0.42)}</g>`;

export const PAGE_PICTURES = {
  'step-mail': {
    tint: 'green',
    draw: (c) =>
      windowView(c, 'trees', 1060, 90, 420, 400) +
      at(330, 290, envelope(PAPER, 360, 240), { turn: -7 }) +
      desk(740) +
      at(800, 740, laptop(c, 'text'), { scale: 1.35 }) +
      at(1300, 740, mug(SEAL)) +
      at(260, 740, plant()),
  },
  'step-details': {
    tint: 'ochre',
    draw: (c) =>
      rect(0, 0, 1600, 900, c.wall) +
      at(
        620,
        460,
        sheet('blank', c, 560, 700) +
          circle(-170, -210, 74, c.soft) +
          circle(-170, -230, 28, PAPER) +
          shape('M-216 -160Q-170 -230 -124 -160z', PAPER) +
          lines(-60, -240, [260, 180], INK, 54, 12) +
          [-90, 10, 110, 210]
            .map(
              (y) =>
                rect(-230, y, 460, 66, c.line, 8) +
                lines(-200, y + 34, [y === 210 ? 120 : 240], c.soft, 1, 10),
            )
            .join(''),
        { turn: -3 },
      ) +
      at(1060, 520, pen(INK), { turn: 36, scale: 1.6 }) +
      at(1320, 330, circle(0, 0, 110, PAPER) + circle(0, 0, 76, c.deep) + circle(0, 0, 58, '#5d3a24')),
  },
  'step-done': {
    tint: 'slate',
    draw: (c) =>
      windowView(c, 'city', 110, 80, 480, 420) +
      drawPerson('manager', 800, 380, 1.1, { eyes: 'smile', mouth: 'wide', turn: -0.5 }) +
      check(1240, 250) +
      desk(760) +
      at(470, 760, laptopBack(c)) +
      at(1330, 760, binders(['#0b5d4e', '#c9b488', '#7d3a2f'], 210, 56)) +
      at(1120, 760, mug(GOLD)),
  },
  'case-manufacturer': {
    tint: 'slate',
    draw: (c) =>
      factory(c) + floor(660, c.wall) + at(1130, 360, calendar(c, [9, 10, 11], 560, 500)) + check(1390, 590),
  },
  'case-remote': {
    tint: 'green',
    draw: (c) =>
      windowView(c, 'night', 120, 80, 440, 420) +
      desk(740) +
      at(840, 740, `<g transform="scale(1.4)">${laptop(c, 'plain')}${videoCall()}</g>`) +
      at(1330, 740, plant()) +
      at(1180, 740, mug(SEAL)) +
      at(330, 740, binders(['#35506b', '#8a6a1f', '#0b5d4e'], 200, 54)),
  },
  'case-acquisition': {
    tint: 'ochre',
    draw: (c) =>
      buildings([[140, 200, 330, 700, c.mid]], c.line) +
      buildings([[560, 370, 260, 700, c.soft]], c.line) +
      rect(460, 560, 110, 40, SEAL) +
      floor(700, c.wall) +
      at(1210, 430, sheet('table', c, 460, 560), { turn: 4 }) +
      at(1010, 560, magnifier(c), { turn: 30, scale: 1.25 }),
  },
};
