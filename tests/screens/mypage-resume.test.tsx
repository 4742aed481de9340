import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { replaceCareers } from '@/server/members/career-education';
import { setUpSite } from '../setup/screen';
import { wholeText } from '../setup/whole-text';

const site = setUpSite();
const user = userEvent.setup({ delay: null });

const CAREERS = [
  {
    company: '青空監査法人',
    position: 'シニア',
    started_on: '2014-12',
    ended_on: '2019-04',
    description: '製造業の法定監査',
  },
  {
    company: '北浜商事',
    position: '経理部長',
    started_on: '2019-05',
    ended_on: null,
    description: '連結決算',
  },
];

async function openResume(careers = CAREERS) {
  const member = await site.api.createMember({ birthDate: '1988-01-07' });
  if (careers.length > 0) await replaceCareers(site.api.db, member.id, careers);
  await site.logIn(member);
  await site.open('/mypage/resume/');
  return member;
}

const sheet = () => within(screen.getByRole('article', { name: '職務経歴書の内容' }));

describe('/mypage/resume/', () => {
  it('leads visitors to the login', async () => {
    const router = await site.open('/mypage/resume/');
    expect(router.current.asPath).toContain('/auth/login/?redirect=%2Fmypage%2Fresume%2F');
  });

  it('lays the record out by company, newest first, with a summary', async () => {
    await openResume();
    expect(
      sheet()
        .getAllByRole('heading', { level: 4 })
        .map(({ textContent }) => textContent),
    ).toEqual(['北浜商事', '青空監査法人']);
    expect(sheet().getByText('2019年5月〜現在')).toBeVisible();
    expect(
      sheet().getByText(
        wholeText(/^現在は北浜商事にて経理部長として業務に従事しています。職務経験は2社で通算/),
      ),
    ).toBeVisible();
    expect(sheet().queryByText(/生まれ/)).not.toBeInTheDocument();
  });

  it('changes years, sections and personal details, and remembers the choices', async () => {
    await openResume();
    await user.click(screen.getByRole('radio', { name: '和暦' }));
    expect(sheet().getByText('令和元年5月〜現在')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: '職務要約' }));
    expect(sheet().queryByRole('heading', { name: '職務要約' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: '生年月日を載せる' }));
    expect(sheet().getByText('昭和63年1月7日生まれ')).toBeVisible();
    cleanup();
    await site.open('/mypage/resume/');
    expect(await sheet().findByText('令和元年5月〜現在')).toBeVisible();
    expect(sheet().queryByRole('heading', { name: '職務要約' })).not.toBeInTheDocument();
  });

  it('says that only the name is left when no section is chosen', async () => {
    await openResume();
    const hint = '項目が選ばれていません。このままでは、氏名などだけの書類になります。';
    expect(screen.queryByText(hint)).not.toBeInTheDocument();
    // Screen readers may not announce a region that appears together with its text.
    const regions = screen.getAllByRole('status');
    const sections = within(screen.getByRole('group', { name: '載せる項目' }));
    for (const box of sections.getAllByRole('checkbox', { checked: true })) await user.click(box);
    expect(screen.getByText(hint)).toBeVisible();
    expect(regions.some((region) => region.contains(screen.getByText(hint)))).toBe(true);
    await user.click(sections.getByRole('checkbox', { name: '職務経歴' }));
    expect(screen.queryByText(hint)).not.toBeInTheDocument();
  });

  it('names what is still empty, with links to the editors', async () => {
    await openResume();
    expect(screen.getByRole('link', { name: '資格を入力する' })).toHaveAttribute(
      'href',
      '/mypage/?edit=license',
    );
    expect(screen.queryByRole('link', { name: '担当した業務の説明を入力する' })).not.toBeInTheDocument();
  });

  it('asks for a work history when there is none', async () => {
    await openResume([]);
    expect(screen.getByText('職務経歴はまだ入力されていません。')).toBeVisible();
    expect(screen.getByRole('link', { name: '職務経歴を入力する' })).toHaveAttribute(
      'href',
      '/mypage/?edit=career&next=%2Fmypage%2Fresume%2F',
    );
  });

  it('opens the print dialog', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await openResume();
    await user.click(screen.getByRole('button', { name: 'PDFとして保存／印刷' }));
    expect(print).toHaveBeenCalledOnce();
    print.mockRestore();
  });

  it('shows an error when the member cannot be loaded, and no empty document', async () => {
    const member = await site.api.createMember();
    await site.logIn(member);
    site.use(http.get('*/api/v3/public/members/me/', () => HttpResponse.json({}, { status: 503 })));
    await site.open('/mypage/resume/');
    expect(await screen.findByText(/会員情報を表示できません。/)).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });
});
