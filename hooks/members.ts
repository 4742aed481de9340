import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import {
  invalidateMember,
  type MemberSave,
  memberQueries,
  removeProfileImage,
  saveMember,
  uploadProfileImage,
} from '@/api/members';
import { isSessionRefusal } from '@/lib/member-refusal';
import { showToast } from '@/stores/toast-store';
import { useIsMounted } from './browser/rendering';
import { useIsLoggedIn } from './session/login-status';

/** Spec §4: the page that follows a change of profile, career or skills. */
const MYPAGE_PATH = '/mypage/';

/**
 * Follows the message of a save that has replaced or brought back what was changed in another tab or on another device
 * meanwhile.
 */
const OVERWRITTEN = '別の画面で変更または削除されていた項目は、今回の内容で残しました。';
/** As long as it takes to read five lines on a phone, because nothing else says so. */
const OVERWRITTEN_MS = 10_000;

/** The current member, fetched on demand (spec §6); undefined when logged out. */
export function useMe() {
  const enabled = useIsLoggedIn();
  return useQuery({ ...memberQueries.me(), enabled });
}

interface SaveResultOptions {
  /** The success toast. */
  message: string;
  /** Path of this site to go to; null stays on the page. */
  redirect: string | null;
  /** Whether that page takes the place of this one in the history, so that Back leads to the page before an editor. */
  replaces?: boolean;
}

/**
 * Returns the function that follows a save: it refetches the member, navigates unless the member has left, and shows the
 * toast.
 */
function useAfterSave({ message, redirect, replaces = false }: SaveResultOptions) {
  const router = useRouter();
  const isMounted = useIsMounted();
  return async (client: QueryClient, hasOverwritten: boolean) => {
    await invalidateMember(client);
    const isSamePage = redirect?.split('?')[0] === router.asPath.split(/[?#]/)[0];
    if (redirect !== null && isMounted.current)
      await (isSamePage || replaces
        ? router.replace(redirect, undefined, { scroll: !isSamePage })
        : router.push(redirect));
    showToast(hasOverwritten ? { message: message + OVERWRITTEN, duration: OVERWRITTEN_MS } : { message });
  };
}

/** Updates the member (spec §7: the caller can set the message and the redirect). */
export function useUpdateMember({
  message = 'プロフィールが変更されました。',
  redirect = MYPAGE_PATH,
  replaces,
}: Partial<SaveResultOptions> = {}) {
  const afterSave = useAfterSave({ message, redirect, replaces });
  return useMutation({
    mutationFn: (save: MemberSave, { client }) => saveMember(save, client),
    onSuccess: (hasOverwritten, _save, _result, { client }) => afterSave(client, hasOverwritten),
  });
}

/** Replaces the member's profile image without leaving the page. */
export const useUploadProfileImage = () =>
  useMutation({
    mutationFn: uploadProfileImage,
    onSuccess: async (_data, _request, _result, { client }) => {
      await invalidateMember(client);
      showToast({ message: 'プロフィール画像が変更されました。' });
    },
  });

/** Deletes the member's profile image. */
export const useRemoveProfileImage = () =>
  useMutation({
    mutationFn: removeProfileImage,
    onSuccess: async (_data, _memberId, _result, { client }) => {
      await invalidateMember(client);
      showToast({ message: 'プロフィール画像を削除しました。' });
    },
  });

/** Returns whether the last reply refused the current member, because the session has expired or was ended elsewhere. */
export const useHasSessionEnded = (): boolean => isSessionRefusal(useMe().error);
