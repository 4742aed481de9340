import styled from 'styled-components';
import { SeminarStatusBadge } from '@/components/seminars/SeminarStatusBadge';
import { Logo } from '@/components/shell/Logo';
import { NoBreak } from '@/components/ui/data/NoBreak';
import { Phrases } from '@/components/ui/data/Phrases';
import { LinkButton } from '@/components/ui/navigation/Link';
import { dayText, timeRangeText } from '@/lib/dates';
import { feeText, seminarDisplayStatus, venueNameText } from '@/lib/seminars/seminar-text';
import type { ConferenceContent } from '@/schemas/page-content';
import type { SeminarSummary } from '@/schemas/seminar-fields';
import { displayHeading } from '@/styles/hero';
import { gutter, media, panelTitle, tabularNumerals } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { listSpeakers } from './schedule';

interface ConferenceHeroProps extends Pick<ConferenceContent, 'hero'> {
  /** Sorted by start time. */
  sessions: readonly SeminarSummary[];
  /** Time at which the data was fetched, in milliseconds since the epoch. */
  fetchedAt: number;
}

/**
 * Introduces the conference and summarises its programme. The page has no header, so this section contains the link to
 * the top page.
 */
export function ConferenceHero({ hero, sessions, fetchedAt }: ConferenceHeroProps) {
  const [first, last] = [sessions[0], sessions.at(-1)];
  const speakerCount = listSpeakers(sessions).length;
  const nextOpenSession = sessions.find(({ status }) => status === 'open');
  return (
    <HeroSection>
      <Container>
        <Logo tone="light" />
        <Inner>
          <div>
            <Heading>
              <Phrases phrases={hero.heading} />
            </Heading>
            <Lead>{hero.lead}</Lead>
            {first && last && (
              <>
                <Stats>
                  <div>
                    <dt>開催期間</dt>
                    <dd>
                      {dayText(first.starts_at)}
                      {first !== last && (
                        <>
                          〜<wbr />
                          {dayText(last.starts_at)}
                        </>
                      )}
                    </dd>
                  </div>
                  <div>
                    <dt>セッション</dt>
                    <dd>{sessions.length}件</dd>
                  </div>
                  {/* An API may name no speakers. */}
                  {speakerCount > 0 && (
                    <div>
                      <dt>登壇者</dt>
                      <dd>{speakerCount}名</dd>
                    </div>
                  )}
                </Stats>
                <LinkButton size="large" fullWidth="phone" href="#programme">
                  プログラムを見る
                </LinkButton>
              </>
            )}
          </div>
          {nextOpenSession && <NextSession session={nextOpenSession} fetchedAt={fetchedAt} />}
        </Inner>
      </Container>
    </HeroSection>
  );
}

const HeroSection = styled.section`
  ${gutter}
  background: ${theme.color.band};
  color: ${theme.color.onBand};
`;

const Container = styled.div`
  max-width: ${theme.width.content};
  margin-inline: auto;
  padding-block: ${theme.space[5]} ${theme.space[12]};

  ${media.lg} {
    padding-block-end: ${theme.space[18]};
  }
`;

const Inner = styled.div`
  display: grid;
  gap: ${theme.space[10]};
  margin-block-start: ${theme.space[10]};

  ${media.lg} {
    grid-template-columns: 1fr minmax(0, 25rem);
    align-items: center;
  }
`;

const Heading = styled.h1`
  ${displayHeading}
`;

const Lead = styled.p`
  max-width: 34em;
  margin-block: ${theme.space[5]};
`;

const Stats = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]} ${theme.space[6]};
  margin-block: ${theme.space[8]};

  div {
    display: flex;
    flex-direction: column-reverse;
    padding-inline-start: ${theme.space[3]};
    border-inline-start: ${theme.border.band};
  }

  dt {
    color: ${theme.color.onBandSecondary};
    font-size: ${theme.text.caption};
  }

  dd {
    font-size: ${theme.text.block};
    font-weight: 700;
    ${tabularNumerals}
  }
`;

interface NextSessionProps {
  session: SeminarSummary;
  /** Time at which the data was fetched, in milliseconds since the epoch. */
  fetchedAt: number;
}

/** Shows the first session that still accepts applications. */
function NextSession({ session, fetchedAt }: NextSessionProps) {
  return (
    <SessionPanel aria-label="次に申し込めるセッション">
      <Label>
        次に申し込めるセッション
        <SeminarStatusBadge
          displayStatus={seminarDisplayStatus(session.status, undefined)}
          seminar={session}
          fetchedAt={fetchedAt}
        />
      </Label>
      <Body>
        <DateTime dateTime={session.starts_at || undefined}>
          <strong>{dayText(session.starts_at)}</strong> <NoBreak numbersOnly text={timeRangeText(session)} />
        </DateTime>
        <Title>
          <NoBreak text={session.title} />
        </Title>
        <Facts>
          <span>{session.speakers.map(({ name }) => name).join('、')}</span>
          <span>{venueNameText(session.venue)}</span>
          <span>{feeText(session.fee)}</span>
        </Facts>
        <LinkButton variant="primary" fullWidth href={`/seminar/${session.id}/`}>
          申し込みに進む
        </LinkButton>
      </Body>
    </SessionPanel>
  );
}

const SessionPanel = styled.section`
  background: ${theme.color.surface};
  border-radius: ${theme.radius.card};
  color: ${theme.color.textPrimary};
`;

const Label = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  padding: ${theme.space[3]} ${theme.space[5]};
  border-block-end: ${theme.border.thick};
  color: ${theme.color.primary};
  font-size: ${theme.text.small};
  font-weight: 700;
`;

const Body = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  padding: ${theme.space[5]};
`;

const DateTime = styled.time`
  ${tabularNumerals}

  & > strong {
    font-size: ${theme.text.pagePhone};
  }
`;

const Title = styled.h2`
  ${panelTitle}
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[4]};
  color: ${theme.color.textSecondary};
  font-size: ${theme.text.small};
  ${tabularNumerals}
`;
