import { theirs } from '../reading/person/relation-words.ts';
import { isToldInOne } from '../reading/story.ts';
import { anyPhrase, withPlainApostrophes } from '../../resolve/phrases.ts';

/** Up to this many letters an illness is an abbreviation: "HIV", "AIDS". */
const longestAbbreviation = 4;

/** The reply to "does it cure cancer?", and to "which one cures it?" of whoever has one; null for other questions. */
export function noCure(question: string, conditions: readonly { readonly name: string }[] = []): string | null {
  const text = withPlainApostrophes(question).replaceAll(hadByKin, ' ');
  const own = curesIt.test(text) ? conditions.find(({ name }) => graveIllness.test(name))?.name : undefined;
  const illness = graveIllness.exec(text)?.[0] ?? own;
  if (illness === undefined || !isToldInOne(text, (told) => namesBoth(told, own))) return null;
  if (/^tumou?r$/i.test(illness)) return noCure(text.replace(illness, 'cancer'));
  const named = illness.length <= longestAbbreviation ? illness.toUpperCase() : illness.toLowerCase();
  const isOwn = conditions.some(({ name }) => name.toLowerCase().includes(named.toLowerCase()));
  return `${isOwn && illness.startsWith('cancer') ? sorry : ''}No herb is known to cure ${named}, and putting off treatment can cost dearly. Some herbs even get in the way of the medicines used for it. Please plan this with the doctor or team that treats it.`;
}

/** Of what was cured already nothing is asked. */
function namesBoth(told: string, own: string | undefined): boolean {
  const asked = told.replaceAll(curedBefore, ' ');
  return (own !== undefined || graveIllness.test(asked)) && curing.test(asked);
}

const curedBefore =
  /\b(?:is|was|were|got|been|am|now|fully|completely) cured\b(?! (?:by|with|from)\b)|\bcured (?:since|in|for|of it|now|(?:two|three|four|five|\d+) years ago)\b/gi;
const sorry = 'I am sorry that you have to go through this. ';
const graveIllness = anyPhrase(
  /cancers?/,
  /tumou?rs?/,
  /leuka?emia/,
  'lymphoma',
  'melanoma',
  'diabetes',
  'hiv',
  'aids',
  'hepatitis',
  /alzheimer'?s?/,
  'dementia',
  /parkinson'?s?/,
  'epilepsy',
  'multiple sclerosis',
  'ms',
  'als',
  'autism',
  'schizophrenia',
  /bipolar(?: disorder)?/,
  /heart (?:disease|failure)/,
  'high blood pressure',
  'hypertension',
  /kidney (?:disease|failure)/,
  'cirrhosis',
  'tuberculosis',
  'malaria',
  /covid(?:-19)?/,
  'sepsis',
  'asthma',
  'lupus',
  'infertility',
  'herpes',
  'psoriasis',
  'endometriosis',
  /crohn'?s?/,
  'arthritis',
  'glaucoma',
  'blindness',
);

/** Illnesses of which no herb of the base eases so much as a part: what it was studied for besides would read like a yes. */
export const nothingEases = anyPhrase(
  /cancers?|tumou?rs?|leuka?emia|lymphoma|melanoma|hiv|aids|hepatitis|multiple sclerosis|ms|als|autism/,
  /parkinson'?s?|epilepsy|schizophrenia|bipolar(?: disorder)?|tuberculosis|malaria|sepsis|lupus|cirrhosis|blindness/,
);

/** "My mum had breast cancer": why somebody is careful, and no illness to be cured. */
const hadByKin = new RegExp(
  String.raw`\b${theirs} (?:had|has had|died (?:of|from)|was lost to|survived)\b[^.?!,;]*`,
  'gi',
);

const curesIt = anyPhrase(
  /(?:cure[sd]?|heals?|beats?|gets? rid of) (?:it|this|that|me|him|her|my illness)(?=\W*$|[,.;!?]|(?<!\bher) | (?:too|as well|and|but|completely|forever|for good)\b)/,
);
const curing = anyPhrase(
  /cure[sd]?/,
  'curing',
  /heal(?:s|ing)?/,
  /reverse[sd]?/,
  'reversing',
  /get(?:s|ting)? rid of/,
  /wip(?:e|es|ing) out/,
  /clears?/,
  /banish\w*/,
  /knocks? out/,
  /kill(?:s|ing)?(?! (?:me|us|him|her|my)\b)/,
  /shrink(?:s|ing)?/,
  /dissolve[sd]?/,
  /beat(?:s|ing)?/,
  /eliminate[sd]?/,
  'natural cure for',
  /(?<!(?:after|finished|finishing|had|completed|ended|since|through|done with|under|in|having|my|her|his) (?:my |the |her |his )?)treatment for/,
  /treat(?:s|ing)?/,
  /instead of (?:chemo|surgery|insulin)/,
);
