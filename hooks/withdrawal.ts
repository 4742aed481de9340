import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { type WithdrawalRequest, withdraw } from '@/api/account';
import { clearMemberData } from './logout';

/** Spec §4: withdraws, goes to /delete-complete/ and removes the member's data from this browser. */
export function useWithdraw() {
  const router = useRouter();
  return useMutation({
    mutationFn: (request: WithdrawalRequest, { client }) => withdraw(client, request),
    onSuccess: async (_data, _request, _result, { client }) => {
      await router.replace('/delete-complete/');
      clearMemberData(client);
    },
  });
}
