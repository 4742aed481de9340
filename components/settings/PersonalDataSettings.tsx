import styled from 'styled-components';
import { SmallNote } from '@/components/ui/data/SmallNote';
import { Button } from '@/components/ui/form/Button';
import { useDownloadPersonalData } from '@/hooks/sessions';
import { theme } from '@/styles/theme';
import { SettingsSection } from './SettingsSection';

/** Lets the member download everything that is stored about them (decision 0084). */
export function PersonalDataSettings({ isEditing }: { isEditing: boolean }) {
  return (
    <SettingsSection
      id="personal-data"
      isEditing={isEditing}
      editLabel="受け取る"
      summary={<p>登録内容と応募の記録</p>}
    >
      <PersonalDataDownload />
    </SettingsSection>
  );
}

/** The button that downloads the member's data, with what the file contains. */
function PersonalDataDownload() {
  const { mutate: download, isPending } = useDownloadPersonalData();
  return (
    <Column>
      <p>
        登録内容、プロフィール、応募と申し込みの内容と履歴、ログインの記録など、保存されているご自身のデータをすべて、ひとつのファイル（JSON形式）で受け取れます。
      </p>
      <div>
        <Button fullWidth="phone" pending={isPending} onClick={() => download()}>
          データをダウンロードする
        </Button>
      </div>
      <SmallNote $align="start">個人情報が含まれます。共用の端末には保存しないでください。</SmallNote>
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
`;
