import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { memberQueries } from '@/api/members';
import type { Me } from '@/schemas/members';
import { useModalStore } from '@/stores/modal-store';
import { useRegistrationCompleteStore } from '@/stores/registration-complete-store';

/** Spec §9: the registration-complete modal waits until the page behind it stands. */
const REGISTRATION_COMPLETE_DELAY_MS = 500;

/** Spec §4, on load of a logged-in member: what has to be settled before the site can be used. */
function getRequiredModals({ member }: Me) {
  return {
    terms: !member.terms_of_use,
    // Set while not yet active clears the modal, as the spec has it; so does anything else that is set.
    invoice: member.invoice_establishment === null && member.activate_at !== null,
  };
}

/** Opens and closes what greets a logged-in member; modal-store knows the order. Mounted while logged in. */
export function useRequiredModals(): void {
  const { data: me } = useQuery({
    ...memberQueries.me(),
    // What was settled in another tab must not be asked for again in this one.
    refetchOnWindowFocus: ({ state }) => {
      const requiredModals = state.data && getRequiredModals(state.data);
      return requiredModals && (requiredModals.terms || requiredModals.invoice) ? 'always' : false;
    },
  });
  useTermsAndInvoiceModals(me);
  useRegistrationCompleteModal();
}

function useTermsAndInvoiceModals(me: Me | undefined) {
  useEffect(() => {
    if (!me) return;
    const { open, close } = useModalStore.getState();
    for (const [id, isRequired] of Object.entries(getRequiredModals(me)) as [
      'terms' | 'invoice',
      boolean,
    ][]) {
      if (isRequired) open(id, { persistent: true });
      else close(id);
    }
  }, [me]);

  // Logged out: nothing may be demanded of a visitor.
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
  const pendingSince = useRegistrationCompleteStore((state) => state.pendingSince);
  useEffect(() => {
    const { open, close } = useModalStore.getState();
    if (pendingSince === null) return close('registration-complete');
    const delay = Math.max(0, pendingSince + REGISTRATION_COMPLETE_DELAY_MS - Date.now());
    const timer = setTimeout(() => open('registration-complete'), delay);
    return () => clearTimeout(timer);
  }, [pendingSince]);
}
