import { useRouter } from 'next/router';
import styled from 'styled-components';
import { Dialog, DialogStack } from '@/components/ui/feedback/Dialog';
import { Button } from '@/components/ui/form/Button';
import { LinkButton } from '@/components/ui/navigation/Link';
import { useRegistrationCompleteStore } from '@/stores/registration-store';
import { theme } from '@/styles/theme';
import { RegistrationStepper } from './RegistrationStepper';

/** Uses the spec's exact wording wherever the spec gives it (spec §2). */
export function RegistrationCompleteModal() {
  const dismiss = useRegistrationCompleteStore((state) => state.dismiss);
  // The page behind the dialog is the one from which the member went to register.
  const isApplying = useRouter().pathname === '/vacancy/[id]/entry';
  return (
    <Dialog title="会員登録が完了しました。" open onClose={dismiss}>
      <DialogStack>
        <RegistrationStepper current={2} />
        <Text>
          <p>業務スキルと働き方を入力すると、あなたに合う案件をご案内しやすくなります。</p>
          <Note>※案件に応募するには、職務経歴の登録が必要です。</Note>
        </Text>
        {isApplying && (
          <Button variant="primary" fullWidth onClick={dismiss}>
            応募を続ける
          </Button>
        )}
        <LinkButton href="/mypage/" variant={isApplying ? 'secondary' : 'primary'} fullWidth>
          マイページへ進む
        </LinkButton>
      </DialogStack>
    </Dialog>
  );
}

const Text = styled.div`
  text-wrap: pretty;
  display: grid;
  gap: ${theme.space[2]};
`;

const Note = styled.p`
  color: ${theme.color.textSecondary};
  font-size: ${theme.text.small};
`;
