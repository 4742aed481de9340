import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import styled from 'styled-components';
import { PageHead } from '@/components/site/PageHead';
import { EmptyState } from '@/components/ui/EmptyState';
import { QueryNotice } from '@/components/ui/QueryNotice';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { Skeleton } from '@/components/ui/Skeleton';
import { TextLink } from '@/components/ui/TextLink';
import { siteConfig } from '@/config/site';
import { useSeminars } from '@/hooks/seminars';
import { parseId } from '@/schemas/ids';
import { ConferenceHero } from './ConferenceHero';
import { ConferenceSection } from './ConferenceSection';
import { ConferenceSpeakers } from './ConferenceSpeakers';
import { sessionsOf } from './programme';
import { SessionRow } from './SessionRow';

const ConferenceModalLayer = dynamic(
  () => import('./ConferenceModalLayer').then((module) => module.ConferenceModalLayer),
  { ssr: false },
);

/** Spec §2: no header and no footer. Its sessions are the seminars to come (decision 0035). */
export function ConferenceScreen() {
  const { query: address } = useRouter();
  const query = useSeminars(1);
  const session = parseId(address.session);
  const sessions = sessionsOf(query.data?.results ?? []);
  return (
    <>
      <PageHead
        title="会計士カンファレンス"
        description="決算、税務、IPO、独立。会計士・税理士のためのセッションを、日程と登壇者でご案内します。"
        path="/conference"
      />
      <ConferenceHero sessions={sessions} />
      <ConferenceSection id="programme">
        <SectionHeading label="PROGRAMME">プログラム</SectionHeading>
        <QueryNotice query={query} subject="プログラム" />
        {query.isPending && <Skeleton lines={8} />}
        {query.data && sessions.length === 0 && (
          <EmptyState title="開催予定のセッションはありません。">
            新しいセッションが公開されると、ここに表示されます。
          </EmptyState>
        )}
        {sessions.length > 0 && (
          <Programme>
            {sessions.map((one) => (
              <SessionRow key={one.id} session={one} now={query.dataUpdatedAt} />
            ))}
          </Programme>
        )}
      </ConferenceSection>
      {sessions.length > 0 && (
        <ConferenceSection tinted>
          <SectionHeading label="SPEAKERS">登壇者</SectionHeading>
          <ConferenceSpeakers sessions={sessions} />
        </ConferenceSection>
      )}
      <ConferenceSection>
        <TextLink href="/">{siteConfig().name}のトップページへ</TextLink>
      </ConferenceSection>
      {session !== null && <ConferenceModalLayer session={session} />}
    </>
  );
}

const Programme = styled.ol`
  border-block-start: ${({ theme }) => theme.line.heavy};
`;
