import './jitless';
import * as z from 'zod';

/** The size limit in bytes of the uploaded file. */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;

/** The crop square in pixels of the displayed image (rotated according to EXIF). */
export const cropSchema = z.object({
  x: z.coerce.number().int().min(0),
  y: z.coerce.number().int().min(0),
  size: z.coerce.number().int().min(1),
});
export type Crop = z.infer<typeof cropSchema>;

/** Response of POST and DELETE /members/{memberId}/profile-image/: the image's path, or null. */
export const profileImageSchema = z.object({ profile_image: z.string().nullish() });
