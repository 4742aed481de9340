import { useRouter } from 'next/router';
import styled from 'styled-components';
import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { useApiRecovery } from '@/hooks/errors/api-recovery';
import { gutter } from '@/styles/mixins';

/** Shown above a page that was rendered while the API was unavailable, until a request succeeds. */
export function ApiUnavailableNotice() {
  const { asPath } = useRouter();
  if (useApiRecovery()) return null;
  return (
    <Root>
      <InlineNotice
        tone="error"
        role="alert"
        action={
          <LinkButton size="small" href={asPath}>
            再読み込み
          </LinkButton>
        }
      >
        ただいまサービスに接続できません。しばらくしてからもう一度お試しください。
      </InlineNotice>
    </Root>
  );
}

const Root = styled.div`
  ${gutter}
  max-width: ${({ theme }) => theme.width.content};
  margin: ${({ theme }) => theme.space[6]} auto 0;
`;
