import { at } from './fields';
import * as wire from './wire';

/** POST /company-inquiries/. For an API with other field names, edit the paths. */
export const companyInquiryRequest = {
  company: at('company', wire.text),
  name: at('name', wire.text),
  email: at('email', wire.text),
  phone: at('phone', wire.text),
  topic: at('topic', wire.text),
  message: at('message', wire.text),
  website: at('website', wire.text),
  request_id: at('request_id', wire.text),
  elapsed_seconds: at('elapsed_seconds', wire.number),
};

/** What a company may ask for (POST /company-inquiries/), with the labels that people read. */
export const companyInquiryTopics = {
  closing: '決算・開示',
  ipo: 'IPO・内部統制',
  tax: '税務',
  deals: 'M&A・評価',
  governance: '社外役員・監査役',
  undecided: 'まだ決まっていない・その他',
} as const;
export type CompanyInquiryTopic = keyof typeof companyInquiryTopics;

/** Nobody fills in the form faster. The form waits for it, so that only programs are refused (decision 0114). */
export const COMPANY_INQUIRY_MIN_SECONDS = 3;
