import type { DemoMember } from './types';

/** The accounts that the README and the start-up banner list; each stands at another point of a member's way. */
export const demoMembers: DemoMember[] = [
  {
    email: 'member@example.com',
    family_name: '佐藤',
    given_name: '明子',
    family_name_kana: 'サトウ',
    given_name_kana: 'アキコ',
    terms_agreed: true,
    invoice: { state: '1', organizations_number: '1234567890123' },
    receive: { allow_vacancy: true, allow_seminar: true, allow_news: false },
    careers: [
      {
        company: '佐藤明子公認会計士事務所',
        position: '代表（独立開業）',
        started_on: '2019-04',
        ended_on: null,
        description:
          '決算支援とIPO準備支援を中心に活動しています。\n\n・上場会社2社の四半期・期末決算と開示書類の作成支援\n・SaaS 3社のIPO準備支援（月次決算の早期化、収益認識の方針整理、予実管理、J-SOXの文書化）。うち1社は東証グロースに上場\n・主幹事証券会社と監査法人からの指摘事項の管理、審査質問への回答案の作成\n・税理士登録のうえ、中小会社4社の法人税申告',
      },
      {
        company: '監査法人（大手）',
        position: 'シニアマネージャー',
        started_on: '2012-02',
        ended_on: '2019-03',
        description:
          '製造業を中心に、法定監査と会計アドバイザリーに従事しました。\n\n・電機、自動車部品、化学メーカーの法定監査（主査4年、最大で18名のチームを統括）\n・J-SOXの評価範囲の検討、整備・運用状況の評価\n・IFRS導入支援2社（会計方針書の作成、固定資産とリースの差異分析、開始財政状態計算書の検証）',
      },
    ],
    applications: [
      {
        vacancy_title: '税務デューデリジェンス補助（中堅M&A）',
        start_timing: 'within_month',
        starts_in_days: null,
        message:
          '監査法人では製造業の監査で税金・税効果を4年続けて担当しました。独立後は税理士登録をして4社の法人税申告を受け持つほか、支援先のSaaS企業が買収を行った際に、財務・税務デューデリジェンスの報告書を会社側で読み込み、論点の整理と追加質問の作成を行いました。申告書と会計帳簿のつながりを追う作業には慣れています。税務DDの調査側に立つのは初めてですが、資料の突合や論点一覧の整理からお役に立てると考え、応募いたしました。',
        request: '週3日までの稼働を希望します。',
        events: [{ event: 'apply', days_ago: 0 }],
      },
      {
        vacancy_title: 'IPO監査の現場主査（N-2期・N-1期）',
        start_timing: 'specified',
        starts_in_days: 30,
        message:
          '監査法人で主査を4年務め、独立後はIPO準備会社3社を会社側から支援してきました。監査を受ける側の体制や資料の整い方を知っているため、準備会社の実情に合った監査計画を立て、早い段階で論点を共有できると考えております。SaaSの収益認識とソフトウェアの資産計上については、監査法人との協議を通して方針を固めた経験があり、N-1期の会社を担当する際に生かせます。',
        request: '現在の支援先と利害関係が生じないか、担当予定の会社について面談の前に確認させてください。',
        events: [
          { event: 'apply', days_ago: 4 },
          { event: 'cancel', days_ago: 2 },
        ],
      },
      {
        vacancy_title: '予算策定と予実管理の仕組みづくり（SaaS）',
        start_timing: 'within_month',
        starts_in_days: null,
        message:
          'SaaS 3社のIPO準備支援のなかで、部門別予算の導入と月次の予実報告を2社で立ち上げました。MRRと解約率から売上を組み上げるモデルを作り、部門長との面談を毎月続けた結果、半年後には営業利益の見込みと実績の差が3%以内に収まるようになりました。社内の方だけで運用できる状態にしてお渡しすることを大切にしており、手順書の作成と引継ぎまで責任をもって対応いたします。',
        request: '',
        events: [
          { event: 'apply', days_ago: 14 },
          { event: 'cancel', days_ago: 10 },
          { event: 'reapply', days_ago: 6 },
        ],
      },
      {
        vacancy_title: '連結会計システムの入替え：設定検証と並行稼働',
        start_timing: 'immediately',
        starts_in_days: null,
        message:
          '大手監査法人でのIFRS導入支援では、連結パッケージの改訂と、連結会計システムの設定変更後の数値検証を担当しました。独立後も上場会社の連結決算を支援しており、開始仕訳や未実現利益の消去を手元で再計算して差異の原因を切り分けることができます。決算期間中の出社にも対応できますので、並行稼働の2回の決算を通して検証に携わりたいと考えています。',
        request: '決算月以外は、在宅での作業を中心にできると助かります。',
        events: [{ event: 'apply', days_ago: 30 }],
      },
    ],
  },
  {
    email: 'newcomer@example.com',
    family_name: '鈴木',
    given_name: '悠',
    family_name_kana: 'スズキ',
    given_name_kana: 'ユウ',
    terms_agreed: true,
    invoice: null,
    receive: null,
    careers: [],
    applications: [],
  },
  {
    email: 'terms@example.com',
    family_name: '高橋',
    given_name: 'みのり',
    family_name_kana: 'タカハシ',
    given_name_kana: 'ミノリ',
    terms_agreed: false,
    invoice: null,
    receive: null,
    careers: [
      {
        company: '食品メーカー（東証プライム）',
        position: '経理部 連結決算グループ 課長代理',
        started_on: '2016-10',
        ended_on: null,
        description:
          '連結子会社14社の決算取りまとめと、有価証券報告書・決算短信の作成を担当しています。収益認識会計基準の適用では、リベートと返品の会計方針の整理と販売管理システムの要件定義に携わりました。',
      },
    ],
    applications: [],
  },
];
