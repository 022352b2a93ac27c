import { adultRelations } from '../../data/relation-words.ts';
import { lately } from '../../../resolve/lately.ts';
import { choice, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { whoseOf } from './whose.ts';

/**
 * A message without what it tells of somebody in the past: "my mother had a big bush by the house", "my late wife was from
 * Goa". Whoever is still spoken of in the rest stays, and so does one who fell ill.
 */
export const withoutStories: (message: string) => string = lately((message) => {
  const sentences = withPlainApostrophes(message).split(/(?<=[.!?…])\s+|\n+/);
  const heroes = sentences.flatMap((sentence) => heroOf(sentence) ?? []);
  if (heroes.length === 0) return message;
  const rest = sentences.filter((sentence) => heroOf(sentence) === null && !goesOnOf(heroes, sentence));
  return rest.some((sentence) => heroes.some((hero) => speaksOf(hero, sentence))) ? message : rest.join(' ');
});

/** Who did something long ago, in a sentence that asks nothing. */
function heroOf(sentence: string): string | null {
  if (sentence.includes('?')) return null;
  const late = lateOne.exec(sentence)?.groups?.['who'];
  const once = late === undefined ? didOnce.exec(sentence) : null;
  const isOver = once !== null && !stillGoesOn.test(sentence.slice(once.index + once[0].length));
  return (late ?? (isOver ? once.groups?.['who'] : undefined))?.toLowerCase() ?? null;
}

/** "She lived to 91." */
function goesOnOf(heroes: readonly string[], sentence: string): boolean {
  const who = pronounPast.exec(sentence)?.[1]?.toLowerCase();
  return who !== undefined && !sentence.includes('?') && heroes.some((hero) => whoseOf(hero) === whosePronoun[who]);
}

function speaksOf(hero: string, sentence: string): boolean {
  const whose = whoseOf(hero);
  const isNamed = new RegExp(String.raw`\b${hero}\b`, 'i').test(sentence);
  return isNamed || (whose !== 'his' && ofHer.test(sentence)) || (whose !== 'her' && ofHim.test(sentence));
}

const ofHer = /\b(?:she|her|hers)\b/i;
const ofHim = /\b(?:he|him|his)\b/i;
const whosePronoun: Readonly<Record<string, string>> = { she: 'her', he: 'his' };
const past = choice(
  /used to|would (?:always|often)|swore|made|drank|gave|grew|kept|rubbed|cooked|boiled|brewed|baked|mixed|put|taught/,
  /told|said|lived|picked|brought|planted|gathered|cured|treated|raised/,
  /had an? (?:big |huge |little |small |old |whole |\w+ing )*(?:bush|tree|garden|farm|shop|recipe|field|plant|pot|jar|remedy|book|hedge|patch|cure|allotment)/,
  /was (?:from|born|raised|a|an|the|always|very fond|mad|great|so good)(?! (?:diabetic|epileptic|asthmatic|bit|little))/,
);
const who = String.raw`(?<who>${choice(...adultRelations)})`;
const didOnce = new RegExp(
  String.raw`\b(?:my|our|the) (?:(?:own|old|dear|great|poor) )*${who}(?:,? (?:always|often|once|never|also|just|god rest (?:her|him)))*,? (?:${past})\b`,
  'i',
);
const lateOne = new RegExp(String.raw`\b(?:my|our) late ${who}\b`, 'i');
/** "My mother said she is dizzy", "my wife made herself a tea": it is about today. */
const stillGoesOn =
  /\b(?:she|her|hers|herself|he|him|his|himself|is|are|has|have|feels?|can't|cannot|needs?|wants?|now|yesterday|today|tonight|(?:last|this) \w+)\b/i;
const pronounPast =
  /^\W*(?:(?:and|but|well)\b\W*)*(she|he) (?:always |never |only |just )*(?:lived|was|had|died|did|swore|drank|used|made|took|ate|grew|got|said|never|worked|cooked|kept)\b/i;

const took =
  '(?:(?:always|also|already|even|only|just|he|she|it|who) )*(?:was|were|had|took|used|got|needed|lived on|ate|drank|swallowed|swore)';
/** Up to what is told of somebody else. */
const asFar = String.raw`(?:(?!(?:,|\b(?:and|but|so|while))\s+(?:now )?(?:i|i['’]?m|i['’]ve|my|our|me|we|am|can|could|is|may|should|would)\b)[^.?!;])*`;
const kinOrPet = String.raw`(?:\b(?:my|our|the|her|his) (?:\w+ ){0,2}?|(?<=^|[.!?;,] ))(?:${choice(...adultRelations, /oma|opa|nonna|nonno|gran(?:d?dad|d?pa|ny|d?ma)?|son|daughter|child|baby|cat|dog|horse|pony|rabbit/)})(?: \w+)?`;
const hasDied = String.raw`,? (?:who |has |had |sadly |suddenly |just )*(?:died|passed (?:away|on)|was put (?:down|to sleep))`;
/** What somebody took who is no longer alive: "my late husband was on warfarin", "the cat had phenobarbital before she died". */
export const takenByTheDead = new RegExp(
  choice(
    String.raw`\b(?:my|our|her|his) (?:\w+ )?late (?:\w+ ){1,2}?,?\s*(?:who )?${took}\b${asFar}`,
    String.raw`${kinOrPet}${hasDied}\b[^.?!;,]{0,40}[,.;!]\s+(?:and |but )?(?:he|she|it)(?:'d| )${took}\b${asFar}`,
    String.raw`${kinOrPet}, who (?:died|passed (?:away|on))\b[^.?!;,]{0,40}, ${took}\b${asFar}`,
    String.raw`${kinOrPet} ${took}\b${asFar}\b(?:until|till|before|when|and then) (?:he|she|it) (?:died|passed)\b${asFar}`,
    String.raw`${kinOrPet},? (?:may )?(?:god )?rest (?:his|her|him|them)(?: soul)?(?: in peace)?,? ${took}\b${asFar}`,
  ),
  'gi',
);
