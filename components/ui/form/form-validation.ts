import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod';
import { errorMessage } from '@/lib/api-failure';
import { lazyImport } from '@/lib/lazy-import';

/** Brings the schema of a form, by a dynamic import. */
export type SchemaSource<Input extends FieldValues, Output> = () => Promise<z.ZodType<Output, Input>>;

/** Not a field: the place of the message that nothing could be checked. */
export const VALIDATION_FAILED_KEY = 'unchecked';

/**
 * The checks of a form. Schema and zod, a third of what a form would load first, come when it is touched:
 * nobody has anything to check before.
 */
export function createLazyResolver<Input extends FieldValues, Output>(schema: SchemaSource<Input, Output>) {
  let loading: Promise<Resolver<Input, unknown, Output>> | undefined;

  const load = () => {
    loading ??= lazyImport(() => Promise.all([import('@hookform/resolvers/zod'), schema()])).then(
      ([{ zodResolver }, shape]) => zodResolver(shape),
    );
    // What could not be fetched is asked for again by the next try.
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };

  const resolver: Resolver<Input, unknown, Output> = async (...args) => {
    const resolve = await load().catch((thrown: unknown) => ({ message: errorMessage(thrown) }));
    if (typeof resolve === 'function') return resolve(...args);
    return {
      values: {},
      errors: { [VALIDATION_FAILED_KEY]: { type: 'network', ...resolve } } as unknown as FieldErrors<Input>,
    };
  };

  return { load, resolver };
}
