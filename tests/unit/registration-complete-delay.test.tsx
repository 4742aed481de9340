// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memberQueries } from '@/api/members';
import { useRequiredModals } from '@/hooks/session/required-modals';
import { selectActiveModal, useModalStore } from '@/stores/modal-store';
import { useRegistrationCompleteStore } from '@/stores/registration-store';
import { createHookEnvironment } from '@/tests/setup/hook-environment';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  useModalStore.getState().closeAll();
  useRegistrationCompleteStore.setState(useRegistrationCompleteStore.getInitialState());
});

const shownModal = () => selectActiveModal(useModalStore.getState())?.id;
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('the registration-complete modal opens 500 ms after the page of the new member has rendered, before the invoice question (spec §4)', () => {
  const { client, wrapper } = createHookEnvironment('/vacancy/');
  const member = {
    id: 1,
    terms_of_use: true,
    invoice_establishment: null,
    activate_at: '2026-11-25T00:00:00Z',
  };
  client.setQueryData(memberQueries.me().queryKey, { member });
  act(() => useRegistrationCompleteStore.getState().schedule());
  renderHook(useRequiredModals, { wrapper });
  wait(499);
  expect(shownModal()).toBeUndefined();
  wait(1);
  expect(shownModal()).toBe('registration-complete');
  act(() => useRegistrationCompleteStore.getState().dismiss());
  expect(shownModal()).toBe('invoice');
});
