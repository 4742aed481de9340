import type { DescriptionListItem } from './DescriptionList';
import { NoBreak } from './NoBreak';

/**
 * Returns the items with their numbers, hyphenated words and quotations kept on one line. The list does not do this by itself,
 * because most lists of settings have none.
 */
export const keepTogether = (items: readonly DescriptionListItem[]): DescriptionListItem[] =>
  items.map((item) =>
    typeof item.detail === 'string' ? { ...item, detail: <NoBreak text={item.detail} /> } : item,
  );
