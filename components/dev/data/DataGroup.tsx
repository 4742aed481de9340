import { ComponentGroup } from '../ComponentGroup';
import { ComparisonEntries } from './ComparisonEntries';
import { ListEntries } from './ListEntries';
import { TextEntries } from './TextEntries';

const COMPONENTS = [
  'ComparisonList',
  'ComparisonRow',
  'ComparisonCells',
  'ListCount',
  'List',
  'RelatedList',
  'FactGrid',
  'DescriptionList',
  'EventHistory',
  'StatusStamp',
  'Avatar',
  'BulletList',
  'FaqList',
  'SmallNote',
  'LongNote',
  'PreservedText',
  'NoBreak',
  'Phrases',
  'Icon',
];

export function DataGroup() {
  return (
    <ComponentGroup id="data" components={COMPONENTS}>
      <ComparisonEntries />
      <ListEntries />
      <TextEntries />
    </ComponentGroup>
  );
}
