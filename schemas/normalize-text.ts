/**
 * More combining marks in a row than any language needs, as in the Stream-Safe Text Format of Unicode (UAX #15). The two
 * half-width voicing marks of katakana become combining marks in NFKC.
 */
const EXCESSIVE_MARKS = /([\p{Mark}\uff9e\uff9f]{30})[\p{Mark}\uff9e\uff9f]+/gu;

/** Every character but the compatibility ideographs, such as 神 (U+FA19), which Unicode replaces by 神 in all its forms. */
const WITHOUT_IDEOGRAPH_VARIANTS = /[^\uf900-\ufaff\u{2f800}-\u{2fa1f}]+/gu;

/** Characters without a shape that come along when a text is copied, as around phone numbers and addresses. */
const INVISIBLE_MARKS = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** The signs that keyboards and programs produce for a hyphen, minus, long-vowel mark or range. */
const DASHES = /[\p{Dash_Punctuation}\u02d7\u2043\u2212\u223c\u223f\u2500\u2501~ー]/gu;
const MIDDLE_DOTS = /[\u00b7\u2022\u2027\u2219\u22c5]/g;
const KATAKANA = /[ァ-ヶヽヾ]/g;
const HIRAGANA = /[ぁ-ゖゝゞ]/g;
const KANA_OFFSET = 0x60;

/** The voicing marks of kana as characters of their own, which NFKC does not join to the kana before them. */
const joinVoicingMarks = (text: string): string => text.replaceAll('゛', '\u3099').replaceAll('゜', '\u309a');

/**
 * Returns the text in a normalization form of Unicode, but with the ideographs as typed, because they are part of names. Of
 * more than 30 combining marks in a row, the rest is left out: to sort them takes time that grows with the square of their
 * number, 40 seconds for a text of a megabyte.
 */
export const normalizeText = (text: string, form: 'NFC' | 'NFKC'): string =>
  text.replace(EXCESSIVE_MARKS, '$1').replace(WITHOUT_IDEOGRAPH_VARIANTS, (part) => part.normalize(form));

/**
 * Returns the length of a text in characters, as PostgreSQL, Django and JSON Schema count them: a pictograph or a rare
 * ideograph is one, although JavaScript counts two.
 */
export const countCharacters = (text: string): number => [...text].length;

/** What looks like one character: with its accents, variants and colours, and with what is joined to it. */
const VISIBLE_CHARACTERS = /.(?:[\p{Mark}\p{Emoji_Modifier}]|\u200d.)*/gsu;

/** Returns the characters of a text as people see them, so that a text can be cut between two of them. */
export const splitCharacters = (text: string): string[] => text.match(VISIBLE_CHARACTERS) ?? [];

/** Returns the text without the invisible characters that come along when it is copied. */
export const removeInvisibleMarks = (text: string): string => text.replace(INVISIBLE_MARKS, '');

/**
 * Returns a reading in full-width katakana: hiragana and half-width kana are converted, voicing marks joined, and dashes
 * after kana become the long-vowel mark.
 */
export const toKatakana = (text: string): string =>
  normalizeText(joinVoicingMarks(text), 'NFKC')
    .replace(HIRAGANA, (char) => String.fromCharCode(char.charCodeAt(0) + KANA_OFFSET))
    .replace(MIDDLE_DOTS, '・')
    // The double hyphen between foreign names has two forms, one of which NFKC makes an equals sign.
    .replaceAll('=', '＝')
    .replace(/(?<=[ァ-ヺー-ヾㇰ-ㇿ])(?!゠)[\p{Dash_Punctuation}\u2212]/gu, 'ー');

/**
 * Signs that have several code points, with the one to which {@link foldText} changes them, and signs between or around words,
 * which it removes: デュー・デリジェンス is デューデリジェンス, and 「上場」 is 上場. Between digits they say something (週2-3日,
 * 1.5倍), so only brackets and quotation marks go there. The rows apply in this order, to a text in NFKC and lower case.
 */
const FOLDINGS: readonly [RegExp, string | ((...match: string[]) => string)][] = [
  // 8,000円 is 8000円.
  [/(?<=[0-9]),(?=[0-9]{3}(?![0-9]))/g, ''],
  // The double hyphen between foreign names has two forms.
  [/[゠=]/g, ''],
  [DASHES, 'ー'],
  // After kana it is the long-vowel mark. J-SOX is JSOX.
  [/(?<![ぁ-ゟァ-ヺー-ヿ])ー+(?![ー0-9])|(?<![ぁ-ゟァ-ヺー-ヿ0-9])ー+/g, ''],
  [MIDDLE_DOTS, '・'],
  [/[\p{Ps}\p{Pe}\p{Pi}\p{Pf}\p{So}<>≪≫‘’‚‛′`'“”„‟〝〞〟"]/gu, ''],
  [/(?<![0-9])[・/∕⁄|¦、。,.:;!?•※→⇒]+|[・/∕⁄|¦、。,.:;!?•※→⇒]+(?![・/∕⁄|¦、。,.:;!?•※→⇒0-9])/g, ''],
  // Iteration marks repeat the character before them: 佐々木 is 佐佐木, and みすゞ is みすず.
  [/(\p{Script=Han})[々〻]/gu, '$1$1'],
  [/([ぁ-ゖァ-ヺ])[ゝヽ]/g, '$1$1'],
  [/([ぁ-ゖァ-ヺ])[ゞヾ]/g, (_, kana = '') => `${kana}${`${kana}\u3099`.normalize('NFC')}`],
  // The counter of 3ヶ月 is read か, and the same sign between ideographs, as in 霞ヶ関, is read が.
  [/(?<=[0-9〇一二三四五六七八九十百千数])(?:ヶ|ヵ|[ケカ箇](?=\p{Script=Han}))/gu, 'か'],
  [/[ヶヵケカ箇](?=[月所国])/g, 'か'],
  [/(?<=\p{Script=Han})(?:ヶ|ケ(?=\p{Script=Han}))/gu, 'が'],
  [KATAKANA, (kana = '') => String.fromCharCode(kana.charCodeAt(0) - KANA_OFFSET)],
];

/**
 * Returns one spelling for the variants of a text that people consider the same. For searches, filters and comparisons only:
 * what is stored and shown stays as typed. White space is removed, because its use varies in Japanese (IPO 準備, IPO準備), and
 * so are invisible characters and those that PostgreSQL cannot store (NUL, lone surrogates).
 */
export const foldText = (text: string): string =>
  FOLDINGS.reduce<string>(
    (folded, [variants, spelling]) => folded.replace(variants, spelling as string),
    joinVoicingMarks(text.replace(EXCESSIVE_MARKS, '$1'))
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\s\p{Other}\p{Variation_Selector}]/gu, ''),
  );

/** Returns the text on one line: each run of spaces, tabs and line breaks becomes one space. */
export const toOneLine = (text: string): string => text.replace(/\s+/g, ' ');
