import { testScreens } from '../setup/aria';

testScreens('vacancies', [
  { name: 'vacancies', path: '/vacancy/', on: 'both' },
  { name: 'vacancies-filtered', path: '/vacancy/?days=2&status=open&search=IPO' },
  { name: 'vacancies-empty', path: '/vacancy/?search=存在しない言葉' },
  { name: 'vacancies-member', path: '/vacancy/', on: 'both', isMember: true },
  { name: 'vacancy', path: '/vacancy/120/' },
  { name: 'vacancy-member', path: '/vacancy/120/', isMember: true },
  { name: 'vacancy-entry-visitor', path: '/vacancy/120/entry' },
  { name: 'vacancy-entry', path: '/vacancy/120/entry', isMember: true },
  { name: 'vacancies-saved-empty', path: '/vacancy/saved/' },
  { name: 'vacancies-shared', path: '/vacancy/saved/?ids=119,120' },
]);
