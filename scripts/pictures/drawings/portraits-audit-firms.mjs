import { clock, laptopBack, plant } from './desk-props.mjs';
import { arm, foldedArms } from './hands.mjs';
import { at, circle, lines, PAPER, rect, SEAL, stroke, WOOD } from './palette.mjs';
import { PEOPLE, portraitOf } from './people.mjs';
import { board, desk, frame, wall, windowView } from './room-props.mjs';

/** Interviews with people in audit firms: the person, their place, and something of what they tell. */
export const AUDIT_FIRM_PORTRAITS = {
  'evening-lecturer': {
    tint: 'rose',
    draw: (c) =>
      wall(c) +
      board(
        110,
        90,
        980,
        500,
        lines(200, 180, [360, 300, 420], '#dfe9e3', 90, 12) +
          stroke('M720 190v300M720 340h260', '#dfe9e3', 10) +
          lines(760, 250, [150], '#dfe9e3', 1, 10) +
          stroke('M780 440l60 -60 50 40 80 -80', '#f0c9bd', 10),
      ) +
      at(1420, 210, clock(c.deep, 210, 60), { scale: 0.9 }) +
      portraitOf('nagai', 1180, 400) +
      rect(860, 740, 640, 160, WOOD.dark) +
      rect(840, 720, 680, 34, WOOD.base, 6) +
      arm({ ...PEOPLE.nagai, sleeve: '#8fb5a6' }, [950, 700], [850, 540], { cuff: false }) +
      at(782, 436, rect(-5, -30, 10, 40, PAPER, 4), { turn: -20 }) +
      arm(PEOPLE.nagai, [1420, 780], [1250, 770], { cuff: false, flip: true }),
  },
  'first-woman-partner': {
    tint: 'paper',
    draw: (c) =>
      wall(c) +
      windowView(c, 'city', 100, 80, 520, 480) +
      at(1330, 640, plant('#7d3a2f'), { scale: 1.5 }) +
      frame(
        1080,
        110,
        280,
        220,
        stroke('M1130 270l60 -70 50 40 70 -90', c.deep, 9) + circle(1310, 150, 12, SEAL),
      ) +
      portraitOf('fujii', 830, 370) +
      desk(780, '#c9b488', WOOD.base) +
      at(420, 780, laptopBack(c)) +
      foldedArms(PEOPLE.fujii, 830, 826),
  },
};
