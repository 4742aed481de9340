import styled from 'styled-components';
import { NEW_PASSWORD_HINT } from '@/components/auth/new-password-hint';
import { Form } from '@/components/ui/form/Form';
import { FormCheckbox } from '@/components/ui/form/FormCheckbox';
import { FormPasswordField } from '@/components/ui/form/FormPasswordField';
import { FormTextField } from '@/components/ui/form/FormTextField';
import { SubmitButton } from '@/components/ui/form/SubmitButton';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { useDraft } from '@/hooks/forms/draft';
import { useSetPassword } from '@/hooks/registration';
import { toApiFailure } from '@/lib/api-failure';
import { type SetPassword, setPasswordSchema } from '@/schemas/auth';
import { media } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { AccountField } from './AccountField';

/** The form's fields. The token comes from the URL. */
type Input = Omit<SetPassword, 'token'>;

const schema = setPasswordSchema.omit({ token: true });

const TOKEN_ERRORS = new Set(['token', 'non_field_errors']);

const EMPTY_VALUES = {
  family_name: '',
  given_name: '',
  family_name_kana: '',
  given_name_kana: '',
  password: '',
};

interface SetPasswordFormProps {
  token: string;
  /** The address of the registration; empty when the API does not return it. */
  email: string;
}

export function SetPasswordForm({ token, email }: SetPasswordFormProps) {
  const { mutateAsync: setPassword, error } = useSetPassword();
  const { draft, save, clear } = useDraft<Partial<Input>>('set-password', { scope: 'tab' });
  const failure = toApiFailure(error);
  // A 400 without an error for a field of the form means that the token is used, expired or truncated.
  const isTokenInvalid =
    failure?.status === 400 && Object.keys(failure.fields).every((name) => TOKEN_ERRORS.has(name));

  return (
    <Form
      label="会員情報の入力"
      schema={schema}
      defaultValues={EMPTY_VALUES}
      draft={{
        values: draft,
        onChange: ({ password: _password, terms_of_use: _terms, ...names }) => save(names),
      }}
      onSubmit={(values: Input) => setPassword({ ...values, token }).then(clear)}
    >
      {isTokenInvalid && (
        <LinkButton href="/auth/register" fullWidth="phone">
          もう一度会員登録を申し込む
        </LinkButton>
      )}
      <TwoColumns>
        <FormTextField<Input> name="family_name" label="姓" required autoComplete="family-name" />
        <FormTextField<Input> name="given_name" label="名" required autoComplete="given-name" />
      </TwoColumns>
      <TwoColumns>
        <FormTextField<Input> name="family_name_kana" label="セイ" required hint="ひらがなも可" />
        <FormTextField<Input> name="given_name_kana" label="メイ" required hint="ひらがなも可" />
      </TwoColumns>
      {email && <AccountField email={email} />}
      <FormPasswordField<Input>
        name="password"
        label="パスワード"
        required
        hint={NEW_PASSWORD_HINT}
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
      <SubmitRow>
        <SubmitButton fullWidth="phone" size="large">
          会員登録を完了する
        </SubmitButton>
      </SubmitRow>
    </Form>
  );
}

const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${theme.space[4]};

  ${media.md} {
    gap: ${theme.space[6]};
  }
`;

const SubmitRow = styled.div`
  display: grid;

  ${media.sm} {
    justify-content: center;
  }
`;
