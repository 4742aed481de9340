import styled from 'styled-components';
import { JsonLd } from '@/components/head/JsonLd';
import { PageHead } from '@/components/head/PageHead';
import { siteConfig } from '@/config/site';
import { LatestVacancies } from './LatestVacancies';
import { RegistrationSteps } from './RegistrationSteps';
import { TopHero } from './TopHero';
import { TopInterviews } from './TopInterviews';
import { TopQuestions } from './TopQuestions';
import { TopRegistrationCall } from './TopRegistrationCall';
import { TopService } from './TopService';
import { TopTestimonials } from './TopTestimonials';
import { UpcomingSeminars } from './UpcomingSeminars';

export function TopScreen() {
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
      <TopService />
      <UpcomingSeminars />
      <TopInterviews />
      <TopTestimonials />
      <RegistrationSteps />
      <TopQuestions />
      <TopRegistrationCall />
    </Page>
  );
}

const Page = styled.div`
  background: ${({ theme }) => theme.color.surface};
`;
