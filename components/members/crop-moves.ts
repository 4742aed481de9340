import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide';

/** The ways in which a press moves the picture. */
export const MOVES = [
  { label: '画像を左へ', icon: ArrowLeft, axis: 'x', sign: -1 },
  { label: '画像を右へ', icon: ArrowRight, axis: 'x', sign: 1 },
  { label: '画像を上へ', icon: ArrowUp, axis: 'y', sign: -1 },
  { label: '画像を下へ', icon: ArrowDown, axis: 'y', sign: 1 },
] as const;

/** The share of the frame by which a press moves the picture. */
const MOVE_SHARE = 0.1;
const SIDES = { x: 'width', y: 'height' } as const;

interface Position {
  x: number;
  y: number;
}

/** Sizes in pixels on the screen, that of the picture without zoom. */
interface CropSizes {
  mediaSize: { width: number; height: number };
  frameSize: { width: number; height: number };
  zoom: number;
}

/** Returns the position after a press, in pixels from the middle. The picture always fills the frame. */
export function movePicture(
  position: Position,
  { axis, sign }: (typeof MOVES)[number],
  { mediaSize, frameSize, zoom }: CropSizes,
): Position {
  const side = SIDES[axis];
  const limit = Math.abs(mediaSize[side] * zoom - frameSize[side]) / 2;
  const moved = position[axis] + sign * frameSize[side] * MOVE_SHARE;
  return { ...position, [axis]: Math.min(limit, Math.max(-limit, moved)) };
}
