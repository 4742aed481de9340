import { measure } from '../bench/load';
import { median } from '../bench/table';
import { cookieHeader, csrfTokenOf } from './load';

const ROUNDS = 3;
const SECONDS = 3;
const WARM_UP_SECONDS = 5;

interface Subject {
  name: string;
  path: string;
  isMember?: boolean;
}

const SUBJECTS: readonly Subject[] = [
  { name: 'page of a visitor, kept by nginx', path: '/vacancy/' },
  { name: 'page of a member, rendered', path: '/vacancy/', isMember: true },
  { name: 'list of the API', path: '/api/v3/public/vacancies/' },
];

/** Opens a session of a demo member. @returns its Cookie header */
export async function logIn(origin: string): Promise<string> {
  const cookiesOf = (response: Response) => cookieHeader(response.headers.getSetCookie());
  const cookie = cookiesOf(await fetch(`${origin}/api/v3/public/vacancies/`));
  const response = await fetch(`${origin}/api/v3/public/login/`, {
    method: 'POST',
    headers: { cookie, 'x-csrftoken': csrfTokenOf(cookie), 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'member@example.com', password: 'kaikei-demo-2026' }),
  });
  if (!response.ok) throw new Error(`the login answers ${response.status}`);
  return cookiesOf(response);
}

const measureSubject = async ({ path, isMember }: Subject, origin: string, cookie: string, seconds: number) =>
  (await measure({ url: origin + path, status: 200, headers: isMember ? { cookie } : {} }, seconds))
    .requestsPerSecond;

/** Has each process answer for a while, because one that has just started is slow. */
export async function warmUp(ports: number[], cookie: string): Promise<void> {
  for (const port of ports)
    for (const subject of SUBJECTS)
      await measureSubject(subject, `http://127.0.0.1:${port}`, cookie, WARM_UP_SECONDS);
}

/**
 * Measures one site and two in turn, because other programs on the machine slow both down alike.
 * @param one the address of a load balancer in front of one site
 * @param two the same in front of two
 * @returns a line for each subject; the ratio is the median of the rounds' ratios
 */
export async function compareSites(one: string, two: string, cookie: string): Promise<string[]> {
  const lines: string[] = [];
  for (const subject of SUBJECTS) {
    const rates: { one: number; two: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rates.push({
        one: await measureSubject(subject, one, cookie, SECONDS),
        two: await measureSubject(subject, two, cookie, SECONDS),
      });
    const [ofOne, ofTwo] = (['one', 'two'] as const).map((each) =>
      Math.round(median(rates.map((rate) => rate[each]))),
    );
    const ratio = median(rates.map((rate) => rate.two / rate.one)).toFixed(2);
    lines.push(`${subject.name}: 1 site ${ofOne} per second, 2 sites ${ofTwo}, ratio ${ratio}`);
  }
  return lines;
}
