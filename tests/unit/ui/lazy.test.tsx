// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { lazyPart } from '@/components/ui/lazy';

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
});
