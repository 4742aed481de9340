import styled from 'styled-components';
import { Logo } from '@/components/shell/Logo';
import { Badge } from '@/components/ui/feedback/Badge';
import { LinkButton } from '@/components/ui/navigation/Link';
import { below, gutter, largeText, media, pageEdges, screenOnly } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { CompanyContactLink } from './CompanyContactLink';

/** The header of the pages for companies. Its link for project applicants goes to the top page (spec §2). */
export function CompanyHeader() {
  return (
    <Bar>
      <Brand>
        <Logo />
        <DesktopOnly>
          <Badge>企業の方へ</Badge>
        </DesktopOnly>
      </Brand>
      <Actions>
        <LinkButton href="/" size="small">
          案件をお探しの方
        </LinkButton>
        <CompanyContactLink label="掲載の相談" variant="primary" size="small" />
      </Actions>
    </Bar>
  );
}

const Bar = styled.header`
  ${gutter}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[3]};
  min-height: ${theme.size.headerPhone};
  padding-block: ${theme.space[2]};
  background: ${theme.color.surface};
  border-block-end: ${theme.border.regular};

  ${media.lg} {
    min-height: ${theme.size.header};
  }
  ${pageEdges}
  ${screenOnly}
`;

/* Only the mark needs room beside the buttons. The name of the site disappears before the buttons wrap. */
const Brand = styled.div`
  display: flex;
  flex: 1 0 2.125rem;
  min-width: 0;
  align-items: center;
  gap: ${theme.space[3]};
`;

const Actions = styled.div`
  display: flex;
  flex: none;
  gap: ${theme.space[2]};

  & > a {
    padding-inline: min(${theme.space[4]}, 3vw);
  }

  ${largeText} {
    flex: 0 1 auto;
    flex-wrap: wrap;
  }
`;

const DesktopOnly = styled.div`
  ${below.sm} {
    display: none;
  }
`;
