import { breeds } from '../../data/breeds.ts';
import { givenNames, isGivenName } from '../../../resolve/given-names.ts';
import { choice } from '../../../resolve/phrases.ts';
import { readText } from '../../../resolve/read.ts';
import { noPerson } from './kin-words.ts';
import { markersIn } from './markers.ts';

/** The names a message gives to its people, "my wife Maureen", "Ruby is fourteen", "Baby Theo", and the one of the profile. */
export function namesIn(sentences: readonly string[], ofProfile: string | null): readonly string[] {
  const told = sentences.flatMap((sentence, place) => [
    ...markersIn(sentence, []).flatMap(({ name }) => name ?? []),
    ...withAge(sentence).filter((name) => !isRemedy(name)),
    ...ways.flatMap((way) => [...sentence.matchAll(way)]).flatMap(([, name = '']) => (isRemedy(name) ? [] : name)),
    ...nameBefore(sentence, sentences[place + 1]),
    ...givenNamesIn(sentence),
  ]);
  const own = ofProfile !== null && /^\p{L}{2,}$/u.test(ofProfile) ? [ofProfile] : [];
  return [...new Set([...told.filter((name) => !noPerson.test(name)), ...own])];
}

/** "Hello, Colin, 63, Sunderland", "Wendy here", "With every good wish, Margaret": the one of the profile writes. */
export function isWrittenBy(sentences: readonly string[], name: string | null): boolean {
  if (name === null || !/^\p{L}{2,}$/u.test(name)) return false;
  const opens = new RegExp(String.raw`^(?:${greeting}|\W)*${name}(?:[,.]| from\b)`, 'i');
  const says = new RegExp(String.raw`${ownName.source}${name}\b|(?<!\p{L})${name},? (?:here|writing)\b`, 'iu');
  const signs = new RegExp(
    String.raw`^(?![^]*\b(?:to|for|and|about|is|called|my|our) ${name})[^]{0,50}(?<!\p{L})${name}\W*$`,
    'iu',
  );
  return (
    sentences.slice(0, 3).some((each) => opens.test(each)) ||
    sentences.some((each) => says.test(each)) ||
    signs.test(sentences.at(-1) ?? '')
  );
}

const greeting =
  "hi|hello|hey|hiya|g'day|good (?:morning|day|evening|afternoon)|greetings|there|all|everyone|namaste|folks|team";
const ownName = /\b(?:i['’]?m|i am|name is|name['’]s|this is|regards,?|wishes,?|thanks,?|yours,?|cheers,?|love,?) /i;

/** A plant or medicine by its very name; "Connor" is only written like one. */
function isRemedy(name: string): boolean {
  return readText(name).mentions.some(
    (each) => /^(?:herb|medicine)$/.test(each.kind) && each.name.toLowerCase().startsWith(name.toLowerCase()),
  );
}

/** "The one I worry about is Callum. He's 22." */
function nameBefore(sentence: string, next = ''): readonly string[] {
  const [, name = ''] = /\b(?:is|called|named|meet|about|got|have) (\p{Lu}\p{Ll}{2,})[.!]*$/u.exec(sentence) ?? [];
  return name !== '' && /^(?:he|she)\b/i.test(next) && !isRemedy(name) ? [name] : [];
}

/** "Carla on the till", "then there's Callum", "darek drives": a name that is known as one, and stands for no place or remedy. */
function givenNamesIn(sentence: string): readonly string[] {
  return [...sentence.matchAll(words)].flatMap(({ 0: word, index }) => {
    const isNamed = /^\p{Lu}/u.test(word)
      ? givenNames.has(word)
      : isGivenName(word) && isOfSomebody(sentence, index, word);
    return isNamed && !isPlaceBehind.test(sentence.slice(0, index)) ? [word] : [];
  });
}

function isOfSomebody(sentence: string, start: number, word: string): boolean {
  const isCalledSo = /\b(?:called|named) $/i.test(sentence.slice(0, start));
  return isCalledSo || (!everyday.test(word) && doesThings.test(sentence.slice(start + word.length)));
}

const words = /(?<![\p{L}'’-])\p{L}{2,}(?=['’]s\b|(?![\p{L}'’-]))/gu;
const isPlaceBehind = /\b(?:in|from|near|at|st|saint|san|santa|lake|mount|port|new|queen|king|prince|princess) $/i;
/** In small letters these are mostly something else. */
const everyday = /^(?:flora|penny|frank|lance|victor|mercedes|chad|wade|norma|luz|ella|val|gay|jack|harry|dana)$/;
const doesThings =
  /^(?:['’]?s)? (?:is|has|had|takes|took|wants|needs|gets|got|says|just|also|he|she|was|cant|can['’]?t|sleeps|drinks|works|drives|on|and (?:i|me)|wont|likes)\b|^,? \d|^:|^, \p{L}+,/u;

const someName = String.raw`(?<!\p{L})(?<!\b(?:in|from|at|near|of|to|since|until) )(\p{Lu}\p{Ll}+)`;
const tens = '(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?';
export const ageInYears = String.raw`(?:\d{1,2}|${tens}|(?:thir|four|fif|six|seven|eigh|nine)teen|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`;
const someAge = String.raw`${ageInYears}(?![\p{L}\d])(?! ?(?:mg|ml|g|times|days|o['’]?clock|%|of|or|more|cups?|spoons?|tablets|people)(?![\p{L}]))(?! (?:years?|weeks?|months?|days?|hours?|minutes?|miles?)(?! old| of age|[,.;]))`;
const now = '(?:(?:only|just|now|nearly|almost|already|about|aged?) )?';

/** "Alfie's 12, Ruby is fourteen", "Linda, 55, finished chemo", "Nia (21)", "old Humphrey in the basses, who is 74". */
function withAge(sentence: string): readonly string[] {
  return [...sentence.matchAll(nameAndAge)].map(([, name = '']) => name);
}

const nameAndAge = new RegExp(
  `${someName}(?:${choice(
    /['’]s| is/,
    /,? \((?:he|she|who)?(?:['’]s| is)?/,
    String.raw`(?: [\p{Ll}'’]+){0,4}, who(?:['’]s| is)`,
    String.raw`(?: [\p{Ll}'’]+){0,12}, (?:he|she)(?:['’]s| is)`,
    /,(?: is)?/,
  )}) ?${now}${someAge}`,
  'gu',
);

const pets = String.raw`(?:\p{Ll}+ )?(?:${breeds}|dog|cat|puppy|kitten|horse|pony|mare|rabbit|hamster|parrot|budgie|hen|goat|tortoise)s?\b`;
const ways = [
  new RegExp(
    String.raw`(?<!\p{L})(?:[Mm]y|[Oo]ur) (?!${pets})(?:[\p{Ll}-]+ )?(\p{Lu}\p{Ll}{2,})(?= (?:had|has|is|takes|wants|was|likes|gets|says|went|died|took|ate|drank|fell|came|caught|got|\p{Ll}{2,}ed)\b|, who\b)`,
    'gu',
  ),
  // "My best alto, Petra, is expecting", "my small one, Obinna, he is …".
  /(?<!\p{L})(?:[Mm]y|[Oo]ur) (?:[\p{Ll}\d'’-]+ ){0,3}?[\p{Ll}\d'’-]+, (\p{Lu}\p{Ll}{2,}),? (?=(?:who|he|she|is|has|had|takes|wants|was|gets|asked|needs|came)\b)/gu,
  // "Kat is on levothyroxine", "and Sal takes": no name that is listed.
  /(?<=^\W*|[.,;:–-] |\b(?:and|but|so|then|while|[Tt]hen|[Nn]ow|[Aa]nd|[Aa]s for|that) )(?!(?:Every|Some|Any|No)(?:one|body)\b|(?:N?either|Mine|Another|Others|People|Whoever|None|Most|Who|Which|Anything|Something) )(\p{Lu}\p{Ll}{1,11})(?=, who\b| (?:takes|drinks|wants|asked|has (?:been (?:on|taking|put|told|given)|taken)|(?:is|was|has been|['’]s) (?:(?:just|only|now|also|already|still|put|given|told) )*(?:on|taking|pregnant|diabetic|asthmatic|epileptic|allergic|nursing|breastfeeding|prescribed)|(?:in|from|at|on|across|upstairs|downstairs|next)(?: \p{Ll}+){1,4} (?:takes|is|has|drinks|wants|was))\b)/gu,
  // "And Lee has", in the middle of a sentence.
  /(?<=\b(?:and|but|so|then|while|young|our) )(?!I\b)(\p{Lu}\p{Ll}{1,11})(?= (?:is|has|had|he|she|hes|shes|was)\b)/gu,
  // "Baby Theo came to us", "Mrs Okafor".
  // "Mr Joshi", "Frau Lindner": whatever is told of them.
  /(?<!\p{L})(?:Mrs?|Ms|Miss|Mister|Herr|Frau|Don|Do[nñ]a|Se[nñ]ora?|Monsieur|Madame|Mama|Baba|Sister|Brother|Auntie|Uncle)\.? (\p{Lu}\p{Ll}{2,})/gu,
  /(?<!\p{L})(?:Baby|Little|[Oo]ld|Mrs?|Ms|Miss) (\p{Lu}\p{Ll}{2,})(?= (?:had|has|is|takes|wants|was|likes|gets|says|came|needs|can)\b|,? who\b)/gu,
];
