/** Returns the label of a code. A code that this site does not know is its own label. */
export const labelOf = (labels: Readonly<Record<string, string>>, code: string): string =>
  (Object.hasOwn(labels, code) && labels[code]) || code;
