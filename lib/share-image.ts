/** The number of images of each kind below public/images/og/. */
const IMAGE_COUNT = 20;

/**
 * Returns the path of the 1280x600 share image (spec §9) of a seminar or a vacancy. Consecutive ids have different
 * images.
 */
export const getShareImage = (kind: 'seminar' | 'vacancy', id: number): string =>
  `/images/og/${kind}-${id % IMAGE_COUNT}.png`;
