import styled from 'styled-components';
import { TextLink } from '@/components/ui/navigation/TextLink';

/** The link to the online seminar. */
export function JoinLink({ href }: { href: string }) {
  return (
    <Line>
      参加用URL：
      <TextLink newTab href={href}>
        {href}
      </TextLink>
    </Line>
  );
}

const Line = styled.p`
  color: ${({ theme }) => theme.color.textSecondary};
  font-size: ${({ theme }) => theme.text.small};
`;
