import type { JobPosting } from 'schema-dts';
import { JsonLd } from '@/components/shell/JsonLd';
import { siteConfig } from '@/config/site';
import { regionText } from '@/lib/place-text';
import { isClearReward } from '@/lib/vacancies/vacancy-text';
import type { Vacancy } from '@/schemas/vacancy-fields';

/** Schema.org has no unit for a whole project, so such a reward is omitted. */
const UNIT_TEXTS: Readonly<Record<string, string>> = {
  hour: 'HOUR',
  day: 'DAY',
  month: 'MONTH',
  year: 'YEAR',
};

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** Search engines read the description as HTML, but the vacancy's description is plain text. */
const toHtml = (text: string) =>
  text.replace(/[&<>]/g, (character) => escapes[character] ?? character).replaceAll('\n', '<br>');

/**
 * The vacancy as schema.org data for job search. Renders nothing for a vacancy that is not open, because it must not be
 * listed.
 */
export function VacancyJsonLd({ vacancy }: { vacancy: Vacancy }) {
  if (vacancy.status !== 'open') return null;
  const { origin } = siteConfig();
  const { reward } = vacancy;
  const unitText = UNIT_TEXTS[reward.unit];
  return (
    <JsonLd<JobPosting>
      data={{
        '@context': 'https://schema.org',
        '@type': 'JobPosting',
        title: vacancy.title,
        description: toHtml(vacancy.description),
        url: `${origin}/vacancy/${vacancy.id}/`,
        ...(vacancy.published_at && { datePosted: vacancy.published_at }),
        ...(vacancy.deadline && { validThrough: vacancy.deadline }),
        employmentType: 'CONTRACTOR',
        hiringOrganization: { '@type': 'Organization', name: vacancy.company_profile },
        ...(vacancy.remote === 'full'
          ? {
              jobLocationType: 'TELECOMMUTE',
              applicantLocationRequirements: { '@type': 'Country', name: '日本' },
            }
          : {
              jobLocation: {
                '@type': 'Place',
                address: {
                  '@type': 'PostalAddress',
                  addressCountry: 'JP',
                  ...(vacancy.region && { addressRegion: regionText(vacancy.region) }),
                },
              },
            }),
        ...(unitText &&
          isClearReward(reward) &&
          reward.min !== null && {
            baseSalary: {
              '@type': 'MonetaryAmount',
              currency: 'JPY',
              value: {
                '@type': 'QuantitativeValue',
                unitText,
                minValue: reward.min,
                maxValue: reward.max ?? reward.min,
              },
            },
          }),
      }}
    />
  );
}
