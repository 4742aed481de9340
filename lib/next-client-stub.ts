/*
 * Replaces modules in the production bundle for browsers that Next's pages router imports but of which it uses only
 * four constants or nothing. These are the server's constants, the patterns of rewrites, the segments of an app
 * directory, and a Node process (next.config.ts, decision 0017). tests/unit/next-client-stub.test.ts fails when an
 * upgrade of Next uses more of them.
 */
export const MATCHED_PATH_HEADER = 'x-matched-path';
export const NEXT_NAV_DEPLOYMENT_ID_HEADER = 'x-nextjs-deployment-id';
export const NEXT_INTERCEPTION_MARKER_PREFIX = 'nxtI';
export const NEXT_QUERY_PARAM_PREFIX = 'nxtP';

/** The part of `process` that libraries read in a browser. */
export const env = {};
