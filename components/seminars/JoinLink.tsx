import styled from 'styled-components';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { theme } from '@/styles/theme';

const WEB_ADDRESS = /^https?:\/\//i;

/** The link to the online seminar. An existing API may send any text, such as the ID of a meeting, which is no link then. */
export function JoinLink({ onlineUrl }: { onlineUrl: string }) {
  if (!WEB_ADDRESS.test(onlineUrl)) return <Line>参加方法：{onlineUrl}</Line>;
  return (
    <Line>
      参加用URL：
      <TextLink newTab href={onlineUrl}>
        {onlineUrl}
      </TextLink>
    </Line>
  );
}

const Line = styled.p`
  color: ${theme.color.textSecondary};
  font-size: ${theme.text.small};
`;
