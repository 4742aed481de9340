import { CompletionPanel } from '@/components/ui/feedback/CompletionPanel';
import { LinkButton } from '@/components/ui/navigation/LinkButton';

/** Confirms an inquiry that was sent, and says what happens next. */
export function CompanyContactDone() {
  return (
    <CompletionPanel
      stamp={['受付', '済']}
      action={<LinkButton href="/for-company">企業の方へのご案内に戻る</LinkButton>}
    >
      <p>ご相談いただき、ありがとうございます。受付の確認をメールでお送りしました。</p>
      <p>内容を確かめ、運営からご連絡します。</p>
    </CompletionPanel>
  );
}
