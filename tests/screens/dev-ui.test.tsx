import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { getServerSideProps } from '@/pages/dev/ui';
import { setUpSite } from '../setup/screen';

const site = setUpSite();

configure({ asyncUtilTimeout: 30_000 });

const environment = vi.hoisted(() => ({ variables: {} as Record<string, string> }));
vi.mock(import('@/config/env'), async (importOriginal) => {
  const original = await importOriginal();
  return { ...original, isDemo: () => original.isDemo(original.parseEnv(environment.variables)) };
});

/**
 * Returns the entry of a component. The page is so long that queries by role and for visibility take many seconds in
 * jsdom, so the tests here use neither; e2e/dev-ui.spec.ts checks the roles in a browser.
 */
function getEntry(component: string): HTMLElement {
  const entry = document.getElementById(`component-${component}`);
  if (!entry) throw new Error(`${component} has no entry.`);
  return entry;
}

const idsIn = (section: Element, selector: string) =>
  [...section.querySelectorAll(selector)].map(({ id }) => id);
const targetsIn = (section: Element | null, selector: string) =>
  [...(section?.querySelectorAll(selector) ?? [])].map((link) =>
    link.getAttribute('href')?.replace(/^.*#/, ''),
  );

describe('/dev/ui', () => {
  it('links to every group and component, names the file and the use of each, and is not indexed', async () => {
    await site.open('/dev/ui/');
    expect(await screen.findByText('UI部品の一覧')).toBeInTheDocument();
    const groups = [...document.querySelectorAll('section[aria-labelledby$="-heading"][id]')];
    expect(targetsIn(document.querySelector('nav[aria-label="部品のグループ"]'), 'a')).toEqual(
      groups.map(({ id }) => id),
    );
    expect(groups).toHaveLength(5);
    for (const group of groups)
      expect(targetsIn(group.querySelector('ul[aria-label$="の部品"]'), 'a')).toEqual(
        idsIn(group, ':scope > [id^="component-"]'),
      );
    const button = getEntry('Button');
    expect(within(button).getByText('Button', { selector: 'h3' })).toBeInTheDocument();
    expect(button).toHaveTextContent('components/ui/form/Button.tsx');
    expect(button).toHaveTextContent('別のページへ移るときはLinkButtonを使います。');
    expect(within(button).getByText('primary、pending：送信中、inactive：押せない')).toBeInTheDocument();
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  it('opens a dialog and a toast by buttons, and shows the errors of fields after a submit', async () => {
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    await site.open('/dev/ui/');
    await user.click(await screen.findByText('ダイアログを開く'));
    const dialog = document.querySelector('dialog');
    expect(dialog).toHaveTextContent('応募先の会社に表示する名前です。');
    await user.click(within(dialog as HTMLElement).getByText('わかりました'));
    expect(dialog).not.toBeInTheDocument();

    await user.click(screen.getByText('長いトースト'));
    expect(await screen.findByText(/^応募を受け付けました。/)).toBeInTheDocument();

    await user.click(screen.getByText('例を送信'));
    expect(await screen.findByText('お名前：氏名を入力してください。')).toBeInTheDocument();
    const days = getEntry('FormTextField').querySelector('[role="group"]');
    expect(days).toHaveAccessibleDescription('日数を一つ以上選んでください。');
  });

  it.each([
    ['without demo data', { SEED: 'none' }],
    ['on a database of its own', { DATABASE_URL: 'postgres://localhost/kaikei' }],
    ['with an existing API', { API_ORIGIN: 'https://api.example.com' }],
    [
      'with an existing API, also when demo data is asked for',
      { API_ORIGIN: 'https://api.example.com', SEED: 'demo' },
    ],
  ])('is a 404 %s', async (_when, variables) => {
    environment.variables = variables;
    try {
      expect(await getServerSideProps({} as never)).toEqual({ notFound: true });
    } finally {
      environment.variables = {};
    }
  });
});
