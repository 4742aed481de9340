/** Image widths in pixels (spec §9). Next's optimizer produces no others. next.config.mjs cannot import TypeScript. */
export const PICTURE_WIDTHS = [640, 750, 828, 1080, 1200, 1920, 2048, 3840];
export const SMALL_PICTURE_WIDTHS = [16, 32, 48, 64, 96, 128, 256, 384];
