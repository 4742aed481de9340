/** React Query keeps data that no page shows for as long. */
const MAX_AGE_MS = 5 * 60_000;
const MAX_PAGES = 20;
/** Of all pages together. The longest list of the demo has about 130,000. */
const MAX_CHARACTERS = 2_000_000;

interface KeptPage {
  /** What the server has answered. */
  body: string;
  /** Identifies the session that the page was opened with; undefined when it had none. */
  session: string | undefined;
  /** When it was answered, in ms of `performance.now()`. */
  at: number;
}

/** Keeps the data of the last pages by their addresses, limited in age, number and size. */
export class PageDataMemory {
  /** The page that was added last is at the end. */
  private pages = new Map<string, KeptPage>();

  /** Keeps a page, and drops the oldest ones beyond the limits. */
  add(address: string, page: KeptPage): void {
    this.pages.delete(address);
    this.pages.set(address, page);
    let characters = 0;
    for (const [index, [oldAddress, { body }]] of [...this.pages].reverse().entries()) {
      characters += body.length;
      if (index >= MAX_PAGES || characters > MAX_CHARACTERS) this.pages.delete(oldAddress);
    }
  }

  /** Returns the data of a page, or undefined when it is not kept, too old, or of another session. */
  get(address: string, session: string | undefined): string | undefined {
    const page = this.pages.get(address);
    const isUsable = page && page.session === session && performance.now() - page.at <= MAX_AGE_MS;
    return isUsable ? page.body : undefined;
  }

  clear(): void {
    this.pages.clear();
  }
}
