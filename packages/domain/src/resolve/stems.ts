import { medicineClassNames } from '../conditions/class-names.ts';
import { type MedicineClass, medicineClasses } from '../medicines/medicine-classes.ts';
import { type Entry, lexicon } from './lexicon.ts';
import type { Mention } from './mention.ts';
import { wordList } from './phrases.ts';

/**
 * How the WHO lets the names of a group end ("The use of stems in the selection of International Nonproprietary Names"): a
 * medicine that no row knows is checked as one of its group. Of two stems that fit the longer comes first.
 */
const stems: readonly (readonly [MedicineClass, RegExp])[] = wordList(`
  arb:sartan ace-inhibitor:pril beta-blocker:(?<!ab|[ao]z)olol calcium-channel-blocker:dipine? statin:vastatin fibrate:(?<!de|^s)fibrate
  alpha-blocker:azosin thiazide-diuretic:thiazide dpp4-inhibitor:gliptin sglt2-inhibitor:gliflozin
  antidiabetic:gli(?:tazone?|nide?) direct-oral-anticoagulant:(?:xaban|gatran) heparin:[aeiou]parin$
  antiplatelet:(?<!on)grel(?:or)?$ antipsychotic:(?:piprazole?|perid(?:ol|one?)) proton-pump-inhibitor:prazole? triptan:triptan
  benzodiazepine:az(?:epam|olam) barbiturate:barbit(?:al|one?) penicillin:cillin[es]?$ fluoroquinolone:floxacin tetracycline:(?<!prosta)cycline?
  macrolide:thromycin azole-antifungal:conazole? nitroimidazole:nidazole? btk-inhibitor:brutinib immunosuppressant:(?:citinib|limus)
  targeted-cancer-drug:(?:tinib|fenib|ciclib|parib|lisib|degib) chemotherapy:(?:rubicin|platin$|taxel)
  integrase-inhibitor:tegravir
  nsaid:(?:profen|(?<!t)oxicam|coxib|fenac) opioid:fentan[iy]l pde5-inhibitor:(?:en|al|an|nt)afil
  antihistamine:(?<!bl|pl|cr|^el|^c)astine tricyclic-antidepressant:(?:triptylin|pramin)e? local-anesthetic:(?:arti|(?<!i|maro|cis))caine$ bisphosphonate:dronate?
  cephalosporin:^ce(?:f|ph)(?!al|ael|e)[a-z]+
`).flatMap((row) => {
  const [group = '', ending = ''] = row.split(/:(.*)/);
  return medicineClasses
    .filter((each) => each === group)
    .map((each): [MedicineClass, RegExp] => [each, new RegExp(`${ending}[aeos]?$`)]);
});
/** Shorter words are no names of medicines: "april". */
const shortest = 8;

/** How a word ends as the names of a group do, and which group that is. */
export function stemOf(word: string): { readonly group: MedicineClass; readonly stem: RegExp } | undefined {
  if (word.length < shortest || !/^[a-z]+$/.test(word)) return undefined;
  const [group, stem] = stems.find(([, each]) => each.test(word)) ?? [];
  return group && stem && { group, stem };
}

/** The group of a medicine that is known by nothing but how its name ends. */
export function groupByStem(word: string): Entry | undefined {
  const group = stemOf(word)?.group;
  const label = medicineClassNames.find((each) => each.class === group)?.label ?? group?.replaceAll('-', ' ');
  return label === undefined ? undefined : { kind: 'medicine', id: `class:${group}`, name: label };
}

/** Names of medicines of which the group alone is known: they are told as unknown as well. */
export function knownByStem(mentions: readonly Mention[]): string[] {
  return mentions
    .filter(({ id, text, negated }) => !negated && id.startsWith('class:') && isByStem(text.toLowerCase()))
    .map(({ text }) => text);
}

const isByStem = (word: string) => stemOf(word) !== undefined && !lexicon().phrases.has(word);
