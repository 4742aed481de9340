import { RefreshCw } from 'lucide';
import styled from 'styled-components';
import { Icon } from '@/components/ui/data/Icon';
import { Button } from '@/components/ui/form/Button';

interface ShowUpdatesButtonProps {
  onClick: () => void;
}

/** Announces new rows above the list. It floats over the page, so that the rows do not move while they are read. */
export function ShowUpdatesButton({ onClick }: ShowUpdatesButtonProps) {
  return (
    <FloatingBar role="status">
      <Button size="small" onClick={onClick}>
        <Icon node={RefreshCw} />
        一覧が更新されました。最新を表示
      </Button>
    </FloatingBar>
  );
}

const FloatingBar = styled.div`
  position: sticky;
  inset-block-start: ${({ theme }) => theme.space[3]};
  z-index: ${({ theme }) => theme.zIndex.sticky};
  display: flex;
  justify-content: center;
  block-size: 0;
  overflow: visible;
`;
