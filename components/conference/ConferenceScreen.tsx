import { useRouter } from 'next/router';
import { PageHead } from '@/components/shell/PageHead';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { QueryNotice } from '@/components/ui/feedback/QueryNotice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { FullWidthSection } from '@/components/ui/layout/FullWidthSection';
import { TextColumns } from '@/components/ui/layout/TextColumns';
import { lazyPart } from '@/components/ui/lazy';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { siteConfig } from '@/config/site';
import { useConferenceSessions } from '@/hooks/seminars';
import { parseId } from '@/lib/ids';
import type { ConferenceContent } from '@/schemas/page-content';
import { ConferenceHero } from './ConferenceHero';
import { ConferenceSchedule } from './ConferenceSchedule';
import { ConferenceSpeakers } from './ConferenceSpeakers';
import { getUpcomingSessions } from './schedule';

const ConferenceModalLayer = lazyPart(() =>
  import('./ConferenceModalLayer').then((module) => module.ConferenceModalLayer),
);

/** The conference page, without header and footer (spec §2). Its sessions are the upcoming seminars (decision 0035). */
export function ConferenceScreen({ content }: { content: ConferenceContent }) {
  const router = useRouter();
  const query = useConferenceSessions();
  const sessionId = parseId(router.query.session);
  const sessions = getUpcomingSessions(query.data ?? []);
  const { title, description, hero, programme, speakers, participation } = content;
  const handleClose = () => void router.replace('/conference', undefined, { shallow: true, scroll: false });
  return (
    <>
      <PageHead title={title} description={description} path="/conference" />
      <ConferenceHero hero={hero} sessions={sessions} fetchedAt={query.dataUpdatedAt} />
      <FullWidthSection id="programme" title={programme.title}>
        <QueryNotice query={query} subject="プログラム" />
        {query.isPending && <Skeleton lines={8} />}
        {query.data && sessions.length === 0 && (
          <EmptyState title={programme.empty.title}>{programme.empty.text}</EmptyState>
        )}
        {sessions.length > 0 && <ConferenceSchedule sessions={sessions} fetchedAt={query.dataUpdatedAt} />}
      </FullWidthSection>
      {sessions.length > 0 && (
        <FullWidthSection title={speakers.title} tone="primaryFaint">
          <ConferenceSpeakers sessions={sessions} />
        </FullWidthSection>
      )}
      <FullWidthSection
        title={participation.title}
        tone="surface"
        action={
          <TextLink href="/" standalone>
            {siteConfig().name}のトップページへ
          </TextLink>
        }
      >
        <TextColumns isNumbered items={participation.items} />
      </FullWidthSection>
      {sessionId !== null && <ConferenceModalLayer sessionId={sessionId} onClose={handleClose} />}
    </>
  );
}
