export type MainFooter = 'full' | 'slim' | 'slim-member';

/** A section with a header and a footer of its own. */
export type Section = 'media' | 'company';

export type LayoutChoice =
  | { header: 'main'; footer: MainFooter }
  | { header: Section; footer: Section }
  | { header: 'none'; footer: 'none' };

/** Paths whose layout is the same for visitors and members (spec §2). */
const LAYOUTS: readonly [section: string, choice: LayoutChoice][] = [
  ['/column', { header: 'media', footer: 'media' }],
  ['/for-company', { header: 'company', footer: 'company' }],
  ['/conference', { header: 'none', footer: 'none' }],
  ['/maintenance', { header: 'none', footer: 'none' }],
  ['/auth', { header: 'main', footer: 'slim' }],
  ['/404', { header: 'main', footer: 'slim' }],
  ['/custom-404', { header: 'main', footer: 'slim' }],
  ['/500', { header: 'main', footer: 'slim' }],
  // Next's routes for errors and unknown paths.
  ['/_error', { header: 'main', footer: 'slim' }],
  ['/[...path]', { header: 'main', footer: 'slim' }],
];

/**
 * Returns the layout of a path by the rules of spec §2. No other code decides about layouts.
 * @param path a Next route (`/vacancy/[id]/entry`) or a plain path
 */
export function pickLayout(path: string, isLoggedIn: boolean): LayoutChoice {
  const matched = LAYOUTS.find(([section]) => path === section || path.startsWith(`${section}/`));
  if (matched) return matched[1];
  return { header: 'main', footer: isLoggedIn ? 'slim-member' : 'full' };
}
