import { once } from 'node:events';
import { countElements, readRenderedPage } from './element-tree.mjs';
import { writeElements } from './empty-project';
import { requestOnce } from './load';
import type { Server } from './processes';
import { type FloorRow, median } from './table';

/** Requests of a page in each round. */
const REQUESTS = 100;
/** The highest ratio that counts as reached. The member's home is above it, and was in 1.0.0 (docs/performance.md). */
const GOAL = 4.1;

/** The pages that are compared with their own elements in an empty project. */
const PAGES = [
  { path: '/vacancy' },
  { path: '/' },
  { path: '/seminar' },
  { path: '/vacancy', isMember: true },
  { path: '/mypage/', isMember: true },
];

/** Returns the name of a page in the table and for `--only`. */
const nameOf = ({ path, isMember }: (typeof PAGES)[number]): string =>
  `${path}${isMember ? ' member' : ''} rendered`;

interface FloorTarget {
  name: string;
  elements: number;
  /** The addresses with a parameter at their end, whose value never repeats. */
  page: string;
  floor: string;
  headers: Record<string, string>;
}

interface FloorServers {
  site: Server;
  empty: Server;
}

interface FloorOptions {
  cookies: { visitor: string; member: string };
  headers: Record<string, string>;
  isWanted: (name: string) => boolean;
}

/** Requests each page once, and makes the empty project render the same elements with the same page props. */
export async function createFloorTargets(
  { site, empty }: FloorServers,
  { cookies, headers, isWanted }: FloorOptions,
): Promise<FloorTarget[]> {
  const wanted = PAGES.filter((page) => isWanted(nameOf(page)));
  const targets: FloorTarget[] = [];
  const pages = [];
  for (const [index, page] of wanted.entries()) {
    const url = site.origin + page.path;
    const cookie = page.isMember ? cookies.member : cookies.visitor;
    const { status, body } = await requestOnce({ url, headers: { cookie } });
    if (status !== 200) throw new Error(`${url} answered ${status}.`);
    const rendered = readRenderedPage(body.toString());
    pages.push(rendered);
    targets.push({
      name: nameOf(page),
      elements: countElements(rendered.tree),
      page: `${url}?bench=`,
      floor: `${empty.origin}/elements?page=${index}&bench=`,
      headers: { ...headers, cookie },
    });
  }
  writeElements(pages);
  return targets;
}

async function readCpuMs({ child }: Server): Promise<number> {
  const answered = once(child, 'message');
  child.send('cpu');
  const [{ user, system }] = (await answered) as [NodeJS.CpuUsage];
  return (user + system) / 1_000;
}

/** The site renders an address again that it has not answered before, with the replies of the API that it keeps for a second. */
let addressCount = 0;

/**
 * Returns the CPU time of the server process for one response in ms, with its threads for garbage and compression. Unlike the
 * time on a clock it hardly changes when other processes use the machine.
 */
async function measureCpuMs(server: Server, address: string, { headers }: FloorTarget): Promise<number> {
  const before = await readCpuMs(server);
  for (let request = 0; request < REQUESTS; request += 1) {
    addressCount += 1;
    const { status } = await requestOnce({ url: address + addressCount, headers });
    if (status !== 200) throw new Error(`${address} answered ${status}.`);
  }
  return ((await readCpuMs(server)) - before) / REQUESTS;
}

/** Measures each page directly after its floor, in every round. */
export async function measureFloors(
  targets: FloorTarget[],
  { site, empty }: FloorServers,
  rounds: number,
): Promise<FloorRow[]> {
  const measured = targets.map((target) => ({ target, rounds: [] as { page: number; floor: number }[] }));
  // The first requests are slower, until the code is compiled.
  for (let round = 0; round <= rounds; round += 1)
    for (const { target, rounds: found } of measured) {
      const floor = await measureCpuMs(empty, target.floor, target);
      const page = await measureCpuMs(site, target.page, target);
      if (round > 0) found.push({ page, floor });
    }
  return measured.map(({ target: { name, elements }, rounds: found }) => ({
    name,
    elements,
    cpuMs: median(found.map(({ page }) => page)),
    floorCpuMs: median(found.map(({ floor }) => floor)),
    ratio: median(found.map(({ page, floor }) => page / floor)),
    goal: GOAL,
  }));
}
