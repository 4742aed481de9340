import { testScreens } from '../setup/aria';

testScreens('columns', [
  { name: 'columns', path: '/column' },
  { name: 'columns-header', path: '/column', on: 'both', part: 'banner' },
  { name: 'columns-footer', path: '/column', part: 'contentinfo' },
  { name: 'column', path: '/column/3/', on: 'both' },
  { name: 'column-tag', path: '/column/tag/124/' },
]);
