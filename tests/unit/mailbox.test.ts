import { expect, it } from 'vitest';
import { mailboxOf } from '@/lib/mailbox';

it.each([
  ['taro@example.com', 'taro@example.com'],
  ['taro+news@example.com', 'taro@example.com'],
  ['taro+a+b@example.com', 'taro@example.com'],
  ['ta.ro@example.com', 'ta.ro@example.com'],
  ['+81@example.com', '+81@example.com'],
  ['t.a.ro+news@gmail.com', 'taro@gmail.com'],
  ['taro@googlemail.com', 'taro@gmail.com'],
  ['taro@notgmail.com', 'taro@notgmail.com'],
])('mails to %s arrive in the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
