import type { CompanyInquiryRequest } from '@/schemas/company-inquiries';
import { companyInquiryRequest } from '@/schemas/company-inquiry-fields';
import { requestOf } from '@/schemas/request-fields';
import { send } from './transport/http-client';

/** Sends the inquiry of a company to the operator (decision 0114). */
export async function sendCompanyInquiry(payload: CompanyInquiryRequest): Promise<void> {
  await send('post', '/company-inquiries/', requestOf(companyInquiryRequest, payload));
}
