import './jitless';
import * as z from 'zod';
import { normalizeText } from './normalize-text';

/** Returns a number as it is dialled in Japan: `+81 (0)90-1234-5678` becomes `09012345678`. Other country codes keep the `+`. */
const toDialledNumber = (text: string): string =>
  normalizeText(text, 'NFKC')
    .replace(/[^0-9a-z+]/gi, '')
    .replace(/^\+810?(?=\d{9,10}$)/, '0');

/** An optional phone number in the usual ways of writing it. It is passed on as digits. */
export const optionalPhoneSchema = z
  .string()
  .overwrite(toDialledNumber)
  .regex(/^(0\d{9,10}|\+(?!81)[1-9]\d{7,14})?$/, '0から始まる10桁または11桁の電話番号を入力してください。')
  .default('');
