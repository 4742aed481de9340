import { siteConfig } from '@/config/site';

interface OperatorFact {
  term: string;
  detail: string;
}

/** Returns who runs the site, as far as its settings tell. What is invented for the demo says so. */
export function getOperatorFacts(): OperatorFact[] {
  const { operatorName, placementLicence, operatorAddress, isSampleOperator } = siteConfig();
  const facts = [
    { term: '運営', detail: operatorName },
    { term: '許可番号', detail: placementLicence && `有料職業紹介事業 ${placementLicence}` },
    { term: '所在地', detail: operatorAddress },
  ];
  return facts.flatMap(({ term, detail }) => {
    if (!detail) return [];
    return [{ term, detail: isSampleOperator && !detail.includes('見本') ? `${detail}（見本）` : detail }];
  });
}
