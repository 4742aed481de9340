import { useState } from 'react';
import { UnreadNotice } from '@/components/members/UnreadNotice';
import { DescriptionList } from '@/components/ui/data/DescriptionList';
import { Form } from '@/components/ui/form/Form';
import { FormCheckbox } from '@/components/ui/form/FormCheckbox';
import { useUpdateMember } from '@/hooks/members';
import { changedFields, writeFields } from '@/schemas/fields';
import { type Me, receiveFields } from '@/schemas/member-fields';
import { type Receive, receiveSchema } from '@/schemas/members';
import { SettingsSection } from './SettingsSection';
import { SettingsSubmitButton } from './SettingsSubmitButton';

const FLAGS = [
  { name: 'allow_vacancy', label: '案件のお知らせ' },
  { name: 'allow_seminar', label: 'セミナーのお知らせ' },
  { name: 'allow_news', label: '運営からのお知らせ' },
] as const;

interface NotificationSettingsProps {
  member: Me['member'];
  isEditing: boolean;
}

/** Shows and edits the three notification flags (`receive` in spec §3). */
export function NotificationSettings({ member, isEditing }: NotificationSettingsProps) {
  const rows = FLAGS.map(({ name, label }) => ({
    term: label,
    detail: member.receive?.[name] ? '受け取る' : '受け取らない',
  }));
  const isReadOnly = member.readOnly.includes('receive');
  return (
    <SettingsSection
      id="email-notifications-edit"
      isEditing={isEditing}
      isReadOnly={isReadOnly}
      summary={isReadOnly ? <UnreadNotice /> : <DescriptionList inset items={rows} />}
    >
      <NotificationForm member={member} />
    </SettingsSection>
  );
}

function NotificationForm({ member }: { member: Me['member'] }) {
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
        update({ memberId: member.id, body: writeFields(receiveFields, changedFields(saved, receive)) })
      }
    >
      <p>
        受け取るメールを選択してください。応募や手続きに関する大切なご連絡は、設定にかかわらずお送りします。
      </p>
      <div>
        {FLAGS.map(({ name, label }) => (
          <div key={name}>
            <FormCheckbox<Receive> name={name} label={label} />
          </div>
        ))}
      </div>
      <SettingsSubmitButton>保存する</SettingsSubmitButton>
    </Form>
  );
}
