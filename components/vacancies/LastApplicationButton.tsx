import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { SmallNote } from '@/components/ui/data/Text';
import { ConfirmDialog } from '@/components/ui/feedback/ConfirmDialog';
import { Button } from '@/components/ui/form/Button';
import { Cluster } from '@/components/ui/layout/Stack';
import { dayText } from '@/lib/dates';
import type { LastApplication } from '@/lib/vacancies/vacancy-applications';
import type { ApplicationEntryInput } from '@/schemas/vacancy-applications';

/** Puts the text of the member's last application into the surrounding form. It asks before it replaces what was typed. */
export function LastApplicationButton({ last }: { last: LastApplication }) {
  const { getValues, setValue } = useFormContext<ApplicationEntryInput>();
  const [state, setState] = useState<'idle' | 'asking' | 'filled'>('idle');

  const fill = () => {
    for (const name of ['message', 'request'] as const)
      setValue(name, last[name], { shouldDirty: true, shouldValidate: false });
    setState('filled');
  };
  const handleClick = () => {
    const typed = (['message', 'request'] as const).some((name) => {
      const value = getValues(name)?.trim();
      return value && value !== last[name];
    });
    if (typed) setState('asking');
    else fill();
  };

  return (
    <Cluster $align="center" $rowGap={2} $gap={4}>
      <Button size="small" fullWidth="phone" onClick={handleClick}>
        前回の応募内容から書きはじめる
      </Button>
      <SmallNote as="div" $align="start" role="status">
        {state === 'filled'
          ? '前回の応募内容を入れました。この案件に合わせて書き直してください。'
          : `${last.at ? `${dayText(last.at)}に` : '前回'}送った応募の理由と希望条件を、下の欄に入れます。`}
      </SmallNote>
      <ConfirmDialog
        title="入力した内容を置き換えますか？"
        open={state === 'asking'}
        confirmLabel="置き換える"
        onConfirm={fill}
        onCancel={() => setState('idle')}
      >
        いま入力している内容は消えて、前回の応募内容に変わります。
      </ConfirmDialog>
    </Cluster>
  );
}
