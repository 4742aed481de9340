import { DefinitionRows } from '@/components/ui/DefinitionRows';
import { dateText } from '@/config/dates';
import type { Me } from '@/schemas/members';
import { prefectures } from '@/schemas/prefectures';
import type { Profile } from '@/schemas/profile';
import { EditableBlock } from './EditableBlock';
import { ProfilePhoto } from './ProfilePhoto';
import { phoneText } from './phone-text';

const NONE = '未入力';

function addressText({ zip, prefecture, city, address_line, building }: Profile): string {
  const place = [prefectures[prefecture] ?? '', city, address_line].join('');
  const code = zip && `〒${zip.slice(0, 3)}-${zip.slice(3)}`;
  return [code, place, building].filter(Boolean).join(' ') || NONE;
}

export function ProfileSection({ me }: { me: Me }) {
  const { profile } = me.member;
  const { family_name, given_name, family_name_kana, given_name_kana, birth_date, phone } = profile;
  return (
    <EditableBlock id="profile" memberId={me.member.id} title="基本情報" isEmpty={false}>
      <DefinitionRows
        inset
        rows={[
          {
            term: '氏名',
            detail: `${family_name} ${given_name}（${family_name_kana} ${given_name_kana}）`,
          },
          { term: 'メールアドレス', detail: me.django_user.email },
          { term: '生年月日', detail: birth_date ? dateText(birth_date) : NONE },
          { term: '電話番号', detail: phoneText(phone) || NONE },
          { term: '住所', detail: addressText(profile) },
          {
            term: 'プロフィール画像',
            detail: (
              <ProfilePhoto memberId={me.member.id} familyName={family_name} image={profile.profile_image} />
            ),
          },
        ]}
      />
    </EditableBlock>
  );
}
