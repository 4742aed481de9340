import { createMiddleware } from 'hono/factory';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { addressRoutes } from '@/server/addresses/routes';
import { accountRoutes } from '@/server/auth/account-routes';
import { googleRoutes } from '@/server/auth/google-routes';
import { authRoutes } from '@/server/auth/routes';
import { sessionRoutes } from '@/server/auth/session-routes';
import { companyInquiryRoutes } from '@/server/company-inquiries/routes';
import { devInboxRoutes } from '@/server/dev-inbox/routes';
import { bodySizeLimit } from '@/server/http/body-size';
import { clientIpOf } from '@/server/http/client-ip';
import type { AppDeps, AppEnv } from '@/server/http/context';
import { csrfMiddleware } from '@/server/http/csrf';
import { ApiError, handleError, notFound } from '@/server/http/errors';
import { cacheHeaders, etagMiddleware } from '@/server/http/etag';
import { createReadRouter, isPublic } from '@/server/http/read';
import { createRouter } from '@/server/http/router';
import { sessionMiddleware } from '@/server/http/session';
import { imageRoutes } from '@/server/images/routes';
import { invoiceRoutes } from '@/server/invoices/routes';
import { memberRoutes } from '@/server/members/routes';
import { buildDocument } from '@/server/openapi/document';
import { personalDataRoutes } from '@/server/personal-data/routes';
import { seminarApplicationRoutes } from '@/server/seminar-applications/routes';
import { skillRoutes } from '@/server/skills/routes';
import { vacancyApplicationRoutes } from '@/server/vacancy-applications/routes';
import { withdrawalRoutes } from '@/server/withdrawal/routes';
import { reads } from './reads';

const injectDeps = (deps: AppDeps) => {
  return createMiddleware<AppEnv>(async (c, next) => {
    c.set('deps', deps);
    c.set('db', deps.db);
    c.set('session', null);
    c.set('clientIp', clientIpOf(c));
    await next();
  });
};

/** A write may have added a mail to the outbox, so the job worker is woken. */
const wakeJobs = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD' && c.res.ok) c.var.deps.wakeJobs?.();
});

/** Returns the routes below /api/v3/public and the OpenAPI document that describes them. */
export function createPublicApi(siteOrigin: string) {
  const api = createRouter();
  api.use(etagMiddleware, cacheHeaders, wakeJobs);
  // These answer before a session is looked up and without cookies, because everybody gets the same. The gateway adds the
  // cookies for a client without a CSRF token.
  api.route('/', createReadRouter(reads.filter(isPublic)));
  // The size of a chunked body is only known when it has been read, so those that may not write are refused before.
  api.use(sessionMiddleware, csrfMiddleware, bodySizeLimit);
  api.route('/', createReadRouter(reads.filter((read) => !isPublic(read))));
  api.route('/', authRoutes);
  api.route('/', accountRoutes);
  api.route('/', googleRoutes);
  api.route('/', sessionRoutes);
  api.route('/', invoiceRoutes);
  api.route('/', withdrawalRoutes);
  api.route('/', memberRoutes);
  api.route('/', personalDataRoutes);
  api.route('/', skillRoutes);
  api.route('/', addressRoutes);
  api.route('/', imageRoutes);
  api.route('/', vacancyApplicationRoutes);
  api.route('/', seminarApplicationRoutes);
  api.route('/', companyInquiryRoutes);
  // Built at the first request, because the start does not need it.
  let openApiDocument: ReturnType<typeof buildDocument> | undefined;
  api.get('/openapi.json', (c) => {
    openApiDocument ??= buildDocument(api, siteOrigin);
    return c.json(openApiDocument);
  });
  return api;
}

/**
 * Returns the reference API (docs/architecture.md, "Three modes"): the public routes below /api/v3/public, and the
 * demo's inbox at /dev/mail. It keeps no state; several instances may share a database.
 */
export function createApp(deps: AppDeps) {
  const app = createRouter();
  app.use(injectDeps(deps));
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (c, methods) => {
        c.header('Allow', methods.join(', '));
        return handleError(new ApiError(405, 'method_not_allowed', 'この操作には対応していません。'), c);
      },
    }),
  );
  app.onError(handleError);
  app.notFound((c) => handleError(notFound(), c));
  app.route('/api/v3/public', createPublicApi(deps.siteOrigin));
  app.route('/dev', devInboxRoutes);
  return app;
}
