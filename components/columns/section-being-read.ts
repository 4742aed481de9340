import { useEffect, useState } from 'react';

/** From here up, in % of the window's height, a section counts as read: just below where a link of the contents leads. */
const READING_LINE = 12;

/** Far above the window, so that a heading counts as passed however fast it went by. */
const ABOVE = '10000000px';

/** The id of the section that stands at the reader's eyes; null above the first. */
export function useSectionBeingRead(sections: readonly { id: string }[]): string | null {
  const [passed, setPassed] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    const isPassed = new Map<string, boolean>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) isPassed.set(target.id, isIntersecting);
        setPassed(new Set([...isPassed].filter(([, is]) => is).map(([id]) => id)));
      },
      { rootMargin: `${ABOVE} 0px -${100 - READING_LINE}% 0px` },
    );
    for (const { id } of sections) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [sections]);

  return sections.findLast(({ id }) => passed.has(id))?.id ?? null;
}
