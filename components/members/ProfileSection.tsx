import { DescriptionList } from '@/components/ui/data/DescriptionList';
import { dateText } from '@/lib/dates';
import { phoneText } from '@/lib/phone-text';
import type { Me } from '@/schemas/members';
import { prefectures } from '@/schemas/prefectures';
import type { Profile } from '@/schemas/profile';
import { EditableSection } from './EditableSection';
import { ProfileImageField } from './ProfileImageField';

const NOT_ENTERED = '未入力';

function addressText({ zip, prefecture, city, address_line, building }: Profile): string {
  const street = [prefectures[prefecture] ?? '', city, address_line].join('');
  const code = zip && `〒${zip.slice(0, 3)}-${zip.slice(3)}`;
  return [code, street, building].filter(Boolean).join(' ') || NOT_ENTERED;
}

export function ProfileSection({ me }: { me: Me }) {
  const { profile } = me.member;
  const { family_name, given_name, family_name_kana, given_name_kana, birth_date, phone } = profile;
  return (
    <EditableSection id="profile" memberId={me.member.id} title="基本情報" isEmpty={false}>
      <DescriptionList
        inset
        items={[
          {
            term: '氏名',
            detail: `${family_name} ${given_name}（${family_name_kana} ${given_name_kana}）`,
          },
          { term: 'メールアドレス', detail: me.django_user.email },
          { term: '生年月日', detail: birth_date ? dateText(birth_date) : NOT_ENTERED },
          { term: '電話番号', detail: phoneText(phone) || NOT_ENTERED },
          { term: '住所', detail: addressText(profile) },
          {
            term: 'プロフィール画像',
            detail: (
              <ProfileImageField
                memberId={me.member.id}
                familyName={family_name}
                image={profile.profile_image}
              />
            ),
          },
        ]}
      />
    </EditableSection>
  );
}
