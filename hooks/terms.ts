import { useMutation, useQuery } from '@tanstack/react-query';
import { agreeToTerms } from '@/api/account';
import { memberQueries } from '@/api/members';
import { termsQueries } from '@/api/terms';
import { errorMessage } from '@/lib/api-failure';
import { useModalStore } from '@/stores/modal-store';
import { showToast } from '@/stores/toast-store';
import { useLogout } from './logout';

/** The full terms of use, for the modal that asks for agreement. */
export const useTermsText = () => useQuery(termsQueries.text());

/** Spec §4: agrees to the terms. The modal closes, and the invoice modal opens when the question is unanswered. */
export const useAgreeToTerms = () =>
  useMutation({
    mutationFn: (_: undefined, { client }) => agreeToTerms(client),
    onSuccess: async (_data, _variables, _result, { client }) => {
      const { queryKey } = memberQueries.me();
      await client.invalidateQueries({ queryKey });
      showToast({ message: '利用規約への同意が完了しました。', duration: 5000 });
      const modals = useModalStore.getState();
      const member = client.getQueryData(queryKey)?.member;
      if (member && !member.invoice_establishment) modals.open('invoice', { persistent: true });
      modals.close('terms');
    },
    onError: (error) => showToast({ message: errorMessage(error), type: 'error', duration: 5000 }),
  });

/** Spec §4: closing the terms logs the member out, and the modal closes after the logout. */
export function useDeclineTerms() {
  const { mutate: logout, isPending } = useLogout();
  const decline = () => logout(undefined, { onSuccess: () => useModalStore.getState().close('terms') });
  return { decline, isPending };
}
