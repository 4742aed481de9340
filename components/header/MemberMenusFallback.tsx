import { RotateCw } from 'lucide-react';
import styled from 'styled-components';
import { IconButton } from '@/components/ui/form/IconButton';
import type { LoadFailureState } from '@/components/ui/lazy/lazy-context';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { below, visuallyHidden } from '@/styles/mixins';

/** In the place of menus that could not be loaded: the page to which most of their links lead. */
export function MemberMenusFallback({ isRetrying, retryOrReload }: LoadFailureState) {
  return (
    <>
      <Notice role="alert">会員メニューを読み込めませんでした。</Notice>
      <LinkButton size="small" href="/mypage/">
        マイページ
      </LinkButton>
      <IconButton label="会員メニューをもう一度読み込む" aria-busy={isRetrying} onClick={retryOrReload}>
        <RotateCw />
      </IconButton>
    </>
  );
}

/* Read out in every window, and written where there is room for it. */
const Notice = styled.p`
  color: ${({ theme }) => theme.color.accent};
  font-size: ${({ theme }) => theme.text.small};

  ${below.lg} {
    ${visuallyHidden}
  }
`;
