import * as z from 'zod';

/**
 * Returns the schema of Django REST Framework's pagination response; `next` and `previous` are absolute URLs. A list that
 * is too long to be counted says that `count` is a minimum.
 */
export const pageSchema = <T extends z.ZodType>(item: T) =>
  z.object({
    count: z.int().nonnegative(),
    count_is_minimum: z.literal(true).optional(),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    results: z.array(item),
  });

/** A value/label pair of a choice list (spec §3). */
export const choiceSchema = z.object({ value: z.string(), label: z.string() });

export const choicesSchema = z.array(choiceSchema);
export type Choice = z.infer<typeof choiceSchema>;

/**
 * The error response: `error` is a Japanese message for users, `detail` is Django's text, and each field has its own
 * messages.
 */
export const apiErrorSchema = z
  .object({ error: z.string(), detail: z.string().optional() })
  .catchall(z.union([z.string(), z.array(z.string())]));

/** The response of a request that returns no other data. */
export const acceptedMessageSchema = z.object({ message: z.string() });
