import { useEffect, useState } from 'react';

/** From here up, in % of the window's height, a section counts as read: just below where a link of the contents leads. */
const READING_LINE_PERCENT = 12;

/** Far above the window, so that a heading counts as passed however fast it went by. */
const TOP_ROOT_MARGIN = '10000000px';

/** The id of the section that stands at the reader's eyes; null above the first. */
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
