/** Returns the text on one line: each run of spaces, tabs and line breaks becomes one space. */
export const toOneLine = (text: string): string => text.replace(/\s+/g, ' ');
