/** Where on the page a named shape is described. */
export const shapeId = (name: string): string => `shape-${name}`;
