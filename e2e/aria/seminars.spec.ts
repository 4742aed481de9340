import { testScreens } from '../setup/aria';

testScreens('seminars and conference', [
  { name: 'seminars', path: '/seminar/' },
  { name: 'seminars-page-out-of-range', path: '/seminar/?seminar_page=99' },
  { name: 'seminars-member', path: '/seminar/', isMember: true },
  { name: 'seminar', path: '/seminar/1/' },
  { name: 'seminar-member', path: '/seminar/1/', isMember: true },
  { name: 'conference', path: '/conference', on: 'both' },
  { name: 'conference-session', path: '/conference?session=1', part: 'dialog' },
]);
