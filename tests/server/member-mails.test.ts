import { afterEach, expect, test } from 'vitest';
import { deliverMail, removeOldMails } from '@/server/mail/deliver';
import { DeliveryError } from '@/server/mail/delivery-error';
import { setUpCli } from '@/tests/setup/cli';
import { PASSWORD, SITE_ORIGIN } from '../setup/api';
import { buildEntry, createApplicant, createOpenVacancy } from '../setup/applications';

const cli = setUpCli();

const KIND = '案件への応募を受け付けました';

afterEach(() => cli.api.pool.query('delete from mails'));

/** Lets a member apply, which writes a mail. @returns the member and the id of the mail */
async function applyOnce() {
  const { member, browser } = await createApplicant(cli.api);
  await browser.post('/vacancy-applications/', buildEntry(await createOpenVacancy(cli.api)));
  const { rows } = await cli.api.pool.query('select id from mails where "to" = $1 and kind = $2', [
    member.email,
    KIND,
  ]);
  return { member, browser, mail: rows[0].id as string };
}

const shownMails = async (id: number) =>
  (await cli.run('members', 'show', String(id))).split('\nメール\t')[1] ?? '';

test('members show says what became of a mail, also when its address and text are gone', async () => {
  const { member, mail } = await applyOnce();
  expect(await shownMails(member.id)).toMatch(
    new RegExp(`^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d ${KIND}：送信待ち`),
  );

  await deliverMail(cli.api.db, mail, { siteOrigin: SITE_ORIGIN, send: async () => undefined });
  expect(await shownMails(member.id)).toMatch(
    new RegExp(`${KIND}：送信済み（\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d）`),
  );
  const { rows } = await cli.api.pool.query('select * from mails where id = $1', [mail]);
  expect(rows[0]).toMatchObject({ to: null, reply_to: null, subject: null, text: null, html: null });
  expect(JSON.stringify(rows[0])).not.toContain(member.email);

  const { result } = JSON.parse(await cli.run('members', 'show', String(member.id), '--json'));
  expect(result.member.mails).toContainEqual(
    expect.objectContaining({ id: mail, kind: KIND, state: 'sent', lastError: null }),
  );
});

test('members show says why a mail was rejected', async () => {
  const { member, mail } = await applyOnce();
  const send = () => Promise.reject(new DeliveryError('550 5.1.1', true));
  await deliverMail(cli.api.db, mail, { siteOrigin: SITE_ORIGIN, send });
  expect(await shownMails(member.id)).toContain(`${KIND}：失敗（550 5.1.1）`);
});

test('what is known of a mail stays for 30 days after it was sent', async () => {
  const { member, mail } = await applyOnce();
  await deliverMail(cli.api.db, mail, { siteOrigin: SITE_ORIGIN, send: async () => undefined });
  const age = async (written: number, sent: number) => {
    await cli.api.pool.query(
      `update mails set created_at = now() - make_interval(days => $2), delivered_at = now() - make_interval(days => $3)
      where id = $1`,
      [mail, written, sent],
    );
    await removeOldMails(cli.api.db);
    return shownMails(member.id);
  };
  expect(await age(40, 29)).toContain(KIND);
  expect(await age(40, 31)).not.toContain(KIND);
});

test('a withdrawal erases what is known of sent mails, and its own mail leaves nothing', async () => {
  const { member, browser, mail } = await applyOnce();
  await deliverMail(cli.api.db, mail, { siteOrigin: SITE_ORIGIN, send: async () => undefined });
  const personalData = await (await browser.get('/personal-data/')).json();
  expect(personalData.mails).toContainEqual(expect.objectContaining({ kind: KIND }));

  const withdrawal = { reasons: ['busy'], comment: '', password: PASSWORD };
  expect((await browser.patch(`/members/${member.id}/withdraw/`, withdrawal)).status).toBe(200);
  const { rows } = await cli.api.pool.query('select id from mails where member_id = $1 or id = $2', [
    member.id,
    mail,
  ]);
  expect(rows).toEqual([]);
  expect(await shownMails(member.id)).toBe('-');
});
