import type { ReactNode } from 'react';
import { siteConfig } from '@/config/site';

interface OperatorFact {
  term: string;
  detail: ReactNode;
}

/** Returns who runs the site, as far as its settings tell. What is invented for the demo says so. */
export function getOperatorFacts(): OperatorFact[] {
  const { operatorName, placementLicence, operatorAddress, isSampleOperator } = siteConfig();
  const withMark = (text: string) => (isSampleOperator && !text.includes('見本') ? `${text}（見本）` : text);
  const facts: (OperatorFact | null)[] = [
    operatorName ? { term: '運営', detail: withMark(operatorName) } : null,
    placementLicence
      ? {
          term: '許可番号',
          // Browsers would break the line after a hyphen of the number.
          detail: (
            <>
              有料職業紹介事業 <span className="no-break">{withMark(placementLicence)}</span>
            </>
          ),
        }
      : null,
    operatorAddress ? { term: '所在地', detail: withMark(operatorAddress) } : null,
  ];
  return facts.filter((fact) => fact !== null);
}
