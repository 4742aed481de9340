import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod';
import { lazyImport } from '@/lib/lazy-import';
import { failureText } from '@/schemas/failures';

/** Brings the schema of a form, by a dynamic import. */
export type SchemaSource<Input extends FieldValues, Output> = () => Promise<z.ZodType<Output, Input>>;

/** Not a field: the place of the message that nothing could be checked. */
export const UNCHECKED = 'unchecked';

/**
 * The checks of a form. Schema and zod, a third of what a form would load first, come when it is touched:
 * nobody has anything to check before.
 */
export function createCheck<Input extends FieldValues, Output>(schema: SchemaSource<Input, Output>) {
  let coming: Promise<Resolver<Input, unknown, Output>> | undefined;

  const load = () => {
    coming ??= lazyImport(() => Promise.all([import('@hookform/resolvers/zod'), schema()])).then(
      ([{ zodResolver }, shape]) => zodResolver(shape),
    );
    // What could not be fetched is asked for again by the next try.
    coming.catch(() => {
      coming = undefined;
    });
    return coming;
  };

  const resolver: Resolver<Input, unknown, Output> = async (...asked) => {
    const check = await load().catch((thrown: unknown) => ({ message: failureText(thrown) }));
    if (typeof check === 'function') return check(...asked);
    return {
      values: {},
      errors: { [UNCHECKED]: { type: 'network', ...check } } as unknown as FieldErrors<Input>,
    };
  };

  return { load, resolver };
}
