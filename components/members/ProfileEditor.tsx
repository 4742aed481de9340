import styled from 'styled-components';
import { FormTextField } from '@/components/ui/form/FormTextField';
import type { Member } from '@/schemas/member-fields';
import { type ProfileUpdate, type ProfileUpdateInput, profileFormSchema } from '@/schemas/profile';
import { theme } from '@/styles/theme';
import { AddressFields, ProfileNumericField } from './AddressFields';
import { BirthDateField } from './BirthDateField';
import { ProfileImageField } from './ProfileImageField';
import { SectionEditor } from './SectionEditor';

const toForm = ({ profile: { profile_image: _, birth_date, ...texts } }: Member): ProfileUpdateInput => ({
  ...texts,
  birth_date: birth_date ?? '',
});

export function ProfileEditor({ member }: { member: Member }) {
  return (
    <SectionEditor<ProfileUpdateInput, ProfileUpdate>
      id="profile"
      title="基本情報"
      member={member}
      schema={profileFormSchema}
      toForm={toForm}
      before={
        <ProfileImageField
          memberId={member.id}
          familyName={member.profile.family_name}
          image={member.profile.profile_image}
        />
      }
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
