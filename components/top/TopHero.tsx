import { Fragment } from 'react';
import styled from 'styled-components';
import { NoBreak } from '@/components/ui/data/NoBreak';
import { Phrases } from '@/components/ui/data/Phrases';
import { LinkButton } from '@/components/ui/navigation/Link';
import { useIsLoggedIn } from '@/hooks/session/login-status';
import type { Stat } from '@/lib/vacancies/market-figures';
import type { HomeContent } from '@/schemas/page-content';
import { displayHeading, heroBand, heroColumns } from '@/styles/hero';
import { media, tabularNumerals } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { HeroVacancies } from './HeroVacancies';

type TopHeroProps = HomeContent['hero'] & { stats: readonly Stat[] };

export function TopHero({ heading, lead, stats }: TopHeroProps) {
  const isLoggedIn = useIsLoggedIn();

  return (
    <Root>
      <div>
        <div>
          <h1>
            {heading.map((phrases, line) => (
              <Fragment key={phrases.join('')}>
                {line > 0 && <br />}
                <Phrases phrases={phrases} />
              </Fragment>
            ))}
          </h1>
          <p>
            <NoBreak numbersOnly text={lead} />
          </p>
          <div>
            {!isLoggedIn && (
              <LinkButton variant="primary" size="large" fullWidth="phone" href="/auth/register">
                無料で会員登録
              </LinkButton>
            )}
            <LinkButton
              variant={isLoggedIn ? 'primary' : 'secondary'}
              size="large"
              fullWidth="phone"
              href="/vacancy/"
            >
              案件を見る
            </LinkButton>
          </div>
          <dl>
            {stats.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <HeroVacancies />
      </div>
    </Root>
  );
}

const Root = styled.section`
  ${heroBand}

  & > div {
    ${heroColumns}
  }

  h1 {
    ${displayHeading}
  }

  h1 + p {
    max-width: 32em;
    margin: ${theme.space[5]} 0 ${theme.space[6]};
    color: ${theme.color.textSecondary};
  }

  h1 ~ div {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[3]};
  }

  dl {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[3]};
    margin: ${theme.space[8]} 0 0;

    ${media.md} {
      column-gap: ${theme.space[6]};
    }
  }

  dl > div {
    display: flex;
    flex-direction: column-reverse;
    padding-inline-start: ${theme.space[2]};
    border-inline-start: ${theme.border.thick};
  }

  dt {
    color: ${theme.color.textSecondary};
    font-size: ${theme.text.caption};
  }

  dd {
    margin: 0;
    font-size: ${theme.text.pagePhone};
    font-weight: 700;
    line-height: ${theme.lineHeight.heading};
    ${tabularNumerals}
  }
`;
