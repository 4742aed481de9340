import { prefectures } from '@/schemas/prefectures';
import { remotes, rewardUnits } from '@/schemas/vacancy-codes';
import type { NewVacancy } from '@/server/vacancies/write';

const DAY = 86_400_000;

const subjects = [
  '連結決算',
  '月次決算',
  'IFRS導入',
  'IPO準備',
  '内部統制（J-SOX）',
  '税務申告',
  '財務DD',
  '非常勤監査',
  '社外監査役',
  '資金調達',
  '原価計算',
  '管理会計',
  '開示書類',
  '組織再編',
  '移転価格',
  '公会計',
  '業務改善',
];
const tasks = [
  '早期化支援',
  '構築プロジェクト',
  'レビュー',
  '運用評価',
  '助言業務',
  '体制づくり',
  '繁忙期サポート',
];
const companies = [
  '東証プライム・製造業',
  '未上場・SaaS',
  'FAS・独立系',
  '東証スタンダード・小売',
  '監査法人',
  '学校法人',
  '医療法人',
  '東証グロース・フィンテック',
  '外資系・製薬',
  '商社',
];
const sentences = [
  '経理部長の右腕として、開示までの工程を設計していただきます。',
  '子会社14社の決算日程を短縮するため、連結パッケージを見直します。',
  '監査法人との折衝や質問対応の窓口もお任せします。',
  '業務記述書とリスクコントロールマトリクスを更新し、整備状況を確かめます。',
  '四半期ごとの注記作成と、有価証券報告書の下書きを担当いただきます。',
  '会計システムの入れ替えに合わせて、勘定科目と承認の流れを整えます。',
  '証券会社の審査で受けた指摘に優先順位をつけ、期日までに解消します。',
  '対象会社の正常収益力を分析し、報告書の草案を作成します。',
  '消費税の区分判定と、インボイス制度への対応を確認いただきます。',
  '取締役会への出席と、議事に対する独立した立場からの意見をお願いします。',
  'チャットとオンライン会議が中心で、出社は月に数回です。',
  '担当者が休職しているため、引き継ぎ資料をもとに進めていただきます。',
  'クラウド会計と経費精算サービスを連携させ、手入力を減らします。',
  '親会社への報告は英語で、月に一度の定例会に参加します。',
];
const requirements = [
  '公認会計士（登録は問いません）',
  '監査法人での実務3年以上',
  '上場企業での開示経験',
  'Excelでのデータ集計に慣れている方',
  '税理士資格をお持ちの方',
  '英語の資料を読める方',
];

/** Returns a generator of pseudorandom numbers that are the same on every run. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Generates vacancies that were published in the ten years before `now`. About one in twelve is still open. */
export function* generateVacancies(count: number, now: Date): Generator<NewVacancy> {
  const random = sequence(42);
  const upTo = (limit: number) => Math.floor(random() * limit);
  const pick = <T>(items: readonly T[]): T => items[upTo(items.length)] as T;
  const some = <T>(items: readonly T[], least: number, most: number): T[] => {
    const picked = new Set<T>();
    const wanted = least + upTo(most - least + 1);
    while (picked.size < wanted) picked.add(pick(items));
    return [...picked];
  };
  const regions = Object.keys(prefectures);
  for (let i = 0; i < count; i += 1) {
    const publishedAt = new Date(now.getTime() - 10 * 365 * DAY * (1 - i / count) - 60_000);
    const subject = pick(subjects);
    const daysMin = 1 + upTo(5);
    const rewardMin = 300_000 + 10_000 * upTo(90);
    yield {
      title: `${subject}の${pick(tasks)}（${pick(companies)}）`,
      companyProfile: pick(companies),
      rewardUnit: pick(rewardUnits),
      rewardMin,
      rewardMax: random() < 0.7 ? rewardMin + 10_000 * upTo(40) : null,
      daysMin,
      daysMax: Math.min(6, daysMin + upTo(3)),
      region: random() < 0.5 ? '13' : pick(regions),
      place: null,
      remote: pick(remotes),
      hours: '1日8時間（9:00〜18:00）',
      startsOn: publishedAt.toISOString().slice(0, 10),
      duration: '6か月（延長の可能性あり）',
      description: some(sentences, 5, 9).join('\n'),
      skills: [...new Set([subject, ...some(subjects, 1, 3)])],
      requirements: some(requirements, 2, 4),
      preferred: some(requirements, 1, 2),
      selection: '書類選考 → オンライン面談1回',
      publishedAt,
      deadline: new Date(publishedAt.getTime() + (30 + upTo(540)) * DAY),
      closedAt: random() < 0.1 ? new Date(publishedAt.getTime() + 10 * DAY) : null,
      categories: some([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 1, 2),
    };
  }
}
