import { queryOptions } from '@tanstack/react-query';
import { legalTextSchema } from '@/schemas/legal-text';
import { optional } from './client';
import { getTransport } from './transport/http-client';

export const termsQueries = {
  /**
   * The full terms of use. They are served by the site itself, because the public API does not contain them (decision
   * 0058).
   */
  text: () =>
    queryOptions({
      queryKey: ['terms-text'],
      queryFn: async ({ client, signal }) => {
        const { http } = await getTransport(client);
        const { data } = await http.get('/api/content/terms', { baseURL: '', signal });
        return legalTextSchema.parse(data);
      },
      staleTime: Number.POSITIVE_INFINITY,
      // The dialog shows the error itself. The page behind it does not need the terms.
      meta: optional,
    }),
};
