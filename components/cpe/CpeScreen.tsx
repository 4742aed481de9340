import styled from 'styled-components';
import { PrintablePage, PrintButton, ScreenOnly } from '@/components/print/PrintablePage';
import { PageHead } from '@/components/shell/PageHead';
import { LeftOutNote } from '@/components/ui/data/ListCount';
import { LongNote } from '@/components/ui/data/Text';
import { QueryNotice } from '@/components/ui/feedback/QueryNotice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { PageHeading } from '@/components/ui/layout/PageHeading';
import { Panel } from '@/components/ui/layout/Panel';
import { Breadcrumb } from '@/components/ui/navigation/Breadcrumb';
import { useMe } from '@/hooks/members';
import { useAppliedSeminars } from '@/hooks/seminar-applications';
import { type CpeYear, fiscalYearOf, groupByFiscalYear, seminarEntries, unitsText } from '@/lib/members/cpe';
import { dayInTokyo } from '@/schemas/time';
import { media, tabularNumerals } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { CpeYearSection } from './CpeYearSection';

const TITLE = 'CPD台帳';

/** The page /mypage/cpe/: the units of the seminars that the member has attended here, by fiscal year. */
export function CpeScreen() {
  const me = useMe();
  const seminars = useAppliedSeminars();
  const { family_name = '', given_name = '' } = me.data?.member.profile ?? {};
  // The day of the data, so that server and browser agree.
  const today = dayInTokyo(new Date(seminars.dataUpdatedAt));
  const years =
    seminars.data && groupByFiscalYear(seminarEntries(seminars.data, seminars.dataUpdatedAt), today);

  return (
    <PrintablePage>
      <PageHead title={TITLE} noindex />
      <Breadcrumb items={[{ label: 'マイページ', href: '/mypage/' }]} />
      <PageHeading lead="このサイトで受けたセミナーのCPD（旧CPE）の単位を、年度ごとにまとめます。">
        {TITLE}
      </PageHeading>
      <QueryNotice query={me} subject="会員情報" />
      <QueryNotice query={seminars} subject="申し込んだセミナー" />
      {(me.isPending || seminars.isPending) && <Skeleton lines={8} />}
      {years && (
        <Record>
          <PrintOnly>
            {family_name} {given_name}
          </PrintOnly>
          <Sums years={years} currentYear={fiscalYearOf(today)} />
          <LeftOutNote leftOut={seminars.leftOut} />
          {years.map((year) => (
            <CpeYearSection key={year.fiscalYear} year={year} />
          ))}
          <ScreenOnly>
            <PrintButton />
          </ScreenOnly>
        </Record>
      )}
    </PrintablePage>
  );
}

/** The sums of the current fiscal year and of three years, and where the rules are. */
function Sums({ years, currentYear }: { years: readonly CpeYear[]; currentYear: number }) {
  const { units = 0, threeYearUnits = 0 } = years.find(({ fiscalYear }) => fiscalYear === currentYear) ?? {};
  return (
    <Panel title="単位の合計" padded>
      <Columns>
        <div>
          <p>{currentYear}年度</p>
          <Units>{unitsText(units)}</Units>
        </div>
        <div>
          <p>
            直近3年度（{currentYear - 2}〜{currentYear}年度）
          </p>
          <Units>{unitsText(threeYearUnits)}</Units>
        </div>
      </Columns>
      <LongNote>
        ほかで受けた研修は含みません。必要な単位、年度ごとの最低単位、必須の科目は、日本公認会計士協会の最新の規則をご確認ください。
      </LongNote>
    </Panel>
  );
}

const Record = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};

  @media print {
    gap: ${theme.space[4]};
  }
`;

const PrintOnly = styled.p`
  display: none;

  @media print {
    display: block;
    text-align: end;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]} ${theme.space[10]};
  margin-block-end: ${theme.space[5]};

  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Units = styled.p`
  ${tabularNumerals}
  font-size: ${theme.text.page};
  font-weight: 700;
  line-height: ${theme.lineHeight.heading};
`;
