import { useState } from 'react';
import { SmallNote } from '@/components/ui/data/Text';
import { Form } from '@/components/ui/form/Form';
import { FormCheckbox } from '@/components/ui/form/FormCheckboxes';
import { useUpdateMember } from '@/hooks/members';
import { type Me, type Member, receiveFields } from '@/schemas/member-fields';
import { type Receive, receiveSchema } from '@/schemas/members';
import { changesOf } from '@/schemas/record-changes';
import { NOTIFICATION_FLAGS } from './notification-flags';
import { SettingsSubmitButton } from './SettingsSection';

/** The form of `NotificationSettings`. */
export function NotificationForm({ member }: { member: Me['member'] }) {
  const { mutateAsync: update } = useUpdateMember({
    message: 'メール受信設定が変更されました。',
    redirect: '/mypage/system/',
  });
  const [saved] = useState<Receive>(member.receive ?? {});
  const { allow_vacancy, allow_seminar, allow_news } = member.receive ?? {};
  const changesTo = (receive: Receive) => (newest: Member) => {
    const now: Receive = newest.receive ?? {};
    const before = NOTIFICATION_FLAGS.map(({ name }) => {
      // The form has shown a flag without a value as not chosen. It is sent too, unless another tab has set it since.
      const isSet = typeof now[name] === 'boolean';
      return [name, isSet ? Boolean(saved[name]) : saved[name]];
    });
    return changesOf(receiveFields, Object.fromEntries(before), receive, now);
  };
  return (
    <Form<Receive, Receive>
      label="メール受信設定"
      schema={receiveSchema}
      defaultValues={{
        allow_vacancy: Boolean(allow_vacancy),
        allow_seminar: Boolean(allow_seminar),
        allow_news: Boolean(allow_news),
      }}
      onSubmit={(receive) => update({ memberId: member.id, part: 'receive', changesTo: changesTo(receive) })}
    >
      <div>
        {NOTIFICATION_FLAGS.map(({ name, label }) => (
          <div key={name}>
            <FormCheckbox<Receive> name={name} label={label} />
          </div>
        ))}
      </div>
      <SmallNote $align="start">応募や手続きのご連絡は、設定にかかわらずお送りします。</SmallNote>
      <SettingsSubmitButton>保存する</SettingsSubmitButton>
    </Form>
  );
}
