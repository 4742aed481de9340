/** Returns the id of the first record of a list of the public API. @throws Error when it lists nothing */
export async function firstId(origin: string, path: string): Promise<number> {
  const response = await fetch(`${origin}/api/v3/public${path}`);
  const body = (await response.json()) as { id: number }[] | { results: { id: number }[] };
  const [first] = Array.isArray(body) ? body : body.results;
  if (!first) throw new Error(`${path} lists nothing.`);
  return first.id;
}
