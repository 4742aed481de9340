import { placeText } from './place-text';

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
