import { CLOTHES } from './clothes.mjs';
import { HAIRSTYLES } from './hair.mjs';
import { at, circle, ellipse, HAIR, INK, PAPER, rect, SKIN, shape, stroke } from './palette.mjs';

const face = ({ jaw = 62, chin = 122 }) =>
  `M-88 -30C-88 -112 -52 -142 0 -142C52 -142 88 -112 88 -30C88 22 ${jaw + 20} 62 ${jaw} 84C${jaw - 20} 110 24 ${chin} 0 ${chin}C-24 ${chin} ${20 - jaw} 110 ${-jaw} 84C${-jaw - 20} 62 -88 22 -88 -30z`;

const GLASSES = {
  round: (side) => `<circle cx="${side * 38}" cy="4" r="29" fill="none"/>`,
  square: (side) => `<rect x="${side * 38 - 31}" y="-20" width="62" height="46" rx="10" fill="none"/>`,
  half: (side) => `<path d="M${side * 38 - 30} -8v12c0 30 60 30 60 0v-12z" fill="none"/>`,
};

const glasses = (kind, color, dx) =>
  `<g transform="translate(${dx} 0)" stroke="${color}" stroke-width="6" stroke-linejoin="round">${GLASSES[kind](-1)}${GLASSES[kind](1)}<path d="M-10 0q10 -8 20 0M${-68 - dx} -6l-16 -4M${68 - dx} -6l16 -4" fill="none"/></g>`;

const EYES = {
  open: (x) =>
    `<ellipse cx="${x}" cy="6" rx="7.5" ry="10" fill="${INK}"/><circle cx="${x + 3}" cy="2" r="2.6" fill="${PAPER}"/>`,
  smile: (x) => stroke(`M${x - 14} 9q14 -17 28 0`, INK, 6.5),
  down: (x) => stroke(`M${x - 14} 4q14 13 28 0`, INK, 6.5),
};

const MOUTHS = {
  soft: 'M-22 68q22 17 44 0',
  wide: 'M-28 64q28 27 56 0',
  calm: 'M-18 71q18 7 36 0',
  aside: 'M-12 72q20 8 34 -8',
};

/** How far the head sinks towards the shoulders. */
const NECK = 34;

const BEARD =
  'M-86 10C-80 60 -70 96 -36 118C-14 130 14 130 36 118C70 96 80 60 86 10C74 40 56 50 34 48C14 42 -14 42 -34 48C-56 50 -74 40 -86 10z';
const AGE_LINES = 'M-34 48q-10 12 -8 24M34 48q10 12 8 24M-26 -62h52';
const LASHES = 'M-26 -1q-12 -12 -24 1M26 -1q12 -12 24 1';

function mouthOf({ mouth = 'soft', lashes, beard }, skin) {
  if (mouth === 'talk') return shape('M-18 62q18 -8 36 0q-2 26 -18 26q-16 0 -18 -26z', '#8c3b33');
  if (beard) return stroke(MOUTHS[mouth], skin.base, 6);
  return stroke(MOUTHS[mouth], lashes ? '#a94b40' : '#93503f', 6);
}

function browsOf({ lashes, brows = 0 }, hair) {
  return stroke(
    `M-56 ${-26 + brows}q18 -12 36 -2M20 ${-28 + brows}q18 -10 36 2`,
    hair.base,
    lashes ? 5.5 : 8,
  );
}

/** Eyes, brows, nose and mouth, which move together when a head turns. */
function features({ skin, hair, look }, dx) {
  const { eyes = 'open', lashes, lines } = look;
  const nose = dx < 0 ? 'q-10 20 2 27' : 'q10 20 -2 27';
  return [
    ellipse(-54, 44, 19, 12, skin.blush, 0.28),
    ellipse(54, 44, 19, 12, skin.blush, 0.28),
    lines ? stroke(AGE_LINES, skin.shade, 4) : '',
    EYES[eyes](-38),
    EYES[eyes](38),
    lashes && eyes === 'open' ? stroke(LASHES, INK, 5) : '',
    browsOf(look, hair),
    stroke(`M${dx * 0.6} 12${nose}`, skin.line, 4.5),
    mouthOf(look, skin),
  ].join('');
}

/** A head. `turn` moves the features sideways, which turns the head a little. */
function head({ skin, hair, look }) {
  const { style, turn = 0, frame, frameColor = INK, beard } = look;
  const dx = turn * 12;
  const { back, front } = HAIRSTYLES[style];
  return {
    back: back ? back(hair) : '',
    front: [
      ellipse(-88, 16, 15, 24, skin.shade),
      ellipse(88, 16, 15, 24, skin.shade),
      shape(face(look), skin.base),
      beard ? shape(BEARD, hair.base, beard) : '',
      at(dx, 0, features({ skin, hair, look }, dx)),
      front(hair),
      frame ? glasses(frame, frameColor, dx) : '',
    ].join(''),
  };
}

/**
 * A person down to the waist. The shoulders are 190 below the origin.
 * @param look `skin`, `hair` and `clothes` by name, with the details of the head and the colours of the clothes
 */
export function person(look) {
  const skin = SKIN[look.skin ?? 'light'];
  const hair = HAIR[look.hair ?? 'black'];
  const drawn = head({ skin, hair, look });
  const neck =
    shape('M-38 100V192Q0 232 38 192V100z', skin.shade) +
    shape('M-38 158C-16 178 16 178 38 158V192Q0 232 -38 192z', skin.base, 0.6);
  const tilt = look.tilt ?? 0;
  const turned = (inner) => `<g transform="translate(0 ${NECK}) rotate(${tilt} 0 110)">${inner}</g>`;
  return `${turned(drawn.back)}${CLOTHES[look.clothes ?? 'suit']({ ...look, skinTone: skin, neck })}${turned(drawn.front)}`;
}

/** A person at a place and in a size. */
export const personAt = (x, y, scale, look) => at(x, y, person(look), { scale, flip: look.flip });

/** A small figure seen from behind, for audiences and tables. */
export const fromBehind = (x, y, scale, { hair = 'black', color, long = false }) =>
  at(
    x,
    y,
    shape('M-150 330C-150 210 -90 170 0 168C90 170 150 210 150 330z', color) +
      rect(-32, 80, 64, 110, SKIN.light.shade) +
      shape(
        long
          ? 'M0 -150C-100 -150 -112 -40 -100 40C-98 90 -104 130 -84 150H84C104 130 98 90 100 40C112 -40 100 -150 0 -150z'
          : 'M0 -146C-96 -146 -104 -50 -90 30C-80 80 -50 108 0 108C50 108 80 80 90 30C104 -50 96 -146 0 -146z',
        HAIR[hair].base,
      ) +
      (long ? '' : circle(-94, 18, 15, SKIN.light.shade) + circle(94, 18, 15, SKIN.light.shade)),
    { scale },
  );
