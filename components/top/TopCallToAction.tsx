import styled from 'styled-components';
import { Phrases } from '@/components/ui/data/Phrases';
import { LinkButton } from '@/components/ui/navigation/Link';
import { useIsLoggedIn } from '@/hooks/session/login-status';
import type { HomeContent } from '@/schemas/page-content';
import { displayHeading } from '@/styles/hero';
import { gutter, media } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** Asks visitors to register at the end of the page. Renders nothing for members. */
export function TopCallToAction({ heading, text }: HomeContent['registration']) {
  if (useIsLoggedIn()) return null;
  return (
    <Band>
      <h2>
        <Phrases phrases={heading} />
      </h2>
      <p>{text}</p>
      <div>
        <LinkButton size="large" fullWidth="phone" href="/auth/register">
          無料で会員登録
        </LinkButton>
      </div>
    </Band>
  );
}

const Band = styled.section`
  ${gutter}
  display: grid;
  justify-items: center;
  gap: ${theme.space[5]};
  padding-block: ${theme.space[14]};
  background: ${theme.color.primaryTint};
  text-align: center;

  ${media.md} {
    padding-block: ${theme.space[18]};
  }

  h2 {
    ${displayHeading}
  }

  & > p {
    max-width: 36em;
    color: ${theme.color.textSecondary};
    text-wrap: balance;
  }

  & > div {
    width: 100%;
  }
`;
