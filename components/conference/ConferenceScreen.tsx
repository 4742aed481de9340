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
import { ConferenceHero } from './ConferenceHero';
import { ConferenceProgramme } from './ConferenceProgramme';
import { ConferenceSpeakers } from './ConferenceSpeakers';
import { sessionsOf } from './programme';
import { useShallowHistory } from './session-history';

const STEPS = [
  ['セッションを選ぶ', '題名を選ぶと、内容と講師をその場で確かめられます。一つからでも、いくつでも。'],
  [
    '会員として申し込む',
    'セミナーのページから申し込みます。まだ会員でない方は、会員登録のあとで申し込みに進めます。',
  ],
  ['予定に入れる', '申し込んだ日時は、カレンダーに追加できます。キャンセルも、マイページから。'],
] as const;

const loadModalLayer = lazyComponent(() =>
  import('./ConferenceModalLayer').then((module) => module.ConferenceModalLayer),
);
const ConferenceModalLayer = dynamic(loadModalLayer, { ssr: false, loading: LazyFallback });

/** Spec §2: no header and no footer. Its sessions are the seminars to come (decision 0035). */
export function ConferenceScreen() {
  const router = useRouter();
  useShallowHistory();
  useIdlePrefetch(loadModalLayer);
  const query = useProgramme();
  const session = parseId(router.query.session);
  const sessions = sessionsOf(query.data ?? []);
  const handleClose = () => void router.replace('/conference', undefined, { shallow: true, scroll: false });
  return (
    <>
      <PageHead
        title="会計士カンファレンス"
        description="決算、税務、IPO、独立。会計士・税理士のためのセッションを、日程と登壇者でご案内します。"
        path="/conference"
      />
      <ConferenceHero sessions={sessions} now={query.dataUpdatedAt} />
      <SectionBand id="programme" label="PROGRAMME" title="プログラム">
        <QueryNotice query={query} subject="プログラム" />
        {query.isPending && <Skeleton lines={8} />}
        {query.data && sessions.length === 0 && (
          <EmptyState title="開催予定のセッションはありません。">
            新しいセッションが公開されると、ここに表示されます。
          </EmptyState>
        )}
        {sessions.length > 0 && <ConferenceProgramme sessions={sessions} now={query.dataUpdatedAt} />}
      </SectionBand>
      {sessions.length > 0 && (
        <SectionBand label="SPEAKERS" title="登壇者" tone="primaryFaint">
          <ConferenceSpeakers sessions={sessions} />
        </SectionBand>
      )}
      <SectionBand
        label="HOW TO JOIN"
        title="参加の流れ"
        tone="surface"
        action={
          <TextLink href="/" alone>
            {siteConfig().name}のトップページへ
          </TextLink>
        }
      >
        <TextColumns numbered items={STEPS} />
      </SectionBand>
      {session !== null && (
        <DialogBoundary title="セッション" onClose={handleClose}>
          <ConferenceModalLayer session={session} onClose={handleClose} />
        </DialogBoundary>
      )}
    </>
  );
}
