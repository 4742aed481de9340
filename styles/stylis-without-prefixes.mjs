// biome-ignore-all lint/performance/noBarrelFile: it replaces the index file of a package
/*
 * Replaces stylis in our bundles (next.config.ts). It exports the same without the vendor prefixes, which
 * styled-components does not use by default but would still add to every page's JavaScript.
 */
export * from '../node_modules/stylis/src/Enum.js';
export { middleware, namespace, rulesheet } from '../node_modules/stylis/src/Middleware.js';
export * from '../node_modules/stylis/src/Parser.js';
export * from '../node_modules/stylis/src/Serializer.js';
export * from '../node_modules/stylis/src/Tokenizer.js';
export * from '../node_modules/stylis/src/Utility.js';

export const prefixer = () => undefined;
