/** The categories of vacancies that a migration inserts into every database. */
export const demoCategories = [
  { id: 1, name: '決算・開示' },
  { id: 2, name: '連結決算' },
  { id: 3, name: 'IFRS' },
  { id: 4, name: 'IPO準備' },
  { id: 5, name: '内部統制（J-SOX）' },
  { id: 6, name: '税務' },
  { id: 7, name: 'M&A・財務DD' },
  { id: 8, name: '監査・非常勤監査' },
  { id: 9, name: '社外役員' },
  { id: 10, name: 'CFO・経営管理' },
  { id: 11, name: '業務改善・システム' },
  { id: 12, name: '公会計・非営利' },
] as const;
