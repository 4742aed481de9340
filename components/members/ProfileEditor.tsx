import styled from 'styled-components';
import { FormTextField } from '@/components/ui/form/FormTextField';
import { useUpdateMember } from '@/hooks/members';
import { requestOf } from '@/schemas/fields';
import { type Member, profileFields } from '@/schemas/member-fields';
import { type ProfileUpdate, type ProfileUpdateInput, profileUpdateSchema } from '@/schemas/profile';
import { theme } from '@/styles/theme';
import { AddressFields } from './AddressFields';
import { BirthDateField } from './BirthDateField';
import { ProfileNumericField } from './ProfileNumericField';
import { SectionEditor } from './SectionEditor';

interface ProfileEditorProps {
  memberId: number;
  profile: Member['profile'];
}

export function ProfileEditor({ memberId, profile }: ProfileEditorProps) {
  const { mutateAsync: save } = useUpdateMember();
  const { profile_image: _picture, birth_date, ...texts } = profile;
  return (
    <SectionEditor<ProfileUpdateInput, ProfileUpdate>
      id="profile"
      title="基本情報"
      memberId={memberId}
      schema={profileUpdateSchema}
      defaultValues={{ ...texts, birth_date: birth_date ?? '' }}
      onSave={(changed) => save({ memberId, changes: requestOf(profileFields, changed) })}
    >
      <TwoColumns>
        <FormTextField<ProfileUpdateInput>
          name="family_name"
          label="姓"
          required
          autoComplete="family-name"
        />
        <FormTextField<ProfileUpdateInput> name="given_name" label="名" required autoComplete="given-name" />
      </TwoColumns>
      <TwoColumns>
        <FormTextField<ProfileUpdateInput> name="family_name_kana" label="セイ" required />
        <FormTextField<ProfileUpdateInput> name="given_name_kana" label="メイ" required />
      </TwoColumns>
      <BirthDateField />
      <ProfileNumericField
        name="phone"
        kind="phone"
        label="電話番号"
        hint="例：090-1234-5678（ハイフンはあってもなくてもかまいません）"
        autoComplete="tel-national"
      />
      <AddressFields />
    </SectionEditor>
  );
}

const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[4]};
`;
