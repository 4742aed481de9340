import type { OpenAPIHono } from '@hono/zod-openapi';
import { siteConfig } from '@/config/site';
import type { AppEnv } from '@/server/http/context';
import { completeOperation, METHODS, type OpenApiDocument, securitySchemes } from './complete-operation';
import { apiTags } from './tags';

const DESCRIPTION = `このサイトの画面が使っているAPIです。すべてのパスの末尾に「/」が付きます。

- ログインで Cookie の sessionid が発行されます。ログインが必要な呼び出しは、ログインしていなければ403を返します。
- GET と HEAD 以外では、Cookie の csrftoken と同じ値を X-CSRFToken で送ります。ログイン前の csrftoken は、同時に発行される Cookie の csrf_browser（HTTPSでは __Host-csrf_browser）と組で有効です。
- 拒否の応答には、利用者に見せる文 error と、プログラムで判別するための code が付きます。入力の誤りは、項目名ごとのメッセージの配列です。
- 一覧は {count, next, previous, results} の形です。存在しないページは空の一覧になります。
- リクエストに、このAPIの知らない項目があっても無視します。画面は、読み取った項目をそのまま送り返すことがあります。
- 同じ書き込みを繰り返しても、結果は1回と同じです。`;

/**
 * Returns the public API as an OpenAPI 3.1 document. It is generated from the schemas of the routes and completed with the
 * parts that all routes share: error responses, caching, cookies and CSRF.
 * @param siteOrigin the public origin without a trailing slash; the paths are relative to its `/api/v3/public`
 */
export function buildDocument(api: OpenAPIHono<AppEnv>, siteOrigin: string): OpenApiDocument {
  const generated = api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: `${siteConfig().name} 公開API`, version: '3', description: DESCRIPTION },
    servers: [{ url: `${siteOrigin}/api/v3/public` }],
    tags: Object.values(apiTags),
  });
  const paths = Object.entries(generated.paths ?? {}).map(([path, item]) => {
    const operations = METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [[method, completeOperation(path, method, operation)]] : [];
    });
    return [path, Object.fromEntries(operations)];
  });
  return {
    ...generated,
    paths: Object.fromEntries(paths),
    components: { ...generated.components, securitySchemes },
  };
}
