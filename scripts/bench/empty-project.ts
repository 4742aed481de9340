import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ElementTree } from './element-tree.mjs';

/** Inside the checkout, because the project uses the installed packages. */
const FOLDER = '.next-empty-bench';
const PAGES_FILE = path.resolve(FOLDER, 'pages.json');

const FILES = {
  'package.json': '{"type":"module"}',
  // The empty project needs its own config, because Next would otherwise use ours.
  'next.config.mjs': 'export default { poweredByHeader: false, skipTrailingSlashRedirect: true };\n',
  // Next's bundler looks for this file in the parent folders too, and would start the site's services with the baseline.
  'instrumentation.js': 'export function register() {}\n',
  // Rendered for each request as our pages are.
  'pages/index.jsx': `export const getServerSideProps = async () => ({ props: {} });
export default function Empty() { return null; }
`,
  // The elements and texts of a page of the site with its page props, each element by one component, without styles and
  // calls: what React and Next themselves need for them.
  'pages/elements.jsx': `import { readFileSync } from 'node:fs';
import { useRouter } from 'next/router';
import { createElement } from 'react';
let pages;
export async function getServerSideProps({ query }) {
  pages ??= JSON.parse(readFileSync(${JSON.stringify(PAGES_FILE)}, 'utf8'));
  return { props: pages[query.page].props };
}
function Element({ node: { tag, props, children } }) {
  return createElement(tag, props, ...children.map((child, index) =>
    typeof child === 'string' ? child : <Element key={index} node={child} />));
}
export default function Elements() {
  const { query } = useRouter();
  return typeof window === 'undefined' ? <Element node={pages[query.page].tree} /> : null;
}
`,
  'pages/api/[[...path]].js': `import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
const app = new Hono().get('/api/empty/', (c) => c.json({}));
export const config = { api: { bodyParser: false, externalResolver: true } };
export default getRequestListener(app.fetch, { overrideGlobalObjects: false });
`,
};

/** Writes and builds a Next project with an empty page and an empty Hono route. @returns its folder */
export function buildEmptyProject(): string {
  rmSync(FOLDER, { recursive: true, force: true });
  for (const [name, text] of Object.entries(FILES)) {
    const file = path.join(FOLDER, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const { status } = spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'build', FOLDER], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', NEXT_DIST_DIR: undefined },
  });
  if (status !== 0) throw new Error('The empty project could not be built.');
  return FOLDER;
}

interface EmptyPage {
  tree: ElementTree;
  props: Record<string, unknown>;
}

/** Makes `/elements?page=<index>` of the built project render these pages. */
export const writeElements = (pages: EmptyPage[]) => writeFileSync(PAGES_FILE, JSON.stringify(pages));

/** Removes the folder of {@link buildEmptyProject}. */
export const removeEmptyProject = () => rmSync(FOLDER, { recursive: true, force: true });
