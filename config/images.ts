/** Spec §9: the widths that pictures come in, in px; Next's optimizer makes no others. */
export const PICTURE_WIDTHS = [640, 750, 828, 1080, 1200, 1920, 2048, 3840];
export const SMALL_PICTURE_WIDTHS = [16, 32, 48, 64, 96, 128, 256, 384];

/** Made for fractions of a screen that are this narrow at least; the icons' widths below serve no picture of ours. */
const MIN_WIDTH = 256;

const optimizedUrl = (src: string, width: number) =>
  `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=75`;

interface PictureSources {
  src: string;
  srcSet: string;
}

/**
 * Where the optimizer has a picture below /images/ in every width that it can fill. By hand: next/image's own way
 * brings 3 kB to every page, and a style attribute that the pages' policy forbids.
 * @param naturalWidth in px: beyond it the optimizer would only repeat itself
 */
export function pictureSources(src: string, naturalWidth: number): PictureSources {
  const widths = [...SMALL_PICTURE_WIDTHS, ...PICTURE_WIDTHS].filter((width) => width >= MIN_WIDTH);
  const fitting = widths.filter((width) => width <= naturalWidth);
  const offeredWidths = fitting.length > 0 ? fitting : widths.slice(0, 1);
  return {
    src: optimizedUrl(src, offeredWidths.at(-1) ?? naturalWidth),
    srcSet: offeredWidths.map((width) => `${optimizedUrl(src, width)} ${width}w`).join(', '),
  };
}
