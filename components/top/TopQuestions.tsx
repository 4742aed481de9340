import styled from 'styled-components';
import { FaqList } from '@/components/ui/data/FaqList';
import { FullWidthSection } from '@/components/ui/layout/FullWidthSection';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { useIsLoggedIn } from '@/hooks/session/login-status';
import type { HomeContent } from '@/schemas/page-content';
import { theme } from '@/styles/theme';

/** Answers what visitors ask before they register. Renders nothing for members. */
export function TopQuestions({ title, items }: HomeContent['questions']) {
  if (useIsLoggedIn()) return null;
  return (
    <FullWidthSection title={title} tone="surface">
      <FaqList items={items} />
      <ForCompanies>
        会計士・税理士に業務の依頼をお考えの企業の方は、
        <TextLink href="/for-company">企業の方へ</TextLink>をご覧ください。
      </ForCompanies>
    </FullWidthSection>
  );
}

const ForCompanies = styled.p`
  margin-block-start: ${theme.space[6]};
`;
