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
