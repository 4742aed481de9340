import type { CompanyInquiryRequest } from '@/schemas/company-inquiries';
import { browserHttp } from './transport/http-client';

/** Sends the inquiry of a company to the operator (decision 0114). */
export async function sendCompanyInquiry(payload: CompanyInquiryRequest): Promise<void> {
  await (await browserHttp()).post('/company-inquiries/', payload);
}
