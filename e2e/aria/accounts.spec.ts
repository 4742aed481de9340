import { testScreens } from '../setup/aria';

testScreens('logins and registrations', [
  { name: 'login', path: '/auth/login/' },
  { name: 'login-header', path: '/auth/login/', on: 'both', part: 'banner' },
  { name: 'login-footer', path: '/auth/login/', part: 'contentinfo' },
  {
    name: 'login-refused',
    path: '/auth/login/',
    open: (page) => page.getByRole('main').getByRole('button', { name: 'ログイン', exact: true }).click(),
  },
  { name: 'register', path: '/auth/register' },
  { name: 'register-sent', path: '/auth/register/sent/' },
  { name: 'register-waiting', path: '/auth/register/waiting/' },
  { name: 'set-password-without-token', path: '/auth/set-password' },
  { name: 'set-password-unknown-token', path: '/auth/set-password?token=unknown' },
  { name: 'password-reset', path: '/auth/reset' },
  { name: 'password-reset-sent', path: '/auth/reset/complete/' },
  { name: 'password-reset-unknown-token', path: '/auth/reset/password?token=unknown' },
]);
