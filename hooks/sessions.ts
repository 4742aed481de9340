import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import { endOtherSessions, endSession, readPersonalData, sessionsQuery } from '@/api/sessions';
import { errorMessage } from '@/lib/errors/api-call-error';
import { showErrorToast, showToast } from '@/stores/toast-store';
import { useIsLoggedIn } from './session/login-status';

/** The member's open logins. There is no data when the API does not have the call (decision 0084). */
export function useSessions() {
  const enabled = useIsLoggedIn();
  return useQuery({ ...sessionsQuery(), enabled });
}

const showError = (error: unknown) => showErrorToast(errorMessage(error));

const invalidateSessions = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: sessionsQuery().queryKey });

/** Ends one login of the member. */
export const useEndSession = () =>
  useMutation({
    mutationFn: endSession,
    onSuccess: async (_data, _id, _result, { client }) => {
      await invalidateSessions(client);
      showToast({ message: '端末をログアウトしました。' });
    },
    onError: showError,
  });

/** Ends every login of the member but this one. */
export const useEndOtherSessions = () =>
  useMutation({
    mutationFn: endOtherSessions,
    onSuccess: async (_data, _variables, _result, { client }) => {
      await invalidateSessions(client);
      showToast({ message: 'ほかの端末をすべてログアウトしました。' });
    },
    onError: showError,
  });

/** Saves the text as a file of the browser's user. @param type a MIME type */
function saveFile(name: string, text: string, type: string) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Downloads everything that is stored about the member (decision 0084). */
export const useDownloadPersonalData = () =>
  useMutation({
    mutationFn: readPersonalData,
    onSuccess: (text) => {
      saveFile('personal-data.json', text, 'application/json');
      showToast({ message: 'データをダウンロードしました。' });
    },
    onError: showError,
  });
