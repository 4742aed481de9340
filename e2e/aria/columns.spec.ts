import { testScreens } from '../setup/aria';

testScreens('columns', [
  { name: 'columns', path: '/column' },
  { name: 'columns-header', path: '/column', differsOnPhone: true, part: 'banner' },
  { name: 'columns-footer', path: '/column', part: 'contentinfo' },
  { name: 'column', path: '/column/3/', differsOnPhone: true },
  { name: 'column-tag', path: '/column/tag/124/' },
]);
