import { allergenNames } from '../../conditions/allergen-names.ts';
import type { AllergenKey } from '../../conditions/allergens.ts';
import { findHerb } from '../../herbs/catalogue.ts';
import { findMedicineProfile, sameSubstance } from '../../medicines/catalogue.ts';
import type { MedicineClass } from '../../medicines/medicine-classes.ts';
import type { Mention } from '../../resolve/mention.ts';

/** The allergies a text tells of. A word such as "soy" or "iodine" names something taken unless the text says more. */
export function allergiesTold(mentions: readonly Mention[]): Mention[] {
  const isTaken = (allergen: Mention) =>
    mentions.some(
      ({ kind, start, text }) =>
        (kind === 'herb' || kind === 'medicine') && start === allergen.start && text === allergen.text,
    );
  const told = mentions.filter((mention) => mention.allergy || (mention.kind === 'allergen' && !isTaken(mention)));
  return [...told, ...groupsOfMedicines(told)];
}

const groupsOfClass: readonly (readonly [MedicineClass, AllergenKey])[] = [
  ['salicylate', 'aspirin-salicylates'],
  ['nsaid', 'nsaids'],
  ['penicillin', 'penicillin'],
  ['sulfonamide', 'sulfonamides'],
];

/** Allergies with the groups and the plants they stand for. */
export function withGroups(mentions: readonly Mention[]): Mention[] {
  return [...mentions, ...groupsOfMedicines(mentions)];
}

/** An allergy to Disprin is one to aspirin, whatever the name on the box. */
function groupsOfMedicines(mentions: readonly Mention[]): Mention[] {
  return mentions.flatMap((mention) => {
    const substance = mention.kind === 'medicine' ? sameSubstance(mention.id) : undefined;
    const herb = substance === undefined ? undefined : findHerb(substance);
    const itself = herb ? [{ ...mention, kind: 'herb' as const, id: herb.key, name: herb.name }] : [];
    const classes = mention.kind === 'medicine' ? findMedicineProfile(mention.id)?.certain : undefined;
    const groups = groupsOfClass
      .filter(([named]) => classes?.has(named))
      .map(([, id]) => ({ ...mention, kind: 'allergen' as const, id, name: allergenNames[id].label }));
    return [...itself, ...groups];
  });
}

/** "Aspirin - bad asthma attack", "chamomile makes me itch": what the allergy does is nothing to check; cats and dust are in no herb. */
export function isToCheck(name: string): boolean {
  const bare = name.replaceAll(/^[\s([]+|[\s)\].!]+$/g, '');
  return !reaction.test(bare) && !inNoHerb.test(bare);
}

/** Plasters may hold the resin of pines: they are told of as unknown. */
const inNoHerb =
  /^(?:(?:my|the|house|pet|animal|household|most|all|indoor|some) )*(?:cats?|dogs?|horses?|rabbits?|guinea pigs?|hamsters?|pets?|animals?|birds?|budgies?|feathers?|fur|(?:cat|dog|horse|pet|animal)(?:'?s)? (?:hair|fur|dander)|dander|wool|dust(?: mites?)?|mites|cold air|exercise|swimming pools?|chlorine|washing powder|detergents?|hair dye|cement|mosquito(?:e?s| bites?)|gnats?|midges?)(?: (?:and|or|&) (?:cats?|dogs?|horses?|dust(?: mites?)?|feathers?|fur|pets?|rabbits?))*(?: (?:hair|fur|dander|allergy|allergies))?$/i;

const reaction =
  /^(?:(?:bad|severe|mild|awful|terrible|serious) )*(?:asthma )?(?:attacks?|itch\w*|rash\w*|hives|welts|swell\w*|swollen(?: \w+)?|wheez\w*|sneez\w*|reactions?|anaphyla\w*|vomit\w*|nause\w*|collaps\w*|faint\w*|cough\w*|streaming(?: \w+)?|runny(?: \w+)?|epipen|epi pen)$/i;

/** "Lobster, crab (anaphylaxis)" are one allergy, and as dangerous as its worst reaction. */
export function withTheWorst(allergens: readonly Mention[]): Mention[] {
  const severe = new Set(allergens.filter(({ isSevere }) => isSevere === true).map(({ id }) => id));
  return allergens.map((each) => (severe.has(each.id) ? { ...each, isSevere: true as const } : each));
}
