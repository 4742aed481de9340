import styled from 'styled-components';
import { Button } from '@/components/ui/Button';
import { useTagManagerChoice } from '@/hooks/tag-manager';

const TEXTS = {
  granted: 'アクセス解析を許可しています。',
  denied: 'アクセス解析を許可していません。',
  open: 'アクセス解析を許可するかどうかを選んでいません。選ぶまで、情報は送信されません。',
};

/** Whether this browser lets the tag manager in, and the way to change it. */
export function TagManagerChoice() {
  const { choice, choose } = useTagManagerChoice();
  return (
    <Root>
      <p role="status">{TEXTS[choice ?? 'open']}</p>
      <Buttons>
        {choice !== 'denied' && (
          <Button size="small" onClick={() => choose('denied')}>
            許可しない
          </Button>
        )}
        {choice !== 'granted' && (
          <Button size="small" onClick={() => choose('granted')}>
            許可する
          </Button>
        )}
      </Buttons>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[3]};
  padding: ${({ theme }) => theme.space[5]};
  border-block-start: ${({ theme }) => theme.line.rule};
`;

const Buttons = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space[3]};
`;
