import dynamic from 'next/dynamic';
import styled from 'styled-components';
import { LazyFallback } from '@/components/ui/lazy/LazyFallback';
import { lazyComponent } from '@/components/ui/lazy/lazy-component';
import { SettingsSection } from './SettingsSection';

const PersonalDataDownload = dynamic(
  lazyComponent(() => import('./PersonalDataDownload').then((module) => module.PersonalDataDownload)),
  { ssr: false, loading: LazyFallback },
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
  padding: ${({ theme }) => `${theme.space[4]} ${theme.space[5]}`};
`;
