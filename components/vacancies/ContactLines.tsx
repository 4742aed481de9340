import { phoneText } from '@/lib/digits';
import type { Me } from '@/schemas/member-fields';

/** The contact data that a company gets with an application. */
export const ContactLines = ({ me: { member, django_user } }: { me: Me }) => (
  <>
    <p>
      フリガナ：{member.profile.family_name_kana} {member.profile.given_name_kana}
    </p>
    <p>メールアドレス：{django_user.email}</p>
    <p>電話番号：{phoneText(member.profile.phone) || 'なし'}</p>
  </>
);
