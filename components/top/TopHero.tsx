import styled from 'styled-components';
import { LinkButton } from '@/components/ui/LinkButton';
import { Phrases } from '@/components/ui/Phrases';
import { useIsLoggedIn } from '@/hooks/login-status';
import { useVacancySummaries } from '@/hooks/vacancies';
import { displayHeading, gutter, ledgerLines, media, phraseBreaks, tabularNumerals } from '@/styles/mixins';
import { HeroLedger } from './HeroLedger';

export function TopHero() {
  const isLoggedIn = useIsLoggedIn();
  const { data } = useVacancySummaries();

  return (
    <Band>
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
              <LinkButton variant="primary" size="large" wide="phone" href="/auth/register">
                無料で会員登録
              </LinkButton>
            )}
            <LinkButton
              variant={isLoggedIn ? 'primary' : 'secondary'}
              size="large"
              wide="phone"
              href="/vacancy/"
            >
              案件を見る
            </LinkButton>
          </Actions>
          {data && (
            <Figures>
              <div>
                <dt>募集中の案件</dt>
                <dd>{data.count.toLocaleString('ja-JP')}件</dd>
              </div>
              <div>
                <dt>から働ける</dt>
                <dd>週1日〜</dd>
              </div>
              <div>
                <dt>登録と応募</dt>
                <dd>無料</dd>
              </div>
            </Figures>
          )}
        </div>
        <HeroLedger />
      </Inner>
    </Band>
  );
}

const Band = styled.section`
  ${gutter}
  background: ${({ theme }) => theme.color.surface};
  border-block-end: ${({ theme }) => theme.line.rule};
  ${ledgerLines}
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
  ${phraseBreaks}
  max-width: 32em;
  margin: ${({ theme }) => `${theme.space[5]} 0 ${theme.space[6]}`};
  color: ${({ theme }) => theme.color.inkSecondary};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[3]};
`;

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `${theme.space[4]} ${theme.space[6]}`};
  margin: ${({ theme }) => theme.space[8]} 0 0;

  div {
    display: flex;
    flex-direction: column-reverse;
    padding-inline-start: ${({ theme }) => theme.space[3]};
    border-inline-start: ${({ theme }) => theme.line.heavy};
  }

  dt {
    color: ${({ theme }) => theme.color.inkSecondary};
    font-size: ${({ theme }) => theme.text.caption};
  }

  dd {
    margin: 0;
    font-size: ${({ theme }) => theme.text.pagePhone};
    font-weight: 700;
    line-height: ${({ theme }) => theme.leading.heading};
    ${tabularNumerals}
  }
`;
