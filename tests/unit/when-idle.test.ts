import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenIdle } from '@/lib/when-idle';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('whenIdle', () => {
  it('waits until the browser is idle, for at most 5 s', () => {
    const request = vi.fn((_run: () => void, _options: object) => 7);
    const cancel = vi.fn();
    vi.stubGlobal('requestIdleCallback', request);
    vi.stubGlobal('cancelIdleCallback', cancel);
    const run = vi.fn();
    whenIdle(run)();
    expect(request).toHaveBeenCalledWith(run, { timeout: 5000 });
    expect(cancel).toHaveBeenCalledWith(7);
    expect(run).not.toHaveBeenCalled();
  });

  it('waits one second in browsers without requestIdleCallback (Safari)', () => {
    const run = vi.fn();
    whenIdle(run);
    vi.advanceTimersByTime(999);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledOnce();
  });

  it('does not run after cancellation', () => {
    const run = vi.fn();
    whenIdle(run)();
    vi.runAllTimers();
    expect(run).not.toHaveBeenCalled();
  });
});
