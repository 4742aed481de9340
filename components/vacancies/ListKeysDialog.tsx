import styled from 'styled-components';
import { Dialog } from '@/components/ui/feedback/Dialog';
import { Checkbox } from '@/components/ui/form/Checkbox';
import { LIST_KEYS } from '@/lib/vacancies/list-keys';
import { useListKeysStore } from '@/stores/list-keys-store';
import { theme } from '@/styles/theme';

/** Lists the keys of the list of vacancies, and switches them off. */
export function ListKeysDialog({ onClose }: { onClose: () => void }) {
  const { isEnabled, setEnabled } = useListKeysStore();
  return (
    <Dialog open title="キーボード操作" onClose={onClose}>
      <Keys>
        {LIST_KEYS.map(({ key, text }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </Keys>
      <Checkbox
        label="1文字のキーで操作する"
        checked={isEnabled}
        onChange={({ currentTarget }) => setEnabled(currentTarget.checked)}
      />
      <Note>文字の入力中は使えません。設定はこのブラウザーに保存されます。</Note>
    </Dialog>
  );
}

const Keys = styled.dl`
  display: grid;
  gap: ${theme.space[2]};
  margin-block-end: ${theme.space[4]};

  & > div {
    display: grid;
    grid-template-columns: ${theme.space[12]} 1fr;
    align-items: center;
  }

  kbd {
    display: inline-grid;
    place-items: center;
    min-width: ${theme.space[8]};
    min-height: ${theme.space[8]};
    border: ${theme.border.strong};
    border-radius: ${theme.radius.badge};
    font-family: inherit;
    font-weight: 700;
  }
`;

const Note = styled.p`
  color: ${theme.color.textSecondary};
  font-size: ${theme.text.small};
`;
