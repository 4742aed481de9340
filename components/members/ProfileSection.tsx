import dynamic from 'next/dynamic';
import { DefinitionRows } from '@/components/ui/DefinitionRows';
import { LedgerBlock } from '@/components/ui/LedgerBlock';
import { LinkButton } from '@/components/ui/LinkButton';
import { Skeleton } from '@/components/ui/Skeleton';
import type { Me } from '@/schemas/members';
import { prefectures } from '@/schemas/prefectures';
import type { Profile } from '@/schemas/profile';

// It brings the schema of pictures, and zod with it: after the page itself.
const ProfilePhoto = dynamic(() => import('./ProfilePhoto').then((module) => module.ProfilePhoto), {
  ssr: false,
  loading: () => <Skeleton lines={2} />,
});

const NONE = '未入力';

function birthDateText(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${year}年${month}月${day}日`;
}

function addressText({ zip, prefecture, city, address_line, building }: Profile): string {
  const place = [prefectures[prefecture] ?? '', city, address_line].join('');
  const code = zip && `〒${zip.slice(0, 3)}-${zip.slice(3)}`;
  return [code, place, building].filter(Boolean).join(' ') || NONE;
}

export function ProfileSection({ me }: { me: Me }) {
  const { profile } = me.member;
  const { family_name, given_name, family_name_kana, given_name_kana, birth_date, phone } = profile;
  return (
    <LedgerBlock
      id="profile"
      title="基本情報"
      action={
        <LinkButton
          href={{ pathname: '/mypage/', query: { edit: 'profile' } }}
          shallow
          scroll={false}
          size="small"
          aria-label="基本情報を編集"
        >
          編集
        </LinkButton>
      }
    >
      <DefinitionRows
        inset
        rows={[
          {
            term: '氏名',
            detail: `${family_name} ${given_name}（${family_name_kana} ${given_name_kana}）`,
          },
          { term: 'メールアドレス', detail: me.django_user.email },
          { term: '生年月日', detail: birth_date ? birthDateText(birth_date) : NONE },
          { term: '電話番号', detail: phone || NONE },
          { term: '住所', detail: addressText(profile) },
          {
            term: 'プロフィール画像',
            detail: <ProfilePhoto memberId={me.member.id} hasImage={Boolean(profile.profile_image)} />,
          },
        ]}
      />
    </LedgerBlock>
  );
}
