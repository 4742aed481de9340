import { ComponentGroup } from '../ComponentGroup';
import { BlockEntries } from './BlockEntries';
import { PageEntries } from './PageEntries';

const COMPONENTS = [
  'Panel',
  'Card',
  'ActionPanel',
  'Disclosure',
  'TextColumns',
  'SectionHeading',
  'FullWidthSection',
  'ContentWithAside',
  'SideNavLayout',
  'ContentPage',
  'PageHeading',
];

export function LayoutGroup() {
  return (
    <ComponentGroup id="layout" components={COMPONENTS}>
      <BlockEntries />
      <PageEntries />
    </ComponentGroup>
  );
}
