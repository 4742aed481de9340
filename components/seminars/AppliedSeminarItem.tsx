import styled from 'styled-components';
import { SealMark } from '@/components/ui/SealMark';
import { TextLink } from '@/components/ui/TextLink';
import { dayTimeText } from '@/config/dates';
import type { SeminarApplied } from '@/schemas/seminar-applications';
import { seminarState } from '@/schemas/seminar-text';
import { media, phraseBreaks, tabularNumerals } from '@/styles/mixins';
import { SeminarActions } from './SeminarActions';
import { SeminarFacts } from './SeminarFacts';
import { SeminarStateBadge } from './SeminarStateBadge';

const eventLabels = { apply: '申し込み', cancel: 'キャンセル', reapply: '再申し込み' };

interface AppliedSeminarItemProps {
  application: SeminarApplied['results'][number];
  now: number;
}

export function AppliedSeminarItem({ application, now }: AppliedSeminarItemProps) {
  const { seminar, history, online_url: onlineUrl } = application;
  const state = seminarState(seminar.status, application);
  return (
    <Item>
      <div>
        <Kicker>
          <SeminarStateBadge state={state} seminar={seminar} now={now} />
          {seminar.topic}
        </Kicker>
        <Title>
          <TextLink href={`/seminar/${seminar.id}/`}>{seminar.title}</TextLink>
        </Title>
        <SeminarFacts seminar={seminar} />
        {onlineUrl && (
          <Join>
            参加用URL：
            <TextLink newTab href={onlineUrl}>
              {onlineUrl}
            </TextLink>
          </Join>
        )}
      </div>
      <Side>
        {application.status === 'applied' ? (
          <SealMark lines={['申込', '済']} />
        ) : (
          <strong>キャンセル済み</strong>
        )}
        <History aria-label="申し込みの履歴">
          {history.map(({ event, at }) => (
            <li key={`${event} ${at}`}>
              {dayTimeText(at)} {eventLabels[event]}
            </li>
          ))}
        </History>
        <SeminarActions application={application} seminar={seminar.status} />
      </Side>
    </Item>
  );
}

const Item = styled.li`
  display: grid;
  gap: ${({ theme }) => theme.space[5]};
  padding: ${({ theme }) => theme.space[5]};

  & + & {
    border-block-start: ${({ theme }) => theme.line.rule};
  }

  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) ${({ theme }) => theme.size.panel};
    align-items: start;
    gap: ${({ theme }) => theme.space[8]};
  }
`;

const Kicker = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  color: ${({ theme }) => theme.color.inkSecondary};
  font-size: ${({ theme }) => theme.text.small};
`;

const Title = styled.h2`
  margin: ${({ theme }) => theme.space[1]} 0 0;
  font-size: ${({ theme }) => theme.text.row};
  line-height: ${({ theme }) => theme.leading.row};
  ${phraseBreaks}
`;

const Join = styled.p`
  margin-block-start: ${({ theme }) => theme.space[3]};
  font-size: ${({ theme }) => theme.text.small};
`;

const Side = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};
`;

const History = styled.ol`
  ${tabularNumerals}
  color: ${({ theme }) => theme.color.inkSecondary};
  font-size: ${({ theme }) => theme.text.small};
`;
