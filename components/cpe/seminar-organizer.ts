import { siteConfig } from '@/config/site';

/** Returns who organises the seminars of this site. */
export function getSeminarOrganizer(): string {
  const { operatorName, name } = siteConfig();
  return operatorName ?? name;
}
