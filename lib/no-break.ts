export const NUMBER_WITH_UNIT =
  '[0-9][0-9,.〜～]*(?:か月|営業日|時間|日間|週間|年間|年目|[万億千]円|[年月日時分秒円件人名社回本枚冊倍割点歳階章条号期席万%％])';
/** Browsers would break the line after the hyphen (J-SOX, N-2). */
const HYPHENATED = '[A-Za-z0-9]+(?:-[A-Za-z0-9]+)+';
/** A longer quotation does not fit a line of a phone. */
const SHORT_QUOTATION = '「[^「」]{1,12}」';

/** What stays on one line in a heading. It has one capturing group, so that `split` returns the matches too. */
export const UNBREAKABLE = new RegExp(`(${SHORT_QUOTATION}|${HYPHENATED}|${NUMBER_WITH_UNIT})`);
