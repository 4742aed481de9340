import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { addressFromZip } from '@/api/addresses';
import { optional } from '@/api/client';
import {
  invalidateMember,
  memberQueries,
  removeProfileImage,
  saveSkills,
  updateCareerEducation,
  updateMember,
  uploadProfileImage,
} from '@/api/members';
import { isSessionRefusal } from '@/lib/member-refusal';
import { showToast } from '@/stores/toast-store';
import { useIsMounted } from './browser/is-hydrated';
import { useIsLoggedIn } from './session/login-status';

/** Spec §4: the page that follows a change of profile, career or skills. */
const MYPAGE_PATH = '/mypage/';

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
}

/**
 * Returns the function that follows a save: it refetches the member, navigates unless the member has left, and shows the
 * toast.
 */
function useAfterSave({ message, redirect }: SaveResultOptions) {
  const router = useRouter();
  const isMounted = useIsMounted();
  return async (client: QueryClient) => {
    await invalidateMember(client);
    const isSamePage = redirect?.split('?')[0] === router.asPath.split(/[?#]/)[0];
    // Replaces the editor's history entry, so that Back leads to the page before it.
    if (redirect !== null && isMounted.current)
      await (isSamePage ? router.replace(redirect, undefined, { scroll: false }) : router.push(redirect));
    showToast({ message });
  };
}

/** Updates the member (spec §7: the caller can set the message and the redirect). */
export function useUpdateMember({
  message = 'プロフィールが変更されました。',
  redirect = MYPAGE_PATH,
}: Partial<SaveResultOptions> = {}) {
  const afterSave = useAfterSave({ message, redirect });
  return useMutation({
    mutationFn: updateMember,
    onSuccess: (_data, _request, _result, { client }) => afterSave(client),
  });
}

/** Saves career and education, then goes to /mypage/ (spec §4) or back to the form that required it. */
export function useUpdateCareerEducation({ returnPath = MYPAGE_PATH }: { returnPath?: string } = {}) {
  const router = useRouter();
  const isMounted = useIsMounted();
  return useMutation({
    mutationFn: updateCareerEducation,
    onSuccess: async (_data, _request, _result, { client }) => {
      await invalidateMember(client);
      // Replaces the editor's history entry, so that Back leads to the page before it.
      if (isMounted.current) await router.replace(returnPath);
      showToast({ message: '職務経歴・学歴等が変更されました。' });
    },
  });
}

/** Saves skills and abilities. `id` is the id of the member's skill_category_information, or null. */
export function useSaveSkills({
  message = '業務スキルが変更されました。',
  redirect = MYPAGE_PATH,
}: Partial<SaveResultOptions> = {}) {
  const afterSave = useAfterSave({ message, redirect });
  return useMutation({
    mutationFn: saveSkills,
    onSuccess: (_data, _request, _result, { client }) => afterSave(client),
  });
}

/** Fetches the addresses of a postal code (spec §5). The field shows its errors, and the form stays. */
export const useAddressFromZip = () => useMutation({ mutationFn: addressFromZip, meta: optional });

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
