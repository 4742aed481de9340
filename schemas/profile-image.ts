import * as z from 'zod';

/** Of the file that is sent. */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;

/** The square to keep, in pixels of the picture as it is seen (turned as its EXIF says). */
export const cropSchema = z.object({
  x: z.coerce.number().int().min(0),
  y: z.coerce.number().int().min(0),
  size: z.coerce.number().int().min(1),
});
export type Crop = z.infer<typeof cropSchema>;

/** POST and DELETE /members/{memberId}/profile-image/ answer: where the picture is now. */
export const profileImageSchema = z.object({ profile_image: z.string().nullable() });
