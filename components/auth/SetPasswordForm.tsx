import styled from 'styled-components';
import { Form } from '@/components/ui/form/Form';
import { FormCheckbox } from '@/components/ui/form/FormCheckbox';
import { FormDraft } from '@/components/ui/form/FormDraft';
import { FormPasswordField } from '@/components/ui/form/FormPasswordField';
import { FormTextField } from '@/components/ui/form/FormTextField';
import { LinkButton } from '@/components/ui/LinkButton';
import { SubmitButton } from '@/components/ui/SubmitButton';
import { TextLink } from '@/components/ui/TextLink';
import { useDraft } from '@/hooks/draft';
import { useSetPassword } from '@/hooks/registration';
import type { SetPassword } from '@/schemas/auth';
import { toFailure } from '@/schemas/failures';
import { media } from '@/styles/mixins';

/** What is typed; the token comes from the address. */
type Input = Omit<SetPassword, 'token'>;

const schema = () =>
  import('@/schemas/auth').then((module) => module.setPasswordSchema.omit({ token: true }));

const BLANK = {
  family_name: '',
  given_name: '',
  family_name_kana: '',
  given_name_kana: '',
  password: '',
};

export function SetPasswordForm({ token }: { token: string }) {
  const { mutateAsync: setPassword, error } = useSetPassword();
  const { draft, save, clear } = useDraft<Partial<Input>>('set-password', { place: 'tab' });
  const failure = toFailure(error);
  // A refusal that names no field is one of the token: used, expired or cut short.
  const tokenRefused = failure?.status === 400 && Object.keys(failure.fields).length === 0;

  return (
    <Form
      label="会員情報の入力"
      schema={schema}
      defaultValues={BLANK}
      onSubmit={(values: Input) => setPassword({ ...values, token }).then(clear)}
    >
      <FormDraft<Input>
        draft={draft}
        onKeep={({ password: _password, terms_of_use: _terms, ...names }) => save(names)}
      />
      {tokenRefused && (
        <LinkButton href="/auth/register" wide="phone">
          もう一度会員登録を申し込む
        </LinkButton>
      )}
      <Pair>
        <FormTextField<Input> name="family_name" label="姓" required autoComplete="family-name" />
        <FormTextField<Input> name="given_name" label="名" required autoComplete="given-name" />
      </Pair>
      <Pair>
        <FormTextField<Input> name="family_name_kana" label="セイ" required hint="ひらがなも可" />
        <FormTextField<Input> name="given_name_kana" label="メイ" required hint="ひらがなも可" />
      </Pair>
      <FormPasswordField<Input>
        name="password"
        label="パスワード"
        required
        hint="8文字以上128文字以内で、数字以外の文字も使ってください。"
        autoComplete="new-password"
      />
      <FormCheckbox<Input>
        name="terms_of_use"
        label={
          <>
            <TextLink href="/terms" newTab>
              利用規約
            </TextLink>
            に同意する
          </>
        }
      />
      <Submit>
        <SubmitButton wide="phone" size="large">
          会員登録を完了する
        </SubmitButton>
      </Submit>
    </Form>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${({ theme }) => theme.space[4]};

  ${media.md} {
    gap: ${({ theme }) => theme.space[6]};
  }
`;

const Submit = styled.div`
  display: grid;

  ${media.sm} {
    justify-content: center;
  }
`;
