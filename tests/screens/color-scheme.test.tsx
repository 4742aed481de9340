import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { applyColorScheme } from '@/components/shell/document-head';
import { setUpSite } from '@/tests/setup/screen';

const site = setUpSite();
const root = document.documentElement;

// The document, which tests of screens do not have, contains this script.
beforeAll(() => new Function(applyColorScheme)());
afterEach(() => {
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  localStorage.clear();
});

const findSwitch = () => screen.findByRole('combobox', { name: '表示の明るさ' });

describe('表示の明るさ in the footer of visitors', () => {
  it('follows the device at first, and applies and stores a choice at once', async () => {
    await site.open('/terms');
    expect(await findSwitch()).toHaveDisplayValue('端末に合わせる');
    await userEvent.selectOptions(await findSwitch(), '暗い');
    expect(root).toHaveAttribute('data-color-scheme', 'dark');
    expect(localStorage.getItem('color-scheme')).toBe('dark');
    await userEvent.selectOptions(await findSwitch(), '端末に合わせる');
    expect(root).not.toHaveAttribute('data-color-scheme');
    expect(localStorage.getItem('color-scheme')).toBeNull();
  });

  it('shows a choice that is made in another tab', async () => {
    await site.open('/terms');
    expect(await findSwitch()).toHaveDisplayValue('端末に合わせる');
    act(
      () =>
        void window.dispatchEvent(new StorageEvent('storage', { key: 'color-scheme', newValue: 'light' })),
    );
    expect(await findSwitch()).toHaveDisplayValue('明るい');
  });

  it.each(['/terms', '/vacancy/', '/column', '/for-company'])('is on %s', async (path) => {
    await site.open(path);
    expect(await findSwitch()).toBeVisible();
  });

  it.each(['/vacancy/', '/column'])(
    'is not on %s for members, who have it in their settings',
    async (path) => {
      await site.logIn(await site.api.createMember());
      await site.open(path);
      const footer = within(await screen.findByRole('contentinfo'));
      expect(footer.queryByRole('combobox')).not.toBeInTheDocument();
    },
  );
});
