import styled from 'styled-components';
import { JsonLd } from '@/components/head/JsonLd';
import { PageHead } from '@/components/head/PageHead';
import { Badge } from '@/components/ui/feedback/Badge';
import { FullWidthSection } from '@/components/ui/layout/FullWidthSection';
import { TextColumns } from '@/components/ui/layout/TextColumns';
import { siteConfig } from '@/config/site';
import type { Stat } from '@/lib/vacancies/market-text';
import type { HomeContent } from '@/schemas/page-content';
import { panelTitle } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { LatestVacancies } from './LatestVacancies';
import { TestimonialSection } from './TestimonialSection';
import { TopCallToAction } from './TopCallToAction';
import { TopHero } from './TopHero';
import { TopInterviews } from './TopInterviews';
import { TopQuestions } from './TopQuestions';
import { TopTestimonials } from './TopTestimonials';
import { UpcomingSeminars } from './UpcomingSeminars';

interface TopScreenProps {
  content: HomeContent;
  /** The figures of the hero. */
  stats: readonly Stat[];
  /** The median rewards by days a week; empty while they are not known. */
  rewards: readonly (readonly [title: string, text: string, more: { figure: string }])[];
}

export function TopScreen({ content, stats, rewards }: TopScreenProps) {
  const { description, hero, registration, service, steps, questions, review, voices, samples } = content;
  const sampleMark = (part: string) => samples.includes(part) && <Badge>デモ表示</Badge>;
  const { name, nameEn, origin, contactEmail } = siteConfig();
  return (
    <Page>
      <PageHead description={description} path="/" />
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'Organization',
          name,
          alternateName: nameEn,
          url: `${origin}/`,
          logo: `${origin}/icons/icon-512.png`,
          ...(contactEmail && { email: contactEmail }),
        }}
      />
      <TopHero {...hero} stats={stats} />
      <LatestVacancies>
        {rewards.length > 0 && (
          <>
            <Subheading>稼働日数別の報酬</Subheading>
            <TextColumns items={rewards} />
          </>
        )}
      </LatestVacancies>
      <FullWidthSection englishLabel={service.label} title={`${name}でできること`} tone="surface">
        <TextColumns items={service.items} />
      </FullWidthSection>
      {review && (
        <FullWidthSection
          englishLabel="REVIEW"
          title={review.title}
          tone="primaryFaint"
          action={sampleMark('review')}
        >
          <TextColumns
            items={[
              ['確かめること', review.text],
              ['確かめる人', review.people],
            ]}
          />
        </FullWidthSection>
      )}
      {voices && (
        <TestimonialSection
          englishLabel={voices.label}
          title={voices.title}
          items={voices.items}
          action={sampleMark('voices')}
        />
      )}
      <UpcomingSeminars />
      <TopInterviews />
      {/* Testimonials from the columns are shown only when the operator has written none (`voices`). */}
      {!voices && <TopTestimonials />}
      <TopQuestions {...questions} />
      <FullWidthSection englishLabel={steps.label} title={steps.title} tone="pageBackground">
        <TextColumns isNumbered items={steps.items} />
      </FullWidthSection>
      <TopCallToAction {...registration} />
    </Page>
  );
}

const Subheading = styled.h3`
  ${panelTitle}
  margin-block: ${theme.space[10]} ${theme.space[4]};
`;

const Page = styled.div`
  background: ${theme.color.surface};
`;
