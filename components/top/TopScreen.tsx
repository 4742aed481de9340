import styled from 'styled-components';
import { ColumnGrid } from '@/components/columns/ColumnGrid';
import { JsonLd } from '@/components/shell/JsonLd';
import { PageHead } from '@/components/shell/PageHead';
import { FaqList } from '@/components/ui/data/FaqList';
import { QueryNotice } from '@/components/ui/feedback/QueryNotice';
import { FullWidthSection } from '@/components/ui/layout/FullWidthSection';
import { TextColumns } from '@/components/ui/layout/TextColumns';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { siteConfig } from '@/config/site';
import { useInterviews } from '@/hooks/columns';
import { useIsLoggedIn } from '@/hooks/session/login-status';
import { getTagHref, INTERVIEW_TAG_ID } from '@/lib/columns/media-tags';
import type { Stat } from '@/lib/vacancies/market-figures';
import type { HomeContent } from '@/schemas/page-content';
import { theme } from '@/styles/theme';
import { TopCallToAction } from './TopCallToAction';
import { TopHero } from './TopHero';
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

/**
 * The newest interviews, and the target of `/#interview` (spec §2). It is rendered even without interviews, so that the link
 * always works. A page that shows it prefetches `columnQueries.interviews()`.
 */
function TopInterviews() {
  const query = useInterviews();
  return (
    <FullWidthSection
      id="interview"
      title="会計士インタビュー"
      tone="primaryFaint"
      action={
        <TextLink href={getTagHref(INTERVIEW_TAG_ID)} bold standalone>
          すべてのインタビュー
        </TextLink>
      }
    >
      {query.data?.length === 0 && <p>新しいインタビューが公開されると、ここに表示されます。</p>}
      <QueryNotice query={query} subject="インタビュー" />
      <ColumnGrid columns={query.data ?? []} headingLevel={3} />
    </FullWidthSection>
  );
}

/** Answers what visitors ask before they register. Renders nothing for members. */
function TopQuestions({ title, items }: HomeContent['questions']) {
  if (useIsLoggedIn()) return null;
  return (
    <FullWidthSection title={title} tone="surface">
      <FaqList items={items} />
      <ForCompanies>
        会計士・税理士に業務の依頼をお考えの企業の方は、
        <TextLink href="/for-company">企業の方へ</TextLink>をご覧ください。
      </ForCompanies>
    </FullWidthSection>
  );
}

const Page = styled.div`
  background: ${theme.color.surface};
`;

const ForCompanies = styled.p`
  margin-block-start: ${theme.space[6]};
`;
