import { DescriptionList, keepTogether } from '@/components/ui/data/DescriptionList';
import { addressText } from '@/lib/address-text';
import { phoneText } from '@/lib/phone-text';
import { dateText } from '@/lib/plain-date-text';
import type { Me, Member } from '@/schemas/member-fields';
import { EditableSection } from './EditableSection';
import { ProfileImageField } from './ProfileImageField';

const NOT_ENTERED = '未入力';

function nameText(profile: Member['profile']): string {
  const name = [profile.family_name, profile.given_name].filter(Boolean).join(' ');
  const kana = [profile.family_name_kana, profile.given_name_kana].filter(Boolean).join(' ');
  return (kana ? `${name}（${kana}）` : name) || NOT_ENTERED;
}

export function ProfileSection({ me }: { me: Me }) {
  const { profile } = me.member;
  const { family_name, birth_date, phone } = profile;
  return (
    <EditableSection
      id="profile"
      memberId={me.member.id}
      title="基本情報"
      isEmpty={false}
      isReadOnly={me.member.readOnly.includes('profile')}
    >
      <DescriptionList
        inset
        items={keepTogether([
          {
            term: '氏名',
            detail: nameText(profile),
          },
          { term: 'メールアドレス', detail: me.django_user.email || NOT_ENTERED },
          { term: '生年月日', detail: birth_date ? dateText(birth_date) : NOT_ENTERED },
          { term: '電話番号', detail: phoneText(phone) || NOT_ENTERED },
          { term: '住所', detail: addressText(profile) || NOT_ENTERED },
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
        ])}
      />
    </EditableSection>
  );
}
