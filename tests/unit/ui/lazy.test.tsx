// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { importWithRetry, lazyPart, loadingOf } from '@/components/ui/lazy';

const missing = () => Promise.reject(new Error('Failed to load chunk'));

describe('importWithRetry', () => {
  it('repeats an import once when its script does not arrive', async () => {
    const load = vi.fn().mockImplementationOnce(missing).mockResolvedValueOnce('module');
    await expect(importWithRetry(load)).resolves.toBe('module');
    await expect(importWithRetry(vi.fn(missing))).rejects.toThrow('Failed to load chunk');
  });
});

describe('lazyPart', () => {
  it('shows the placeholder until the part is there', async () => {
    const Part = lazyPart(
      async () =>
        ({ name }: { name: string }) => <p>{name}</p>,
      <p>読み込み中</p>,
    );
    render(<Part name="部品" />);
    expect(screen.getByText('読み込み中')).toBeVisible();
    expect(await screen.findByText('部品')).toBeVisible();
    expect(screen.queryByText('読み込み中')).toBeNull();
  });

  it('shows a notice with a reload button when the script is missing', () => {
    const Loading = loadingOf(<p>読み込み中</p>);
    render(<Loading error={new Error('Failed to load chunk')} />);
    expect(screen.getByRole('alert')).toHaveTextContent('画面の一部を読み込めませんでした。');
    expect(screen.getByRole('button', { name: 'ページを再読み込み' })).toBeVisible();
  });
});
