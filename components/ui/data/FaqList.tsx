import { ChevronDown } from 'lucide';
import styled from 'styled-components';
import { Icon } from '@/components/ui/data/Icon';
import { theme } from '@/styles/theme';
import { NoBreak } from './NoBreak';

interface FaqListProps {
  items: readonly (readonly [question: string, answer: string])[];
}

/** Questions that expand to their answers. Uses the native `<details>`, which works without JavaScript. */
export function FaqList({ items }: FaqListProps) {
  return (
    <List>
      {items.map(([question, answer]) => (
        <li key={question}>
          <details>
            <summary>
              <span>
                <NoBreak text={question} />
              </span>
              <Icon node={ChevronDown} />
            </summary>
            <p>
              <NoBreak numbersOnly text={answer} />
            </p>
          </details>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  background: ${theme.color.surface};
  border-block-start: ${theme.border.thick};

  & > li {
    border-block-end: ${theme.border.regular};
  }

  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[4]};
    min-height: ${theme.size.controlLarge};
    padding: ${theme.space[3]} ${theme.space[5]};
    cursor: pointer;
    font-weight: 700;
  }

  [open] > summary > svg {
    rotate: 180deg;
  }

  p {
    padding: 0 ${theme.space[5]} ${theme.space[5]};
    color: ${theme.color.textSecondary};
  }
`;
