import styled from 'styled-components';
import { JsonLd } from '@/components/head/JsonLd';
import { PageHead } from '@/components/head/PageHead';
import { Badge } from '@/components/ui/feedback/Badge';
import { FullWidthSection } from '@/components/ui/layout/FullWidthSection';
import { TextColumns } from '@/components/ui/layout/TextColumns';
import { siteConfig } from '@/config/site';
import type { Stat } from '@/lib/market-text';
import type { HomeContent } from '@/schemas/page-content';
import { LatestVacancies } from './LatestVacancies';
import { TopHero } from './TopHero';
import { TopInterviews } from './TopInterviews';
import { TopQuestions } from './TopQuestions';
import { TopQuotes } from './TopQuotes';
import { TopRegistrationCall } from './TopRegistrationCall';
import { TopTestimonials } from './TopTestimonials';
import { UpcomingSeminars } from './UpcomingSeminars';

interface TopScreenProps {
  content: HomeContent;
  /** The figures of the hero. */
  stats: readonly Stat[];
  /** The median rewards by days a week; empty while they are not known. */
  rewards: readonly (readonly [title: string, text: string, figure: string])[];
}

export function TopScreen({ content, stats, rewards }: TopScreenProps) {
  const { service, steps, questions, review, voices, samples } = content;
  const sampleMark = (part: string) => samples.includes(part) && <Badge>デモ表示</Badge>;
  const { name, nameEn, origin, contactEmail } = siteConfig();
  return (
    <Page>
      <PageHead
        description="公認会計士・税理士のための案件紹介サービス。決算、IPO準備、税務、監査などの案件を、週1日から、リモートでも。"
        path="/"
      />
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
      <TopHero stats={stats} />
      <LatestVacancies />
      {rewards.length > 0 && (
        <FullWidthSection englishLabel="FIGURES" title="週の日数でみる報酬" tone="primaryFaint">
          <TextColumns items={rewards} />
        </FullWidthSection>
      )}
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
      <UpcomingSeminars />
      <TopInterviews />
      <TopTestimonials />
      {voices && (
        <TopQuotes
          englishLabel={voices.label}
          title={voices.title}
          items={voices.items}
          action={sampleMark('voices')}
        />
      )}
      <FullWidthSection englishLabel={steps.label} title={steps.title} tone="pageBackground">
        <TextColumns isNumbered items={steps.items} />
      </FullWidthSection>
      <TopQuestions {...questions} />
      <TopRegistrationCall />
    </Page>
  );
}

const Page = styled.div`
  background: ${({ theme }) => theme.color.surface};
`;
