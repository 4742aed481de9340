import * as z from 'zod';

/** An instant on the wire: ISO 8601 with offset, as Django REST Framework writes it. */
export const dateTimeSchema = z.iso.datetime({ offset: true });

/** Django-like primary key. */
export const idSchema = z.int().positive();

/** The paging envelope of Django REST Framework; `next` and `previous` are absolute links. */
export const paged = <T extends z.ZodType>(item: T) =>
  z.object({
    count: z.int().nonnegative(),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    results: z.array(item),
  });

/** A value/label pair of a choice list (spec §3). */
export const choiceSchema = z.object({ value: z.string(), label: z.string() });

/** Every refusal: `error` is for people (Japanese), `detail` as Django words it; fields carry their own messages. */
export const refusalSchema = z
  .object({ error: z.string(), detail: z.string().optional() })
  .catchall(z.union([z.string(), z.array(z.string())]));

/** An accepted request that has nothing else to tell. */
export const acceptedSchema = z.object({ message: z.string() });
