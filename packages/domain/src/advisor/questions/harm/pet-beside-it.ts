import { findHerb } from '../../../herbs/catalogue.ts';
import { choice, oneOf, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { Item } from '../../../safety/item.ts';
import { isScentedOil } from '../../about-herbs/facts/swallowed.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "My cat sleeps on my pillow though", "the dog licks my face", of what is on the skin: it gets some of it too. */
export function answerPetBesideIt({ question, herbs, earlierHerbs }: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  if (!isClose.test(text) || isGivenTo.test(text)) return null;
  const meant = herbsMeant({ herbs, earlierHerbs }).filter((item) => isScentedOil(item) || isPutOn(item));
  if (meant.length === 0) return null;
  const names = listed([...new Set(meant.map(({ name }) => inSentence(name)))]);
  const lines = [
    `Mind the animal: what is on your skin or pillow gets onto its coat, and it licks that off.`,
    meant.some((item) => isScentedOil(item) || oilOfIt(item))
      ? `Essential oils harm cats and dogs, tea tree above all. So with it that close I would leave out ${names}; a pharmacist can name something else for you. If you use it all the same, put it on hours before bed, keep the animal out of the bed, and wash your hands and the pillowcase.`
      : `Put ${names} where it cannot lick, cover the place, and wash your hands.`,
    'Drooling, wobbling, shaking or vomiting: call a vet or an animal poison line at once.',
  ];
  return plainAnswer(lines.map(paragraph), ['What could I take instead?']);
}

function isPutOn({ id, form }: Item): boolean {
  const forms = findHerb(id)?.monograph?.forms ?? [];
  return (
    form === 'topical' || (forms.length > 0 && forms.every((each) => each === 'topical' || each === 'essential-oil'))
  );
}

function oilOfIt({ id }: Item): boolean {
  return findHerb(id)?.monograph?.forms.includes('essential-oil') === true || id === 'tea-tree';
}

const pet = choice(
  /cats?|kittens?|dogs?|pupp(?:y|ies)|pups?|rabbits?|ferrets?|budgies?|parrots?|hamsters?|guinea pigs?|pets?/,
);
const isClose = oneOf(
  sequence(
    /\b/i,
    pet,
    /\b[^.?!]{0,24}\b(?:sleep\w*|lies|lays|lick\w*|cuddl\w*|snuggl\w*|sits?|curls?|rubs?|nuzzl\w*|kiss\w*|on my (?:pillow|bed|lap|face|chest)|in (?:my|our|the) (?:bed|room|house|flat))\b/,
  ),
  sequence(
    /^\W*(?:(?:but|and|oh|also)\b[ ,]*)*(?:i|we)(?:'ve)? (?:have |got |have got |also have )?(?:a |an |two |three |\d )?(?:\w+ )?/i,
    pet,
    /(?: at home| here| tho(?:ugh)?| too| as well| in the (?:house|flat|bed))*\W*$/,
  ),
);
/** What the animal itself is to have, or to breathe, is told of elsewhere. */
const isGivenTo =
  /\b(?:give|gave|put (?:it )?on|feed|fed|for) (?:it )?(?:to )?(?:my|the|our|her|his) (?:cats?|dogs?|pets?|pup\w*|rabbits?)\b|\b(?:diffus\w*|vapou?ri\w*|burners?|humidifiers?|sprays?|ate|eaten|swallowed|vomit\w*|drool\w*|shak\w+|wobbl\w*)\b/i;
