import dynamic from 'next/dynamic';
import { useState } from 'react';
import styled from 'styled-components';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { LazyBoundary } from '@/components/ui/lazy/LazyBoundary';
import { LazyFallback } from '@/components/ui/lazy/LazyFallback';
import { lazyComponent } from '@/components/ui/lazy/lazy-component';
import { useMe } from '@/hooks/members';
import { theme } from '@/styles/theme';

const SentRecord = dynamic(
  lazyComponent(() => import('./SentRecord').then((module) => module.SentRecord)),
  { loading: LazyFallback },
);

/** Shows on demand what the company will see of the member beside the application. */
export function SentRecordDetails({ vacancyId }: { vacancyId: number }) {
  const { data: me } = useMe();
  const [hasOpened, setHasOpened] = useState(false);
  if (!me) return null;
  return (
    <Root onToggle={({ currentTarget }) => currentTarget.open && setHasOpened(true)}>
      <summary>応募内容とあわせて企業に届く、氏名と職務経歴を確認する</summary>
      {hasOpened && (
        <LazyBoundary loading={<Skeleton lines={4} />}>
          <SentRecord vacancyId={vacancyId} member={me.member} />
        </LazyBoundary>
      )}
    </Root>
  );
}

const Root = styled.details`
  padding-inline: ${theme.space[5]};
  background: ${theme.color.surface};
  border: ${theme.border.regular};

  summary {
    min-height: ${theme.size.control};
    padding-block: ${theme.space[2]};
    align-content: center;
    color: ${theme.color.primary};
    font-weight: 700;
    cursor: pointer;
  }
`;
