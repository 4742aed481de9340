import { useRouter } from 'next/router';
import styled from 'styled-components';
import { NoReferrer, PageHead } from '@/components/shell/PageHead';
import { SmallNote } from '@/components/ui/data/Text';
import { FailureNotice } from '@/components/ui/feedback/FailureNotice';
import { Button } from '@/components/ui/form/Button';
import { Form } from '@/components/ui/form/Form';
import { FormCheckbox } from '@/components/ui/form/FormCheckboxes';
import { AccountField, FormPasswordField } from '@/components/ui/form/FormPasswordField';
import { FormTextField } from '@/components/ui/form/FormTextField';
import { SubmitButton } from '@/components/ui/form/SubmitButton';
import { LinkButton } from '@/components/ui/navigation/Link';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { useDraft } from '@/hooks/forms/draft';
import { useRegister, useSetPassword } from '@/hooks/registration';
import { useIsLoggedIn } from '@/hooks/session/login-status';
import { ApiCallError, errorMessage } from '@/lib/errors/api-call-error';
import { NAME_NOTE } from '@/lib/vacancies/vacancy-applications';
import { NEW_PASSWORD_HINT, type SetPassword, setPasswordSchema } from '@/schemas/auth';
import { useRegistrationStore } from '@/stores/registration-store';
import { media } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { AuthPage } from './AuthPage';
import { RegistrationStepper } from './RegistrationStepper';

interface SetPasswordScreenProps {
  link: { email: string; isInvalid: boolean };
}

/** Step 2 of the registration, opened by the link in the mail. */
export function SetPasswordScreen({ link }: SetPasswordScreenProps) {
  const { token } = useRouter().query;
  return (
    <>
      <PageHead title="会員情報の入力" noindex />
      <NoReferrer />
      <Content token={typeof token === 'string' ? token : ''} link={link} />
    </>
  );
}

function Content({ token, link: { email, isInvalid } }: SetPasswordScreenProps & { token: string }) {
  if (!token) return <MissingToken />;
  if (isInvalid) return <InvalidRegistrationLink />;
  return (
    <AuthPage title="会員情報の入力" stepper={<RegistrationStepper current={1} />}>
      <SetPasswordForm token={token} email={email} />
    </AuthPage>
  );
}

function MissingToken() {
  return (
    <AuthPage title="リンクを確認できませんでした">
      <p>
        認証メールのリンクを、もう一度そのまま開いてください。改行などで途中で切れている場合は、リンク全体をコピーしてアドレス欄に貼り付けてください。
      </p>
      <p>リンクの有効期限（24時間）が過ぎている場合は、お手数ですが、もう一度お申し込みください。</p>
      <div>
        <LinkButton href="/auth/register" variant="primary">
          会員登録へ進む
        </LinkButton>
      </div>
    </AuthPage>
  );
}

/** The form's fields. The token comes from the URL. */
type Input = Omit<SetPassword, 'token'>;

const schema = setPasswordSchema.omit({ token: true });

/** Short enough for one line of half a phone. */
const KANA_HINT = 'カタカナに変換されます';

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

function SetPasswordForm({ token, email }: SetPasswordFormProps) {
  const { mutateAsync: setPassword, error } = useSetPassword();
  const { draft, save, clear } = useDraft<Partial<Input>>('set-password', { scope: 'tab' });
  // A 400 without an error for a field of the form means that the token is used, expired or truncated.
  const isTokenInvalid =
    error instanceof ApiCallError &&
    error.isInputRefused &&
    Object.keys(error.fields).every((name) => TOKEN_ERRORS.has(name));

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
        <FormTextField<Input> name="family_name_kana" label="セイ" required hint={KANA_HINT} />
        <FormTextField<Input> name="given_name_kana" label="メイ" required hint={KANA_HINT} />
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
        <SmallNote>{NAME_NOTE}企業は会員を検索できません。</SmallNote>
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
  gap: ${theme.space[3]};

  ${media.sm} {
    justify-content: center;
  }
`;

/**
 * Says that the link of a registration is used or expired. One button sends a new one when this browser knows the
 * address; the API does not return it for a link that does not work.
 */
function InvalidRegistrationLink() {
  const email = useRegistrationStore((state) => state.email);
  if (useIsLoggedIn()) return <LinkOfMember />;
  return (
    <AuthPage title="このリンクはご利用いただけません">
      <p>
        リンクの有効期限が切れているか、すでに使用されています。お手数ですが、新しいリンクをお受け取りください。
      </p>
      {email ? (
        <NewLink email={email} />
      ) : (
        <div>
          <LinkButton href="/auth/register" variant="primary" fullWidth="phone">
            もう一度会員登録を申し込む
          </LinkButton>
        </div>
      )}
      <p>
        会員登録がお済みの方は、<TextLink href="/auth/login/">ログイン</TextLink>へお進みください。
      </p>
    </AuthPage>
  );
}

/** A member who opens the link once more needs neither a new one nor a login. */
const LinkOfMember = () => (
  <AuthPage title="このリンクはご利用いただけません">
    <p>リンクの有効期限が切れているか、すでに使用されています。いまは会員としてログインしています。</p>
    <div>
      <LinkButton href="/mypage/" variant="primary" fullWidth="phone">
        マイページへ
      </LinkButton>
    </div>
  </AuthPage>
);

function NewLink({ email }: { email: string }) {
  const { mutate: register, isPending, error } = useRegister();
  return (
    <>
      {error && <FailureNotice>{errorMessage(error)}</FailureNotice>}
      <div>
        <Button variant="primary" fullWidth="phone" pending={isPending} onClick={() => register({ email })}>
          新しいリンクを送る
        </Button>
      </div>
      <p>
        {email} にお送りします。
        <TextLink href="/auth/register">別のアドレスで登録する</TextLink>
      </p>
    </>
  );
}
