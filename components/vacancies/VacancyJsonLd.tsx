import type { JobPosting } from 'schema-dts';
import { JsonLd } from '@/components/head/JsonLd';
import { siteConfig } from '@/config/site';
import { prefectures } from '@/schemas/prefectures';
import type { Vacancy } from '@/schemas/vacancies';

/** Schema.org has no unit for a whole project, so such a reward is left out. */
const UNIT_TEXTS = { hour: 'HOUR', day: 'DAY', month: 'MONTH', year: 'YEAR', project: null } as const;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** Search engines read the description as HTML, but the vacancy's description is plain text. */
const toHtml = (text: string) =>
  text.replace(/[&<>]/g, (character) => escapes[character] ?? character).replaceAll('\n', '<br>');

/**
 * The vacancy as schema.org data for job search. Renders nothing for a closed vacancy, because it must not be listed
 * any more.
 */
export function VacancyJsonLd({ vacancy }: { vacancy: Vacancy }) {
  if (vacancy.status === 'close') return null;
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
        datePosted: vacancy.published_at,
        validThrough: vacancy.deadline,
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
                  ...(prefectures[vacancy.region] && { addressRegion: prefectures[vacancy.region] }),
                },
              },
            }),
        ...(unitText && {
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
