import styled from 'styled-components';
import { ResumeCareers } from '@/components/resume/ResumeCareers';
import { SmallNote, Text } from '@/components/ui/data/Text';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { siteConfig } from '@/config/site';
import { useCertificationChoices } from '@/hooks/choices';
import { groupByCompany, licenseText } from '@/lib/members/resume';
import type { Me } from '@/schemas/member-fields';
import { theme } from '@/styles/theme';
import { ContactLines } from './ContactLines';

interface SentRecordProps {
  vacancyId: number;
  me: Me;
}

/** What the company receives about the member together with an application: name, contact data, work history and, where it is known, licenses. */
export function SentRecord({ vacancyId, me }: SentRecordProps) {
  const { profile, careers, licenses } = me.member;
  const certifications = useCertificationChoices().data;
  const { sendsLicenses } = siteConfig();
  const entryPath = encodeURIComponent(`/vacancy/${vacancyId}/entry`);
  return (
    <Root>
      <Text $size="row" $weight={700}>
        {profile.family_name} {profile.given_name}
      </Text>
      <div>
        <ContactLines me={me} />
      </div>
      <ResumeCareers companies={groupByCompany(careers, 'western')} headingLevel={2} />
      {sendsLicenses && (
        <section>
          <Text $size="row" $weight={700} as="h2">
            資格
          </Text>
          <p>
            {licenses.map((license) => licenseText(license, certifications, 'western')).join('、') ||
              '登録はありません。'}
          </p>
          <TextLink href={`/mypage/?edit=license&next=${entryPath}`}>資格を編集する</TextLink>
        </section>
      )}
      <SmallNote $align="start">
        直したいところがあれば、
        <TextLink href={`/mypage/?edit=career&next=${entryPath}`}>職務経歴を編集する</TextLink>
        と、この画面に戻ります。入力中の応募内容は残ります。
      </SmallNote>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  padding-block: ${theme.space[3]};
  overflow-wrap: anywhere;
`;
