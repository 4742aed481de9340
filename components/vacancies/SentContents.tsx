import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ResumeCareers } from '@/components/resume/ResumeCareers';
import { NoBreak } from '@/components/ui/data/NoBreak';
import { PreservedText } from '@/components/ui/data/Text';
import { LedgerSection } from '@/components/ui/layout/LedgerSection';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { siteConfig } from '@/config/site';
import { useCertificationChoices } from '@/hooks/choices';
import { groupByCompany, licenseName, licenseText } from '@/lib/members/resume';
import { NAME_NOTE, startTimingText } from '@/lib/vacancies/vacancy-applications';
import type { VacancyApplication } from '@/schemas/application-fields';
import type { Career } from '@/schemas/career-education-request';
import type { Me } from '@/schemas/member-fields';
import { countCharacters } from '@/schemas/normalize-text';
import type { ApplicationEntry } from '@/schemas/vacancy-applications';
import { below, media } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { ContactLines } from './ContactLines';

export const MESSAGE_LABEL = '応募の理由・活かせる経験';

/** A longer text is last, because it may run under the bar with the buttons. */
const MAX_SHORT_MESSAGE = 300;

interface SentContentsProps {
  me: Me;
  /** Those that the application saves; left out when the record has its own. */
  careers?: readonly Career[] | undefined;
  entry: ApplicationEntry;
  /** The page on which the entry is corrected. */
  entryHref: string;
}

/** Everything that the company receives with an application: what is known of the member, then what was written. */
export function SentContents({ me, careers, entry, entryHref }: SentContentsProps) {
  return (
    <LedgerSection title="企業に届く内容" action={NAME_NOTE}>
      <Rows>
        <MemberRows me={me} careers={careers ?? me.member.careers} />
        <WrittenRows entry={entry} editHref={entryHref} />
      </Rows>
    </LedgerSection>
  );
}

/** What was written in an application that is sent, and the licenses that the company got with it. */
export function SentEntry({ application }: { application: VacancyApplication }) {
  const { licenses } = application;
  return (
    <LedgerSection title="企業に届いた内容">
      <Rows>
        {licenses.length > 0 && <WrittenRow term="資格" value={licenses.join('、')} />}
        <WrittenRows entry={application} />
      </Rows>
    </LedgerSection>
  );
}

interface WrittenRowsProps {
  entry: Pick<VacancyApplication, 'start_timing' | 'message' | 'request'> & { start_date: string | null };
  editHref?: string;
}

function WrittenRows({ entry, editHref }: WrittenRowsProps) {
  const start = startTimingText(entry);
  const message = (
    <WrittenRow
      key="message"
      term={MESSAGE_LABEL}
      editHref={editHref}
      value={<PreservedText>{entry.message}</PreservedText>}
      isLong
    />
  );
  const request = (
    <WrittenRow
      key="request"
      term="希望条件・質問"
      editHref={editHref}
      value={<PreservedText>{entry.request || 'なし'}</PreservedText>}
    />
  );
  const isShort = countCharacters(entry.message) <= MAX_SHORT_MESSAGE;
  return (
    <>
      {start && <WrittenRow term="参画できる時期" editHref={editHref} value={<NoBreak text={start} />} />}
      {isShort ? [message, request] : [request, message]}
    </>
  );
}

/** The name with the contact data, the work history and, where it is known that they are sent, the licenses of the member. */
function MemberRows({ me, careers }: { me: Me; careers: readonly Career[] }) {
  const certifications = useCertificationChoices().data;
  const { profile, licenses, readOnly } = me.member;
  const companies = groupByCompany(careers, 'western');
  const licenseTexts = licenses.map((license) => licenseText(license, certifications, 'western'));
  const [newest] = companies;
  return (
    <>
      <OpenableRow term="氏名・連絡先" value={`${profile.family_name} ${profile.given_name}`}>
        <ContactLines me={me} />
      </OpenableRow>
      <OpenableRow
        term="職務経歴"
        value={readOnly.includes('career') ? UNREADABLE : `${careers.length}件`}
        extra={newest && `${newest.name}${companies.length > 1 ? ' ほか' : ''}`}
      >
        {careers.length > 0 && <ResumeCareers companies={companies} headingLevel={4} />}
      </OpenableRow>
      {siteConfig().sendsLicenses && (
        <OpenableRow
          term="資格"
          value={readOnly.includes('license') ? UNREADABLE : `${licenses.length}件`}
          extra={licenses.map((license) => licenseName(license, certifications)).join('、')}
        >
          {licenses.length > 0 && <p>{licenseTexts.join('、')}</p>}
        </OpenableRow>
      )}
    </>
  );
}

/** Shown for a section of the profile that could not be read whole. */
const UNREADABLE = '登録した内容';

interface OpenableRowProps {
  term: string;
  value: string;
  /** Shown only on wide screens, which have room for it. */
  extra?: string | undefined;
  /** The whole text; false when there is none. */
  children: ReactNode;
}

/** A row of what is known of the member. Its text opens in place. */
function OpenableRow({ term, value, extra, children }: OpenableRowProps) {
  const line = (
    <>
      <Term>{term}</Term>
      <Value>
        {value}
        {extra && <Extra>{extra}</Extra>}
      </Value>
    </>
  );
  if (!children)
    return (
      <li>
        <Line>{line}</Line>
      </li>
    );
  return (
    <li>
      <details>
        <Line as="summary">
          {line}
          <Look>見る</Look>
        </Line>
        <Opened>{children}</Opened>
      </details>
    </li>
  );
}

interface WrittenRowProps {
  term: string;
  value: ReactNode;
  /** Left out for what can no longer be corrected. */
  editHref?: string | undefined;
  /** Gives the value the whole width on phones. */
  isLong?: boolean;
}

/** A row of what the member has written. */
function WrittenRow({ term, value, editHref, isLong = false }: WrittenRowProps) {
  return (
    <li>
      <Line className={isLong ? 'long' : undefined}>
        <Term>{term}</Term>
        <Value>{value}</Value>
        {editHref && (
          <Edit>
            <TextLink href={editHref}>
              修正<span className="visually-hidden">：{term}</span>
            </TextLink>
          </Edit>
        )}
      </Line>
    </li>
  );
}

const Rows = styled.ul`
  background: ${theme.color.surface};
  border: ${theme.border.regular};
  border-block-start: ${theme.border.none};

  & > li:not(:first-child) {
    border-block-start: ${theme.border.regular};
  }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: 6rem minmax(0, 1fr) auto;
  align-items: start;
  gap: 0 ${theme.space[3]};
  min-height: ${theme.size.touch};
  padding-inline: ${theme.space[4]} ${theme.space[2]};

  ${media.md} {
    grid-template-columns: ${theme.size.termColumn} minmax(0, 1fr) auto;
    gap: 0 ${theme.space[4]};
  }

  &:is(summary) {
    cursor: pointer;
    list-style: none;
  }

  &:is(summary)::-webkit-details-marker {
    display: none;
  }

  ${below.md} {
    &.long {
      grid-template-columns: minmax(0, 1fr) auto;
    }

    &.long > :nth-child(2) {
      grid-area: 2 / 1 / auto / -1;
      padding-block-start: 0;
    }
  }
`;

const Term = styled.span`
  padding-block: ${theme.space[2]};
  color: ${theme.color.textSecondary};
  font-size: ${theme.text.small};
  word-break: auto-phrase;
`;

const Value = styled.div`
  min-width: 0;
  padding-block: ${theme.space[2]};
  overflow-wrap: anywhere;
`;

const Extra = styled.span`
  margin-inline-start: ${theme.space[3]};
  color: ${theme.color.textSecondary};
  font-size: ${theme.text.small};

  ${below.md} {
    display: none;
  }
`;

/* As large as a link that is pressed with a finger. */
const Edit = styled.div`
  min-height: ${theme.size.touch};
  align-content: center;
  padding-inline: ${theme.space[2]};
  font-size: ${theme.text.small};
`;

const Look = styled.span`
  min-height: ${theme.size.touch};
  align-content: center;
  padding-inline: ${theme.space[2]};
  color: ${theme.color.primary};
  font-size: ${theme.text.small};
  text-decoration: underline;
`;

const Opened = styled.div`
  padding: 0 ${theme.space[4]} ${theme.space[3]};
  overflow-wrap: anywhere;
`;
