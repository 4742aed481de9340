import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { PageHead } from '@/components/site/PageHead';
import { EmptyState } from '@/components/ui/EmptyState';
import { DialogBoundary } from '@/components/ui/lazy/DialogBoundary';
import { LazyFallback } from '@/components/ui/lazy/LazyFallback';
import { lazyComponent } from '@/components/ui/lazy/lazy-component';
import { QueryNotice } from '@/components/ui/QueryNotice';
import { SectionBand } from '@/components/ui/SectionBand';
import { Skeleton } from '@/components/ui/Skeleton';
import { TextColumns } from '@/components/ui/TextColumns';
import { TextLink } from '@/components/ui/TextLink';
import { siteConfig } from '@/config/site';
import { useIdlePrefetch } from '@/hooks/idle-prefetch';
import { useProgramme } from '@/hooks/seminars';
import { parseId } from '@/schemas/ids';
import type { ConferenceContent } from '@/schemas/page-content';
import { ConferenceHero } from './ConferenceHero';
import { ConferenceProgramme } from './ConferenceProgramme';
import { ConferenceSpeakers } from './ConferenceSpeakers';
import { sessionsOf } from './programme';
import { useShallowHistory } from './session-history';

const loadModalLayer = lazyComponent(() =>
  import('./ConferenceModalLayer').then((module) => module.ConferenceModalLayer),
);
const ConferenceModalLayer = dynamic(loadModalLayer, { ssr: false, loading: LazyFallback });

/** Spec §2: no header and no footer. Its sessions are the seminars to come (decision 0035). */
export function ConferenceScreen({ content }: { content: ConferenceContent }) {
  const router = useRouter();
  useShallowHistory();
  useIdlePrefetch(loadModalLayer);
  const query = useProgramme();
  const session = parseId(router.query.session);
  const sessions = sessionsOf(query.data ?? []);
  const { title, description, hero, programme, speakers, participation } = content;
  const handleClose = () => void router.replace('/conference', undefined, { shallow: true, scroll: false });
  return (
    <>
      <PageHead title={title} description={description} path="/conference" />
      <ConferenceHero hero={hero} sessions={sessions} now={query.dataUpdatedAt} />
      <SectionBand id="programme" label={programme.label} title={programme.title}>
        <QueryNotice query={query} subject="プログラム" />
        {query.isPending && <Skeleton lines={8} />}
        {query.data && sessions.length === 0 && (
          <EmptyState title={programme.empty.title}>{programme.empty.text}</EmptyState>
        )}
        {sessions.length > 0 && <ConferenceProgramme sessions={sessions} now={query.dataUpdatedAt} />}
      </SectionBand>
      {sessions.length > 0 && (
        <SectionBand {...speakers} tone="primaryFaint">
          <ConferenceSpeakers sessions={sessions} />
        </SectionBand>
      )}
      <SectionBand
        label={participation.label}
        title={participation.title}
        tone="surface"
        action={
          <TextLink href="/" alone>
            {siteConfig().name}のトップページへ
          </TextLink>
        }
      >
        <TextColumns numbered items={participation.items} />
      </SectionBand>
      {session !== null && (
        <DialogBoundary title="セッション" onClose={handleClose}>
          <ConferenceModalLayer session={session} onClose={handleClose} />
        </DialogBoundary>
      )}
    </>
  );
}
