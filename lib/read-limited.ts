/**
 * Reads the body of an answer of another service. Throws when it has more bytes than allowed, without reading the rest.
 * @param maxBytes of the body as it was before compression for the transfer
 */
export async function readLimited(response: Response, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    // Leaving the loop cancels the body.
    if (bytes > maxBytes) throw new Error(`the answer has more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
