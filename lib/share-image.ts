/** As many as scripts/share-pictures.mjs draws of each kind. */
const IMAGE_COUNT = 20;

/** Own path of the 1280x600 picture (spec §9) that a seminar or a vacancy is shared with; neighbours differ. */
export const getShareImage = (kind: 'seminar' | 'vacancy', id: number): string =>
  `/images/og/${kind}-${id % IMAGE_COUNT}.png`;
