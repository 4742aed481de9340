import type { Speaker } from '@/server/seminars/tables';

/** Invented people. */
export const demoSpeakers = {
  aoki: {
    name: '青木 健一',
    title: '公認会計士・青木会計事務所 代表',
    profile:
      '監査法人で製造業の監査に14年従事した後に独立。収益認識と固定資産の減損について、上場会社の相談を受けている。',
  },
  mizuno: {
    name: '水野 彩',
    title: '公認会計士・税理士',
    profile: '会計事務所を経て独立。スタートアップの税務顧問を25社務め、ストックオプションの税務に詳しい。',
  },
  kuroda: {
    name: '黒田 誠',
    title: '公認会計士・事業会社CFO',
    profile: 'IPO準備会社の管理部長を2社で務め、うち1社を東証グロースに上場させた。現在はSaaS企業のCFO。',
  },
  hayashi: {
    name: '林 美智子',
    title: '公認会計士・社外監査役',
    profile: '上場会社3社の社外監査役。監査等委員会の実務と内部監査の連携を専門とする。',
  },
  endo: {
    name: '遠藤 拓也',
    title: 'FAS マネージングディレクター',
    profile: '財務デューデリジェンスと企業価値評価に18年従事。中堅企業の事業承継案件を多く手がける。',
  },
  sakai: {
    name: '酒井 由香',
    title: '税理士・国際税務アドバイザー',
    profile: '製造業の税務部で移転価格文書化を担当した後に独立。海外子会社管理の支援を行う。',
  },
  nomura: {
    name: '野村 哲',
    title: '公認会計士・システム監査技術者',
    profile: '会計システムの導入とIT全般統制の評価を専門とし、経理部門の業務改善を支援している。',
  },
  ishii: {
    name: '石井 直美',
    title: '公認会計士・キャリアアドバイザー',
    profile: '監査法人の人事を経て独立。会計士の転職と独立の相談を年間150件受けている。',
  },
} satisfies Record<string, Speaker>;
