/** Where on the page a named shape is described. */
export const getSchemaAnchor = (name: string): string => `shape-${name}`;
