import { DefinitionRows } from '@/components/ui/DefinitionRows';
import { LedgerBlock } from '@/components/ui/LedgerBlock';
import type { Me } from '@/schemas/members';

export function BasicInfoSection({ me }: { me: Me }) {
  const { family_name, given_name, family_name_kana, given_name_kana } = me.member.profile;
  return (
    <LedgerBlock id="profile" title="基本情報">
      <DefinitionRows
        inset
        rows={[
          {
            term: '氏名',
            detail: `${family_name} ${given_name}（${family_name_kana} ${given_name_kana}）`,
          },
          { term: 'メールアドレス', detail: me.django_user.email },
        ]}
      />
    </LedgerBlock>
  );
}
