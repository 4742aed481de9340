import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { addressFromZip } from '@/api/addresses';
import {
  memberQueries,
  removeProfileImage,
  saveSkills,
  updateCareerEducation,
  updateMember,
  uploadProfileImage,
} from '@/api/members';
import type { CareerEducation } from '@/schemas/career-education';
import type { MemberUpdate } from '@/schemas/members';
import type { Crop } from '@/schemas/profile-image';
import type { SkillForm } from '@/schemas/skills';
import { showToast } from '@/stores/toast-store';
import { useIsLoggedIn } from './session/login-status';

/** Spec §4: where changes of profile, career and skills lead. */
const MYPAGE_PATH = '/mypage/';

const invalidateMe = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: memberQueries.me().queryKey });

/** The current member, fetched on demand (spec §6); undefined when logged out. */
export function useMe() {
  const enabled = useIsLoggedIn();
  return useQuery({ ...memberQueries.me(), enabled });
}

interface SaveResultOptions {
  /** The success toast. */
  message: string;
  /** Own path to go to; null stays where the person is. */
  redirect: string | null;
}

/** What follows every save: the member anew, then the way on, then the toast. */
function useAfterSave({ message, redirect }: SaveResultOptions) {
  const router = useRouter();
  return async (client: QueryClient) => {
    await invalidateMe(client);
    const isSamePage = redirect?.split('?')[0] === router.asPath.split(/[?#]/)[0];
    // In place of an editor, so that Back leads to where the person was before it.
    if (redirect !== null)
      await (isSamePage ? router.replace(redirect, undefined, { scroll: false }) : router.push(redirect));
    showToast({ message });
  };
}

/** PATCH /members/{memberId}/ (spec §7: with a message and a redirect of the caller's). */
export function useUpdateMember({
  message = 'プロフィールが変更されました。',
  redirect = MYPAGE_PATH,
}: Partial<SaveResultOptions> = {}) {
  const afterSave = useAfterSave({ message, redirect });
  return useMutation({
    mutationFn: (request: { memberId: number; payload: MemberUpdate }, { client }) =>
      updateMember(client, request),
    onSuccess: (_data, _request, _result, { client }) => afterSave(client),
  });
}

/** Saves career and education, then goes to /mypage/ (spec §4) or back to the form that asked for it. */
export function useUpdateCareerEducation({ returnPath = MYPAGE_PATH }: { returnPath?: string } = {}) {
  const router = useRouter();
  return useMutation({
    mutationFn: (request: { memberId: number; payload: CareerEducation }, { client }) =>
      updateCareerEducation(client, request),
    onSuccess: async (_data, _request, _result, { client }) => {
      await invalidateMe(client);
      // In place of the editor: Back leads to where the person was before it.
      await router.replace(returnPath);
      showToast({ message: '職務経歴・学歴等が変更されました。' });
    },
  });
}

/** Saves skills and abilities. `id` is that of the member's skill_category_information, or null. */
export function useSaveSkills({
  message = '業務スキルが変更されました。',
  redirect = MYPAGE_PATH,
}: Partial<SaveResultOptions> = {}) {
  const afterSave = useAfterSave({ message, redirect });
  return useMutation({
    mutationFn: (request: { id: number | null; formData: SkillForm }, { client }) =>
      saveSkills(client, request),
    onSuccess: (_data, _request, _result, { client }) => afterSave(client),
  });
}

/** The addresses of a postal code (spec §5); its refusals are for the field. */
export const useAddressFromZip = () =>
  useMutation({ mutationFn: (zip: string, { client }) => addressFromZip(client, zip) });

/** Puts a picture in the place of the member's; the person stays where they are. */
export const useUploadProfileImage = () =>
  useMutation({
    mutationFn: (request: { memberId: number; file: Blob; crop?: Crop }, { client }) =>
      uploadProfileImage(client, request),
    onSuccess: async (_data, _request, _result, { client }) => {
      await invalidateMe(client);
      showToast({ message: 'プロフィール画像が変更されました。' });
    },
  });

/** Takes the member's picture away. */
export const useRemoveProfileImage = () =>
  useMutation({
    mutationFn: (memberId: number, { client }) => removeProfileImage(client, memberId),
    onSuccess: async (_data, _memberId, _result, { client }) => {
      await invalidateMe(client);
      showToast({ message: 'プロフィール画像を削除しました。' });
    },
  });
