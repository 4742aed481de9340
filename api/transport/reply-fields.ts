/**
 * Reads one field of a reply whose shape nothing may depend on, as that of a write: it has succeeded, however it is
 * answered.
 * @returns undefined where the reply is no object or has no such field
 */
export const fieldOf = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[name] : undefined;

/** {@link fieldOf} for a text; any other value counts as absent. */
export const textOf = (data: unknown, name: string): string | undefined => {
  const value = fieldOf(data, name);
  return typeof value === 'string' ? value : undefined;
};
