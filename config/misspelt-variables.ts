import { distance } from 'fastest-levenshtein';

/** Shorter names, such as PORT and SEED, are too close to unrelated variables. */
const MIN_LENGTH = 7;
/** From this length on, two mistakes are still closer to our name than to any other. */
const LONG_LENGTH = 12;

const sortedLetters = (name: string): string => [...name].sort().join('');

/** Returns whether a name is ours with one mistake: a letter too many, missing, wrong or swapped, or another case. */
function isMisspelling(name: string, ours: string): boolean {
  if (ours.length < MIN_LENGTH) return false;
  if (name.toUpperCase() === ours) return true;
  const mistakes = distance(name, ours);
  if (mistakes === 1 || (mistakes === 2 && ours.length >= LONG_LENGTH)) return true;
  return mistakes === 2 && sortedLetters(name) === sortedLetters(ours);
}

/**
 * Returns the variables that are probably misspelt settings, each with the setting that was probably meant. A setting that
 * is given itself, even with an empty value, has no misspelling, so that a machine whose own variable has a similar name
 * can keep it.
 * @param given the names of the environment
 * @param settings the names of all settings
 */
export function findMisspelt(given: readonly string[], settings: readonly string[]): [string, string][] {
  const known = new Set(settings);
  const missing = settings.filter((name) => !given.includes(name));
  return given
    .filter((name) => !known.has(name))
    .flatMap((name): [string, string][] => {
      const meant = missing.find((ours) => isMisspelling(name, ours));
      return meant ? [[name, meant]] : [];
    });
}
