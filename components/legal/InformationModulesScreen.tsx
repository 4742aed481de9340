import dynamic from 'next/dynamic';
import styled from 'styled-components';
import { PageHead } from '@/components/site/PageHead';
import { DefinitionRows } from '@/components/ui/DefinitionRows';
import { LedgerBlock } from '@/components/ui/LedgerBlock';
import { LazyFallback } from '@/components/ui/lazy/LazyFallback';
import { lazyComponent } from '@/components/ui/lazy/lazy-component';
import { PageHeading } from '@/components/ui/PageHeading';
import { TextLink } from '@/components/ui/TextLink';
import { siteConfig } from '@/config/site';
import { gutter, phraseBreaks } from '@/styles/mixins';
import { GOOGLE_MODULE, TAG_MANAGER_MODULE } from './privacy-modules';

// Knows what this browser has stored, which the server does not.
const TagManagerChoice = dynamic(
  lazyComponent(() => import('./TagManagerChoice').then((module) => module.TagManagerChoice)),
  { ssr: false, loading: LazyFallback },
);

const GOOGLE_POLICY = (
  <TextLink href="https://policies.google.com/privacy?hl=ja" newTab>
    Googleのプライバシーポリシー
  </TextLink>
);

/**
 * Spec §2, the information-module link: what the law on outside transmission asks a site to tell. It must stay
 * true: whoever lets the site load a program of others names it here, in the policy of privacy and in the CSP.
 */
export function InformationModulesScreen() {
  const { name, googleClientId, tagManagerId } = siteConfig();
  return (
    <Root>
      <PageHead
        title="情報収集モジュール"
        description={`${name}における情報収集モジュールと情報の外部送信についてご説明します。`}
        path="/information-modules"
      />
      <PageHeading lead="電気通信事業法にもとづく外部送信の公表">情報収集モジュール</PageHeading>
      {googleClientId && (
        <LedgerBlock title="Googleでログイン">
          <DefinitionRows inset rows={GOOGLE_MODULE} />
          <Note>
            送信された情報の取扱いは、{GOOGLE_POLICY}
            をご覧ください。Googleアカウントを使わずに、メールアドレスでログインすることもできます。
          </Note>
        </LedgerBlock>
      )}
      {tagManagerId && (
        <LedgerBlock title="アクセス解析">
          <DefinitionRows inset rows={TAG_MANAGER_MODULE} />
          <Note>
            送信された情報の取扱いは、{GOOGLE_POLICY}
            をご覧ください。広告の配信のためのモジュールは使用していません。
          </Note>
          <TagManagerChoice />
        </LedgerBlock>
      )}
      {!googleClientId && !tagManagerId && (
        <LedgerBlock title="使用しているモジュール" padded>
          <p>
            現在、{name}
            では、利用者の端末に記録された情報を当社以外の者に送信する情報収集モジュール（アクセス解析、広告の配信等のために第三者が提供するプログラム）を使用していません。
          </p>
        </LedgerBlock>
      )}
      {googleClientId && !tagManagerId && (
        <LedgerBlock title="使用していないモジュール" padded>
          <p>アクセス解析、広告の配信のためのモジュールは使用していません。</p>
        </LedgerBlock>
      )}
      <LedgerBlock title="新たに使用する場合" padded>
        <p>
          新たに情報収集モジュールを使用する場合は、送信される情報の内容、送信先の名称、利用目的を、あらかじめこのページと
          <TextLink href="/privacy#information-modules">プライバシーポリシー</TextLink>
          に掲載します。
        </p>
      </LedgerBlock>
      <LedgerBlock title="Cookieと保存領域" padded>
        <p>
          ログインの状態を保つこと、不正な操作を防ぐこと、入力の途中の内容を失わないことのために、Cookieとブラウザーの保存領域を使用します。種類と有効期間は
          <TextLink href="/privacy">プライバシーポリシー</TextLink>をご覧ください。
        </p>
      </LedgerBlock>
    </Root>
  );
}

const Root = styled.div`
  ${gutter}
  ${phraseBreaks}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[6]};
  width: 100%;
  max-width: ${({ theme }) => theme.width.form};
  margin-inline: auto;
  padding-block-end: ${({ theme }) => theme.space[18]};
`;

const Note = styled.p`
  padding: ${({ theme }) => theme.space[5]};
  border-block-start: ${({ theme }) => theme.line.rule};
  font-size: ${({ theme }) => theme.text.small};
`;
