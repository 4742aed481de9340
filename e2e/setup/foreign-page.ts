import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that a page of another origin tries in every way that browsers know. */
export interface Attempt {
  method: string;
  url: string;
  /** JSON; undefined for a call without a body. */
  body?: string | undefined;
  /** What the page knows of the token. Cookies are shared between the ports of a host. */
  token: string;
}

/**
 * Serves an empty page at another port, without any policy. @returns its port, and a function that stops it. The page is at
 * every name of this machine.
 */
export async function startForeignPage(): Promise<{ port: number; stop: () => void }> {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end('<!doctype html><title>Another site</title><link rel="icon" href="data:,">');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return { port: (server.address() as AddressInfo).port, stop: () => server.close() };
}

/** Runs in the page: sends the request with fetch, as a beacon and with forms. */
export async function attack(attempts: Attempt[]): Promise<string[]> {
  /** Status of a fetch whose response the page can read; a page of another origin reads none. */
  const readable: string[] = [];
  const types = ['application/json', 'text/plain', 'application/x-www-form-urlencoded'];
  const send = async ({ url, method, body, token }: Attempt, mode: RequestMode, type: string) => {
    const headers: Record<string, string> = { 'Content-Type': type };
    if (mode === 'cors' && type === 'application/json') headers['X-CSRFToken'] = token;
    const init: RequestInit = { method, mode, credentials: 'include', headers, ...(body && { body }) };
    // The browser itself refuses most of these requests.
    const response = await fetch(url, init).catch(() => null);
    if (response && response.type !== 'opaque') readable.push(`${method} ${url} ${response.status}`);
  };
  const submit = ({ url, method, body = '', token }: Attempt, enctype: string) =>
    new Promise((resolve) => {
      const frame = document.createElement('iframe');
      frame.name = `frame-${document.querySelectorAll('iframe').length}`;
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', action: url, target: frame.name, enctype });
      const fields: Record<string, string> =
        enctype === 'text/plain'
          ? { [`${body.slice(0, -1)}, "ignored": "`]: '"}' }
          : {
              ...(body && JSON.parse(body)),
              csrfmiddlewaretoken: token,
              'X-CSRFToken': token,
              _method: method,
            };
      for (const [name, value] of Object.entries(fields)) {
        const input = document.createElement('input');
        Object.assign(input, { type: 'hidden', name, value: String(value) });
        form.append(input);
      }
      document.body.append(frame, form);
      frame.addEventListener('load', resolve);
      form.submit();
      setTimeout(resolve, 2_000);
    });
  for (const attempt of attempts) {
    for (const type of types)
      for (const mode of ['cors', 'no-cors'] as const) await send(attempt, mode, type);
    navigator.sendBeacon(attempt.url, attempt.body ?? '');
    for (const enctype of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])
      await submit(attempt, enctype);
  }
  return readable;
}
