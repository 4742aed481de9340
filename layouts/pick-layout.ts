export type HeaderKind = 'main' | 'media' | 'company' | 'none';
export type FooterKind = 'full' | 'slim' | 'slim-member' | 'media' | 'company' | 'none';

export interface LayoutChoice {
  header: HeaderKind;
  footer: FooterKind;
}

/** Paths that come with a frame of their own, whoever looks at them (spec §2). */
const LAYOUTS: readonly [section: string, choice: LayoutChoice][] = [
  ['/column', { header: 'media', footer: 'media' }],
  ['/for-company', { header: 'company', footer: 'company' }],
  ['/conference', { header: 'none', footer: 'none' }],
  ['/maintenance', { header: 'none', footer: 'none' }],
  ['/auth', { header: 'main', footer: 'slim' }],
  ['/404', { header: 'main', footer: 'slim' }],
  ['/custom-404', { header: 'main', footer: 'slim' }],
  ['/500', { header: 'main', footer: 'slim' }],
  // Next's names for what no page answers.
  ['/_error', { header: 'main', footer: 'slim' }],
  ['/[...path]', { header: 'main', footer: 'slim' }],
];

/** Spec §2, layout rules. Takes Next's route (`/vacancy/[id]/entry`) as well as a plain path. */
export function pickLayout(path: string, isLoggedIn: boolean): LayoutChoice {
  const matched = LAYOUTS.find(([section]) => path === section || path.startsWith(`${section}/`));
  if (matched) return matched[1];
  return { header: 'main', footer: isLoggedIn ? 'slim-member' : 'full' };
}
