import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { Button } from '@/components/ui/form/Button';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { useRegister } from '@/hooks/registration';
import { errorMessage } from '@/lib/api-failure';
import { useRegistrationStore } from '@/stores/registration-store';
import { AuthPage } from './AuthPage';

/**
 * Says that the link of a registration is used or expired. One button sends a new one when this browser knows the
 * address; the API does not return it for a link that does not work.
 */
export function InvalidRegistrationLink() {
  const email = useRegistrationStore((state) => state.email);
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

function NewLink({ email }: { email: string }) {
  const { mutate: register, isPending, error } = useRegister();
  return (
    <>
      {error && (
        <InlineNotice tone="error" role="alert">
          {errorMessage(error)}
        </InlineNotice>
      )}
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
