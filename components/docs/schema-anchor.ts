/** Returns the id of the element that describes a schema. */
export const getSchemaAnchor = (name: string): string => `shape-${name}`;
