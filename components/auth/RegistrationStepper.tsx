import { Stepper } from '@/components/ui/navigation/Stepper';

/** The step names are fixed by spec §2. */
const STEPS = ['確認・認証', '情報入力', '会員登録完了'];

/** Shows the three registration steps. @param current index of the current step, from 0; 3 when all steps are done */
export function RegistrationStepper({ current }: { current: number }) {
  return <Stepper label="会員登録の手順" steps={STEPS} current={current} />;
}
