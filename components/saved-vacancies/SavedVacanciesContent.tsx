import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { useSavedVacancies } from '@/hooks/saved-vacancies';
import { OwnSavedVacancies } from './OwnSavedVacancies';
import { SavedSearches } from './SavedSearches';
import { SharedVacancies } from './SharedVacancies';

/** @param sharedIds those of a shared link, none when it names no vacancy; null without a link */
export function SavedVacanciesContent({ sharedIds }: { sharedIds: readonly number[] | null }) {
  const { isKnown } = useSavedVacancies();
  if (!isKnown) return <Skeleton lines={6} />;
  if (sharedIds && sharedIds.length > 0) return <SharedVacancies ids={sharedIds} />;
  return (
    <>
      {sharedIds && (
        <InlineNotice tone="warn">
          リンクから案件を読み取れませんでした。ご自分の検討リストを表示しています。
        </InlineNotice>
      )}
      <OwnSavedVacancies />
      <SavedSearches />
    </>
  );
}
