/** Returns one field of a value of unknown shape; undefined when the value is not an object or has no such field. */
export const fieldOf = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[name] : undefined;
