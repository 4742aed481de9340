import styled from 'styled-components';
import { Phrases } from '@/components/ui/data/Phrases';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { useIsLoggedIn } from '@/hooks/session/login-status';
import { useVacancySummaries } from '@/hooks/vacancies';
import { displayHeading, gutter, media, ruledLines, tabularNumerals } from '@/styles/mixins';
import { HeroVacancies } from './HeroVacancies';

export function TopHero() {
  const isLoggedIn = useIsLoggedIn();
  const { data } = useVacancySummaries();

  return (
    <HeroSection>
      <Inner>
        <div>
          <Heading>
            <Phrases phrases={['会計士の', '次の', '一手を、']} />
            <br />
            <Phrases phrases={['案件と', '学びから。']} />
          </Heading>
          <Lead>
            公認会計士・税理士のための案件紹介とセミナー。独立、副業、転身。週1日から、あなたの経験が必要とされる場所へ。
          </Lead>
          <Actions>
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
          </Actions>
          {data && (
            <Stats>
              <div>
                <dt>募集中の案件</dt>
                <dd>
                  {data.count.toLocaleString('ja-JP')}件{data.isTotal || '以上'}
                </dd>
              </div>
              <div>
                <dt>から働ける</dt>
                <dd>週1日〜</dd>
              </div>
              <div>
                <dt>登録と応募</dt>
                <dd>無料</dd>
              </div>
            </Stats>
          )}
        </div>
        <HeroVacancies />
      </Inner>
    </HeroSection>
  );
}

const HeroSection = styled.section`
  ${gutter}
  background: ${({ theme }) => theme.color.surface};
  border-block-end: ${({ theme }) => theme.border.regular};
  ${ruledLines}
`;

const Inner = styled.div`
  position: relative;
  display: grid;
  gap: ${({ theme }) => theme.space[12]};
  max-width: ${({ theme }) => theme.width.content};
  margin-inline: auto;
  padding-block: ${({ theme }) => `${theme.space[10]} ${theme.space[12]}`};

  ${media.lg} {
    grid-template-columns: 1fr minmax(0, 22rem);
    align-items: center;
    padding-block: ${({ theme }) => `${theme.space[18]} ${theme.space[18]}`};
  }

  ${media.xl} {
    grid-template-columns: 1fr minmax(0, 26.5rem);
  }
`;

const Heading = styled.h1`
  ${displayHeading}
  margin: 0;
`;

const Lead = styled.p`
  max-width: 32em;
  margin: ${({ theme }) => `${theme.space[5]} 0 ${theme.space[6]}`};
  color: ${({ theme }) => theme.color.textSecondary};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[3]};
`;

const Stats = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `${theme.space[4]} ${theme.space[6]}`};
  margin: ${({ theme }) => theme.space[8]} 0 0;

  div {
    display: flex;
    flex-direction: column-reverse;
    padding-inline-start: ${({ theme }) => theme.space[3]};
    border-inline-start: ${({ theme }) => theme.border.thick};
  }

  dt {
    color: ${({ theme }) => theme.color.textSecondary};
    font-size: ${({ theme }) => theme.text.caption};
  }

  dd {
    margin: 0;
    font-size: ${({ theme }) => theme.text.pagePhone};
    font-weight: 700;
    line-height: ${({ theme }) => theme.lineHeight.heading};
    ${tabularNumerals}
  }
`;
