/*
 * Stands in, in the browsers' production bundle alone, for modules that Next's router for pages brings along and of
 * which it reads four constants, or nothing: the server's constants, the patterns of rewrites, the segments of an
 * app directory, and a Node process (next.config.ts, decision 0017). tests/unit/next-client-stub.test.ts tells when an
 * upgrade of Next reads more.
 */
export const MATCHED_PATH_HEADER = 'x-matched-path';
export const NEXT_NAV_DEPLOYMENT_ID_HEADER = 'x-nextjs-deployment-id';
export const NEXT_INTERCEPTION_MARKER_PREFIX = 'nxtI';
export const NEXT_QUERY_PARAM_PREFIX = 'nxtP';

/** What libraries look for in a browser's `process`. */
export const env = {};
