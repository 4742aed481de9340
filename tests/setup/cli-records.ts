/** A vacancy as the operator's file has it. Dates count from the day of the import. */
export const VACANCY_RECORD = {
  title: '連結決算の早期化支援',
  company_profile: '東証プライム・製造業',
  categories: [2],
  skills: ['連結決算'],
  reward: { unit: 'month', min: 700_000 },
  working_days: { min: 2, max: 3 },
  region: '13',
  remote: 'partial',
  hours: '1日8時間',
  starts_on: 'in 30 days',
  duration: '6か月',
  description: '子会社14社の決算日程の短縮をお任せします。',
  requirements: ['公認会計士'],
  selection: '面談1回',
  deadline: 'in 12 days at 18:00',
};

/** A seminar as the operator's file has it. */
export const SEMINAR_RECORD = {
  title: '収益認識の実務',
  lead: '実務で迷う論点を整理します。',
  topic: '会計・監査',
  description: '契約の識別から開示までを扱います。',
  speakers: [{ name: '青木 健一', title: '公認会計士', profile: '監査法人を経て独立。' }],
  starts_at: 'in 12 days at 19:00',
  ends_at: 'in 12 days at 21:00',
  online_url: 'https://meet.example.com/abc',
  fee: 0,
};

/** Returns a record as YAML with one line for each field, in the order of its fields. */
export const yamlOf = (record: object): string =>
  Object.entries(record)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
    .join('');

/** Returns a record as Markdown, whose body is the text of the record. */
export const markdownOf = (record: object, body: string): string => `---\n${yamlOf(record)}---\n${body}\n`;
