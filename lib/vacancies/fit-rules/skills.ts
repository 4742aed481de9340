import { labelOf } from '@/lib/labels';
import { skillLevelLabels } from '@/lib/members/work-style-text';
import { type Finding, type FitRule, gap, match, question, quoteAll } from './fit-types';

/** Shorter tags, such as 監査, begin too many names to mean one of them. */
const MIN_PREFIX_LENGTH = 3;
/** From this level on a member works alone (`skillLevelLabels`). */
const INDEPENDENT_LEVEL = 2;
const NAME_PARTS = /[・/()]/;

const normalize = (text: string) => text.normalize('NFKC').toLowerCase().trim();
const isPrefix = (prefix: string, text: string) =>
  prefix.length >= MIN_PREFIX_LENGTH && text.startsWith(prefix);
const parseCall = (name: string) => [name, ...name.split(NAME_PARTS)].map(normalize);

/** The parts of the names of a profile, which is compared with many vacancies. */
const partsOfLists = new WeakMap<object, string[][]>();

function partsOfAll<T>(list: readonly T[], nameOf: (item: T) => string): string[][] {
  const known = partsOfLists.get(list);
  if (known) return known;
  const parts = list.map((item) => parseCall(nameOf(item)));
  partsOfLists.set(list, parts);
  return parts;
}

/**
 * Returns the entries that a tag of a vacancy names: the whole name or one of its parts is or begins with the tag.
 */
function namedBy<T>(tag: string, list: readonly T[], nameOf: (item: T) => string): T[] {
  const text = normalize(tag);
  const parts = partsOfAll(list, nameOf);
  return list.filter((_item, index) => parts[index]?.some((part) => part === text || isPrefix(text, part)));
}

function compareLevel(tag: string, { name, level }: { name: string; level: number | null }): Finding {
  const label = level === null ? '' : labelOf(skillLevelLabels, String(level));
  if (level !== null && level >= INDEPENDENT_LEVEL) return match('スキル', `${name}（${label}）`);
  const entered = label ? `「${label}」です` : '習熟度が未入力です';
  return question(
    'スキル',
    `案件に「${tag}」があり、ご登録の「${name}」は${entered}。求められる水準を確認してください。`,
  );
}

/** Compares the skills with the tags of the vacancy. A level counts only from 「一人で対応できる」 on. */
export const compareSkills: FitRule = ({ skills, knownSkills }, { skills: tags }) => {
  if (tags.length === 0 || skills === null) return [];
  if (skills.length === 0)
    return [gap('skill', `業務スキルを入力すると、案件の${quoteAll(tags)}と照らし合わせます。`)];
  const compared = tags.map((tag) => ({
    tag,
    // The highest level first.
    skill: namedBy(tag, skills, ({ name }) => name).sort((a, b) => (b.level ?? 0) - (a.level ?? 0))[0],
  }));
  const findings = compared.flatMap(({ tag, skill }) => (skill ? [compareLevel(tag, skill)] : []));
  const unknown = compared.filter(
    ({ tag, skill }) => !skill && namedBy(tag, knownSkills, (name) => name).length > 0,
  );
  if (unknown.length > 0)
    findings.push(
      question(
        'スキル',
        `案件の${quoteAll(unknown.map(({ tag }) => tag))}は、ご登録の業務スキルにありません。求められる経験を確認してください。`,
      ),
    );
  return findings;
};

/** Says which desired work style a tag of the vacancy names. A vacancy without such a tag is not a mismatch. */
export const compareWorkstyles: FitRule = ({ hopeWorkstyles }, { skills: tags }) => {
  const parts = partsOfAll(hopeWorkstyles, (style) => style);
  return hopeWorkstyles.flatMap((style, index) => {
    const tag = tags.find((candidate) => {
      const text = normalize(candidate);
      return parts[index]?.some((part) => part === text || isPrefix(part, text) || isPrefix(text, part));
    });
    return tag ? [match('働き方', `「${tag}」の案件で、ご希望の働き方「${style}」に合います。`)] : [];
  });
};
