import styled from 'styled-components';
import { clientOnly } from '@/components/ui/lazy/client-only';
import { lazyComponent } from '@/components/ui/lazy/lazy-component';
import { theme } from '@/styles/theme';
import { SettingsSection } from './SettingsSection';

const PersonalDataDownload = clientOnly(
  lazyComponent(() => import('./PersonalDataDownload').then((module) => module.PersonalDataDownload)),
);

/** Lets the member download everything that is stored about them (decision 0085). */
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
