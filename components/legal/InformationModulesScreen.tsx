import { AnalyticsConsentSetting } from '@/components/shell/AnalyticsConsentSetting';
import { useIsHydrated } from '@/hooks/browser/rendering';
import type { InformationPage } from '@/schemas/legal-text';
import { InformationBlock, InformationPageLayout } from './InformationPageLayout';

/**
 * The page behind the information-module link (spec §2), with the details that Japanese law on external transmission
 * requires. When a third-party script is added to the site, content/legal and the CSP must be updated with it.
 */
export function InformationModulesScreen({ content }: { content: InformationPage }) {
  const isHydrated = useIsHydrated();
  return (
    <InformationPageLayout path="/information-modules" content={content}>
      {content.sections.map((section) => (
        <InformationBlock key={section.title} section={section}>
          {/* Only the browser knows the choice. */}
          {isHydrated && section.includes.includes('tag-manager') && <AnalyticsConsentSetting />}
        </InformationBlock>
      ))}
    </InformationPageLayout>
  );
}
