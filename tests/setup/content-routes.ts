import { HttpResponse, http } from 'msw';
import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next';
import answerTerms from '@/pages/api/content/terms';

/** Calls a handler of the site's own JSON routes as Next does, and returns its response. */
export function callRoute(handler: NextApiHandler): Promise<Response> {
  return new Promise((resolve) => {
    const headers = new Headers();
    let status = 200;
    const response = {
      setHeader: (name: string, value: string) => {
        headers.set(name, value);
        return response;
      },
      status: (code: number) => {
        status = code;
        return response;
      },
      json: (body: unknown) => resolve(Response.json(body, { status, headers })),
    };
    void handler({ method: 'GET' } as NextApiRequest, response as unknown as NextApiResponse);
  });
}

/** Request handlers for the site's own JSON routes, which call the real route handlers. */
export const contentRoutes = [
  http.get('*/api/content/terms', async () => HttpResponse.json(await (await callRoute(answerTerms)).json())),
];
