import styled from 'styled-components';
import { PageHead } from '@/components/head/PageHead';
import { PageHeading } from '@/components/ui/layout/PageHeading';
import { clientOnly } from '@/components/ui/lazy/client-only';
import { lazyComponent } from '@/components/ui/lazy/lazy-component';
import type { InformationPage } from '@/schemas/legal-text';
import { gutter } from '@/styles/mixins';
import { InformationBlock } from './InformationBlock';

// Reads the consent stored in this browser, which the server does not know.
const AnalyticsConsentSetting = clientOnly(
  lazyComponent(() =>
    import('@/components/consent/AnalyticsConsentSetting').then((module) => module.AnalyticsConsentSetting),
  ),
);

/**
 * The page behind the information-module link (spec §2), with the details that Japanese law on external transmission
 * requires. When a third-party script is added to the site, content/legal and the CSP must be updated with it.
 */
export function InformationModulesScreen({ content }: { content: InformationPage }) {
  return (
    <Root>
      <PageHead title={content.title} description={content.description} path="/information-modules" />
      <PageHeading lead={content.lead}>{content.title}</PageHeading>
      {content.sections.map((section) => (
        <InformationBlock key={section.title} section={section}>
          {section.includes.includes('tag-manager') && <AnalyticsConsentSetting />}
        </InformationBlock>
      ))}
    </Root>
  );
}

const Root = styled.div`
  ${gutter}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[6]};
  width: 100%;
  max-width: ${({ theme }) => theme.width.form};
  margin-inline: auto;
  padding-block-end: ${({ theme }) => theme.space[18]};
`;
