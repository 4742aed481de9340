import styled from 'styled-components';
import { LinkButton } from '@/components/ui/LinkButton';
import { useIsLoggedIn } from '@/hooks/login-status';
import { media, phraseBreaks } from '@/styles/mixins';
import { TopSection } from './TopSection';

const STEPS = [
  ['確認・認証', 'メールアドレスを登録し、届いたメールのリンクを開きます。'],
  ['情報入力', 'お名前とパスワードを入力します。登録に費用はかかりません。'],
  ['会員登録完了', '職務経歴を登録すると、気になる案件に応募できます。'],
] as const;

export function RegistrationSteps() {
  const isLoggedIn = useIsLoggedIn();
  return (
    <TopSection label="HOW IT WORKS" title="登録から応募まで" tone="paper">
      <List>
        {STEPS.map(([title, text], index) => (
          <li key={title}>
            <Figure aria-hidden>{index + 1}</Figure>
            <Title>{title}</Title>
            <Text>{text}</Text>
          </li>
        ))}
      </List>
      {!isLoggedIn && (
        <LinkButton size="large" wide="phone" href="/auth/register">
          会員登録へ進む
        </LinkButton>
      )}
    </TopSection>
  );
}

const List = styled.ol`
  display: grid;
  margin: ${({ theme }) => `0 0 ${theme.space[8]}`};
  padding: 0;
  list-style: none;
  border-block-start: ${({ theme }) => theme.line.heavy};

  li {
    padding: ${({ theme }) => `${theme.space[5]} ${theme.space[4]}`};
    border-block-end: ${({ theme }) => theme.line.rule};
  }

  ${media.md} {
    grid-template-columns: repeat(3, 1fr);

    li + li {
      border-inline-start: ${({ theme }) => theme.line.rule};
    }
  }
`;

const Figure = styled.span`
  color: ${({ theme }) => theme.color.primary};
  font-family: ${({ theme }) => theme.font.mincho};
  font-size: ${({ theme }) => theme.text.page};
`;

const Title = styled.h3`
  margin: 0;
  font-size: ${({ theme }) => theme.text.row};
`;

const Text = styled.p`
  margin: ${({ theme }) => theme.space[1]} 0 0;
  color: ${({ theme }) => theme.color.inkSecondary};
  ${phraseBreaks}
`;
