import { posix } from 'node:path';

/** The specification. `§` may refer to its numbered headings and clauses. */
const SPECIFICATION = 'docs/specification.md';

/** How the code of a clause begins that is not built. */
const NOT_BUILT = 'not built';
const CITED_SECTION = /§(\d+(?:\.\d+)*)/g;
const MARKDOWN = /\.md$/;
const FILE_NAME = /^[\w.*-]+\.(?:tsx?|mjs|cjs|md|sql|ya?ml|json|png)$/;

/**
 * Returns references to targets that do not exist. The content of text files is checked; of other files only the path
 * is used.
 * @param {ReadonlyMap<string, string>} files path from the root of the project → text
 * @returns {string[]} one line for each problem, with file and line number
 */
export function findProblems(files) {
  const paths = pathIndex(files.keys());
  const sections = sectionsOf(files.get(SPECIFICATION) ?? '');
  return [...files].flatMap(([path, text]) =>
    [
      ...badSections(text, sections),
      ...(MARKDOWN.test(path) ? brokenLinks(path, text, files, paths) : []),
      ...(path === SPECIFICATION
        ? [...missingPaths(text, paths), ...badRows(text, paths), ...repeatedClauses(text)]
        : []),
    ].map(({ index, problem }) => `${path}:${lineAt(text, index)} ${problem}`),
  );
}

/** @param {string} text @param {number} index */
const lineAt = (text, index) => text.slice(0, index).split('\n').length;

/** Numbers of headings (`## 4. …`) and of clauses (first cell of a row). @param {string} text */
const sectionsOf = (text) =>
  new Set([...text.matchAll(/^(?:#{2,4} |\| )(\d+(?:\.\d+)*)\b/gm)].map(([, number]) => number));

/** @param {string} text @param {Set<string | undefined>} sections */
const badSections = (text, sections) =>
  [...text.matchAll(CITED_SECTION)]
    .filter(([, number]) => !sections.has(number))
    .map(({ index, 0: cited }) => ({ index, problem: `${cited} is not in ${SPECIFICATION}` }));

/** @param {Iterable<string>} files */
function pathIndex(files) {
  const all = new Set(files);
  for (const path of [...all])
    for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1)) all.add(path.slice(0, end));
  const topFolders = new Set([...all].flatMap((path) => (path.includes('/') ? path.split('/')[0] : [])));
  const names = new Set([...all].map((path) => path.split('/').at(-1)));

  /** @param {string} pattern @param {Set<string | undefined>} among */
  const isAmong = (pattern, among) => {
    if (!pattern.includes('*')) return among.has(pattern);
    const quoted = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*');
    return [...among].some((path) => new RegExp(`^${quoted}$`).test(path ?? ''));
  };
  return {
    /** @param {string} path of a file or folder */
    has: (path) => all.has(path.replace(/\/$/, '')),
    /** @param {string} code the text between backticks: a path, or anything else (a route, a command) */
    isMissing: (code) => {
      if (FILE_NAME.test(code)) return !isAmong(code, names);
      const isPath = code.includes('/') && topFolders.has(code.split('/')[0] ?? '') && !/[\s<…]/.test(code);
      return isPath && !isAmong(code.replace(/\/$/, ''), all);
    },
  };
}

/** Replaces code blocks by spaces, so that the rest keeps its position. @param {string} text */
const withoutBlocks = (text) => text.replace(/^```.*?^```/gms, (block) => block.replace(/[^\n]/g, ' '));

/** Returns code between backticks outside of code blocks. @param {string} text */
const codeIn = (text) => withoutBlocks(text).matchAll(/`([^`\n]+)`/g);

/** Returns the anchors that GitHub gives the headings of a document. @param {string} text */
const anchorsOf = (text) =>
  [...withoutBlocks(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .trim()
      .toLowerCase()
      .replace(/[^\p{Letter}\p{Number}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );

/**
 * Returns links of a document to files and headings of the repository that do not exist.
 * @param {string} path @param {string} text @param {ReadonlyMap<string, string>} files
 * @param {ReturnType<typeof pathIndex>} paths
 */
const brokenLinks = (path, text, files, paths) =>
  [...withoutBlocks(text).matchAll(/\]\(((?!\w+:|\/)[^)\s]+)\)/g)].flatMap(({ index, 1: link = '' }) => {
    const [target = '', anchor] = link.split('#');
    const file = target ? posix.join(posix.dirname(path), target) : path;
    const isFound = paths.has(file) && (!anchor || anchorsOf(files.get(file) ?? '').includes(anchor));
    return isFound ? [] : [{ index, problem: `the link ${link} leads nowhere` }];
  });

/** Returns paths in the specification that do not exist. @param {string} text @param {ReturnType<typeof pathIndex>} paths */
const missingPaths = (text, paths) =>
  [...codeIn(text)]
    .filter(([, code]) => paths.isMissing(code ?? ''))
    .map(({ index, 1: code }) => ({ index, problem: `${code} does not exist` }));

/**
 * A clause must name its code and its tests, unless it is not built.
 * @param {string} text
 * @param {ReturnType<typeof pathIndex>} paths
 */
const badRows = (text, paths) =>
  [...text.matchAll(/^\| (\d+\.\d+) \|.*\|$/gm)].flatMap(({ index, 0: row, 1: clause }) => {
    const cells = row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    const [code = '', test = ''] = cells.slice(-2);
    if (code.startsWith(NOT_BUILT)) return [];
    const tests = [...codeIn(test)].filter(
      ([, path = '']) => /^(?:tests|e2e)\/.*\.(?:test|spec)\./.test(path) && !paths.isMissing(path),
    );
    const problems = [
      ...(codeIn(code).next().done ? [`clause ${clause} names no code`] : []),
      ...(tests.length === 0 ? [`clause ${clause} names no test that exists`] : []),
    ];
    return problems.map((problem) => ({ index, problem }));
  });

/** Two clauses of one number come from merging two branches. @param {string} text */
function repeatedClauses(text) {
  const found = new Set();
  return [...text.matchAll(/^\| (\d+\.\d+) \|/gm)].flatMap(({ index, 1: clause }) => {
    if (found.has(clause)) return [{ index, problem: `clause ${clause} is there twice` }];
    found.add(clause);
    return [];
  });
}
