/** Lines that a file of each kind may have; the first pattern that fits a path decides. */
const LINE_LIMITS = [
  [/^pages\/_/, 300],
  [/^pages\//, 40],
  [/\.(?:tsx?|mjs|cjs)$/, 300],
];
const NOT_COUNTED = /^server\/db\/migrations\//;
/** Colours that RAW_STYLE does not know: by another function, or by name as the value of a property. */
const OTHER_COLOUR =
  /\b(?:hsla?|hwb|(?:ok)?(?:lab|lch)|color-mix)\(|(?<=(?:color|background|border[\w-]*|outline|fill|stroke):[^;{}]*)\b(?:white|black|gr[ae]y|red|green|blue|yellow|orange|navy|silver)\b/i;
const STYLED = /^(?:components|layouts|pages)\/.*\.tsx?$/;
/** `sizes` of pictures are media conditions for the browser, which no theme can name. */
const PICTURE_SIZES = /\d+vw/;
const RAW_STYLE =
  /(?<![\w&])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\brgba?\(|(?<![\w.])-?\d+(?:\.\d+)?px\b/i;
const STYLE_TEMPLATES = /^(?:components|layouts|pages)\/.*\.tsx?$|^styles\/mixins\.ts$/;
/** An indented block comment that is not a doc comment: in these files only templates of styles have them. */
const STYLE_COMMENT = /^\s+\/\*(?!\*)/;
/** A page that a person sees is rendered by a screen test. Files such as sitemap.xml and the demo's inbox are not. */
const SCREEN = /^pages\/(?!_|api\/|dev\/\[|\[\.\.\.|.*\.(?:xml|ics|txt|webmanifest)\.tsx$)(.+)\.tsx$/;
/** A component without a domain, by its file. Files with other names hold styles, hooks and parts of components. */
const UI_COMPONENT = /^components\/ui\/(.+\/[A-Z]\w*)\.tsx$/;
const GALLERY = /^components\/dev\/.*\.tsx$/;
const SCREEN_TEST = /^tests\/screens\/(?!response-lifetime).*\.test\.tsx$/;

/**
 * Finds what breaks a convention of CONTRIBUTING.md that no linter knows: the length of files, raw colours and lengths
 * in components, comments inside of styles, pages without a screen test, and
 * components that /dev/ui does not show.
 * @param {ReadonlyMap<string, string>} files path from the root of the project → text
 * @returns {string[]} one line for each problem, with the file
 */
export const findViolations = (files) => [
  ...[...files].flatMap(([path, text]) => [
    ...tooLong(path, text),
    ...rawStyles(path, text),
    ...styleComments(path, text),
  ]),
  ...pagesWithoutTest(files),
  ...componentsWithoutEntry(files),
];

/** @param {string} path @param {string} text */
function tooLong(path, text) {
  const [, limit] = (!NOT_COUNTED.test(path) && LINE_LIMITS.find(([kind]) => kind.test(path))) || [];
  const lines = text.split('\n').length - 1;
  return limit && lines > limit ? [`${path} has ${lines} lines, and may have ${limit}`] : [];
}

/** @param {string} path @param {string} text */
function rawStyles(path, text) {
  if (!STYLED.test(path)) return [];
  return text.split('\n').flatMap((line, index) => {
    const [found] = (!PICTURE_SIZES.test(line) && (RAW_STYLE.exec(line) ?? OTHER_COLOUR.exec(line))) || [];
    return found ? [`${path}:${index + 1} ${found} is written out; use a name of styles/theme.ts`] : [];
  });
}

/**
 * Finds comments inside of styles. The build does not remove them, so each visitor would load them.
 * @param {string} path @param {string} text
 */
function styleComments(path, text) {
  if (!STYLE_TEMPLATES.test(path)) return [];
  return text
    .split('\n')
    .flatMap((line, index) =>
      STYLE_COMMENT.test(line)
        ? [`${path}:${index + 1} a comment inside of styles is sent to the browser; write it above them`]
        : [],
    );
}

/** @param {ReadonlyMap<string, string>} files */
function pagesWithoutTest(files) {
  const tests = [...files].filter(([path]) => SCREEN_TEST.test(path)).map(([, text]) => text);
  return [...files.keys()].flatMap((path) => {
    const name = SCREEN.exec(path)?.[1];
    if (name === undefined) return [];
    const route = `/${name.replace(/(?:^|\/)index$/, '')}`;
    const address = route.replace(/[.*+?^$()|\\]/g, '\\$&').replace(/\[\w+\]/g, '[^\\s\'"`]+?');
    const isOpened = new RegExp(`['"\`]${address}/?(?:[?#][^'"\`]*)?['"\`]`);
    return tests.some((text) => isOpened.test(text)) ? [] : [`${path} is opened by no test in tests/screens`];
  });
}

/** @param {ReadonlyMap<string, string>} files */
function componentsWithoutEntry(files) {
  const gallery = [...files].filter(([path]) => GALLERY.test(path)).map(([, text]) => text);
  return [...files.keys()].flatMap((path) => {
    const component = UI_COMPONENT.exec(path)?.[1];
    if (component === undefined || gallery.some((text) => text.includes(`'${component}'`))) return [];
    return [`${path} has no entry in components/dev, so /dev/ui does not show it`];
  });
}
