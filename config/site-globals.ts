const holder = globalThis as { kaikeiSite?: object };
holder.kaikeiSite ??= {};

/**
 * The one object of this process that all bundles share (decision 0066), because Next bundles pages, instrumentation and API
 * routes apart: each loads its own copy of a module. gateway/start.mjs, which is not compiled, creates it under the same name.
 */
export const siteGlobals = holder.kaikeiSite;
