import { useRouter } from 'next/router';
import styled from 'styled-components';
import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { useApiRecovery } from '@/hooks/errors/api-recovery';
import { gutter } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface Props {
  /** The number by which the operator finds the failure in the log. */
  requestId?: string | undefined;
}

/**
 * Shown above a page that was rendered while the API was unavailable, until a request succeeds. The key starts it again for the
 * next page, which may fail after this one has recovered.
 */
export const ApiUnavailableNotice = ({ requestId }: Props) => (
  <NoticeOfRequest key={requestId} requestId={requestId} />
);

function NoticeOfRequest({ requestId }: Props) {
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
        <p>ただいまサービスに接続できません。しばらくしてからもう一度お試しください。</p>
        {requestId && <Note>{`お問い合わせ番号：${requestId}`}</Note>}
      </InlineNotice>
    </Root>
  );
}

const Root = styled.div`
  ${gutter}
  max-width: ${theme.width.page};
  margin: ${theme.space[6]} auto 0;
`;

const Note = styled.p`
  color: ${theme.color.textSecondary};
  font-size: ${theme.text.small};
`;
