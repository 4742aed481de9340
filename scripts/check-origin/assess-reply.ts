import { joinPath } from '@/schemas/fields';
import { MEMBER, readMe, type SentMe } from '@/schemas/member-fields';
import { memberParts } from '@/schemas/member-requests';
import { isObject } from '@/schemas/wire-values';
import { declarationOf, memberDeclaration } from './declarations';
import { defaults, type Finding, missing, notice, works } from './findings';
import type { Exchange } from './origin-client';
import type { Note, NoteKind, ReplyNotes } from './reply-notes';

const MAX_LISTED = 40;
const listed = (texts: readonly string[]): string => {
  const rest = texts.length - MAX_LISTED;
  return texts.slice(0, MAX_LISTED).join('、') + (rest > 0 ? `、ほか${rest}件` : '');
};
const valueText = (sent: unknown): string => JSON.stringify(sent)?.slice(0, 60) ?? '';
const noteText = ({ path, sent }: Note) => (sent === undefined ? path : `${path}（${valueText(sent)}）`);
const placesOf = (notes: readonly Note[]): string =>
  listed([...new Set(notes.flatMap(({ field }) => (field ? [declarationOf(field)] : [])))]);

/** Returns whether the site cannot do without a field, or the specification gives it a meaning. */
const isNeeded = ({ field }: Note): boolean => Boolean(field?.isRequired || field?.isNamed);

const plain = (path: string) => path.replace(/.*\.|[_-]/g, '').toLowerCase();

/** What to do about notes, by their kind, where the fields are declared. */
const REMEDIES: Record<NoteKind, (places: string) => string> = {
  missing: (places) =>
    `シリアライザーに加えるか、別の名前のときは ${places} の at をAPIの名前に直してください。`,
  unexpected: (places) => `${places} の変換（read）を、この値に合わせてください。`,
  leftOut: () => '行に必要な項目を入れるか、その項目の宣言を直してください。',
  unknownWords: (places) => `そのまま表示し、操作は出しません。${places} の変換に加えてください。`,
  markup: (places) =>
    `サイトはそのまま表示します。文字だけを返すか、${places} の変換（read）で取り除いてください。`,
};

/** Returns a finding about notes of one kind; none without a note. */
function findingOf(kind: NoteKind, state: typeof missing, label: string, notes: Note[]): Finding[] {
  if (notes.length === 0) return [];
  return [state(`${label}：${listed(notes.map(noteText))}`, REMEDIES[kind](placesOf(notes)))];
}

/** Returns what was noticed: what the site cannot do without is missing. @param ignored the paths that nobody reads */
function assessNotes(notes: ReplyNotes, ignored: readonly string[]): Finding[] {
  // A name in another notation, such as `publishedAt`, is there.
  const isMissing = (note: Note) =>
    isNeeded(note) || ignored.some((path) => plain(path) === plain(note.path));
  const [lacking, odd] = [notes.notesOf('missing'), notes.notesOf('unexpected')];
  return [
    ...findingOf('missing', missing, 'サイトに必要で、ない項目', lacking.filter(isMissing)),
    ...findingOf('unexpected', missing, 'サイトに必要で、読み取れない項目', odd.filter(isNeeded)),
    ...findingOf('markup', missing, 'HTMLのタグか &amp; などがある項目', notes.notesOf('markup')),
    ...findingOf(
      'missing',
      defaults,
      'ない項目',
      lacking.filter((note) => !isMissing(note)),
    ),
    ...findingOf(
      'unexpected',
      defaults,
      '読み取れない項目',
      odd.filter((note) => !isNeeded(note)),
    ),
    ...findingOf('leftOut', defaults, '表示しない行', notes.notesOf('leftOut')),
    ...findingOf('unknownWords', notice, '知らない言葉', notes.notesOf('unknownWords')),
  ];
}

/** Returns whether the member is missing, and which parts of it nobody can change. */
function assessMember(notes: ReplyNotes, json: unknown): Finding[] {
  if (!isObject(json) || json[MEMBER] === undefined) {
    const remedy = `会員の項目を ${MEMBER} に入れるか、${memberDeclaration()} をAPIの名前に直してください。`;
    return [missing(`${MEMBER} がありません。`, remedy)];
  }
  const readOnly = notes.isUsable ? readMe(json as SentMe).member.readOnly : [];
  if (readOnly.length === 0) return [];
  const paths = readOnly.flatMap((part) => {
    const { fields, at } = memberParts[part];
    return (at ? [at] : Object.values(fields).map((field) => field.at)).map((path) => joinPath(MEMBER, path));
  });
  const unread = [...notes.notesOf('missing'), ...notes.notesOf('unexpected')].filter((note) =>
    paths.some((path) => note.path.startsWith(path)),
  );
  return [
    missing(
      `読み取れない項目があるため、会員が変更できない内容：${readOnly.join('、')}（${listed(unread.map(noteText))}）`,
      `${placesOf(unread)} を、APIの名前と値に合わせてください。`,
    ),
  ];
}

const UNUSABLE =
  '一覧は count・next・results のページ（pagination_class = PageNumberPagination）に、そのほかは見本のAPIの openapi.json の形にしてください。';

const isEmptyList = (json: unknown) =>
  (Array.isArray(json) ? json : isObject(json) ? json.results : undefined)?.toString() === '';

/** Returns what the site has read of a successful reply, what not, and what nobody reads. */
export function assessReply({ path, reply, notes }: Exchange): Finding[] {
  const json = reply?.json;
  if (!notes) return [];
  const ignored = notes.ignoredPaths(json);
  const found = assessNotes(notes, ignored);
  if (path === '/members/me/') found.unshift(...assessMember(notes, json));
  else if (!notes.isUsable)
    found.unshift(missing(`読み取れる内容がありません：${valueText(json)}`, UNUSABLE));
  const unread = ignored.length > 0 ? `サイトが読まない項目：${listed(ignored)}` : '';
  const [first = works(isEmptyList(json) ? '0件のため、項目は確認していません。' : ''), ...others] = found;
  return [{ ...first, detail: [first.detail, unread].filter(Boolean).join(' ') }, ...others];
}
