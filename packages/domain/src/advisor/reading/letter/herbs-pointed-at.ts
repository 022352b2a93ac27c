import { choice } from '../../../resolve/phrases.ts';
import { readText } from '../../../resolve/read.ts';
import type { HerbNamed } from './role.ts';

/** A herb that is taken without its name: "has been taking mine", "gave me some of hers", "put Emma on it too". */
export interface HerbPointedAt {
  readonly herb: HerbNamed;
  readonly start: number;
  readonly end: number;
}

/** What a letter named last, herb or medicine. */
export interface LastNamed {
  readonly herbs: readonly HerbNamed[];
  readonly isMedicine: boolean;
}

/** The herbs that the words of a sentence mean by "it", "mine" or "the drops": the one named last, unless that is a medicine. */
export function herbsPointedAt(
  sentence: string,
  before: LastNamed,
  here: readonly HerbPointedAt[],
): readonly HerbPointedAt[] {
  const places = [...sentence.matchAll(pointing)];
  if (places.length === 0) return [];
  const medicines = readText(sentence).mentions.filter(({ kind }) => kind === 'medicine');
  return places.flatMap(({ index, 0: words, groups }) => {
    const { giving, thing = '' }: Readonly<Record<string, string | undefined>> = groups ?? {};
    const end = index + words.length;
    const start = giving === undefined ? index : end - thing.length;
    const named = here.filter((each) => each.end <= start);
    const last = named.at(-1)?.end ?? -1;
    const isOfMedicine =
      medicines.some((each) => each.end <= start && each.start > last) || (named.length === 0 && before.isMedicine);
    const isHerb =
      !isOfMedicine ||
      ofTheHerb.test(thing) ||
      asksOfIt.test(words) ||
      (giving !== undefined && !prescribes.test(sentence.slice(0, start)));
    if (!isHerb || isDenied.test(sentence.slice(0, start))) return [];
    return meantBy(thing, [...before.herbs, ...named.map((each) => each.herb)]).map((herb) => ({ herb, start, end }));
  });
}

/** "The drops": of those the last that are drops, or that have no form; with those that are drunk as one, "sage and parsley tea". */
function meantBy(thing: string, herbs: readonly HerbNamed[]): readonly HerbNamed[] {
  const [form] = forms.exec(thing) ?? [];
  const isOfForm = ({ words }: HerbNamed) =>
    form === undefined || words.toLowerCase().includes(form.toLowerCase().replace(/s$/, ''));
  const ofForm = herbs.findLastIndex(isOfForm);
  const last = ofForm >= 0 ? ofForm : herbs.findLastIndex(({ words }) => !forms.test(words));
  if (last < 0) return [];
  const first = herbs.slice(0, last + 1).findLastIndex(({ isWithLast }) => isWithLast !== true);
  return herbs.slice(Math.max(0, first), last + 1);
}

const forms = /\b(?:capsules?|tablets?|drops|tea|tincture|pills|powder|oil|gel|cream|syrup|juice|extract)\b/i;
/** Of one's own tablets nobody knows what they are; "mine" and "the same" are of what was spoken of. */
const ofTheHerb = /\b(?:mine|hers|the same|my|['’]s|(?:tea|table)?spoon(?:ful)?|cup|mug|glass|pot|handful|shot)\b/i;
const prescribes = /\b(?:doctors?|gp|hospital|nurse|consultant|specialist|pharmacist|chemist|clinic)\b/i;
const asksOfIt = /^(?:is|are|would|will|join|shar|nick|pinch|borrow|help|treat)/i;
const isDenied =
  /\b(?:not|never|won['’]?t|n['’]t|doesnt|dont|didnt|isnt|cannot|refuses? to|stopped|without|instead of)(?: \p{L}+){0,2} $/iu;

const vessel = '(?:bottle|box|packet|pack|tub|pot|jug|bag|jar|rest|lot|stuff|same(?: \\p{L}+)?|ones?|other(?: one)?)';
const thing = choice(
  String.raw`(?:(?:an?|some|most|all|one|two|half|the rest|both|an? \p{L}+) of )?${choice(
    /it|them|mine|hers|those|these|this/,
    String.raw`(?:my|his|her|our|their|the|those|these|\p{Lu}\p{Ll}+['’]s) (?:\p{L}+ )?${vessel}(?: of (?:it|them|hers|his|her \p{L}+))?`,
    String.raw`(?:my|the|those|these|our|\p{Lu}\p{Ll}+['’]s) (?:\p{L}+ )?(?:capsules?|drops|tea|tincture|powder|oil|gel|syrup|juice)`,
    /my (?:tablets|pills)/,
  )}`,
  String.raw`some|an? (?:spoon(?:ful)?|teaspoon(?:ful)?|tablespoon|cup|mug|glass|pot|handful|shot)(?: \p{L}+)? (?:each|every|a|at|in|before|after|daily|on)\b(?! of)|(?:one|two|three)(?: \p{L}+)? (?:an?|each|every|daily|at) \p{L}+|one(?=[.,;?!]| of| too| as well|$)`,
);
/** What tells that somebody takes it, before the thing itself. */
export const taking = choice(
  /tak(?:es?|en|ing)|took|bought|ordered|dr[aiu]nk(?:s|ing)?|us(?:es|ed|ing)|chew(?:s|ed|ing)?|sip(?:s|ped|ping)|neck(?:s|ed|ing)|swig(?:s|ged|ging)|scoff(?:s|ed|ing)|dip(?:s|ped|ping) into|polish(?:es|ed) off|nick(?:s|ed|ing)|pinch(?:es|ed|ing)|steal(?:s|ing)|stole|finish(?:es|ed)|tr(?:y|ies|ying|ied)/,
  /(?:help(?:s|ed|ing) (?:him|her|them)self|treat(?:s|ed|ing) (?:him|her)self) to|join(?:s|ed)? (?:him|her|me|us|them) (?:in|with|for)|shar(?:es|ed|ing)|borrow(?:s|ed|ing)?|ate|eat(?:s|ing)?|ha(?:s|ve|d) had|having|ha(?:s|ve|d)(?= (?:(?:an? [a-z]+|one|half) of|some) )|(?:can|could|may|should|shall|to) (?:i |he |she |they |we )?(?:have|use|share)/,
);
const receiver = String.raw`(?:me|him|her|us|them|\p{Lu}\p{Ll}+|(?:my|our|his|the) \p{L}+(?: \p{Lu}\p{Ll}+)?)`;
const pointing = new RegExp(
  String.raw`(?<![\p{L}'’])${choice(
    String.raw`${taking}(?: (?:only|just|up|even|now|more))? (?<thing>${thing})`,
    String.raw`(?<giving>(?:g[ai]ve[sn]?|giving|offer(?:s|ed|ing)?|lent|lend|pass(?:es|ed)|hand(?:s|ed)|slip(?:s|ped)|feeds?|fed|brought|sent|pour(?:s|ed|ing)?|mak(?:es|ing)|made)(?: to)? )${receiver} (?<thing>${choice(thing, String.raw`an? (?:few|couple|bit|box|bottle|bag|packet|cup|mug|spoon)(?! of )|half`)})`,
    String.raw`on (?<thing>it|them|the same)(?= (?:too|as well|also|now|myself|himself|herself|still|since|for)\b|[.,;?!]|$)`,
    String.raw`(?<thing>(?:[Ii]t|[Tt]hey|[Tt]hose|[Tt]hese|[Tt]hat)(?:['’]s|['’]re| is| are| was| were)(?: (?:really|only|meant|actually|all|just|intended)){0,3})(?= for (?!us\b|both|each|all|every))`,
    String.raw`(?:[Ii]s|[Aa]re|[Ww]ould|[Ww]ill) (?<thing>it|they|that|this|those|mine)(?: be)?(?: (?!for|not)\p{L}+){0,3}(?= (?:for|with|to) (?!us\b|both|each|all|every|the (?:two|both)))`,
    String.raw`(?:[Cc]an|[Cc]ould|[Mm]ay|[Ss]hould|[Ss]hall) (?:he|she|\p{Lu}\p{Ll}+)(?<thing>)(?= ?\?|(?: too| as well) ?\?)`,
    // "He gave Rab some, and Colin some."
    String.raw`(?<=\b(?:gave|handed|offered|poured|passed) [^.?!]{2,40} and \p{L}+ )(?<thing>some)(?=[.,;]|$)`,
    // "Vera can't, for she is on digoxin": whether she may is to be looked at.
    String.raw`(?:can['’]?t|cannot|must(?:n['’]t| not)|should(?:n['’]t| not)|is(?:n['’]t| not) allowed(?: to)?)(?<thing>)(?=,|[.;]| (?:because|as|since)\b)`,
  )}(?!\p{L}| (?:easy|for granted|seriously|slow|up with|that\b|as a))`,
  'gu',
);
