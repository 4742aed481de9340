import { useEffect, useState } from 'react';

/**
 * In % of the window's height. A section is current when its heading is above this line, just below a link's target.
 */
const READING_LINE_PERCENT = 12;

/** Extends far above the window, so that a heading counts as passed even after fast scrolling. */
const TOP_ROOT_MARGIN = '10000000px';

/** Returns the id of the section that is being read; null above the first one. */
export function useScrollSpy(sections: readonly { id: string }[]): string | null {
  const [passedIds, setPassed] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    const isPassed = new Map<string, boolean>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) isPassed.set(target.id, isIntersecting);
        setPassed(new Set([...isPassed].filter(([, is]) => is).map(([id]) => id)));
      },
      { rootMargin: `${TOP_ROOT_MARGIN} 0px -${100 - READING_LINE_PERCENT}% 0px` },
    );
    for (const { id } of sections) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [sections]);

  return sections.findLast(({ id }) => passedIds.has(id))?.id ?? null;
}
