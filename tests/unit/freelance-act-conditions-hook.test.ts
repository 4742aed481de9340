// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useFreelanceActConditions } from '@/hooks/freelance-act-conditions';
import { getFreelanceActConditions } from '@/lib/vacancies/freelance-act-conditions';
import { vacancyReply } from '@/schemas/vacancy-fields';

const read = (changes: object) =>
  vacancyReply(
    { id: 7, title: '連結決算', status: 'open', description: '決算の支援', ...changes },
    new Set(),
  );
const statedIn = (conditions: ReturnType<typeof getFreelanceActConditions>) =>
  conditions.filter(({ stated }) => stated !== null).map(({ id }) => id);

describe('useFreelanceActConditions', () => {
  it('returns those of the page, and those of the vacancy when it changes', async () => {
    const vacancy = read({});
    const ofPage = getFreelanceActConditions(vacancy);
    const { result, rerender } = renderHook((shown) => useFreelanceActConditions(shown, ofPage), {
      initialProps: vacancy,
    });
    expect(result.current).toBe(ofPage);
    rerender(read({ reward: { unit: 'month', min: 600_000, max: null } }));
    await waitFor(() => expect(statedIn([...result.current])).toEqual([...statedIn(ofPage), 'reward']));
    rerender(read({}));
    await waitFor(() => expect(statedIn([...result.current])).toEqual(statedIn(ofPage)));
  });
});
