import { useFormContext } from 'react-hook-form';
import { SmallNote } from '@/components/ui/data/Text';
import { Form } from '@/components/ui/form/Form';
import { FormRadioGroup } from '@/components/ui/form/FormRadioGroup';
import { FormTextarea } from '@/components/ui/form/FormTextarea';
import { FormTextField } from '@/components/ui/form/FormTextField';
import { SubmitButton } from '@/components/ui/form/SubmitButton';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { useDraft } from '@/hooks/forms/draft';
import {
  type CompanyInquiry,
  type CompanyInquiryInput,
  companyInquirySchema,
} from '@/schemas/company-inquiries';
import { companyInquiryTopics } from '@/schemas/company-inquiry-fields';

const EMPTY_VALUES: Partial<CompanyInquiryInput> = {
  company: '',
  name: '',
  email: '',
  phone: '',
  message: '',
  website: '',
};

const TOPICS = Object.entries(companyInquiryTopics).map(([value, label]) => ({ value, label }));

interface CompanyContactFormProps {
  onSend: (inquiry: CompanyInquiry) => Promise<unknown>;
}

/** The form in which a company asks the operator to post a vacancy. What is typed stays in this tab until it is sent. */
export function CompanyContactForm({ onSend }: CompanyContactFormProps) {
  const { draft, save, clear } = useDraft<Partial<CompanyInquiryInput>>('company-inquiry', { scope: 'tab' });
  const handleSubmit = async (inquiry: CompanyInquiry) => {
    await onSend(inquiry);
    clear();
  };
  return (
    <Form
      schema={companyInquirySchema}
      defaultValues={EMPTY_VALUES}
      draft={{ values: draft, onChange: ({ website: _, ...typed }) => save(typed) }}
      onSubmit={handleSubmit}
      label="案件の掲載のご相談"
    >
      <FormTextField<CompanyInquiryInput>
        name="company"
        label="会社名"
        required
        autoComplete="organization"
      />
      <FormTextField<CompanyInquiryInput> name="name" label="お名前" required autoComplete="name" />
      <FormTextField<CompanyInquiryInput>
        name="email"
        label="メールアドレス"
        required
        hint="受付の確認と、運営からのお返事をお送りします。"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
      />
      <FormTextField<CompanyInquiryInput>
        name="phone"
        label="電話番号"
        required={false}
        hint="お電話でのご連絡をご希望の場合に入力してください。"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <FormRadioGroup<CompanyInquiryInput> name="topic" label="ご相談の分野" required choices={TOPICS} />
      <FormTextarea<CompanyInquiryInput>
        name="message"
        label="ご相談の内容"
        required
        hint="業務の内容、期間、週の日数、場所、報酬の額と支払日など、決まっている範囲でお書きください。社名を伏せた募集のご希望も承ります。"
        maxCount={2000}
        rows={8}
      />
      <SpamTrap />
      <SmallNote $align="start">
        ご入力いただいた情報は、ご相談への回答のために利用します。
        <TextLink href="/privacy">プライバシーポリシー</TextLink>をご確認のうえ、お送りください。
      </SmallNote>
      <SubmitButton fullWidth>この内容で相談する</SubmitButton>
    </Form>
  );
}

/** Programs fill in every field; nobody sees this one or reaches it with the keyboard or a screen reader. */
function SpamTrap() {
  const { register } = useFormContext<CompanyInquiryInput>();
  return (
    <div hidden>
      <label>
        この欄は空のままにしてください
        <input type="text" tabIndex={-1} autoComplete="off" {...register('website')} />
      </label>
    </div>
  );
}
