/** Like `Promise.allSettled`, but processes one item after another, because the work shares a database transaction. */
export async function settleSequentially<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
): Promise<PromiseSettledResult<R>[]> {
  const results: PromiseSettledResult<R>[] = [];
  for (const item of items) results.push(...(await Promise.allSettled([work(item)])));
  return results;
}
