/** The statuses of applications to vacancies, in the words of the site. */
export const VACANCY_APPLICATION_LABELS = { applied: '応募中', cancelled: '取消し' };

/** The statuses of applications to seminars, which the site calls by other words. */
export const SEMINAR_APPLICATION_LABELS = { applied: '申込み中', cancelled: 'キャンセル' };
