import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { authRoutes } from '@/server/auth/routes';
import { choiceRoutes } from '@/server/choices/routes';
import { devMailRoutes } from '@/server/dev-mail/routes';
import { clientIpOf } from '@/server/http/client-ip';
import type { AppDeps, AppEnv } from '@/server/http/context';
import { csrfMiddleware } from '@/server/http/csrf';
import { handleError, notFound, Refusal } from '@/server/http/errors';
import { cacheHeaders, etagMiddleware } from '@/server/http/etag';
import { createRouter } from '@/server/http/router';
import { sessionMiddleware } from '@/server/http/session';
import { memberRoutes } from '@/server/members/routes';
import { vacancyRoutes } from '@/server/vacancies/routes';
import { vacancyApplicationRoutes } from '@/server/vacancy-applications/routes';

const MAX_BODY_BYTES = 1024 * 1024;

const withDeps = (deps: AppDeps) =>
  createMiddleware<AppEnv>(async (c, next) => {
    c.set('deps', deps);
    c.set('db', deps.db);
    c.set('session', null);
    c.set('clientIp', clientIpOf(c));
    await next();
  });

/** A write may have put a mail into the outbox. */
const wakeJobs = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD' && c.res.ok) c.var.deps.wakeJobs?.();
});

/**
 * The reference API (design §1): the public paths below /api/v3/public, and the demo's inbox at /dev/mail.
 * Stateless; any number of them may share a database.
 */
export function createApp(deps: AppDeps) {
  const api = createRouter();
  api.use(etagMiddleware, cacheHeaders, wakeJobs);
  api.use(
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: () => {
        throw new Refusal(413, 'too_large', '送信内容が大きすぎます。');
      },
    }),
  );
  api.use(sessionMiddleware, csrfMiddleware);
  api.route('/', authRoutes);
  api.route('/', memberRoutes);
  api.route('/', choiceRoutes);
  api.route('/', vacancyRoutes);
  api.route('/', vacancyApplicationRoutes);

  const app = createRouter();
  app.use(withDeps(deps));
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (c, methods) => {
        c.header('Allow', methods.join(', '));
        return handleError(new Refusal(405, 'method_not_allowed', 'この操作には対応していません。'), c);
      },
    }),
  );
  app.onError(handleError);
  app.notFound((c) => handleError(notFound(), c));
  app.route('/api/v3/public', api);
  app.route('/dev', devMailRoutes);
  return app;
}
