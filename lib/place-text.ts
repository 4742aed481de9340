import { prefectures } from '@/schemas/prefectures';
import { labelOf } from './labels';

/** Returns the name of a prefecture, or the text itself when it is not the code of one. */
export const regionText = (region: string): string => labelOf(prefectures, region);

/** Returns {@link regionText} without 都, 府 or 県: `東京`. */
export const shortRegionText = (region: string): string =>
  prefectures[region]?.replace(/[都府県]$/, '') ?? region;

/**
 * Returns a region and a place in it as one text: `東京都千代田区`. A place that already begins with the name of its region,
 * such as `北海道内`, stays as it is.
 * @param region the code of a prefecture, or another text
 */
export function placeText(region: string, place: string): string {
  const name = regionText(region);
  return place.startsWith(name) ? place : name + place;
}

interface Address {
  zip: string;
  prefecture: string;
  city: string;
  address_line: string;
  building: string;
}

/** Returns an address like `〒100-0005 東京都千代田区丸の内1-1 丸の内ビル`; an empty text without any of it. */
export function addressText({ zip, prefecture, city, address_line, building }: Address): string {
  const street = placeText(prefecture, city + address_line);
  const code = zip && `〒${zip.replace(/^(\d{3})(\d{4})$/, '$1-$2')}`;
  return [code, street, building].filter(Boolean).join(' ');
}
