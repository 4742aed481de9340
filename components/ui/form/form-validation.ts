import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod';
import { errorMessage } from '@/lib/api-failure';
import { lazyImport } from '@/lib/lazy-import';

/** Loads the schema of a form by a dynamic import. */
export type SchemaSource<Input extends FieldValues, Output> = () => Promise<z.ZodType<Output, Input>>;

/** Error key that belongs to no field. It carries the message that the validation code could not be loaded. */
export const VALIDATION_FAILED_KEY = 'unchecked';

/**
 * Returns a resolver that loads the schema and zod on first use. They are a third of a form's initial code, and nothing
 * needs validation before the user edits a field.
 */
export function createLazyResolver<Input extends FieldValues, Output>(schema: SchemaSource<Input, Output>) {
  let loading: Promise<Resolver<Input, unknown, Output>> | undefined;

  const load = () => {
    loading ??= lazyImport(() => Promise.all([import('@hookform/resolvers/zod'), schema()])).then(
      ([{ zodResolver }, shape]) => zodResolver(shape),
    );
    // After a failed load the next validation tries again.
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
