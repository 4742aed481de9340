// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { QueryNotice } from '@/components/ui/feedback/QueryNotice';
import '@/tests/setup/jsdom-polyfills';

const query = { error: new Error(), isFetching: false, dataUpdatedAt: 0, refetch: () => undefined };

describe('QueryNotice', () => {
  it('announces what could not be loaded, and not the button, whose text changes with each poll', () => {
    render(<QueryNotice query={{ ...query, data: undefined }} subject="案件" />);
    expect(screen.getByRole('alert')).toHaveTextContent(/^案件を表示できません。/);
    expect(screen.getByRole('alert')).not.toHaveTextContent('再読み込み');
  });

  it('announces politely that what is shown may be out of date', () => {
    render(<QueryNotice query={{ ...query, data: [] }} subject="案件" />);
    expect(screen.getByRole('status')).toHaveTextContent(/^最新の案件を取得できませんでした。/);
  });
});
