import { useState } from 'react';
import { SmallNote } from '@/components/ui/data/SmallNote';
import { Form } from '@/components/ui/form/Form';
import { FormCheckbox } from '@/components/ui/form/FormCheckbox';
import { useUpdateMember } from '@/hooks/members';
import { type Me, receiveFields } from '@/schemas/member-fields';
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
  // A flag without a value is sent too, because the form has shown it as not chosen.
  const [saved] = useState(member.receive ?? {});
  const { allow_vacancy, allow_seminar, allow_news } = member.receive ?? {};
  return (
    <Form<Receive, Receive>
      label="メール受信設定"
      schema={receiveSchema}
      defaultValues={{
        allow_vacancy: Boolean(allow_vacancy),
        allow_seminar: Boolean(allow_seminar),
        allow_news: Boolean(allow_news),
      }}
      onSubmit={(receive) =>
        update({
          memberId: member.id,
          part: 'receive',
          changesTo: (newest) => changesOf(receiveFields, saved, receive, newest.receive ?? {}),
        })
      }
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
