import { drawPerson } from './anonymous-people.mjs';
import { bag, laptopBack, mug, plant, suitcase } from './desk-props.mjs';
import { arm } from './hands.mjs';
import { at, circle, ellipse, GOLD, INK, LEAF, lines, PAPER, rect, SEAL, stroke, WOOD } from './palette.mjs';
import { calendar, sheet } from './paper-props.mjs';
import { board, desk, floor, frame, shelf, wall, whiteboard, windowView } from './room-props.mjs';

/** People before boards and plans, and rooms that somebody has left. */
export const PLAN_SCENES = {
  'hundred-days-as-cfo': {
    tint: 'green',
    draw: (c) =>
      whiteboard(
        110,
        90,
        900,
        500,
        [
          [190, 180],
          [520, 180],
          [520, 420],
          [820, 300],
        ]
          .map(
            ([x, y], i) =>
              rect(x, y, 150, 90, [c.soft, c.deep, c.mid, SEAL][i], 10) +
              lines(x + 30, y + 45, [90], PAPER, 1, 10),
          )
          .join('') +
          stroke(
            'M350 225H500M595 280V410M690 225Q760 240 800 300M690 465Q760 450 800 390M190 300V470H500',
            INK,
            8,
          ),
      ) +
      drawPerson('founder', 1230, 370, 1.1, { clothes: 'suit', color: c.deep, tie: GOLD }) +
      arm({ color: c.deep, skin: 'warm' }, [1030, 690], [930, 520], { open: true }) +
      floor(840, c.wall),
  },
  'staying-at-the-audit-firm': {
    tint: 'ochre',
    draw: (c) =>
      shelf(80, 60, 620, 4, 'books', 180) +
      windowView(c, 'hills', 1180, 90, 320, 400, 1) +
      drawPerson('junior', 960, 420, 1.05, {
        eyes: 'down',
        mouth: 'soft',
        frame: 'square',
        clothes: 'cardigan',
        color: '#44585b',
        shirt: '#f2f8f5',
        hair: 'salt',
        turn: 0,
      }) +
      rect(620, 760, 980, 34, WOOD.base) +
      rect(620, 794, 980, 106, WOOD.dark) +
      at(
        960,
        790,
        rect(-220, -60, 440, 100, PAPER, 6) +
          rect(-3, -60, 6, 100, '#d8d4c4') +
          lines(-180, -30, [140, 120, 140], '#cfd6d1', 26) +
          lines(40, -30, [140, 100, 120], '#cfd6d1', 26),
      ) +
      arm({ color: '#44585b' }, [752, 736], [790, 792]) +
      arm({ color: '#44585b' }, [1168, 736], [1130, 792], { flip: true }) +
      at(1400, 760, mug(SEAL)),
  },
  'when-to-end-a-side-job': {
    tint: 'slate',
    draw: (c) =>
      [
        [330, 0.7],
        [700, 0.45],
        [330, 0.85],
        [700, 0.3],
      ]
        .map(([x, part], i) => dial(x, i < 2 ? 260 : 560, part, c))
        .join('') +
      drawPerson('clerk', 1190, 390, 1.1, {
        eyes: 'open',
        mouth: 'calm',
        clothes: 'turtleneck',
        color: c.deep,
        style: 'longCentre',
        turn: -0.9,
      }) +
      desk(780) +
      at(1460, 780, plant()) +
      at(880, 780, mug(SEAL)),
  },
  'whistleblowing-fourteen-days': {
    tint: 'rose',
    draw: (c) =>
      rect(0, 0, 1600, 900, c.wall) +
      rect(0, 640, 1600, 260, c.soft) +
      at(
        560,
        640,
        rect(-210, -440, 420, 460, c.deep, 18) +
          rect(-150, -350, 300, 40, INK, 8) +
          rect(-60, -190, 120, 90, GOLD, 10) +
          stroke('M-34 -190v-30a34 34 0 0 1 68 0v30', GOLD, 16) +
          circle(0, -150, 13, INK),
      ) +
      at(560, 258, rect(-120, -110, 240, 130, PAPER, 4) + stroke('M-118 -106L0 -30L118 -106', '#d3cabb', 6), {
        turn: -4,
      }) +
      rect(350, 290, 420, 40, c.deep) +
      at(1150, 330, calendar(c, [4, 17], 460, 420)) +
      at(1260, 860, sheet('checks', c, 330, 200)),
  },
  'year-after-an-overseas-post': {
    tint: 'rose',
    draw: (c) =>
      windowView(c, 'city', 100, 80, 520, 440) +
      at(
        1230,
        330,
        frame(
          -230,
          -180,
          460,
          340,
          ellipse(-90, -50, 74, 46, c.soft) +
            ellipse(-60, 50, 34, 60, c.soft) +
            ellipse(70, -40, 100, 54, c.soft) +
            ellipse(130, 70, 44, 28, c.soft) +
            circle(120, -50, 14, SEAL) +
            stroke('M112 -58Q40 -120 -70 -60', SEAL, 5),
        ),
      ) +
      drawPerson('analyst', 800, 390, 1.1, {
        clothes: 'shirt',
        color: '#c3d2e0',
        tie: undefined,
        eyes: 'down',
        turn: -0.6,
        skin: 'tan',
      }) +
      floor(790, c.wall) +
      at(1180, 880, suitcase(c.deep), { scale: 1.15 }) +
      at(420, 880, bag('#44585b')),
  },
  'three-months-before-returning': {
    tint: 'rose',
    draw: (c) =>
      [300, 690, 1080]
        .map((x, i) =>
          at(
            x,
            290,
            calendar(
              c,
              [
                [3, 17],
                [8, 9, 22],
                [2, 5, 9, 12, 16, 19, 23],
              ][i],
              340,
              330,
            ),
          ),
        )
        .join('') +
      drawPerson('clerk', 1290, 470, 0.95, { turn: -0.9, color: '#a86b5f', style: 'bun', hair: 'black' }) +
      desk(780, '#e3c79d', WOOD.base) +
      at(
        300,
        780,
        rect(-80, -80, 76, 80, GOLD, 10) +
          rect(6, -80, 76, 80, SEAL, 10) +
          rect(-36, -160, 76, 80, LEAF.base, 10),
      ) +
      at(730, 780, sheet('checks', c, 330, 230)) +
      at(1010, 780, mug(c.deep)),
  },
  'sharing-visits-with-internal-audit': {
    tint: 'paper',
    draw: (c) =>
      board(
        110,
        80,
        1000,
        520,
        [0, 1, 2, 3]
          .map(
            (row) =>
              rect(150, 150 + row * 110, 130, 74, c.deep, 6) +
              Array.from({ length: 10 }, (_, i) =>
                rect(
                  310 + i * 78,
                  150 + row * 110,
                  62,
                  74,
                  ((i * 3 + row) % 5 === 0 && '#e8c98a') || ((i + row * 2) % 6 === 1 && '#8fb5a6') || c.line,
                  6,
                ),
              ).join(''),
          )
          .join('') +
          `<rect x="696" y="136" width="90" height="430" rx="12" fill="none" stroke="${SEAL}" stroke-width="9"/>`,
        '#dcd8c8',
      ) +
      drawPerson('veteran', 1290, 400, 1.02, { turn: -0.9 }) +
      desk(800) +
      at(420, 800, mug(SEAL)) +
      at(700, 800, laptopBack(c), { scale: 0.8 }),
  },
  'year-of-audit-board-agendas': {
    tint: 'green',
    draw: (c) =>
      wall(c) +
      rect(90, 70, 1060, 640, c.line, 10) +
      Array.from({ length: 12 }, (_, i) => {
        const x = 120 + (i % 4) * 256;
        const y = 100 + Math.floor(i / 4) * 200;
        return (
          rect(x, y, 232, 180, PAPER, 6) +
          rect(x, y, 232, 36, i === 5 ? SEAL : c.mid, 6) +
          lines(x + 24, y + 72, [[150, 110], [170], [120, 160, 90]][i % 3], c.soft, 34, 9)
        );
      }).join('') +
      drawPerson('lead', 1340, 400, 1.08, { color: '#35506b', turn: -1 }) +
      arm({ color: '#35506b' }, [1180, 720], [1090, 600], { open: true }),
  },
};

/** A gauge with a needle; `part` is from 0 to 1. */
function dial(x, y, part, c) {
  return (
    rect(x - 160, y - 140, 320, 260, PAPER, 14) +
    stroke(`M${x - 100} ${y + 60}a100 100 0 0 1 200 0`, c.wall, 26) +
    stroke(`M${x + 71} ${y - 11}a100 100 0 0 1 29 71`, SEAL, 26) +
    `<path d="M${x} ${y + 60}v-84" stroke="${INK}" stroke-width="11" stroke-linecap="round" transform="rotate(${part * 180 - 90} ${x} ${y + 60})"/>` +
    circle(x, y + 60, 14, INK)
  );
}
