import styled from 'styled-components';
import { StatusStamp } from '@/components/ui/data/StatusStamp';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { media } from '@/styles/mixins';

/** Confirms an inquiry that was sent, and says what happens next. */
export function CompanyContactDone() {
  return (
    <Root>
      <StatusStamp size="large" lines={['受付', '済']} animate />
      <Text>
        <p>ご相談いただき、ありがとうございます。受付の確認をメールでお送りしました。</p>
        <p>内容を確かめ、担当者からご連絡します。</p>
      </Text>
      <LinkButton href="/for-company">企業の方へのご案内に戻る</LinkButton>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${({ theme }) => theme.space[6]};
  padding: ${({ theme }) => `${theme.space[8]} ${theme.space[5]}`};
  background: ${({ theme }) => theme.color.surface};
  border: ${({ theme }) => theme.border.regular};
  border-block-start: ${({ theme }) => theme.border.thick};
`;

const Text = styled.div`

  ${media.sm} {
    text-align: center;
  }
`;
