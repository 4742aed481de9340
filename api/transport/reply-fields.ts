/**
 * Reads one field of a response that is not validated. A write has succeeded whatever the shape of its response is,
 * so an unexpected shape must not become an error.
 * @returns undefined when the response is not an object or has no such field
 */
export const fieldOf = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[name] : undefined;

/** Returns {@link fieldOf} when its value is a string, and undefined otherwise. */
export const textOf = (data: unknown, name: string): string | undefined => {
  const value = fieldOf(data, name);
  return typeof value === 'string' ? value : undefined;
};
