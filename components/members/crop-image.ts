import { palette } from '@/lib/palette';

/** A square in pixels of the picture as it is displayed, that is, rotated according to its EXIF data. */
export interface CropArea {
  x: number;
  y: number;
  size: number;
}

/** Twice the size that the API stores, because the API resizes the picture again with better quality. */
const MAX_SIDE_PIXELS = 1024;
const TYPE = 'image/jpeg';
/** An API with an ImageField of Django refuses a picture whose name has no extension. */
const NAME = 'profile-image.jpg';
const QUALITY = 0.92;

/**
 * Returns the square as a JPEG that is small enough to upload over slow connections. Rejects when the picture cannot be
 * decoded.
 */
export async function cropImage(imageUrl: string, { x, y, size }: CropArea): Promise<File> {
  const image = new Image();
  image.src = imageUrl;
  await image.decode();
  const side = Math.max(1, Math.min(size, MAX_SIDE_PIXELS));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws no pictures.');
  // JPEG has no transparency; transparent areas would become black.
  context.fillStyle = palette.white;
  context.fillRect(0, 0, side, side);
  context.drawImage(image, x, y, size, size, 0, 0, side, side);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (picture) =>
        picture
          ? resolve(new File([picture], NAME, { type: TYPE }))
          : reject(new Error('The picture could not be written.')),
      TYPE,
      QUALITY,
    ),
  );
}
