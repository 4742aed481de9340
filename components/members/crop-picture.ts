import { theme } from '@/styles/theme';

/** A square of a picture, in its own pixels as it is seen (turned as its EXIF says). */
export interface Square {
  x: number;
  y: number;
  size: number;
}

/** Twice what the API keeps: it scales down once more, and better. */
const MOST_PIXELS = 1024;
const QUALITY = 0.92;

/** Draws the square of a picture into a file that is small enough for any connection. Rejects what cannot be decoded. */
export async function cropPicture(address: string, { x, y, size }: Square): Promise<Blob> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const side = Math.max(1, Math.min(size, MOST_PIXELS));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The browser draws no pictures.');
  // JPEG knows no transparency and would show black.
  pen.fillStyle = theme.color.surface;
  pen.fillRect(0, 0, side, side);
  pen.drawImage(picture, x, y, size, size, 0, 0, side, side);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (file) => (file ? resolve(file) : reject(new Error('The picture could not be written.'))),
      'image/jpeg',
      QUALITY,
    ),
  );
}
