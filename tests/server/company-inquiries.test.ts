import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { createApp } from '@/server/app';
import { RATE_LIMITS } from '@/server/http/rate-limit-config';
import { createAgent, jsonOf } from '@/tests/setup/agent';
import { createTestApi, INQUIRY_ADDRESS, SITE_ORIGIN, setUpTestApi, type TestApi } from '@/tests/setup/api';
import { assertMatchesContract } from '@/tests/setup/contract';
import { buildInquiry } from '@/tests/setup/samples';

// Every connection keeps the method that it finds when it is opened, so the spy comes first.
const query = vi.spyOn(pg.Client.prototype, 'query');

const api = setUpTestApi();

const PATH = '/company-inquiries/';
const newInquiry = (values: Record<string, unknown> = {}) =>
  buildInquiry({ request_id: randomUUID(), ...values });
const send = (values: Record<string, unknown>) => api.agent().post(PATH, newInquiry(values));
const countMails = async () => (await api.deliverMails()).length;

describe('POST /company-inquiries/', () => {
  it('mails a logged-out company’s inquiry to the operator, and a confirmation to its sender', async () => {
    await api.pool.query('delete from mails');
    const response = await send({ company: '株式会社 水平線', email: 'Mizu@Suihei.example' });
    expect([response.status, await jsonOf(response)]).toEqual([200, { message: 'ご相談を受け付けました。' }]);
    const [operatorMail] = await api.deliverMails(INQUIRY_ADDRESS);
    expect(operatorMail?.subject).toBe('【カイケイリンク】案件の掲載のご相談（株式会社 水平線）');
    for (const shown of [
      '会社名：株式会社 水平線',
      '青木 葵',
      'mizu@suihei.example',
      '03-1234-5678',
      '決算・開示',
    ])
      expect(operatorMail?.text).toContain(shown);
    // An answer goes to the company; nobody can answer the confirmation.
    const replies = await api.pool.query('select "to", reply_to from mails where reply_to is not null');
    expect(replies.rows).toEqual([{ to: INQUIRY_ADDRESS, reply_to: 'mizu@suihei.example' }]);
    expect(operatorMail?.text).not.toContain('送信専用');
    expect(operatorMail?.text).toContain('連結決算の早期化を相談させてください。\n来年3月の期末までに');
    const [confirmation] = await api.deliverMails('mizu@suihei.example');
    expect(confirmation?.subject).toBe('【カイケイリンク】案件の掲載のご相談を受け付けました');
  });

  it('leaves no address behind once its mails are sent', async () => {
    await api.pool.query('delete from mails');
    expect((await send({})).status).toBe(200);
    await api.deliverMails(undefined, async () => undefined);
    const { rows } = await api.pool.query('select "to", reply_to, text from mails');
    // A sender who has asked before gets no second confirmation.
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toEqual({ to: null, reply_to: null, text: null });
  });

  it('works for a member, and without a phone number', async () => {
    const browser = await api.logInAs(await api.createMember());
    expect((await browser.post(PATH, newInquiry({ phone: undefined }))).status).toBe(200);
    const [mail] = await api.deliverMails(INQUIRY_ADDRESS);
    expect(mail?.text).toContain('電話番号：（記入なし）');
  });

  it('answers a member’s address like any other, and reads no member', async () => {
    const statementsFor = async (email: string) => {
      query.mockClear();
      const response = await send({ email });
      const texts = query.mock.calls.map(([config]) => {
        const given: unknown = config;
        return typeof given === 'string' ? given : ((given as { text?: string })?.text ?? '');
      });
      return { status: response.status, body: await response.text(), texts };
    };
    const ofMember = await statementsFor((await api.createMember()).email);
    expect(ofMember.texts.length).toBeGreaterThan(3);
    expect(ofMember.texts.join('\n')).not.toMatch(/"members"|"sessions"/);
    expect(await statementsFor('nobody@elsewhere.example')).toMatchObject({
      status: 200,
      body: ofMember.body,
    });
  });

  it('confirms without any text that was typed, so that nobody can mail strangers through it', async () => {
    const typed = {
      company: '当選おめでとう',
      name: '今すぐ登録',
      message: 'https://spam.example/win を開いてください。',
    };
    await send({ ...typed, email: 'stranger@elsewhere.example' });
    const [mail] = await api.deliverMails('stranger@elsewhere.example');
    const everything = `${mail?.subject} ${mail?.text} ${mail?.html}`;
    for (const text of [...Object.values(typed), 'spam.example']) expect(everything).not.toContain(text);
  });

  it('sends one mail when it is repeated or sent twice at once, and another one to the operator for a corrected text', async () => {
    const inquiry = newInquiry({ email: 'twice@aozora.example' });
    const before = await countMails();
    const [browser, other] = [api.agent(), api.agent()];
    const both = await Promise.all([browser.post(PATH, inquiry), other.post(PATH, inquiry)]);
    const again = await browser.post(PATH, { ...inquiry, elapsed_seconds: 55 });
    expect([...both, again].map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await countMails()) - before).toBe(2);
    await browser.post(PATH, { ...inquiry, message: '期末ではなく、四半期から始めたいと考えています。' });
    expect((await countMails()) - before).toBe(3);
  });

  it.each([
    ['a filled honeypot field', { website: 'https://spam.example' }],
    ['a form that was sent within three seconds', { elapsed_seconds: 2.9 }],
  ])('refuses %s openly and mails nothing', async (_, values) => {
    const before = await countMails();
    const response = await send(values);
    expect([response.status, await jsonOf(response)]).toEqual([
      400,
      { code: 'looks_automated', error: expect.stringContaining('自動送信の可能性') },
    ]);
    expect(await countMails()).toBe(before);
  });

  it.each([
    ['company', '　', '会社名を入力してください。'],
    ['company', 'あ'.repeat(101), '100文字以内で入力してください。'],
    ['name', '', 'お名前を入力してください。'],
    ['email', 'aoki@', 'メールアドレスの形式で入力してください（例：name@example.com）。'],
    [
      'email',
      'a@b.example\r\nBcc: c@d.example',
      'メールアドレスの形式で入力してください（例：name@example.com）。',
    ],
    ['email', 'a@b.example, c@d.example', 'メールアドレスの形式で入力してください（例：name@example.com）。'],
    ['phone', '12345', '0から始まる10桁または11桁の電話番号を入力してください。'],
    ['topic', 'lottery', 'ご相談の分野を選択してください。'],
    ['message', '', 'ご相談の内容を入力してください。'],
    ['message', 'あ'.repeat(2001), '2,000文字以内で入力してください。'],
    ['request_id', '1', '送信の番号が正しくありません。'],
  ])('refuses %s %j', async (field, value, message) => {
    const response = await send({ [field]: value });
    expect([response.status, (await jsonOf(response))[field]]).toEqual([400, [message]]);
  });

  it('cannot add headers or markup to the operator’s mail', async () => {
    const hostile = 'A社\r\nBcc: victim@example.com\r\n\r\n<script>alert(1)</script>';
    await send({ company: hostile, name: '<b>B</b>', message: '<img src=x onerror=alert(1)>' });
    const [mail] = await api.deliverMails(INQUIRY_ADDRESS);
    expect(mail?.subject).not.toMatch(/[\r\n]/);
    expect(mail?.text).not.toMatch(/^Bcc:/m);
    expect(mail?.html).not.toMatch(/<script|<b>|<img/);
  });

  it('accepts full-width and decorated phone numbers, also those of other countries', async () => {
    for (const [written, shown] of [
      ['０９０ー１２３４ー５６７８', '090-1234-5678'],
      ['+81 3-1234-5678', '03-1234-5678'],
      ['+1 212 555 0100', '+12125550100'],
    ] as const) {
      expect((await send({ phone: written })).status).toBe(200);
      expect((await api.deliverMails(INQUIRY_ADDRESS))[0]?.text).toContain(`電話番号：${shown}`);
    }
  });

  it('is 404 on a site without an address of the operator', async () => {
    const app = createApp({
      db: api.db,
      pool: api.pool,
      siteOrigin: SITE_ORIGIN,
      trustProxy: 0,
      hasDevInbox: true,
    });
    const agent = createAgent((request) => app.fetch(request), assertMatchesContract);
    expect((await agent.post(PATH, newInquiry())).status).toBe(404);
  });
});

describe('limits of inquiries', () => {
  const withLimits = async (
    name: 'inquiryPerIp' | 'inquiryPerHour',
    run: (limited: TestApi) => Promise<void>,
  ) => {
    const limited = await createTestApi({ rateLimits: { [name]: { ...RATE_LIMITS[name], points: 1 } } });
    await run(limited).finally(() => limited.drop());
  };

  it.each(['inquiryPerIp', 'inquiryPerHour'] as const)(
    'answer 429 with Retry-After beyond %s, and mail nothing',
    (name) =>
      withLimits(name, async (limited) => {
        expect((await limited.agent().post(PATH, newInquiry())).status).toBe(200);
        const mails = (await limited.deliverMails()).length;
        const refused = await limited.agent().post(PATH, newInquiry());
        expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
        expect((await jsonOf(refused)).error).toContain('入力した内容は残っています。');
        expect((await limited.deliverMails()).length).toBe(mails);
      }),
  );

  it('send three confirmations a day to one address; the operator gets every inquiry', async () => {
    const email = 'often@aozora.example';
    const before = (await api.deliverMails(INQUIRY_ADDRESS)).length;
    for (let count = 0; count < 4; count += 1) expect((await send({ email })).status).toBe(200);
    expect(await api.deliverMails(email)).toHaveLength(3);
    const otherSpelling = 'often+1@aozora.example';
    expect((await send({ email: otherSpelling })).status).toBe(200);
    expect(await api.deliverMails(otherSpelling)).toHaveLength(0);
    expect((await api.deliverMails(INQUIRY_ADDRESS)).length - before).toBe(5);
  });
});
