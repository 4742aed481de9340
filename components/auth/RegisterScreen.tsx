import styled from 'styled-components';
import { getOperatorFacts } from '@/components/shell/operator-facts';
import { PageHead } from '@/components/shell/PageHead';
import { DescriptionList } from '@/components/ui/data/DescriptionList';
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
import { TargetVacancy } from './TargetVacancy';

export function RegisterScreen() {
  useRedirectFromAddress();
  const loginHref = useAuthHref('/auth/login/');
  const { mutateAsync: register } = useRegister();
  const { draft, save, clear } = useDraft<Registration>('register', { scope: 'tab' });
  return (
    <AuthPage title="会員登録" stepper={<RegistrationStepper current={0} />}>
      <PageHead
        title="会員登録"
        description="公認会計士のための案件に応募するには、会員登録（無料）が必要です。"
        path="/auth/register"
      />
      <TargetVacancy />
      <DescriptionList items={ANSWERS} ruled />
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
          hint="登録の続きは、届いたメールから進みます。"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
        />
        <Send>
          <p>
            <TextLink href="/terms" newTab>
              利用規約
            </TextLink>
            と
            <TextLink href="/privacy" newTab>
              プライバシーポリシー
            </TextLink>
            をご確認のうえ、お進みください。
          </p>
          <div>
            <SubmitButton fullWidth="phone" size="large">
              認証メールを送信する
            </SubmitButton>
            <p>
              登録がお済みの方は
              <TextLink href={loginHref} standalone>
                ログイン
              </TextLink>
            </p>
          </div>
        </Send>
      </Form>
      <GoogleLoginOption purpose="register" />
      <Operator />
    </AuthPage>
  );
}

/** What people ask before they register. */
const ANSWERS = [
  { term: '費用', detail: '登録も応募も無料です。' },
  { term: '氏名の公開', detail: '応募した企業にだけ届きます。今の勤務先にも見えません。' },
  { term: '退会', detail: '設定から、いつでもできます。' },
];

/** Who runs the site, as far as its settings tell. */
function Operator() {
  const facts = getOperatorFacts();
  if (facts.length === 0) return null;
  return (
    <OperatorList>
      {facts.map(({ term, detail }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </OperatorList>
  );
}

const Send = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  font-size: ${theme.text.small};

  & > div {
    display: grid;
    justify-items: center;
    gap: ${theme.space[2]} ${theme.space[6]};

    & > :first-child {
      width: 100%;
    }
  }

  ${media.md} {
    & > div {
      display: flex;
      flex-wrap: wrap;
      align-items: center;

      & > :first-child {
        width: auto;
      }
    }
  }
`;

const OperatorList = styled.dl`
  display: grid;
  gap: ${theme.space[1]};
  padding-block-start: ${theme.space[4]};
  color: ${theme.color.textSecondary};
  border-block-start: ${theme.border.regular};
  font-size: ${theme.text.caption};

  & > div {
    display: grid;
    grid-template-columns: 5em minmax(0, 1fr);
    gap: ${theme.space[3]};
  }

  dd {
    word-break: auto-phrase;
  }
`;
