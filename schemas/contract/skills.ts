import * as z from 'zod';
import { idSchema } from '@/schemas/common';
import { skillFormSchema } from '@/schemas/skills';

/** Response of GET /skills/ in list order; `category` is an id of GET /categories/. */
export const skillsSchema = z.array(z.object({ id: idSchema, name: z.string(), category: idSchema }));
export type Skill = z.infer<typeof skillsSchema>[number];

/** Response of GET /abilities/. */
export const abilitiesSchema = z.array(z.object({ id: idSchema, name: z.string() }));
export type Ability = z.infer<typeof abilitiesSchema>[number];

/** Skill category information (spec §3). */
export const skillCategoryInformationSchema = z.object({ id: idSchema, formData: skillFormSchema });
export type SkillCategoryInformation = z.infer<typeof skillCategoryInformationSchema>;
