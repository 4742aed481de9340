/** How much of itself a reply of the API shows: a page of Django's DEBUG, or a stack trace. */
export type Leak = 'debug' | 'trace';

const DEBUG_PAGE = /seeing this error because you have|Using the URLconf defined in|id="pastebinTraceback"/;
const STACK_TRACE =
  /Traceback \(most recent call last\)|File "[^"\n]+", line \d+, in \S|\bat \S+ \([^()\n]+:\d+:\d+\)/;

/** Returns what a reply shows that it should not. A successful reply is data, which may quote anything. */
export function findLeak({ status, text }: { status: number; text: string }): Leak | undefined {
  if (status < 400) return undefined;
  if (DEBUG_PAGE.test(text)) return 'debug';
  return STACK_TRACE.test(text) ? 'trace' : undefined;
}
