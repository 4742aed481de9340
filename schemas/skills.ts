import * as z from 'zod';
import { idSchema } from './common';

/** GET /skills/: in the order of the list; `category` is an id of GET /categories/. */
export const skillsSchema = z.array(z.object({ id: idSchema, name: z.string(), category: idSchema }));
export type Skill = z.infer<typeof skillsSchema>[number];

/** GET /abilities/. */
export const abilitiesSchema = z.array(z.object({ id: idSchema, name: z.string() }));
export type Ability = z.infer<typeof abilitiesSchema>[number];

/** How well a skill is mastered; the words are in `work-style-text.ts`. A single literal of three would stand in the API's document as strings. */
const levelSchema = z.union([z.literal(1), z.literal(2), z.literal(3)], '習熟度を選択してください。');

const hasNoDuplicates = <T>(items: readonly T[]) => new Set(items).size === items.length;
const DUPLICATE_MESSAGE = '同じ項目が重複しています。';

/** What a member says of their skills (spec §3: formData). */
export const skillFormSchema = z.object({
  skills: z
    .array(z.object({ skill: idSchema, level: levelSchema }))
    .max(100, 'スキルは100件まで登録できます。')
    .refine((entries) => hasNoDuplicates(entries.map(({ skill }) => skill)), DUPLICATE_MESSAGE),
  /** Ids of GET /abilities/. */
  abilities: z
    .array(idSchema)
    .max(50, '強みは50件まで登録できます。')
    .refine(hasNoDuplicates, DUPLICATE_MESSAGE),
});
export type SkillForm = z.infer<typeof skillFormSchema>;

/** POST /skill-category-informations/ and PATCH …/{id}/. The spec's `message` stays in the client. */
export const skillRequestSchema = z.object({ formData: skillFormSchema });

/** Skill category information (spec §3). */
export const skillCategoryInformationSchema = z.object({ id: idSchema, formData: skillFormSchema });
export type SkillCategoryInformation = z.infer<typeof skillCategoryInformationSchema>;
