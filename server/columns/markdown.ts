import { Marked } from 'marked';

const parser = new Marked({ gfm: true, async: false });

/** Returns the operator's Markdown as HTML. The HTML is not sanitized yet; `importColumn` does that. */
export const markdownToHtml = (markdown: string): string => parser.parse(markdown, { async: false });
