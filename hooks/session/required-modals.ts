import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { memberQueries } from '@/api/members';
import { REGISTRATION_COMPLETE_DELAY_MS } from '@/lib/business-constants';
import { type Me, readMe } from '@/schemas/member-fields';
import { useModalStore } from '@/stores/modal-store';
import { useRegistrationCompleteStore } from '@/stores/registration-store';

/** Spec §4: returns which modals a member must answer before using the site. */
function getRequiredModals({ member }: Me) {
  return {
    terms: !member.terms_of_use,
    invoice: member.invoice_establishment === null && member.activate_at !== null,
  };
}

/** Opens and closes the modals that a member must answer. modal-store defines their order. Mounted while logged in. */
export function useRequiredModals(): void {
  const { data: me } = useQuery({
    ...memberQueries.me(),
    // A question answered in another tab must not be asked again in this one.
    refetchOnWindowFocus: ({ state }) => {
      const requiredModals = state.data && getRequiredModals(readMe(state.data));
      return requiredModals && (requiredModals.terms || requiredModals.invoice) ? 'always' : false;
    },
  });
  useTermsAndInvoiceModals(me);
  useRegistrationCompleteModal();
}

function useTermsAndInvoiceModals(me: Me | undefined) {
  // The completion of the registration comes first (spec §4). The question waits until it has been read.
  const isCompletionPending = useRegistrationCompleteStore((state) => state.isPending);
  useEffect(() => {
    if (!me) return;
    const { open, close } = useModalStore.getState();
    const { terms, invoice } = getRequiredModals(me);
    if (terms) open('terms', { persistent: true });
    else close('terms');
    if (invoice && !isCompletionPending) open('invoice', { persistent: true });
    // Unanswered, it stays: the agreement to the terms opens it also for a member who is not active yet (spec §4).
    else if (me.member.invoice_establishment !== null) close('invoice');
  }, [me, isCompletionPending]);

  // After a logout, these modals must not stay open.
  useEffect(
    () => () => {
      const { close } = useModalStore.getState();
      close('terms');
      close('invoice');
    },
    [],
  );
}

function useRegistrationCompleteModal() {
  const isPending = useRegistrationCompleteStore((state) => state.isPending);
  useEffect(() => {
    const { open, close } = useModalStore.getState();
    if (!isPending) return close('registration-complete');
    const timer = setTimeout(() => open('registration-complete'), REGISTRATION_COMPLETE_DELAY_MS);
    return () => {
      clearTimeout(timer);
      // After a logout, it must not stay open.
      close('registration-complete');
    };
  }, [isPending]);
}
