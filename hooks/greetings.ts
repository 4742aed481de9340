import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { memberQueries } from '@/api/members';
import type { Me } from '@/schemas/members';
import { useModalStore } from '@/stores/modal-store';
import { useWelcomeStore } from '@/stores/welcome-store';

/** Spec §9: the registration-complete modal waits until the page behind it stands. */
const WELCOME_DELAY_MS = 500;

/** Spec §4, on load of a logged-in member: what has to be settled before the site can be used. */
function demandsOf({ member }: Me) {
  return {
    terms: !member.terms_of_use,
    // Set while not yet active clears the modal, as the spec has it; so does anything else that is set.
    invoice: member.invoice_establishment === null && member.activate_at !== null,
  };
}

/** Opens and closes what greets a logged-in member; modal-store knows the order. Mounted while logged in. */
export function useGreetings(): void {
  const { data: me } = useQuery({
    ...memberQueries.me(),
    // What was settled in another tab must not be asked for again in this one.
    refetchOnWindowFocus: ({ state }) => {
      const demands = state.data && demandsOf(state.data);
      return demands && (demands.terms || demands.invoice) ? 'always' : false;
    },
  });
  useDemands(me);
  useWelcome();
}

function useDemands(me: Me | undefined) {
  useEffect(() => {
    if (!me) return;
    const { open, close } = useModalStore.getState();
    for (const [id, isDue] of Object.entries(demandsOf(me)) as ['terms' | 'invoice', boolean][]) {
      if (isDue) open(id, { persistent: true });
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

function useWelcome() {
  const dueSince = useWelcomeStore((state) => state.dueSince);
  useEffect(() => {
    const { open, close } = useModalStore.getState();
    if (dueSince === null) return close('registration-complete');
    const wait = Math.max(0, dueSince + WELCOME_DELAY_MS - Date.now());
    const timer = setTimeout(() => open('registration-complete'), wait);
    return () => clearTimeout(timer);
  }, [dueSince]);
}
