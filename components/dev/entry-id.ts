/** Returns the anchor of a component on the gallery page. */
export const getEntryId = (name: string) => `component-${name}`;
