import { circle, shape, stroke } from './palette.mjs';

/**
 * Hair styles. A head is 180 wide and reaches from -140 to 122. `back` is drawn behind the head, `front` over the
 * forehead.
 */
const SKULL = 'M-94 6C-108 -96 -78 -176 2 -174C82 -174 108 -96 94 6';
const CAP = 'M-96 14C-112 -96 -82 -182 2 -180C86 -182 112 -96 96 14';

const front = (top, inner) => (hair) => shape(`${top}${inner}z`, hair.base);
const strands =
  (...paths) =>
  (hair) =>
    stroke(paths.join(''), hair.light, 4);
const layers =
  (...parts) =>
  (hair) =>
    parts.map((part) => part(hair)).join('');
const longBack = (bottom, width) => (hair) =>
  shape(
    `M0 -182C${-width - 8} -182 ${-width - 16} -80 ${-width - 8} 10C${-width - 4} 70 ${-width - 14} ${bottom - 40} ${-width + 6} ${bottom}C-40 ${bottom + 16} 40 ${bottom + 16} ${width - 6} ${bottom}C${width + 14} ${bottom - 40} ${width + 4} 70 ${width + 8} 10C${width + 16} -80 ${width + 8} -182 0 -182z`,
    hair.base,
  );

const SIDE_FRINGE = 'L80 14C84 -30 74 -62 58 -86C30 -50 -34 -40 -74 -48C-84 -30 -84 -10 -84 14';
const PART =
  'L84 8C82 -28 76 -54 62 -76C26 -70 -26 -84 -48 -112C-54 -88 -70 -62 -78 -44C-82 -26 -82 -8 -84 8';

export const HAIRSTYLES = {
  sidePart: { front: layers(front(SKULL, PART), strands('M-40 -140C-6 -116 40 -108 72 -104')) },
  crew: {
    front: front(
      'M-92 0C-104 -80 -84 -160 0 -162C84 -160 104 -80 92 0',
      'L84 0C84 -30 80 -58 66 -78C30 -92 -30 -92 -66 -78C-80 -58 -84 -30 -84 0',
    ),
  },
  swept: {
    front: layers(
      front(
        'M-94 6C-112 -90 -92 -170 -30 -184C20 -200 92 -180 100 -110C104 -70 98 -30 94 6',
        'L84 6C84 -26 80 -52 70 -70C30 -66 0 -88 -20 -96C-46 -92 -68 -78 -76 -56C-82 -36 -82 -14 -84 6',
      ),
      strands('M-58 -130C-20 -160 40 -160 76 -128'),
    ),
  },
  fringe: {
    front: layers(
      front(
        SKULL,
        'L84 6C84 -20 80 -40 74 -56L46 -36L30 -62L4 -34L-14 -62L-44 -34L-58 -60C-72 -44 -80 -20 -84 6',
      ),
      strands('M-30 -140C-44 -110 -46 -90 -44 -66', 'M20 -146C18 -110 14 -90 6 -66'),
    ),
  },
  centre: {
    front: layers(
      front(
        SKULL,
        'L84 6C86 -20 80 -44 66 -62C40 -74 14 -94 4 -128C-8 -94 -34 -74 -62 -62C-80 -44 -86 -20 -84 6',
      ),
      strands('M34 -140C52 -120 70 -96 78 -70', 'M-30 -140C-48 -120 -66 -96 -76 -70'),
    ),
  },
  receding: {
    front: front(
      'M-92 16C-108 -60 -96 -138 -40 -158C-10 -168 36 -166 56 -154C98 -134 108 -60 92 16',
      'L84 16C86 -24 82 -62 66 -92C46 -118 26 -130 0 -130C-30 -130 -52 -116 -68 -92C-82 -62 -86 -24 -84 16',
    ),
  },
  bald: {
    front: (hair) =>
      shape(
        'M-92 26C-104 -20 -102 -62 -86 -88C-84 -50 -84 -10 -82 26zM92 26C104 -20 102 -62 86 -88C84 -50 84 -10 82 26z',
        hair.base,
      ),
  },
  bob: {
    back: longBack(110, 96),
    front: layers(front(CAP, SIDE_FRINGE), strands('M40 -150C10 -108 -40 -84 -78 -76')),
  },
  bangs: {
    back: longBack(120, 96),
    front: layers(
      front(CAP, 'L84 14C86 -14 84 -30 80 -40C40 -52 -40 -52 -80 -40C-84 -30 -86 -14 -84 14'),
      strands('M-30 -140C-36 -110 -36 -90 -34 -66', 'M26 -140C32 -110 32 -90 30 -66'),
    ),
  },
  long: {
    back: longBack(250, 104),
    front: layers(front(CAP, SIDE_FRINGE), strands('M44 -152C14 -110 -40 -84 -80 -74')),
  },
  longCentre: {
    back: longBack(230, 102),
    front: front(
      CAP,
      'L86 14C88 -26 72 -66 42 -88C24 -102 10 -118 2 -136C-6 -118 -20 -102 -40 -88C-72 -66 -88 -26 -86 14',
    ),
  },
  wavy: {
    back: (hair) =>
      shape(
        'M0 -184C-110 -184 -122 -80 -108 -20C-130 20 -96 60 -118 100C-128 140 -96 178 -60 172C-20 184 20 184 60 172C96 178 128 140 118 100C96 60 130 20 108 -20C122 -80 110 -184 0 -184z',
        hair.base,
      ),
    front: layers(front(CAP, SIDE_FRINGE), strands('M40 -150C10 -108 -40 -84 -78 -76')),
  },
  bun: {
    back: (hair) => circle(0, -190, 42, hair.base),
    front: layers(
      front(CAP, 'L84 14C88 -30 70 -76 30 -100C-20 -92 -66 -66 -76 -40C-84 -26 -86 -6 -84 14'),
      strands('M-24 -204C-10 -214 12 -214 26 -204'),
    ),
  },
  lowBun: {
    back: (hair) => circle(66, 92, 50, hair.base),
    front: layers(front(CAP, PART), strands('M-42 -144C-6 -118 40 -108 76 -104')),
  },
  ponytail: {
    back: (hair) =>
      shape('M40 -150C150 -150 170 -40 142 60C136 110 120 150 104 176C112 110 96 60 84 0z', hair.base),
    front: layers(front(CAP, SIDE_FRINGE), strands('M44 -152C14 -110 -40 -84 -80 -74')),
  },
  pixie: {
    back: longBack(44, 92),
    front: layers(
      front(
        'M-96 34C-112 -90 -84 -184 4 -182C90 -182 112 -90 96 34',
        'L84 20C86 -20 78 -52 64 -70L40 -44L20 -66C-6 -44 -44 -34 -74 -38C-82 -20 -82 4 -86 34',
      ),
      strands('M50 -148C20 -112 -30 -92 -76 -84'),
    ),
  },
};
