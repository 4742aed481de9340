import { createHash } from 'node:crypto';
import * as z from 'zod';

/**
 * Returns a short text that changes whenever the shape of a response does. An ETag that is not made from the body contains
 * it, so that after a deployment no client keeps a body in the shape of another version.
 * @param response the schema of the contract, with which tests compare every response
 */
export const shapeVersion = (response: z.ZodType): string =>
  createHash('sha256')
    .update(JSON.stringify(z.toJSONSchema(response, { unrepresentable: 'any' })))
    .digest('base64url')
    .slice(0, 8);
