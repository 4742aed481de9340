import styled from 'styled-components';
import { PageHead } from '@/components/site/PageHead';
import { LatestVacancies } from './LatestVacancies';
import { RegistrationSteps } from './RegistrationSteps';
import { TopHero } from './TopHero';

export function TopScreen() {
  return (
    <Page>
      <PageHead
        description="公認会計士・税理士のための案件紹介サービス。決算、IPO準備、税務、監査などの案件を、週1日から、リモートでも。"
        path="/"
      />
      <TopHero />
      <LatestVacancies />
      <RegistrationSteps />
    </Page>
  );
}

const Page = styled.div`
  background: ${({ theme }) => theme.color.surface};
`;
