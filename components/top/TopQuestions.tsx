import styled from 'styled-components';
import { FaqList } from '@/components/ui/data/FaqList';
import { FullWidthSection } from '@/components/ui/layout/FullWidthSection';
import { TextLink } from '@/components/ui/navigation/TextLink';

const QUESTIONS = [
  [
    '登録や応募に費用はかかりますか。',
    'かかりません。会員登録、案件の閲覧、応募はすべて無料でご利用いただけます。',
  ],
  [
    '監査法人や会社に勤めていても登録できますか。',
    'はい。副業として週1日からの案件もあります。応募の前に、勤務先の就業規則や独立性に関する規程をご確認ください。',
  ],
  [
    '応募には何が必要ですか。',
    '会員登録と職務経歴の登録が必要です。職務経歴は一度登録すると、以後の応募にも使われます。',
  ],
  [
    '応募を取り消すことはできますか。',
    'はい。マイページの応募した案件から取り消せます。取り消した案件に、もう一度応募することもできます。',
  ],
  ['退会はいつでもできますか。', 'はい。会員はいつでも退会できます。'],
] as const;

export function TopQuestions() {
  return (
    <FullWidthSection englishLabel="QUESTIONS" title="よくあるご質問" tone="surface">
      <FaqList items={QUESTIONS} />
      <ForCompanies>
        会計士・税理士に業務の依頼をお考えの企業の方は、
        <TextLink href="/for-company">企業の方へ</TextLink>をご覧ください。
      </ForCompanies>
    </FullWidthSection>
  );
}

const ForCompanies = styled.p`
  margin-block-start: ${({ theme }) => theme.space[6]};
`;
