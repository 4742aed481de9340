import { theme } from '@/styles/theme';

/** A square of a picture, in its own pixels as it is seen (turned as its EXIF says). */
export interface CropArea {
  x: number;
  y: number;
  size: number;
}

/** Twice what the API keeps: it scales down once more, and better. */
const MAX_SIDE_PIXELS = 1024;
const QUALITY = 0.92;

/** Draws the square of a picture into a file that is small enough for any connection. Rejects what cannot be decoded. */
export async function cropImage(imageUrl: string, { x, y, size }: CropArea): Promise<Blob> {
  const image = new Image();
  image.src = imageUrl;
  await image.decode();
  const side = Math.max(1, Math.min(size, MAX_SIDE_PIXELS));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws no pictures.');
  // JPEG knows no transparency and would show black.
  context.fillStyle = theme.color.surface;
  context.fillRect(0, 0, side, side);
  context.drawImage(image, x, y, size, size, 0, 0, side, side);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (file) => (file ? resolve(file) : reject(new Error('The picture could not be written.'))),
      'image/jpeg',
      QUALITY,
    ),
  );
}
