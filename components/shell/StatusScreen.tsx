import { ChevronRight } from 'lucide';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '@/components/ui/data/Icon';
import { PageHeading } from '@/components/ui/layout/PageHeading';
import { Panel } from '@/components/ui/layout/Panel';
import { Link } from '@/components/ui/navigation/Link';
import { useIsLoggedIn } from '@/hooks/session/login-status';
import { gutter, hoverable } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { PageHead } from './PageHead';

interface StatusScreenProps {
  /** Text, or its phrases when it may not fit on one line. */
  title: ReactNode;
  /** Explains what happened and what the user can do. */
  children: ReactNode;
  /** The main action. */
  action?: ReactNode;
  links: readonly { href: string; label: string; note: string }[];
}

/** A page without content of its own, such as an error page, with links to other pages. */
export function StatusScreen({ title, children, action, links }: StatusScreenProps) {
  return (
    <Root>
      <PageHeading>{title}</PageHeading>
      <Text>{children}</Text>
      {action && <Action>{action}</Action>}
      <Panel>
        <ul>
          {links.map(({ href, label, note }) => (
            <Row key={href}>
              <LinkRow href={href}>
                <Label>{label}</Label>
                <Note>{note}</Note>
                <Icon node={ChevronRight} />
              </LinkRow>
            </Row>
          ))}
        </ul>
      </Panel>
    </Root>
  );
}

const TOP = { href: '/', label: 'トップページ', note: 'サービスのご案内と新着の案件' };
const VACANCIES = { href: '/vacancy/', label: '案件一覧', note: '稼働日数や業務の内容から探す' };
const MYPAGE = { href: '/mypage/', label: 'マイページ', note: '登録内容の確認と変更' };

export function NotFoundScreen() {
  const isLoggedIn = useIsLoggedIn();
  return (
    <>
      <PageHead title="ページが見つかりません" noindex />
      <StatusScreen
        title="ページが見つかりません"
        links={isLoggedIn ? [VACANCIES, MYPAGE, TOP] : [VACANCIES, TOP]}
      >
        <p>お探しのページは、アドレスが変わったか、掲載が終了した可能性があります。</p>
        <p>アドレスを入力した場合は、誤りがないかご確認ください。</p>
      </StatusScreen>
    </>
  );
}

const Root = styled.div`
  ${gutter}
  width: 100%;
  max-width: ${theme.width.form};
  margin-inline: auto;
  padding-block-end: ${theme.space[18]};
`;

const Text = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  margin-block-end: ${theme.space[8]};
`;

const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  margin-block-end: ${theme.space[10]};
`;

const Row = styled.li`
  & + & {
    border-block-start: ${theme.border.regular};
  }
`;

const LinkRow = styled(Link)`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: 0 ${theme.space[4]};
  padding: ${theme.space[3]} ${theme.space[5]};
  text-decoration: none;

  & > svg {
    grid-area: 1 / 2 / span 2;
  }

  ${hoverable} {
    &:hover {
      background: ${theme.color.primaryFaint};
    }
  }
`;

const Label = styled.span`
  font-weight: 700;
`;

const Note = styled.span`
  color: ${theme.color.textSecondary};
  font-size: ${theme.text.small};
`;
