// biome-ignore-all lint/performance/noBarrelFile: it stands for a package, whose own index is such a file
/*
 * Stands in for stylis in our bundles (next.config.ts): the same but for the vendor prefixes, which styled-components
 * leaves out unless asked, and yet brings to every page.
 */
export * from '../node_modules/stylis/src/Enum.js';
export { middleware, namespace, rulesheet } from '../node_modules/stylis/src/Middleware.js';
export * from '../node_modules/stylis/src/Parser.js';
export * from '../node_modules/stylis/src/Serializer.js';
export * from '../node_modules/stylis/src/Tokenizer.js';
export * from '../node_modules/stylis/src/Utility.js';

export const prefixer = () => undefined;
