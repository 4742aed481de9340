import { ComponentGroup } from '../ComponentGroup';
import { LinkEntries } from './LinkEntries';
import { MenuEntries } from './MenuEntries';

const COMPONENTS = [
  'TextLink',
  'LinkButton',
  'Breadcrumb',
  'Pagination',
  'Stepper',
  'DisclosureMenu',
  'SideNav',
];

export function NavigationGroup() {
  return (
    <ComponentGroup id="navigation" components={COMPONENTS}>
      <LinkEntries />
      <MenuEntries />
    </ComponentGroup>
  );
}
