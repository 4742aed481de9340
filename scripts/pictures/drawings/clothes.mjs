import { circle, INK, PAPER, rect, shape, stroke } from './palette.mjs';

/** The shoulders and the chest. `width` is half of the shoulders. */
const torso = (width, color) =>
  shape(
    `M${-width} 620C${-width - 14} 460 ${-width - 6} 320 ${-width + 26} 270C${-width + 60} 226 -110 208 -40 180L40 180C110 208 ${width - 60} 226 ${width - 26} 270C${width + 6} 320 ${width + 14} 460 ${width} 620z`,
    color,
  );
/** The lines between the arms and the body. */
const arms = (width, color) =>
  stroke(
    `M${-width + 74} 620C${-width + 80} 520 ${-width + 76} 430 ${-width + 66} 380M${width - 74} 620C${width - 80} 520 ${width - 76} 430 ${width - 66} 380`,
    color,
    5,
  );
const SHADE = 'rgba(12,24,28,0.22)';

const openCollar = (color) =>
  shape('M-44 168L-66 196L-24 262L0 226L24 262L66 196L44 168L0 214z', color) +
  stroke('M-24 262L0 226L24 262', SHADE, 4);

const lapels = (color, depth) =>
  shape(`M-50 176L-98 214L-84 296L-112 304L-10 ${depth}L0 ${depth - 30}z`, color) +
  shape(`M50 176L98 214L84 296L112 304L10 ${depth}L0 ${depth - 30}z`, color) +
  stroke(
    `M-50 178L-98 214L-84 296L-112 304L-6 ${depth}M50 178L98 214L84 296L112 304L6 ${depth}M0 ${depth}V620`,
    SHADE,
    4,
  );

const width = ({ build = 0 }) => 232 + build;

function suit(look) {
  const { color = INK, shirt = PAPER, tie } = look;
  return (
    torso(width(look), color) +
    shape('M-52 176L0 470L52 176L40 168H-40z', shirt) +
    look.neck +
    (tie ? shape('M-16 222L0 238L16 222L12 256L26 420L0 462L-26 420L-12 256z', tie) : '') +
    openCollar(shirt) +
    (tie ? shape('M-18 214H18L12 246H-12z', tie) : '') +
    lapels(color, 470) +
    arms(width(look), SHADE)
  );
}

function jacket(look) {
  const { color = INK, shirt = PAPER } = look;
  const w = width(look) - 22;
  return (
    torso(w, color) +
    shape('M-66 178L-30 470H30L66 178L40 170H-40z', shirt) +
    look.neck +
    shape(
      'M-40 172C-36 214 -16 236 0 240C16 236 36 214 40 172L66 182L30 268C12 282 -12 282 -30 268L-66 182z',
      shirt,
    ) +
    stroke('M-44 184C-36 222 -16 244 0 246C16 244 36 222 44 184', SHADE, 4) +
    shape('M-52 178L-112 226L-36 480L-20 480C-44 380 -54 280 -46 190z', color) +
    shape('M52 178L112 226L36 480L20 480C44 380 54 280 46 190z', color) +
    stroke('M-52 180C-60 280 -46 380 -22 480V620M52 180C60 280 46 380 22 480V620', SHADE, 4) +
    arms(w, SHADE)
  );
}

function shirt(look) {
  const { color = PAPER } = look;
  return (
    torso(width(look) - 8, color) +
    look.neck +
    openCollar(color) +
    stroke('M-66 198L-24 264L0 228L24 264L66 198M0 232V620', SHADE, 4) +
    [300, 370, 440].map((y) => circle(9, y, 5, SHADE)).join('') +
    arms(width(look) - 8, SHADE)
  );
}

function sweater(look) {
  const { color = INK, shirt: collar } = look;
  return (
    torso(width(look) - 6, color) +
    look.neck +
    (collar ? openCollar(collar) : '') +
    stroke('M-48 186C-36 236 -16 252 0 254C16 252 36 236 48 186', color, 22) +
    stroke('M-58 196C-44 246 -20 266 0 267C20 266 44 246 58 196', SHADE, 4) +
    arms(width(look) - 6, SHADE)
  );
}

function turtleneck(look) {
  const { color = INK } = look;
  return (
    torso(width(look) - 14, color) +
    look.neck +
    shape('M-48 128C-20 146 20 146 48 128L56 206C20 226 -20 226 -56 206z', color) +
    stroke('M-56 204C-20 224 20 224 56 204', SHADE, 4) +
    arms(width(look) - 14, SHADE)
  );
}

function blouse(look) {
  const { color = PAPER } = look;
  const w = width(look) - 28;
  return (
    torso(w, color) +
    shape('M-52 176L0 292L52 176z', look.skinTone.base) +
    look.neck +
    stroke('M-52 176L0 292L52 176M0 292V620', SHADE, 4) +
    arms(w, SHADE) +
    (look.necklace
      ? stroke('M-38 186Q0 262 38 186', look.necklace, 4) + circle(0, 228, 7, look.necklace)
      : '')
  );
}

function bowBlouse(look) {
  const { color = PAPER, bow = color } = look;
  const w = width(look) - 28;
  return (
    torso(w, color) +
    look.neck +
    shape('M-46 156C-20 186 20 186 46 156L58 200C24 232 -24 232 -58 200z', bow) +
    shape(
      'M0 214C-60 190 -84 226 -70 262C-48 266 -20 250 0 226C20 250 48 266 70 262C84 226 60 190 0 214zM-8 226L-34 360L-6 346L0 240L14 366L36 352L10 226z',
      bow,
    ) +
    stroke(
      'M0 214C-60 190 -84 226 -70 262C-48 266 -20 250 0 226C20 250 48 266 70 262C84 226 60 190 0 214',
      SHADE,
      4,
    ) +
    arms(w, SHADE)
  );
}

function cardigan(look) {
  const { color = INK, shirt: inner = PAPER } = look;
  const w = width(look) - 20;
  return (
    torso(w, inner) +
    look.neck +
    stroke('M-46 182C-36 222 -16 238 0 240C16 238 36 222 46 182', SHADE, 5) +
    shape(
      `M-56 176L-20 440L-34 620H${-w}C${-w - 14} 460 ${-w - 6} 320 ${-w + 26} 270C${-w + 60} 226 -110 208 -56 176z`,
      color,
    ) +
    shape(
      `M56 176L20 440L34 620H${w}C${w + 14} 460 ${w + 6} 320 ${w - 26} 270C${w - 60} 226 110 208 56 176z`,
      color,
    ) +
    [400, 460, 520].map((y) => circle(-34, y, 7, SHADE)).join('') +
    arms(w, SHADE)
  );
}

/** A work jacket over shirt and tie, as people of a factory wear. */
function workwear(look) {
  const { color, shirt: inner = PAPER, tie } = look;
  const w = width(look);
  return (
    torso(w, color) +
    shape('M-50 174L0 360L50 174z', inner) +
    look.neck +
    (tie ? shape('M-14 224L0 238L14 224L20 330L0 352L-20 330z', tie) : '') +
    openCollar(inner) +
    shape('M-52 170L-96 206L-40 300L0 352L-24 262z', color) +
    shape('M52 170L96 206L40 300L0 352L24 262z', color) +
    stroke('M-52 172L-96 206L-40 300L0 352L40 300L96 206L52 172M0 352V620', SHADE, 4) +
    rect(56, 400, 84, 74, SHADE, 4) +
    rect(60, 404, 76, 66, color, 4) +
    arms(w, SHADE)
  );
}

export const CLOTHES = { suit, jacket, shirt, sweater, turtleneck, blouse, bowBlouse, cardigan, workwear };
