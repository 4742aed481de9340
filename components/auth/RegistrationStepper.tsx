import { Stepper } from '@/components/ui/navigation/Stepper';

/** Spec §2. */
const STEPS = ['確認・認証', '情報入力', '会員登録完了'];

/** @param current from 0; 3 when all is done */
export function RegistrationStepper({ current }: { current: number }) {
  return <Stepper label="会員登録の手順" steps={STEPS} current={current} />;
}
