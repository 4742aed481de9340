// These wire values are in a file without zod, so that screens can use them without loading it.

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
