import { labelOf } from '@/lib/labels';
import { skillLevelLabels } from '@/lib/members/work-style-text';
import { foldText } from '@/schemas/normalize-text';
import { oncePerObject } from '@/schemas/once-per-object';
import { type Finding, type FitRule, gap, match, question, quoteAll } from './fit-types';

/** Shorter tags, such as 監査, begin too many names to mean one of them. */
const MIN_PREFIX_LENGTH = 3;
/** From this level on a member works alone (`skillLevelLabels`). */
const INDEPENDENT_LEVEL = 2;
const NAME_PARTS = /[・/()]/;

const isPrefix = (prefix: string, text: string) =>
  prefix.length >= MIN_PREFIX_LENGTH && text.startsWith(prefix);
const parseName = (name: string) => [name, ...name.split(NAME_PARTS)].map(foldText);

// A profile is compared with many vacancies, and the server keeps vacancies and skills for many members.
const textsOfTags = oncePerObject((tags: readonly string[]) => tags.map(foldText));
const partsOfStyles = oncePerObject((styles: readonly string[]) => styles.map(parseName));
const partsOfSkills = oncePerObject((skills: readonly { name: string }[]) =>
  skills.map(({ name }) => parseName(name)),
);

/**
 * Returns the names of the skills that a tag of a vacancy names: the whole name or one of its parts is or begins with the tag.
 * @param text of the tag, folded
 */
function namedBy(text: string, skills: readonly { name: string }[]): string[] {
  const parts = partsOfSkills(skills);
  return skills
    .filter((_skill, index) => parts[index]?.some((part) => part === text || isPrefix(text, part)))
    .map(({ name }) => name);
}

function compareLevel(tag: string, { name, level }: { name: string; level: number | null }): Finding {
  const own = level === null ? name : `${name}（${labelOf(skillLevelLabels, String(level))}）`;
  const isIndependent = level !== null && level >= INDEPENDENT_LEVEL;
  return isIndependent ? match('スキル', tag, own, own) : question('スキル', tag, own);
}

/** Compares the skills with the tags of the vacancy. A level counts only from 「一人で対応できる」 on. */
export const compareSkills: FitRule = ({ skills, knownSkills }, { skills: tags }) => {
  if (tags.length === 0 || skills === null) return [];
  if (skills.length === 0)
    return [gap('skill', `業務スキルを入力すると、案件の${quoteAll(tags)}と照らし合わせます。`)];
  const texts = textsOfTags(tags);
  const compared = tags.map((tag, index) => {
    const names = namedBy(texts[index] ?? '', knownSkills);
    // The highest level first.
    const [skill] = skills
      .filter(({ name }) => names.includes(name))
      .sort((a, b) => (b.level ?? 0) - (a.level ?? 0));
    return { tag, names, skill };
  });
  const findings = compared.flatMap(({ tag, skill }) => (skill ? [compareLevel(tag, skill)] : []));
  const unknown = compared.filter(({ names, skill }) => !skill && names.length > 0);
  if (unknown.length > 0)
    findings.push(question('スキル', unknown.map(({ tag }) => tag).join('、'), '未登録'));
  return findings;
};

/** Says which desired work style a tag of the vacancy names. A vacancy without such a tag is not a mismatch. */
export const compareWorkstyles: FitRule = ({ hopeWorkstyles }, { skills: tags }) => {
  const texts = textsOfTags(tags);
  const partsOfAll = partsOfStyles(hopeWorkstyles);
  return hopeWorkstyles.flatMap((style, index) => {
    const parts = partsOfAll[index] ?? [];
    const tag = tags.find((_tag, at) => {
      const text = texts[at] ?? '';
      return parts.some((part) => part === text || isPrefix(part, text) || isPrefix(text, part));
    });
    return tag ? [match('働き方', tag, style)] : [];
  });
};
