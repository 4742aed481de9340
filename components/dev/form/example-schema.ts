import * as z from 'zod';
import { emailSchema } from '@/schemas/email';

/** The examples of the form fields. Nothing is sent; the schema only shows where the messages appear. */
export const exampleSchema = z.object({
  name: z.string().min(1, '氏名を入力してください。'),
  password: z.string().min(8, 'パスワードは8文字以上で入力してください。'),
  message: z.string().min(10, '自己紹介は10文字以上で入力してください。'),
  style: z.string({ error: '働き方を選んでください。' }).min(1, '働き方を選んでください。'),
  days: z.array(z.number()).min(1, '日数を一つ以上選んでください。'),
  agreed: z.literal(true, '内容を確認して、チェックしてください。'),
});
export type ExampleInput = z.input<typeof exampleSchema>;

/** The example of a form with one field. */
export const exampleEmailSchema = z.object({ email: emailSchema });
export type ExampleEmailInput = z.input<typeof exampleEmailSchema>;
