import { ComponentGroup } from '../ComponentGroup';
import { ListEntries } from './ListEntries';
import { TextEntries } from './TextEntries';

const COMPONENTS = [
  ...['ListCount', 'List', 'ListRow', 'FactGrid', 'DescriptionList', 'EventHistory', 'StatusStamp'],
  ...['Avatar', 'BulletList', 'FaqList', 'SmallNote', 'PreservedText', 'NoBreak', 'Phrases', 'Icon'],
];

export function DataGroup() {
  return (
    <ComponentGroup id="data" components={COMPONENTS}>
      <ListEntries />
      <TextEntries />
    </ComponentGroup>
  );
}
