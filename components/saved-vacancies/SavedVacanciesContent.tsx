import { LongNote } from '@/components/ui/data/LongNote';
import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { useSavedVacancies } from '@/hooks/saved-vacancies';
import { OwnSavedVacancies } from './OwnSavedVacancies';
import { SharedVacancies } from './SharedVacancies';

/** @param sharedIds those of a shared link, none when it names no vacancy; null without a link */
export function SavedVacanciesContent({ sharedIds }: { sharedIds: readonly number[] | null }) {
  const { isKnown } = useSavedVacancies();
  if (!isKnown) return <Skeleton lines={6} />;
  const isShared = sharedIds !== null && sharedIds.length > 0;
  return (
    <>
      {isShared && <SharedVacancies ids={sharedIds} />}
      {sharedIds && !isShared && (
        <InlineNotice tone="warn">
          リンクから案件を読み取れませんでした。ご自分の検討リストを表示しています。
        </InlineNotice>
      )}
      {!isShared && <OwnSavedVacancies />}
      <LongNote>
        検討リストは、このブラウザーの中にだけ保存されます（50件まで）。ログインしている場合は、ログアウトすると消えます。
      </LongNote>
    </>
  );
}
