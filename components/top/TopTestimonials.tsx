import { useTestimonials } from '@/hooks/columns';
import { getColumnHref } from '@/lib/columns/column-paths';
import { TestimonialSection } from './TestimonialSection';

/** Shows quotes of accountants from the columns. Renders nothing when no column contains a quote. */
export function TopTestimonials() {
  const { data } = useTestimonials();
  if (!data || data.length === 0) return null;
  return (
    <TestimonialSection
      englishLabel="VOICES"
      title="会計士の声"
      items={data.map(({ id, quote, person }) => ({ ...person, quote, href: getColumnHref(id) }))}
    />
  );
}
