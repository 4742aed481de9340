import styled from 'styled-components';
import { PageHead } from '@/components/shell/PageHead';
import { Form } from '@/components/ui/form/Form';
import { FormTextField } from '@/components/ui/form/FormTextField';
import { SubmitButton } from '@/components/ui/form/SubmitButton';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { useDraft } from '@/hooks/forms/draft';
import { useRedirectFromAddress } from '@/hooks/navigation/redirect-target';
import { useRegister } from '@/hooks/registration';
import { useAuthHref } from '@/hooks/session/login-prompt';
import { type Registration, registrationSchema } from '@/schemas/auth';
import { media } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { AuthPage } from './AuthPage';
import { GoogleLoginOption } from './GoogleLoginOption';
import { RegistrationStepper } from './RegistrationStepper';

export function RegisterScreen() {
  useRedirectFromAddress();
  const loginHref = useAuthHref('/auth/login/');
  const { mutateAsync: register } = useRegister();
  const { draft, save, clear } = useDraft<Registration>('register', { scope: 'tab' });
  return (
    <AuthPage title="会員登録">
      <PageHead
        title="会員登録"
        description="公認会計士のための案件に応募するには、会員登録（無料）が必要です。"
        path="/auth/register"
      />
      <RegistrationStepper current={0} />
      <Form
        label="会員登録"
        schema={registrationSchema}
        defaultValues={{ email: '' }}
        draft={{ values: draft, onChange: save }}
        onSubmit={(values) => register(values).then(clear)}
      >
        <FormTextField<Registration>
          name="email"
          label="メールアドレス"
          required
          hint="ご本人確認のため、このアドレスに認証メールをお送りします。"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
        />
        <Consent>
          <TextLink href="/terms" newTab>
            利用規約
          </TextLink>
          と
          <TextLink href="/privacy" newTab>
            プライバシーポリシー
          </TextLink>
          をご確認のうえ、お進みください。
        </Consent>
        <SubmitRow>
          <SubmitButton fullWidth="phone" size="large">
            認証メールを送信する
          </SubmitButton>
        </SubmitRow>
      </Form>
      <GoogleLoginOption purpose="register" />
      <p>
        登録がお済みの方は<TextLink href={loginHref}>ログイン</TextLink>へお進みください。
      </p>
    </AuthPage>
  );
}

const Consent = styled.p`
  font-size: ${theme.text.small};
`;

const SubmitRow = styled.div`
  display: grid;

  ${media.sm} {
    justify-content: center;
  }
`;
