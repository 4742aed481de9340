import './jitless';
import * as z from 'zod';
import { DUPLICATE_MESSAGE, formRow, hasNoDuplicates, idSchema } from './common';

const LEVEL_MESSAGE = '習熟度を選択してください。';
const level = <Level extends number>(value: Level) => z.literal(value, LEVEL_MESSAGE);

/**
 * The level of a skill; its labels are in `work-style-text.ts`. `z.literal([1, 2, 3])` would appear as strings in the
 * OpenAPI document. Forms show the message of the first literal, the API that of the union.
 */
const levelSchema = z.union([level(1), level(2), level(3)], LEVEL_MESSAGE);

const memberSkillSchema = z.object({ skill: idSchema, level: levelSchema });
type MemberSkill = z.ZodType<z.infer<typeof memberSkillSchema>>;

const skillsWith = <T extends MemberSkill>(skill: T) =>
  z.object({
    skills: z
      .array(skill)
      .max(100, 'スキルは100件まで登録できます。')
      .refine((entries) => hasNoDuplicates(entries.map((entry) => entry.skill)), DUPLICATE_MESSAGE),
    /** Ids of GET /abilities/. */
    abilities: z
      .array(idSchema)
      .max(50, '強みは50件まで登録できます。')
      .refine(hasNoDuplicates, DUPLICATE_MESSAGE),
  });

/** The member's skills (spec §3: formData). */
const formDataSchema = skillsWith(memberSkillSchema);
export type SkillForm = z.infer<typeof formDataSchema>;
/** The skills form. */
export const skillFormSchema = skillsWith(formRow(memberSkillSchema));

/** The form's values: the level of a skill is null until the member has chosen it. */
export interface SkillFormInput {
  skills: { skill: number; level: SkillForm['skills'][number]['level'] | null; sent?: unknown }[];
  abilities: number[];
}

/** Request of POST /skill-category-informations/. The spec's `message` stays in the client. */
export const skillRequestSchema = z.object({ formData: formDataSchema });
/** Request of PATCH /skill-category-informations/{id}/. A list that is not sent is kept. */
export const skillUpdateSchema = z.object({ formData: formDataSchema.partial() });
