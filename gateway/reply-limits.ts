import { untilAborted } from '@/lib/promises';

/** Thrown when the body of a response has more bytes than allowed. */
export class ResponseTooLongError extends Error {
  override name = 'ResponseTooLongError';
}

/**
 * Reads the body of a response of another service. The rest of one that is too long is not read.
 * @param maxBytes of the body as it was before compression for the transfer
 * @param signal cancels the body. The signal of the request alone is not enough: Node's fetch knows it by a weak reference
 * only, so that an abort does not reach a body whose Request has been collected as garbage.
 * @throws ResponseTooLongError
 */
export async function readLimited(
  response: Response,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body?.pipeThrough(new TransformStream(), { signal }) ?? []) {
    bytes += chunk.length;
    // Leaving the loop cancels the body.
    if (bytes > maxBytes) throw new ResponseTooLongError(`the body has more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Waits for work, but at most for a time in milliseconds. No timer is left behind.
 * @param work gets a signal, which is aborted when the time is over
 * @throws DOMException `TimeoutError` when the time is over
 */
export async function withTimeout<T>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new DOMException(`not finished after ${milliseconds} ms`, 'TimeoutError')),
    milliseconds,
  ).unref();
  try {
    return await untilAborted(work(controller.signal), controller.signal);
  } finally {
    clearTimeout(timer);
  }
}
