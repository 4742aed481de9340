import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { ByRoleMatcher } from '@testing-library/dom';
import { freePort } from '@/scripts/helpers/free-port';
import { findWebKit } from '@/scripts/testing/browser-drivers.mjs';

/** The key of a reference to an element, from the WebDriver specification. */
const ELEMENT_KEY = 'element-6066-11e4-a52e-4f735466cecf';

/** The queries of the screen tests, for the page. */
const QUERIES = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/**
 * Returns the last element with the role and name, because an open dialog is at the end of the page. A field has no
 * role here.
 */
const FIND = `
  if (!window.TestingLibraryDom) return 'no queries';
  const [role, name] = arguments;
  const { queryAllByLabelText, queryAllByRole } = TestingLibraryDom;
  const found = role
    ? queryAllByRole(document.body, role, { name: new RegExp(name) })
    : queryAllByLabelText(document.body, new RegExp(name), { selector: 'input, select, textarea' });
  return found.at(-1) ?? null;`;

type ElementReference = Record<typeof ELEMENT_KEY, string>;

/** A browser that is driven by the WebDriver protocol: what the journey needs of it. */
export interface DrivenBrowser {
  open: (path: string) => Promise<void>;
  /** @param name the source of a regular expression */
  press: (role: ByRoleMatcher, name: string) => Promise<void>;
  fill: (name: string, text: string) => Promise<void>;
  choose: (name: string, option: string) => Promise<void>;
  expectVisible: (role: ByRoleMatcher, name: string) => Promise<void>;
  /** Runs the body of a function in the page. */
  read: (script: string) => Promise<unknown>;
  close: () => Promise<void>;
}

/** Sends a command of the protocol. Throws with the driver's error. */
async function send(url: string, method: 'POST' | 'DELETE', body: object = {}): Promise<unknown> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(60_000),
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** Starts the WebKit of the system with a new profile. Throws the reason when there is none. */
export async function startWebKit(origin: string): Promise<DrivenBrowser> {
  const webKit = findWebKit();
  if (!webKit.command) throw new Error(webKit.reason);
  const port = await freePort();
  const [program = '', ...args] = webKit.command(port);
  // A process group of its own, because the virtual screen is a parent of the driver.
  const driver = spawn(program, args, { stdio: 'ignore', detached: true });
  const base = `http://127.0.0.1:${port}/session`;
  const capabilities = {
    alwaysMatch: { 'webkitgtk:browserOptions': { binary: webKit.browser, args: ['--automation'] } },
  };
  let session = '';
  await expect(async () => {
    const { sessionId } = (await send(base, 'POST', { capabilities })) as { sessionId: string };
    session = `${base}/${sessionId}`;
  }).toPass({ timeout: 30_000 });

  const execute = (script: string, ...values: unknown[]) =>
    send(`${session}/execute/sync`, 'POST', { script, args: values });

  /** Waits for an element and does something with it, again when the page replaces the element meanwhile. */
  const withElement = (role: ByRoleMatcher | null, name: string, use: (url: string) => Promise<unknown>) =>
    expect(async () => {
      let found = await execute(FIND, role, name);
      if (found === 'no queries') {
        await execute(QUERIES);
        found = await execute(FIND, role, name);
      }
      expect(found, `${role ?? 'field'} ${name}`).toHaveProperty(ELEMENT_KEY);
      await use(`${session}/element/${(found as ElementReference)[ELEMENT_KEY]}`);
    }).toPass({ timeout: 20_000 });

  return {
    open: async (path) => void (await send(`${session}/url`, 'POST', { url: new URL(path, origin).href })),
    press: (role, name) => withElement(role, name, (element) => send(`${element}/click`, 'POST')),
    fill: (name, text) =>
      withElement(null, name, async (element) => {
        await send(`${element}/clear`, 'POST');
        await send(`${element}/value`, 'POST', { text });
      }),
    choose: (name, option) =>
      withElement(null, name, (element) => send(`${element}/value`, 'POST', { text: option })),
    expectVisible: (role, name) => withElement(role, name, async () => undefined),
    read: (script) => execute(script),
    close: async () => {
      await send(session, 'DELETE');
      if (driver.pid) process.kill(-driver.pid);
    },
  };
}
