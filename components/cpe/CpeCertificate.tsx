import styled from 'styled-components';
import { DocumentTitle } from '@/components/print/PrintablePage';
import { DescriptionList, keepTogether } from '@/components/ui/data/DescriptionList';
import { getOrganizerName, siteConfig } from '@/config/site';
import { dateText, fullDayText, timeRangeText } from '@/lib/dates';
import { cpeText, venueText } from '@/lib/seminars/seminar-text';
import type { Member } from '@/schemas/member-fields';
import type { SeminarSummary } from '@/schemas/seminar-fields';
import { dayInTokyo } from '@/schemas/time';
import { media } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface CpeCertificateProps {
  member: Member;
  seminar: SeminarSummary;
  /** In ms: the date of the sheet, so that server and browser agree. */
  fetchedAt: number;
}

/** What the site knows about a member and a seminar that has taken place. It says that attendance is not part of it. */
export function CpeCertificate({ member, seminar, fetchedAt }: CpeCertificateProps) {
  const { name } = siteConfig();
  const organizer = getOrganizerName();
  const { family_name, given_name } = member.profile;
  return (
    <Sheet aria-label="受講記録の内容">
      <DocumentTitle>受講記録</DocumentTitle>
      <Name>
        {family_name} {given_name} 様
      </Name>
      <DescriptionList
        items={keepTogether([
          { term: 'セミナー', detail: seminar.title },
          { term: '開催日時', detail: `${fullDayText(seminar.starts_at)} ${timeRangeText(seminar)}` },
          { term: '会場', detail: venueText(seminar.venue) },
          { term: 'CPD', detail: cpeText(seminar.cpe_units) },
          { term: '主催者', detail: organizer },
        ])}
      />
      <Statement>
        上記のセミナーにお申し込みがあり、取り消されていないことを、{name}
        の記録にもとづいて示します。当日の出席を確認した証明書ではありません。単位の申告には、必要に応じて配布資料などの記録をあわせて保管してください。
      </Statement>
      <Issuer>
        <p>{dateText(dayInTokyo(new Date(fetchedAt)))}</p>
        <p>{organizer}</p>
      </Issuer>
    </Sheet>
  );
}

const Sheet = styled.article`
  padding: ${theme.space[6]} ${theme.space[4]};
  background: ${theme.color.surface};
  border: ${theme.border.regular};
  overflow-wrap: anywhere;

  ${media.md} {
    padding: ${theme.space[12]};
  }

  @media print {
    padding: 0;
    border: ${theme.border.none};
  }
`;

const Name = styled.p`
  margin-block: ${theme.space[8]} ${theme.space[6]};
  font-size: ${theme.text.block};
  font-weight: 700;
`;

const Statement = styled.p`
  margin-block-start: ${theme.space[6]};
`;

const Issuer = styled.div`
  margin-block-start: ${theme.space[8]};
  text-align: end;
`;
