const TOKYO_OFFSET_MS = 9 * 60 * 60_000;

/** Returns today's date in Tokyo as YYYY-MM-DD. Schemas import nothing from `lib/`. */
export const todayInTokyo = () => new Date(Date.now() + TOKYO_OFFSET_MS).toISOString().slice(0, 10);
