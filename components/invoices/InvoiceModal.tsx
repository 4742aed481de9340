import { Dialog, DialogStack } from '@/components/ui/feedback/Dialog';
import { Button } from '@/components/ui/form/Button';
import { useLogout } from '@/hooks/auth';
import { useMe } from '@/hooks/members';
import { startOf } from '@/lib/dates';
import { DAY_MS } from '@/schemas/time';
import { useRegistrationCompleteStore } from '@/stores/registration-store';
import { InvoiceForm } from './InvoiceForm';

/**
 * Begins with the completed registration for a member of today who has not seen it (the tab was closed, or the
 * operator approved the registration later). Stays open until the member answers the invoice question. Saving the
 * answer closes it (spec §4, hooks/session/required-modals.ts).
 */
export function InvoiceModal() {
  const { data: me } = useMe();
  const { mutate: logout, isPending } = useLogout();
  const isSeen = useRegistrationCompleteStore((state) => state.isSeen);
  if (!me) return null;
  const { activate_at } = me.member;
  const isNew = activate_at !== null && Date.now() - startOf(activate_at) < DAY_MS;
  return (
    <Dialog title="インボイス制度についてのご確認" open persistent>
      <DialogStack>
        {isNew && !isSeen && <strong>会員登録が完了しました。</strong>}
        <p>
          報酬のお支払いに必要なため、適格請求書発行事業者（インボイス制度）への登録状況をお知らせください。あとから設定画面で変更できます。
        </p>
        <InvoiceForm member={me.member} redirect={null} />
        {/* The logout lets members leave who cannot answer now (decision 0028). */}
        <Button variant="text" size="small" pending={isPending} onClick={() => logout(undefined)}>
          回答せずにログアウト
        </Button>
      </DialogStack>
    </Dialog>
  );
}
