import { Check, CircleHelp, type IconNode } from 'lucide';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '@/components/ui/data/Icon';
import { LongNote } from '@/components/ui/data/LongNote';
import { NoBreak } from '@/components/ui/data/NoBreak';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { MEMBER_SECTIONS } from '@/config/member-sections';
import { useFitProfile } from '@/hooks/vacancy-fit';
import { type VacancyFit as Fit, getVacancyFit } from '@/lib/vacancies/vacancy-fit';
import type { Vacancy } from '@/schemas/vacancy-fields';
import { theme } from '@/styles/theme';

interface VacancyFitProps {
  vacancy: Vacancy;
  /** Renders the block in the style of the surrounding page. */
  renderSection: (title: string, content: ReactNode) => ReactNode;
}

/** Compares an open vacancy with the member's profile (decision 0138). Renders nothing while the profile is unknown. */
export function VacancyFit({ vacancy, renderSection }: VacancyFitProps) {
  const profile = useFitProfile();
  if (!profile || vacancy.status !== 'open') return null;
  const fit = getVacancyFit(profile, vacancy);
  return renderSection('合う点と確認したい点', <FitContent {...fit} />);
}

function FitContent({ matches, questions, missing }: Fit) {
  const hasReasons = matches.length + questions.length > 0;
  return (
    <Root>
      {hasReasons && (
        <Columns>
          <ReasonList title="合う点" icon={Check} reasons={matches} empty="合う点は見つかりませんでした。" />
          <ReasonList
            title="確認したい点"
            icon={CircleHelp}
            reasons={questions}
            empty="確認したい点はありません。"
          />
        </Columns>
      )}
      {!hasReasons && (
        <p>
          {missing.length > 0
            ? 'プロフィールを入力すると、この案件と合う点がここに表示されます。'
            : 'この案件には、登録内容と照らし合わせられる記載がありません。'}
        </p>
      )}
      {missing.length > 0 && (
        <Gaps>
          {missing.map(({ section, text }) => (
            <li key={section}>
              {text}
              <TextLink href={`/mypage/?edit=${section}`} standalone>
                {MEMBER_SECTIONS.find(({ id }) => id === section)?.label}を入力する
              </TextLink>
            </li>
          ))}
        </Gaps>
      )}
      {hasReasons && (
        <LongNote>
          ご登録のプロフィールと案件の記載を照らし合わせたものです。企業には表示されず、選考には影響しません。
        </LongNote>
      )}
    </Root>
  );
}

interface ReasonListProps {
  title: string;
  icon: IconNode;
  reasons: Fit['matches'];
  /** Shown when there are no reasons. */
  empty: string;
}

function ReasonList({ title, icon, reasons, empty }: ReasonListProps) {
  return (
    <div>
      <dt>{title}</dt>
      {reasons.length === 0 && <dd>{empty}</dd>}
      {reasons.map(({ subject, text }) => (
        <Reason key={text}>
          <Icon node={icon} />
          <span>
            <strong>{subject}</strong> <NoBreak numbersOnly text={text} />
          </span>
        </Reason>
      ))}
    </div>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`;

const Columns = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  gap: ${theme.space[4]} ${theme.space[8]};

  dt {
    margin-block-end: ${theme.space[1]};
    color: ${theme.color.primary};
    font-weight: 700;
  }
`;

const Reason = styled.dd`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space[2]};
  padding-block: ${theme.space[1]};
  font-size: ${theme.text.small};

  & > svg {
    margin-block-start: 0.25em;
    color: ${theme.color.primary};
  }
`;

const Gaps = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  font-size: ${theme.text.small};

  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space[3]};
  }
`;
