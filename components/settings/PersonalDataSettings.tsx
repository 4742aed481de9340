import styled from 'styled-components';
import { theme } from '@/styles/theme';
import { PersonalDataDownload } from './PersonalDataDownload';
import { SettingsSection } from './SettingsSection';

/** Lets the member download everything that is stored about them (decision 0084). */
export function PersonalDataSettings({ isEditing }: { isEditing: boolean }) {
  return (
    <SettingsSection
      id="personal-data"
      isEditing={isEditing}
      editLabel="確認"
      summary={<Text>保存されているご自身のデータを、ファイルで受け取れます。</Text>}
    >
      <PersonalDataDownload />
    </SettingsSection>
  );
}

const Text = styled.p`
  padding: ${theme.space[4]} ${theme.space[5]};
`;
