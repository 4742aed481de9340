import styled from 'styled-components';
import { RelatedList } from '@/components/ui/data/RelatedList';
import { SectionHeading } from '@/components/ui/layout/SectionHeading';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { useColumnVacancies } from '@/hooks/columns';
import { useIsLoggedIn } from '@/hooks/session/login-status';
import { theme } from '@/styles/theme';

/** The next steps after a column: open vacancies that fit its subject, the seminars, and the registration. */
export function ColumnVacancies({ columnId }: { columnId: number }) {
  const { data } = useColumnVacancies(columnId);
  const isLoggedIn = useIsLoggedIn();
  if (!data) return null;
  return (
    <section>
      <SectionHeading>{data.title}</SectionHeading>
      <Frame>
        <RelatedList items={data.rows} />
      </Frame>
      <Actions>
        <TextLink href={data.listHref} bold standalone>
          {data.listText}
        </TextLink>
        <TextLink href="/seminar/" bold standalone>
          セミナーを探す
        </TextLink>
        {!isLoggedIn && (
          <LinkButton href="/auth/register" variant="primary">
            会員登録（無料）
          </LinkButton>
        )}
      </Actions>
    </section>
  );
}

const Frame = styled.div`
  background: ${theme.color.surface};
  border: ${theme.border.regular};
  border-block-start: ${theme.border.thick};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  margin-block-start: ${theme.space[4]};
`;
