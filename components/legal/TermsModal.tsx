import styled from 'styled-components';
import { Dialog } from '@/components/ui/feedback/Dialog';
import { QueryNotice } from '@/components/ui/feedback/QueryNotice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Button } from '@/components/ui/form/Button';
import { useAgreeToTerms, useDeclineTerms, useTermsText } from '@/hooks/account';
import { useHasSessionEnded } from '@/hooks/members';
import { media } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { LegalDocument } from './LegalDocument';

/**
 * Covers every page until the member agrees to the terms (spec §2, §4). Closing it logs the member out, and its text
 * says so; once the session has ended, the text says that instead. Decision 0002 explains the Japanese texts.
 */
export function TermsModal() {
  const query = useTermsText();
  const { mutate: agree, isPending: isAgreeing } = useAgreeToTerms();
  const { decline, isPending: isLeaving } = useDeclineTerms();
  const hasSessionEnded = useHasSessionEnded();
  return (
    <Dialog
      title="サービス利用規約"
      open
      persistent
      scrollableBodyLabel="利用規約の全文"
      footer={
        <>
          <Caption id="terms-caption">
            {hasSessionEnded
              ? 'ログインの有効期限が切れたか、別の画面でログアウトされました。閉じるとトップページに移動します'
              : '閉じるとログアウトします'}
          </Caption>
          <Button
            variant="text"
            pending={isLeaving}
            inactive={isAgreeing}
            aria-describedby="terms-caption"
            onClick={decline}
          >
            閉じる
          </Button>
          <Button
            variant="primary"
            pending={isAgreeing}
            // Members cannot agree to a text that is not visible.
            inactive={isLeaving || query.data === undefined}
            onClick={() => agree(undefined)}
          >
            同意する
          </Button>
        </>
      }
    >
      <Prompt>サービスを引き続きご利用いただくには、利用規約への同意が必要です。</Prompt>
      <QueryNotice query={query} subject="利用規約" />
      {query.isPending && <Skeleton lines={12} />}
      {query.data && <LegalDocument text={query.data} inDialog />}
    </Dialog>
  );
}

const Prompt = styled.p`
  text-wrap: pretty;
  margin-block-end: ${theme.space[6]};
  padding-block-end: ${theme.space[5]};
  border-block-end: ${theme.border.regular};
  font-weight: 700;
`;

const Caption = styled.p`
  flex-basis: 100%;
  align-self: center;
  color: ${theme.color.textSecondary};
  font-size: ${theme.text.small};

  ${media.sm} {
    flex: 1;
  }
`;
