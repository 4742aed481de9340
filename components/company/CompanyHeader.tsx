import styled from 'styled-components';
import { Logo } from '@/components/site/Logo';
import { Badge } from '@/components/ui/Badge';
import { LinkButton } from '@/components/ui/LinkButton';
import { below, gutter, media } from '@/styles/mixins';

/** Spec §2: its link for project applicants goes to the top page. */
export function CompanyHeader() {
  return (
    <Bar>
      <Brand>
        <Logo />
        <WideOnly>
          <Badge>企業の方へ</Badge>
        </WideOnly>
      </Brand>
      <LinkButton href="/" size="small">
        案件をお探しの方
      </LinkButton>
    </Bar>
  );
}

const Bar = styled.header`
  ${gutter}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[3]};
  min-height: ${({ theme }) => theme.size.headerPhone};
  background: ${({ theme }) => theme.color.surface};
  border-block-end: ${({ theme }) => theme.line.rule};

  ${media.lg} {
    min-height: ${({ theme }) => theme.size.header};
  }
`;

const Brand = styled.div`
  display: flex;
  min-width: 0;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
`;

const WideOnly = styled.div`
  ${below.sm} {
    display: none;
  }
`;
