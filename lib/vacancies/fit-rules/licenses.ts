import { type FitProfile, type FitRule, type FitVacancy, gap, match, question } from './fit-types';

/** How requirements name a license, and how the choices of the profile name it. */
const LICENSES: readonly { inRequirement: RegExp; inProfile: RegExp }[] = [
  { inRequirement: /^公認会計士$/, inProfile: /^公認会計士$/ },
  { inRequirement: /^税理士$/, inProfile: /^税理士$/ },
  { inRequirement: /^(公認)?会計士試験合格者?$/, inProfile: /^公認会計士試験\s*合格/ },
  {
    inRequirement: /^(USCPA|米国公認会計士)$/,
    inProfile: /^(USCPA|米国公認会計士|米国公認会計士\(USCPA\))$/,
  },
  { inRequirement: /^(CIA|公認内部監査人)$/, inProfile: /^(CIA|公認内部監査人|公認内部監査人\(CIA\))$/ },
  {
    inRequirement: /^(CISA|公認情報システム監査人)$/,
    inProfile: /^(CISA|公認情報システム監査人|公認情報システム監査人\(CISA\))$/,
  },
];

const ALTERNATIVES = /または|又は|もしくは|[、,・]/;
const PARENTHESES = /\(([^)]*)\)/g;
/** `(USCPA可)`: what is in front of 可 is accepted too. Any other text in parentheses is a condition. */
const ALSO_ACCEPTED = /^(.+?)(?:も)?可$/;

const splitAlternatives = (text: string) =>
  text
    .split(ALTERNATIVES)
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** Returns the licenses of which one is enough, as far as the requirement says it without a condition. */
function acceptedLicenses(requirement: string) {
  const text = requirement.normalize('NFKC');
  const inParentheses = [...text.matchAll(PARENTHESES)].flatMap(([, inside = '']) => {
    const names = ALSO_ACCEPTED.exec(inside)?.[1];
    return names ? splitAlternatives(names) : [];
  });
  const names = [...splitAlternatives(text.replace(PARENTHESES, '')), ...inParentheses];
  return LICENSES.filter(({ inRequirement }) => names.some((name) => inRequirement.test(name)));
}

/** Returns the requirements that name licenses, each with those of the profile that meet it. */
const heldLicenses = (licenses: readonly string[], requirements: readonly string[] | undefined) =>
  (requirements ?? []).flatMap((requirement) => {
    const accepted = acceptedLicenses(requirement);
    if (accepted.length === 0) return [];
    const held = licenses.filter((name) =>
      accepted.some(({ inProfile }) => inProfile.test(name.normalize('NFKC'))),
    );
    return [{ requirement, held }];
  });

/** Returns the required licenses, as the vacancy names them, that the profile does not have; none while it is unknown. */
export const missingLicenses = ({ licenses }: FitProfile, { requirements }: FitVacancy): string[] =>
  licenses === null
    ? []
    : heldLicenses(licenses, requirements)
        .filter(({ held }) => held.length === 0)
        .map(({ requirement }) => requirement);

/** Compares the licenses with those requirements that name some. Other requirements are left to the reader. */
export const compareLicenses: FitRule = ({ licenses }, { requirements }) => {
  const named = heldLicenses(licenses ?? [], requirements);
  if (named.length === 0 || licenses === null) return [];
  if (licenses.length === 0) return [gap('license', '資格を入力すると、必須の資格と照らし合わせます。')];
  return named.map(({ requirement, held }) =>
    held.length > 0
      ? match('資格', requirement, held.join('、'), held.join('、'))
      : question('資格', requirement, licenses.join('、')),
  );
};
