import { regionText } from '@/lib/vacancies/vacancy-text';

/**
 * Returns a region and a place in it as one text: `東京都千代田区`. A place that already begins with the name of its region,
 * such as `北海道内`, stays as it is.
 * @param region the code of a prefecture, or another text
 */
export function placeText(region: string, place: string): string {
  const name = regionText(region);
  return place.startsWith(name) ? place : name + place;
}
