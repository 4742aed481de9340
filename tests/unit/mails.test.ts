import { describe, expect, test, vi } from 'vitest';
import { setSiteConfig, siteConfig } from '@/config/site';
import { expiryOf } from '@/server/mail/content';
import { toDeliveryError } from '@/server/mail/delivery-error';
import {
  approvedMail,
  decisionMail,
  registrationMail,
  waitingMail,
  withdrawnMail,
} from '@/server/mail/membership-mails';
import { renderMail } from '@/server/mail/render';
import {
  emailChangedMail,
  emailChangeNoticeMail,
  emailVerificationMail,
  passwordChangedMail,
  passwordResetMail,
} from '@/server/mail/security-mails';
import { seminarReminderMail } from '@/server/mail/seminar-mails';
import {
  vacancyApplicationCancelledMail,
  vacancyApplicationReappliedMail,
  vacancyApplicationReceivedMail,
} from '@/server/mail/vacancy-mails';

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

describe('templates', () => {
  const name = '<b>田中</b>';
  const facts = {
    siteOrigin: SITE_ORIGIN,
    familyName: name,
    vacancyTitle: '連結決算 & "開示"\r\nBcc: x@example.com',
    vacancyUrl: `${SITE_ORIGIN}/vacancy/1`,
  };

  test.each([
    ['応募を受け付けました', vacancyApplicationReceivedMail(facts)],
    ['取り消しました', vacancyApplicationCancelledMail(facts)],
    ['再応募を受け付けました', vacancyApplicationReappliedMail(facts)],
    ['パスワードが変更されました', passwordChangedMail(SITE_ORIGIN, name)],
    ['メールアドレスの変更を受け付けました', emailChangeNoticeMail(SITE_ORIGIN, name, 'new@example.com')],
    ['メールアドレスが変更されました', emailChangedMail(name, 'new@example.com')],
    ['退会の手続きが完了しました', withdrawnMail(name)],
    ['お申し込みを受け付けました', waitingMail(name)],
    ['会員登録が承認されました', approvedMail(SITE_ORIGIN, name)],
    ['審査結果について', decisionMail('refused', name)],
  ])('%s: addresses the member in text and HTML, and escapes all text', (subject, content) => {
    const rendered = renderMail(content, SITE_ORIGIN);
    expect(rendered.subject).toContain(subject);
    expect(rendered.subject).not.toMatch(/[\r\n]/);
    expect(rendered.text).toContain(`${name} 様`);
    expect(rendered.html).toContain('&lt;b&gt;田中&lt;/b&gt; 様');
    expect(rendered.html).not.toContain('<b>');
  });

  test.each([
    vacancyApplicationReceivedMail,
    vacancyApplicationCancelledMail,
    vacancyApplicationReappliedMail,
  ])('%o names the vacancy and links to it', (template) => {
    const { html, text } = renderMail(template(facts), SITE_ORIGIN);
    expect(html).toContain('連結決算 &amp; &quot;開示&quot;');
    expect(text).toContain(facts.vacancyUrl);
  });

  test.each([vacancyApplicationReceivedMail, vacancyApplicationReappliedMail])(
    '%o says until which day the answer comes, where the operator names a time',
    (template) => {
      const textOf = () => renderMail(template(facts), SITE_ORIGIN).text;
      expect(textOf()).toContain('ご登録の連絡先にご連絡します。応募の取り消しは');
      const usualSite = siteConfig();
      vi.useFakeTimers({ now: new Date('2026-11-20T18:00:00+09:00'), toFake: ['Date'] });
      try {
        setSiteConfig({ ...usualSite, replyBusinessDays: 5 });
        expect(textOf()).toContain('ご登録の連絡先にご連絡します。返信の目安は11月30日(月)です。');
      } finally {
        vi.useRealTimers();
        setSiteConfig(usualSite);
      }
    },
  );

  test.each([
    [passwordResetMail(SITE_ORIGIN, 'abc'), '/auth/reset/password?token=abc', '1時間'],
    [emailVerificationMail(SITE_ORIGIN, 'abc'), '/mypage/system/?token=abc', '24時間'],
  ])('contains the complete link and its lifetime in text and HTML', (content, path, lifetime) => {
    const { text, html } = renderMail(content, SITE_ORIGIN);
    for (const part of [text, html]) {
      expect(part).toContain(SITE_ORIGIN + path);
      expect(part).toContain(lifetime);
    }
  });
});

test('the reminder of a seminar has a kind without its time', () => {
  const seminar = {
    id: 1,
    title: '収益認識',
    startsAt: new Date('2099-04-01T10:00:00Z'),
    endsAt: new Date('2099-04-01T12:00:00Z'),
    venueName: null,
    venueAddress: null,
    onlineUrl: null,
    fee: 0,
    cancelReason: null,
  };
  const { kind, subject } = seminarReminderMail({ siteOrigin: SITE_ORIGIN, familyName: '田中', seminar });
  expect(subject).toContain(`${kind}（4月1日(水) 19:00）`);
});
