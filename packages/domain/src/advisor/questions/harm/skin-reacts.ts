import { findHerb } from '../../../herbs/catalogue.ts';
import { choice, oneOf, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { Item } from '../../../safety/item.ts';

/** What goes on the skin, as it was asked of or as it is mostly used. */
export function isPutOnSkin({ id, form }: Item): boolean {
  return form === 'topical' || findHerb(id)?.monograph?.forms.includes('topical') === true;
}
/** "Came up all bumpy". */
const skinReacts = sequence(
  /\b(?:went|gone|going|turned|came (?:up|out)|comes up|got|getting|flared(?: up)?|broke out|is|are|feels?)/i,
  /(?: (?:all|really|a bit|bit|so|very|in|up|like|dead|super|proper|bright))* /,
  choice(
    /red\w*|itch\w*|bump\w*|blotch\w*|sore|sting\w*|swollen|raw|spott?y|hives|a rash|flak\w*|inflamed/,
    /irritated|burn\w*|peel\w*|blister\w*|welts?/,
  ),
  /\b/,
);
/** "Where I dabbed it", "I tried it and". */
const tellsOfUse = sequence(
  /\b(?:where(?:ver)?|after|since|when|as soon as|and|i)\b[^?]{0,16}/i,
  /\b(?:tried|put|dabb?ed|used|rubbed|applied|using|smeared|slapped|it was|it touched|it went)\b/,
);
/** "It burns when I put it on." */
const burnsWherePut = oneOf(
  sequence(
    /\b(?:rub|cream|gel|oil|ointment|balm|salve|lotion|plaster|compress) (?:has |have |really )?/i,
    /(?:made|makes|turned|turns|left|leaves) (?:my |the )/,
    /(?:skin|face|knees?|hands?|arms?|legs?|back|scalp|neck|place)\b[^?]{0,12}/,
    /\b(?:red|sore|burn\w*|itch\w*|hot|raw|blotch\w*|swollen)/,
  ),
  sequence(
    /\b(?:it|this|that|the (?:oil|cream|gel)|my (?:skin|face|scalp))(?: really| kind of| just)?/i,
    / (?:burns?|stings?|itch(?:es)?|is (?:burning|stinging|itching|red|sore))\b[^?]{0,16}/,
    /\b(?:when|after|where|since|each time|every time)\b[^?]{0,12}/,
    /\b(?:put|apply|applied|use|used|using|rub|rubbed|dab)/,
  ),
);
/** "It burns now", of what was put on. */
const burnsNow = sequence(
  /^\W*(?:(?:but|and|ok|now|oh|ouch|help)\b\W*)*(?:it|this|that|my (?:skin|face|scalp))/i,
  /(?:'s| really| kind of| just| is| has| got| gets| went| turned)*/,
  / (?:burns?|burning|stings?|stinging|itch(?:es|ing|y)?|red|sore|hurts?|worse|swollen)/,
  /\b(?: (?:now|a bit|a lot|like hell|like mad|so much|badly|and \w+(?: \w+)?))*\W*$/,
);

/** "It went red where I tried it", of something for the skin. */
export function reactsToIt(text: string): boolean {
  return skinReacts.test(text) && tellsOfUse.test(text);
}

/** "The cream made my knee red": the place itself is told. */
export function burnsThere(text: string): boolean {
  return burnsWherePut.test(text);
}

/** "It burns now": only what was put on is left to be meant. */
export function burnsByNow(text: string): boolean {
  return burnsNow.test(withPlainApostrophes(text));
}
