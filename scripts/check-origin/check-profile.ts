import { profileUpdateSchema } from '@/schemas/profile';
import { readReply } from './assess-reply';
import { absentFields, ignoredFields, missingFields, rawMemberOf } from './check-parts';
import { isSuccess } from './failures';
import type { OriginClient, Reply } from './origin-client';
import type { Row } from './report';
import { rowOf, rowOfReply } from './write-rows';

const SAVE_PROFILE = 'PATCH /members/{memberId}/';
/** Written into the building of the address for a moment. */
const MARK = '接続の確認';

/** Returns the fields of the profile's form that the member's record does not have, such as `profile.phone`. */
const missingOfProfile = (reply: unknown) =>
  Object.keys(profileUpdateSchema.shape).flatMap((name) =>
    missingFields({ profile: { [name]: '' } }, rawMemberOf(reply), ''),
  );

/** Changes the building in the member's address, looks whether it was saved, and restores it. */
export async function checkProfile(
  client: OriginClient,
  replies: ReadonlyMap<string, unknown>,
): Promise<Row> {
  const member = readReply('me', replies.get('GET /members/me/'))?.member;
  const profile = profileUpdateSchema.safeParse(member?.profile);
  const id = member?.id;
  const missing = missingOfProfile(replies.get('GET /members/me/'));
  if (!profile.success || id === undefined) {
    if (member && missing.length > 0) return rowOf(SAVE_PROFILE, absentFields(missing));
    const fields = profile.error?.issues.map(({ path }) => path.join('.')).join('、');
    return rowOf(SAVE_PROFILE, {
      state: 'unchecked',
      detail: `試験用の会員のプロフィールが埋まっていません（${fields ?? 'id'}）。`,
      remedy: '試験用の会員で /mypage/ の基本情報を一度保存してから、もう一度確認してください。',
    });
  }
  const save = (building: string, isCleanup = false) => {
    const body = { profile: { ...profile.data, building } };
    return client.call('PATCH', `/members/${id}/`, { body, isCleanup });
  };
  let saved: unknown;
  let changed: Reply | undefined;
  let restored: Reply | undefined;
  try {
    changed = await save(MARK);
    saved = readReply('me', (await client.call('GET', '/members/me/')).json)?.member.profile.building;
  } finally {
    // A save may have worked although its reply did not arrive.
    if (!changed || isSuccess(changed)) restored = await save(profile.data.building, true);
  }
  if (!isSuccess(changed)) return rowOfReply(SAVE_PROFILE, changed, client.origin);
  if (!restored || !isSuccess(restored))
    return rowOf(SAVE_PROFILE, {
      state: 'missing',
      detail: `建物名を「${MARK}」に変えた後、元に戻せませんでした（${restored?.status}）。`,
      remedy: '試験用の会員の建物名を /mypage/ で直し、APIのログを確認してください。',
    });
  const ignored = saved === MARK ? missing : [...missing, 'profile.building'];
  if (ignored.length > 0) return rowOf(SAVE_PROFILE, ignoredFields(ignored));
  return rowOf(SAVE_PROFILE, { state: 'works', detail: '建物名を変え、元に戻しました。' });
}
