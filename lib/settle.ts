/** Like `Promise.allSettled`, but one item after the other: for work that shares a database transaction. */
export async function settleInTurn<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
): Promise<PromiseSettledResult<R>[]> {
  const results: PromiseSettledResult<R>[] = [];
  for (const item of items) results.push(...(await Promise.allSettled([work(item)])));
  return results;
}
