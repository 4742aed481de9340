import { useEffect, useRef } from 'react';

/**
 * Shows in a search field what the address searches for: after Back, after a search has been removed, and when words have become
 * filters. What somebody types on after Enter, while the results are on their way, stays.
 *
 * @param filters - what the address says, another object after each change of the address
 * @returns the ref of the field, and a function that returns its text without outer spaces and remembers that this text has
 * been searched for
 */
export function useSearchField(filters: { search: string }) {
  const field = useRef<HTMLInputElement>(null);
  const submitted = useRef<string>(null);
  const shown = useRef(filters.search);

  useEffect(() => {
    const input = field.current;
    const text = submitted.current;
    if (input && (text === null ? filters.search !== shown.current : text === input.value))
      input.value = filters.search;
    submitted.current = null;
    shown.current = filters.search;
  }, [filters]);

  const submitText = () => {
    const input = field.current;
    if (!input) return '';
    // The keyboard of a touch screen would cover the results.
    if (window.matchMedia('(pointer: coarse)').matches) input.blur();
    submitted.current = input.value;
    return input.value.trim();
  };

  return [field, submitText] as const;
}
