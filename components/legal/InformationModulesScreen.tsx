import { clientOnly } from '@/components/ui/lazy/client-only';
import { lazyComponent } from '@/components/ui/lazy/lazy-component';
import type { InformationPage } from '@/schemas/legal-text';
import { InformationBlock } from './InformationBlock';
import { InformationPageLayout } from './InformationPageLayout';

// Reads the consent stored in this browser, which the server does not know.
const AnalyticsConsentSetting = clientOnly(
  lazyComponent(() =>
    import('@/components/shell/AnalyticsConsentSetting').then((module) => module.AnalyticsConsentSetting),
  ),
);

/**
 * The page behind the information-module link (spec §2), with the details that Japanese law on external transmission
 * requires. When a third-party script is added to the site, content/legal and the CSP must be updated with it.
 */
export function InformationModulesScreen({ content }: { content: InformationPage }) {
  return (
    <InformationPageLayout path="/information-modules" content={content}>
      {content.sections.map((section) => (
        <InformationBlock key={section.title} section={section}>
          {section.includes.includes('tag-manager') && <AnalyticsConsentSetting />}
        </InformationBlock>
      ))}
    </InformationPageLayout>
  );
}
