import { useState } from 'react';
import styled from 'styled-components';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { lazyPart } from '@/components/ui/lazy';
import { siteConfig } from '@/config/site';
import { useMe } from '@/hooks/members';
import { sentRecordText } from '@/lib/members/resume';
import { theme } from '@/styles/theme';

const SentRecord = lazyPart(() => import('./SentRecord').then((module) => module.SentRecord), <Skeleton />);

/** Shows on demand what the company will see of the member beside the application. */
export function SentRecordDetails({ vacancyId }: { vacancyId: number }) {
  const { data: me } = useMe();
  const [hasOpened, setHasOpened] = useState(false);
  if (!me) return null;
  return (
    <Root onToggle={({ currentTarget }) => currentTarget.open && setHasOpened(true)}>
      <summary>応募内容とあわせて企業に届く、{sentRecordText(siteConfig())}を確認する</summary>
      {hasOpened && <SentRecord vacancyId={vacancyId} member={me.member} />}
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
