import styled from 'styled-components';
import { JsonLd } from '@/components/head/JsonLd';
import { PageHead } from '@/components/head/PageHead';
import { FullWidthSection } from '@/components/ui/layout/FullWidthSection';
import { TextColumns } from '@/components/ui/layout/TextColumns';
import { siteConfig } from '@/config/site';
import type { HomeContent } from '@/schemas/page-content';
import { LatestVacancies } from './LatestVacancies';
import { TopHero } from './TopHero';
import { TopInterviews } from './TopInterviews';
import { TopQuestions } from './TopQuestions';
import { TopRegistrationCall } from './TopRegistrationCall';
import { TopTestimonials } from './TopTestimonials';
import { UpcomingSeminars } from './UpcomingSeminars';

export function TopScreen({ content: { service, steps, questions } }: { content: HomeContent }) {
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
      <TopHero />
      <LatestVacancies />
      <FullWidthSection englishLabel={service.label} title={`${name}でできること`} tone="surface">
        <TextColumns items={service.items} />
      </FullWidthSection>
      <UpcomingSeminars />
      <TopInterviews />
      <TopTestimonials />
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
