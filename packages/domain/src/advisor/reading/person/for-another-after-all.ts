import { choice, followedBy, sequence, withPlainApostrophes, wordList } from '../../../resolve/phrases.ts';
import { namesHerbOrMedicine } from '../named-things/names-a-herb.ts';
import type { AdvisorRequest } from '../../answer.ts';

/** "No, it's for my wife, not for me": what was told in the first person before was told of her, and is asked once more. */
export function forAnotherAfterAll(request: AdvisorRequest): AdvisorRequest {
  const history = request.history.reduce<AdvisorRequest['history']>((before, turn) => {
    if (turn.role !== 'user') return [...before, turn];
    const read = putRightBy({ ...request, history: before, question: turn.text });
    return [...read.history, { ...turn, text: read.question }];
  }, []);
  return putRightBy({ ...request, history });
}

function putRightBy(request: AdvisorRequest): AdvisorRequest {
  const { question, history } = request;
  const text = withPlainApostrophes(question);
  const member = request.isOfMember === true ? (request.profileName ?? '') : '';
  if (history.length > 0 && member !== '' && isOnlyNamed(text, member))
    return { ...request, question: `what about ${member}?` };
  const found = putRight.exec(text) ?? notForMe.exec(text);
  const whose = notMine.exec(text)?.groups?.['whom'];
  const before = history.findLast(({ role }) => role === 'user')?.text;
  if (found === null && whose !== undefined && before !== undefined)
    return { ...request, question: `It's for my ${whose}, who has it. ${inTheThird(before, whose)}` };
  if (found === null) return { ...request, question: text.replace(meantWhom, "it's for my ") };
  const whom = found?.groups?.['whom'];
  const last = history.findLastIndex(
    ({ role, text: said }, place) =>
      role === 'user' && place >= history.length - turnsBack && firstPerson.test(said) && namesHerbOrMedicine(said),
  );
  const told = history[last]?.text ?? '';
  if (whom === undefined || text.length > longest || told === '') return request;
  const inThird = inTheThird(told, whom.trim());
  // "Licorice tea for my stomach" names nobody once the "my" is gone.
  const asked = inThird.includes(`my ${whom.trim()}`) ? inThird : `for my ${whom.trim()}: ${inThird}`;
  const rest = text.slice((found?.index ?? 0) + (found?.[0].length ?? 0)).replace(/^[\s,.]+/, '');
  return {
    ...request,
    history: history.map((turn, place) => (place === last ? { ...turn, text: asked } : turn)),
    question: `${asked.includes('?') ? asked : `${asked.replace(/[\s.!]*$/, '')}. Is that ok?`} ${rest}`.trim(),
  };
}

/** "For Alfie I mean", "sorry, Alfie not me", "and Alfie?": nothing but whom it is about. */
function isOnlyNamed(text: string, member: string): boolean {
  const wordsOf = (some: string): readonly string[] => some.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  const words = wordsOf(text);
  const name = wordsOf(member);
  const isName = (word: string) => name.includes(word.replace(/'s$/, ''));
  return words.some(isName) && words.every((word) => isName(word) || aroundAName.has(word));
}

const aroundAName: ReadonlySet<string> = new Set(
  wordList(`
    and for about what so ok sorry no oh wait oops actually well but i i'm im mean meant it it's its this that that's is was all
    asking ask not me myself rather than then though tho please really with in mind
  `),
);

/** "No, I meant my daughter." */
const meantWhom = sequence(
  /^\W*(?:(?:oh|no|sorry|wait|oops|actually)\b[ ,.!]+)*i mean(?:t)? (?:for )?my /i,
  followedBy(
    sequence(
      choice(
        /son|daughter|wife|husband|partner|mother|mum|mom|father|dad|sister|brother|baby|child|kid/,
        /grand\w+|friend|boyfriend|girlfriend|aunt|uncle|gran\w*|nan\w*/,
      ),
      /\b/,
    ),
  ),
);
const longest = 120;
const turnsBack = 6;
const relation = String.raw`my (?<whom>(?:\d{1,2}[- ](?:year|month)s?[- ]old (?:\w+ )?|(?:old|elderly|little|older|younger|pregnant|best) )?(?!self|own|medic|tablet|pill|blood|heart|sleep|stomach|head|back)[a-z]+(?:[- ]in[- ]law)?)`;
const opening = String.raw`^\W*(?:(?:oh|no|sorry|wait|oops|actually|hang on|i mean|i meant|correction|well|but|my mistake|i should (?:say|have said)|ah)[ ,.!:]+)`;
const itIs = String.raw`(?:(?:it|that|this|all that|i|that question|the question)(?:'s| is| was|'m asking| am asking| ask)? )?(?:all |really |actually )?(?:asking )?(?:for|about|on behalf of) `;
const mine = String.raw`(?:,? (?:not|rather than) (?:for |about )?(?:me|myself))?`;
const putRight = new RegExp(`${opening}+${itIs}${relation}${mine}`, 'i');
const notForMe = new RegExp(
  String.raw`^\W*(?:it|that|this)(?:'s| is| was)(?: not for me(?: but|,)?)? (?:for|about) ${relation},? (?:not|rather than) (?:for |about )?(?:me|myself)`,
  'i',
);
/** "I don't have it, my dad does." */
const notMine = sequence(
  /^\W*(?:(?:oh|no|sorry|wait|actually|well|but)\b[ ,]*)*/i,
  choice(
    /i (?:do not|don't|haven't) (?:have|got|take|need) (?:it|that|this|them|any)/,
    /(?:it's |it is )?not (?:me|mine|for me)/,
  ),
  /\W+(?:it's |but |it is )?my (?<whom>[a-z]+(?:[- ]in[- ]law)?)(?: does| has| is| takes)?(?: it)?\W*$/,
);
const firstPerson = /\b(?:i|i'm|i've|my|me)\b/i;

function inTheThird(told: string, whom: string): string {
  return withPlainApostrophes(told)
    .replaceAll(/\bi(?:'m| am)\b/gi, `my ${whom} is`)
    .replaceAll(/\bi(?:'ve| have)\b/gi, `my ${whom} has`)
    .replaceAll(/\b(can|could|may|should|do|would|will|must|might|shall) i\b/gi, `$1 my ${whom}`)
    .replaceAll(/\bi (take|want|use|drink|need|get|suffer|sleep|feel)\b/gi, `my ${whom} $1s`)
    .replaceAll(/\bi\b/gi, `my ${whom}`)
    .replaceAll(new RegExp(String.raw`\bmy (?!${whom}\b)`, 'gi'), 'the ')
    .replaceAll(/\bme\b/gi, `my ${whom}`);
}
