/** Returns the two digits of a prefecture's code, also of one that was sent as a number; any other text as it is. */
export const prefectureCode = (code: string): string => code.replace(/^[1-9]$/, '0$&');
