import styled from 'styled-components';
import { JsonLd } from '@/components/shell/JsonLd';
import { PageHead } from '@/components/shell/PageHead';
import { FullWidthSection } from '@/components/ui/layout/FullWidthSection';
import { TextColumns } from '@/components/ui/layout/TextColumns';
import { siteConfig } from '@/config/site';
import type { Stat } from '@/lib/vacancies/market-text';
import type { HomeContent } from '@/schemas/page-content';
import { theme } from '@/styles/theme';
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
  const { description, hero, registration, questions } = content;
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
      {rewards.length > 0 && (
        <FullWidthSection title="稼働日数別の報酬">
          <TextColumns items={rewards} />
        </FullWidthSection>
      )}
      <UpcomingSeminars />
      <TopInterviews />
      <TopTestimonials />
      <TopQuestions {...questions} />
      <TopCallToAction {...registration} />
    </Page>
  );
}

const Page = styled.div`
  background: ${theme.color.surface};
`;
