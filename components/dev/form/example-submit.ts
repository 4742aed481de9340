import { showToast } from '@/stores/toast-store';

/** How long an example form is being sent, in milliseconds, so that the spinner can be seen. */
const SENDING_TIME_MS = 1200;

const wait = () => new Promise((resolve) => setTimeout(resolve, SENDING_TIME_MS));

/** Pretends to send a form. */
export async function submitSuccessfully(): Promise<void> {
  await wait();
  showToast({ message: '保存しました（例なので、何も送信していません）。' });
}

/** Pretends to send a form that the API rejects with a message for its field. */
export async function submitToFailure(): Promise<void> {
  await wait();
  const response = {
    status: 400,
    data: { email: ['このメールアドレスは使えません。別のものを入力してください。'] },
  };
  throw Object.assign(new Error('The API rejected the example.'), { response });
}
