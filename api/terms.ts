import { queryOptions } from '@tanstack/react-query';
import { lazyImport } from '@/lib/lazy-import';
import { optional } from './client';
import { getHttp } from './transport/http-client';

export const termsQueries = {
  /** The full terms of use: from the site itself, since they are no part of the public API (decision 0058). */
  text: () =>
    queryOptions({
      queryKey: ['terms-text'],
      queryFn: async ({ client, signal }) => {
        const [{ legalTextSchema }, http] = await Promise.all([
          lazyImport(() => import('@/schemas/legal-text')),
          getHttp(client),
        ]);
        const { data } = await http.get('/api/content/terms', { baseURL: '', signal });
        return legalTextSchema.parse(data);
      },
      staleTime: Number.POSITIVE_INFINITY,
      // Where it fails, the dialog says so: the page below has nothing to do with it.
      meta: optional,
    }),
};
