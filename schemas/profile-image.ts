import * as z from 'zod';

/** Of the file as it is chosen. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;

/** For the file input's `accept`. */
export const IMAGE_TYPES = 'image/jpeg,image/png,image/webp';

/** The square to keep, in pixels of the picture as it is seen (turned as its EXIF says). */
export const cropSchema = z.object({
  x: z.coerce.number().int().min(0),
  y: z.coerce.number().int().min(0),
  size: z.coerce.number().int().min(1),
});
export type Crop = z.infer<typeof cropSchema>;

/** POST and DELETE /members/{memberId}/profile-image/ answer: where the picture is now. */
export const profileImageSchema = z.object({ profile_image: z.string().nullable() });
