import { Marked } from 'marked';

const parser = new Marked({ gfm: true, async: false });

/** A text of the provider's as HTML, not yet sanitised: `importColumn` does that. */
export const markdownToHtml = (markdown: string): string => parser.parse(markdown, { async: false });
