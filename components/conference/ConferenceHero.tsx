import styled from 'styled-components';
import { Logo } from '@/components/site/Logo';
import { LinkButton } from '@/components/ui/LinkButton';
import { dayText } from '@/config/dates';
import type { SeminarSummary } from '@/schemas/seminars';
import { displayHeading, gutter, media, phraseBreaks, tabularNumerals } from '@/styles/mixins';
import { speakersOf } from './programme';

/** What it is, and how much of it: the page has no header, so the way home stands here. */
export function ConferenceHero({ sessions }: { sessions: readonly SeminarSummary[] }) {
  const [first] = sessions;
  return (
    <Band>
      <Inner>
        <Logo tone="light" />
        <Heading>
          会計士
          <wbr />
          カンファレンス
        </Heading>
        <Lead>
          決算、税務、IPO、独立。現場で手を動かす会計士と税理士が、明日の仕事に使える知識を持ち寄ります。
        </Lead>
        {first && (
          <>
            <Figures>
              <div>
                <dt>最初のセッション</dt>
                <dd>{dayText(first.starts_at)}</dd>
              </div>
              <div>
                <dt>セッション</dt>
                <dd>{sessions.length}</dd>
              </div>
              <div>
                <dt>登壇者</dt>
                <dd>{speakersOf(sessions).length}名</dd>
              </div>
            </Figures>
            <LinkButton size="large" wide="phone" href="#programme">
              プログラムを見る
            </LinkButton>
          </>
        )}
      </Inner>
    </Band>
  );
}

const Band = styled.section`
  ${gutter}
  background: ${({ theme }) => theme.color.primaryPressed};
  color: ${({ theme }) => theme.color.onPrimary};
`;

const Inner = styled.div`
  max-width: ${({ theme }) => theme.width.content};
  margin-inline: auto;
  padding-block: ${({ theme }) => `${theme.space[5]} ${theme.space[12]}`};

  ${media.lg} {
    padding-block-end: ${({ theme }) => theme.space[18]};
  }
`;

const Heading = styled.h1`
  ${displayHeading}
  margin-block-start: ${({ theme }) => theme.space[12]};
`;

const Lead = styled.p`
  ${phraseBreaks}
  max-width: 34em;
  margin-block: ${({ theme }) => theme.space[5]};
`;

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `${theme.space[4]} ${theme.space[8]}`};
  margin-block: ${({ theme }) => theme.space[8]};

  div {
    display: flex;
    flex-direction: column-reverse;
    padding-inline-start: ${({ theme }) => theme.space[4]};
    border-inline-start: ${({ theme }) => theme.line.onPrimary};
  }

  dt {
    color: ${({ theme }) => theme.color.onPrimarySoft};
    font-size: ${({ theme }) => theme.text.caption};
  }

  dd {
    font-size: ${({ theme }) => theme.text.pagePhone};
    font-weight: 700;
    ${tabularNumerals}
  }
`;
