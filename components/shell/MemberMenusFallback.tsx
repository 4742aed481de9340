import { RotateCw } from 'lucide';
import styled from 'styled-components';
import { Icon } from '@/components/ui/data/Icon';
import { IconButton } from '@/components/ui/form/IconButton';
import type { LoadFailureState } from '@/components/ui/lazy/lazy-context';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { below, visuallyHidden } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** Replaces member menus that could not be loaded by a link to the page that most of their links lead to. */
export function MemberMenusFallback({ isRetrying, retryOrReload }: LoadFailureState) {
  return (
    <>
      <Notice role="alert">会員メニューを読み込めませんでした。</Notice>
      <LinkButton size="small" href="/mypage/">
        マイページ
      </LinkButton>
      <IconButton label="会員メニューをもう一度読み込む" aria-busy={isRetrying} onClick={retryOrReload}>
        <Icon node={RotateCw} />
      </IconButton>
    </>
  );
}

/* Screen readers announce the notice at every width. It is visible only where there is space for it. */
const Notice = styled.p`
  color: ${theme.color.accent};
  font-size: ${theme.text.small};

  ${below.lg} {
    ${visuallyHidden}
  }
`;
