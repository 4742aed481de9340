import type { ApiBindings } from '@/lib/api-bindings';

/**
 * Returns the reply of an API with a body that cuts the client's connection when it fails, so that the client knows that the rest
 * is missing. A body that fails by itself is cut too, but @hono/node-server prints its error, in a line that is not
 * JSON. The log has its reason already.
 * @param outgoing the response to the client; undefined for a reply that the server itself reads
 */
export function cutWithReply(reply: Response, outgoing: ApiBindings['outgoing']): Response {
  if (!reply.body || !outgoing) return reply;
  const reader = reply.body.getReader();
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      try {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch {
        // @hono/node-server then cancels this stream.
        outgoing.destroy();
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return new Response(body, reply);
}
