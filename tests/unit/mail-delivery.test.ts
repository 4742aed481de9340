import { expect, test } from 'vitest';
import { toDeliveryError } from '@/server/mail/delivery-error';
import { expiryOf } from '@/server/mail/lifetime';
import { registrationMail } from '@/server/mail/registration-mails';
import { passwordResetMail } from '@/server/mail/security-mails';

const SITE_ORIGIN = 'http://localhost:3000';

test('a mail expires with its link, and after 14 days at most', async () => {
  const hour = 60 * 60 * 1000;
  expect(expiryOf(passwordResetMail(SITE_ORIGIN, 'token').validFor, 0).getTime()).toBe(hour);
  expect(expiryOf(registrationMail(SITE_ORIGIN, 'token').validFor, 0).getTime()).toBe(24 * hour);
  expect(expiryOf(undefined, 0).getTime()).toBe(14 * 24 * hour);
  expect(expiryOf({ until: new Date(30 * 24 * hour) }, 0).getTime()).toBe(14 * 24 * hour);
  expect(expiryOf({ until: new Date(5 * hour) }, 0).getTime()).toBe(5 * hour);
  expect(expiryOf({ until: new Date(0) }, 24 * hour).getTime()).toBe(25 * hour);
});

test.each([
  ['an unknown recipient', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }, '550', true],
  [
    'a rejected message',
    { code: 'EMESSAGE', command: 'DATA', responseCode: 554, response: '554 5.7.1 spam' },
    '554 5.7.1',
    true,
  ],
  ['a greylisted recipient', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 450 }, '450', false],
  ['a wrong password', { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }, 'EAUTH 535', false],
  [
    'a rejected sender',
    { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 553 },
    'EENVELOPE 553',
    false,
  ],
  ['an unavailable server', { code: 'ETIMEDOUT', command: 'CONN' }, 'ETIMEDOUT', false],
  ['an error without a code', {}, 'UNKNOWN', false],
])('records %s by its code', (_, failure, reason, isPermanent) => {
  expect(toDeliveryError(Object.assign(new Error('to somebody@example.com'), failure))).toMatchObject({
    reason,
    isPermanent,
    message: expect.not.stringContaining('@'),
  });
});
