import { PAPER, SKIN, shape, stroke } from './palette.mjs';

/** Forearms and hands, which are drawn after the desk. */

/** A hand whose fingers point to the right from its wrist. */
const OPEN =
  'M0 -26C20 -34 44 -34 62 -26L104 -22Q114 -18 106 -10L112 -6Q118 2 108 8Q112 18 100 20Q98 28 84 28L40 32C20 34 6 32 0 26z';
const FIST = 'M0 -28C20 -38 60 -38 72 -24C86 -18 86 20 72 28C56 38 20 36 0 28z';

/**
 * One arm from the elbow to the wrist, with its hand. The hand goes on in the direction of the arm.
 * @param look names the colour of the clothes and the skin
 */
export function arm(look, [x1, y1], [x2, y2], { open = false, cuff = true, flip = false } = {}) {
  const skin = SKIN[look.skin ?? 'light'];
  const turn = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  const hand =
    shape(open ? OPEN : FIST, skin.base) +
    (open
      ? stroke('M64 -10l38 -2M66 4l38 4M62 17l32 4', skin.shade, 3.5)
      : stroke('M50 -10h24M52 4h26M50 17h22', skin.shade, 3.5)) +
    stroke('M16 -26Q38 -50 60 -42', skin.base, 18);
  const sleeve = look.sleeve ?? look.color;
  return (
    stroke(`M${x1} ${y1}L${x2} ${y2}`, 'rgba(12,24,28,0.16)', 92) +
    stroke(`M${x1} ${y1}L${x2} ${y2}`, sleeve, 84) +
    `<g transform="translate(${x2} ${y2}) rotate(${turn}) scale(1.1 ${flip ? -1.1 : 1.1})"><g transform="translate(34 0)">${hand}</g>${cuff ? shape('M26 -34H46V34H26z', look.shirt ?? PAPER) : ''}</g>`
  );
}

/** Both forearms on the desk, one upon the other. */
export const foldedArms = (look, x, y) =>
  arm(look, [x + 230, y - 30], [x - 40, y - 22], { flip: true }) +
  arm(look, [x - 230, y - 24], [x + 60, y - 6]);
/** Both hands around something in the middle. */
export const handsTogether = (look, x, y, half = 240, gap = 60) =>
  arm(look, [x - half, y - 12], [x - gap - 76, y - 30]) +
  arm(look, [x + half, y - 12], [x + gap + 76, y - 30], { flip: true });
