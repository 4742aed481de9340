import { describe } from 'vitest';
import { type FitCase, testFitCases } from '../setup/fit';

/** The rules as decision 0138 lists them. */
const CASES: FitCase[] = [
  [
    'a license that the requirement names',
    { licenses: ['公認会計士', '税理士'] },
    { requirements: ['公認会計士または税理士', '英語での会議'] },
    { match: '公認会計士または税理士 / 公認会計士、税理士' },
  ],
  [
    'a license that is accepted in parentheses',
    { licenses: ['米国公認会計士（USCPA）'] },
    { requirements: ['公認会計士（会計士試験合格者・USCPA可）'] },
    {
      match: '公認会計士（会計士試験合格者・USCPA可） / 米国公認会計士（USCPA）',
    },
  ],
  [
    'a license that is accepted under a condition only',
    { licenses: ['公認会計士試験 合格（論文式）'] },
    { requirements: ['公認会計士（会計士試験合格者で実務経験2年以上も可）'] },
    {
      question: '公認会計士（会計士試験合格者で実務経験2年以上も可） / 公認会計士試験 合格（論文式）',
    },
  ],
  [
    'a part of the examination, which is no license',
    { licenses: ['公認会計士試験 短答式合格'] },
    { requirements: ['会計士試験合格者'] },
    {
      question: '会計士試験合格者 / 公認会計士試験 短答式合格',
    },
  ],
  [
    'no license in the profile',
    {},
    { requirements: ['税理士'] },
    { gap: '資格を入力すると、必須の資格と照らし合わせます。' },
  ],
  [
    'a requirement that names no license',
    { licenses: ['税理士'] },
    { requirements: ['監査法人での経験'] },
    {},
  ],
  ['names of licenses that are not known', { licenses: null }, { requirements: ['税理士'] }, {}],
  [
    'a skill from the level 「一人で対応できる」 on',
    { skills: [{ name: 'IFRS導入', level: 2 }] },
    { skills: ['IFRS'] },
    { match: 'IFRS / IFRS導入（一人で対応できる）' },
  ],
  [
    'a skill of the lowest level',
    { skills: [{ name: '連結決算', level: 1 }] },
    { skills: ['連結決算'] },
    {
      question: '連結決算 / 連結決算（基礎知識がある）',
    },
  ],
  [
    'a skill without a level',
    { skills: [{ name: '連結決算', level: null }] },
    { skills: ['連結決算'] },
    {
      question: '連結決算 / 連結決算',
    },
  ],
  [
    'a skill that could be entered and is not',
    { skills: [{ name: '連結決算', level: null }] },
    { skills: ['IPO準備', '持分法'] },
    { question: 'IPO準備 / 未登録' },
  ],
  [
    'a short tag that begins a longer name',
    { skills: [{ name: '内部監査', level: 3 }] },
    { skills: ['内部'] },
    {},
  ],
  [
    'no skill in the profile',
    {},
    { skills: ['IFRS'] },
    { gap: '業務スキルを入力すると、案件の「IFRS」と照らし合わせます。' },
  ],
  [
    'a tag that names the desired work style',
    { hopeWorkstyles: ['CFO・管理部門責任者'], skills: null },
    { skills: ['CFO代行'] },
    { match: 'CFO代行 / CFO・管理部門責任者' },
  ],
  ['tags that name no work style', { hopeWorkstyles: ['副業'], skills: null }, { skills: ['IFRS'] }, {}],
];

describe('licenses, skills and work styles', () => {
  testFitCases(CASES);
});
