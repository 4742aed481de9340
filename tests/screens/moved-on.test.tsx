import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApplicant, createOpenVacancy } from '@/tests/setup/applications';
import { insertVacancySamples } from '@/tests/setup/vacancies';
import { setUpSite } from '../setup/screen';
import { expectToast } from '../setup/toast';

/** While it is set, the code that reads a search and that which checks a form wait for it. */
let scripts: Promise<unknown> | undefined;
const isHeld = (module: unknown) => Array.isArray(module) || 'readSearchConditions' in (module as object);
vi.mock('@/lib/lazy-import', async (importOriginal) => {
  const original = await importOriginal<typeof import('@/lib/lazy-import')>();
  return {
    ...original,
    lazyImport: async <T,>(load: () => Promise<T>) => {
      const module = await original.lazyImport(load);
      if (isHeld(module)) await scripts;
      return module;
    },
  };
});

const site = setUpSite();
const user = userEvent.setup({ delay: null });

function hold() {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { held, release };
}

function holdScripts() {
  const { held, release } = hold();
  scripts = held;
  return release;
}

/** Lets everything that has been released happen. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 100)));

afterEach(() => {
  scripts = undefined;
});

describe('search of the vacancies whose script is late', () => {
  const openSearch = async () => {
    await insertVacancySamples(site.api.db, [{ title: '決算の支援' }]);
    const router = await site.open('/vacancy/');
    const field = screen.getByRole('searchbox', { name: '案件を検索' });
    return { router, field };
  };

  it('keeps the filters that were chosen meanwhile', async () => {
    const { router, field } = await openSearch();
    const release = holdScripts();
    await user.type(field, '決算{Enter}');
    await act(() => router.current.push('/vacancy/?days=2', undefined, { shallow: true }));
    release();
    await waitFor(() => expect(router.current.query).toEqual({ search: '決算', days: '2' }));
  });

  it('does not lead back to the list from another page, or from the way to it', async () => {
    const { router, field } = await openSearch();
    const release = holdScripts();
    await user.type(field, '決算{Enter}');
    const opened: string[] = [];
    router.current.events.on('routeChangeStart', (path: string) => opened.push(path));
    const arrival = router.current.push('/seminar/');
    release();
    await act(() => arrival);
    await settle();
    expect(opened).toEqual(['/seminar/']);
  });
});

describe('a member who goes to another page', () => {
  it('stays there when a save of the settings succeeds, which is said', async () => {
    const { held, release } = hold();
    await site.logIn(await site.api.createMember());
    const router = await site.open('/mypage/system/#email-notifications-edit');
    site.use(
      http.patch('*/api/v3/public/members/:id/', async ({ request }) => {
        await held;
        return site.answer(request);
      }),
    );
    await user.click(await screen.findByRole('checkbox', { name: '案件のお知らせ' }));
    await user.click(screen.getByRole('button', { name: '保存する' }));
    await act(() => router.current.push('/seminar/'));
    release();
    await expectToast('メール受信設定が変更されました。');
    await settle();
    expect(router.current.asPath).toBe('/seminar/');
  });

  it('is not led to the confirmation of an application when its check is late', async () => {
    await site.logIn((await createApplicant(site.api)).member);
    const id = await createOpenVacancy(site.api);
    const router = await site.open(`/vacancy/${id}/entry`);
    const timing = await screen.findByRole('radio', { name: 'すぐに参画できる' });
    const release = holdScripts();
    await user.click(timing);
    await user.type(screen.getByLabelText('応募の理由・活かせる経験'), 'あ'.repeat(100));
    await user.click(screen.getByRole('button', { name: '確認画面へ進む' }));
    await act(() => router.current.push(`/vacancy/${id}/`));
    release();
    await settle();
    expect(router.current.asPath).toBe(`/vacancy/${id}/`);
  });
});
