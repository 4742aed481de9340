import type { NextApiRequest, NextApiResponse } from 'next';
import { readTerms } from '@/api/pages/content';
import type { LegalText } from '@/schemas/legal-text';

/** Next would stop reading a body of more than 1 MB, and leave the connection unusable for the next request. */
export const config = { api: { bodyParser: false } };

/** Returns the terms of use for the dialog that asks for agreement, which can open on any page. */
export default function answerTerms(_request: NextApiRequest, response: NextApiResponse<LegalText>): void {
  response.setHeader('Cache-Control', 'no-cache').status(200).json(readTerms());
}
