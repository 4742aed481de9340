import styled from 'styled-components';
import { Button } from '@/components/ui/form/Button';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { passFocusOn } from '@/hooks/browser/focus';
import { theme } from '@/styles/theme';
import { EmptyState } from './EmptyState';

interface PageOutOfRangeProps {
  /** Name of the listed items, such as 案件. */
  subject: string;
  pageCount: number;
  getPageHref: (page: number) => string;
}

/** Shown when the page number in the URL exceeds the page count, because the link is old or rows were removed. */
export function PageOutOfRange({ subject, pageCount, getPageHref }: PageOutOfRangeProps) {
  return (
    <EmptyState
      title={`このページに${subject}はありません。`}
      action={
        <TextLink ref={passFocusOn} href={getPageHref(pageCount)}>
          最後のページを見る
        </TextLink>
      }
    >
      一覧は{pageCount}ページまであります。
    </EmptyState>
  );
}

interface ShowUpdatesButtonProps {
  hasUpdates: boolean;
  onClick: () => void;
}

/**
 * Announces new rows above the list. It floats over the page, so that the rows do not move while they are read. The
 * status region is mounted before, because screen readers may not announce one that appears together with its text.
 */
export function ShowUpdatesButton({ hasUpdates, onClick }: ShowUpdatesButtonProps) {
  return (
    <FloatingBar role="status">
      {hasUpdates && (
        <Button size="small" onClick={onClick}>
          一覧が更新されました。最新を表示
        </Button>
      )}
    </FloatingBar>
  );
}

const FloatingBar = styled.div`
  position: sticky;
  inset-block-start: ${theme.space[3]};
  z-index: ${theme.zIndex.sticky};
  display: flex;
  justify-content: center;
  block-size: 0;
  overflow: visible;
`;
