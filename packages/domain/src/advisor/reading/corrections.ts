import { anyPhrase, oneOf, withPlainApostrophes } from '../../resolve/phrases.ts';
import type { Mention } from '../../resolve/mention.ts';
import { readText } from '../../resolve/read.ts';
import type { Person } from '../../safety/person/person.ts';

/** "I am not pregnant after all", "I lost it last month". */
export function deniesPregnancy(message: string): boolean {
  return noPregnancy.test(withPlainApostrophes(message));
}

/** What has to be said to whoever tells of a loss; null when nobody does. */
export function condolence(message: string): string | null {
  const text = withPlainApostrophes(message);
  if (loss.test(text))
    return 'I am so sorry for your loss. Please let a doctor or midwife look after you, and take the time you need.';
  return fearOfLoss.test(text)
    ? 'I understand the fear. Tell your midwife or doctor what you took and how much: they know your pregnancy and can say what it means. Bleeding or cramps: call them today.'
    : null;
}

/** "Scared of a miscarriage": none has happened. */
const fearOfLoss =
  /\b(?:scared|afraid|worr\w+|fear\w*|anxious|panic\w*|terrified|frightened)\b[^]{0,80}\bmiscarr\w+|\bmiscarr\w+[^]{0,80}\b(?:scared|afraid|worr\w+|fear\w*|anxious|panic\w*|terrified|frightened)\b/i;

const loss = anyPhrase(
  /lost (?:the|my|our) (?:baby|pregnancy)/,
  /(?:had|after|since|following|through) (?:a|an|my|the|two|three|another) (?:\w+ )?miscarriages?/,
  'my miscarriage',
  /i miscarried|we miscarried/,
  /lost it (?:last|this|a|at|in|two|three)\b/,
);

/** What was told of a person before, without what a message takes back: "I am not pregnant after all", "I meant clopidogrel". */
export function withoutCorrected(before: Person, message: string): Person {
  const text = withPlainApostrophes(message);
  const gone = [
    ...readText(message).mentions.filter(({ kind, negated }) => kind === 'medicine' && negated),
    ...stoppedIn(message),
  ];
  const isDenied = (id: string) => gone.some((mention) => mention.id === id);
  // The medicine told last is the one put right.
  const namesAnother = readText(message).mentions.some(({ kind, negated }) => kind === 'medicine' && !negated);
  const isPutRight = (meantAnother.test(text) && namesAnother) || isAnothers.test(text);
  const corrected = isPutRight ? before.medicines.slice(1) : before.medicines;
  return {
    ...before,
    pregnant: before.pregnant && !noPregnancy.test(text),
    breastfeeding: before.breastfeeding && !noNursing.test(text),
    medicines: takesNothing.test(text) ? [] : corrected.filter(({ id }) => !isDenied(id)),
    conditions: before.conditions.filter(({ id }) => !isOpposed(id, message)),
  };
}

/** "Not slow, it's the overactive one": of what cannot be at once the last that was told stands. */
function isOpposed(condition: string, message: string): boolean {
  const told = readText(message).mentions.filter(({ kind, negated }) => kind === 'condition' && !negated);
  return opposites.some(
    (pair) => pair.includes(condition) && told.some(({ id }) => id !== condition && pair.includes(id)),
  );
}

const opposites: readonly (readonly string[])[] = [
  ['hyperthyroidism', 'hypothyroidism'],
  ['high-blood-pressure', 'low-blood-pressure'],
];

/** "Just kidding": what was told before it was never so. */
export const joke = anyPhrase(/(?:a |just |was |only )?(?:jok(?:e|ing)|kidding|jk)/, 'haha');
const longestJoke = 60;

/** "I want to die haha jk": a wish alone, no deed and no means. The line was named, and another question is answered. */
export function isTakenBack(message: string): boolean {
  const text = withPlainApostrophes(message);
  return joke.test(text) && wishAlone.test(text);
}

const wishAlone =
  /^(?![^]*\b(?:pills?|tablets|took|rope|knife|bridge|plan\w*|tonight|cut\w*|not|isn't|half)\b)[^]*\b(?:die|dead|kill|end|life|alive)\b/i;

/** The messages without what the next one takes back as a joke. */
export function withoutJokes(messages: readonly string[]): readonly string[] {
  const isJoke = (message: string | undefined) =>
    message !== undefined && message.length < longestJoke && joke.test(withPlainApostrophes(message));
  return messages.filter((_, place) => !isJoke(messages[place + 1]));
}

/** "It is my wife who takes Eliquis, not me": what turns out to be another's medicine is not one's own. */
export function withoutTakenByOthers(before: Person, message: string): Person {
  const text = withPlainApostrophes(message);
  if (!takesNothing.test(text) && !othersOwn.test(text)) return before;
  const { mentions } = readText(message);
  const isHers = anothersStage.test(text);
  return {
    ...before,
    ...(isHers ? { pregnant: false, breastfeeding: false, saysNotPregnant: true } : {}),
    medicines: before.medicines.filter(({ id }) => !mentions.some((mention) => mention.id === id)),
  };
}

/** "No wait, that is my wife's." */
const isAnothers = anyPhrase(/(?:that|those|it)(?:'s| is| are| was| were) (?:my \w+'s|hers|his|theirs|not mine)/);

/** "My sister is pregnant, not me." */
const anothersStage = /\b(?:pregnant|nursing|breast ?-?feeding),? not (?:me|i)\b/i;

const othersOwn = anyPhrase(/not (?:me|mine|i)/, /(?:his|hers|theirs),? not/);

/** Medicines a message says are no longer taken: "bisoprolol stopped last year". */
export function stoppedIn(message: string): readonly Mention[] {
  return readText(message).mentions.filter(
    ({ kind, start, text }) =>
      (kind === 'medicine' && isStopped.test(message.slice(start + text.length))) ||
      (isDropped.test(message.slice(0, start)) && !isWish.test(message.slice(0, start))),
  );
}

/** "Can I come off it?", "I want off my tablets": it is still taken. */
const isWish =
  /\b(?:can|could|may|should|want|wanna|like to|how|thinking|think|plan\w*|try\w*|ok|okay|safe|help|need|wean\w*|taper\w*|get(?:ting)?|come|coming|be|going|if|when|ready)\b[^.?!]*$/i;
const isDropped = /\b(?:scratch|forget|drop|came off|went off|moved off|off)\s+(?:the |my |hormonal )?$/i;
const isStopped = oneOf(
  /^\s*(?:was|is|has been|got|i|they)?\s*(?:stopped|discontinued|ended|finished|changed to|swapped for)\b/i,
  // "Adderall for his ADHD, but no wait, he stopped that when he graduated"; what was stopped lately still counts.
  /^[^.?!;]{0,50}\b(?:stopped|came off|gave up|quit) (?:it|that|them)\b(?=[^.?!]{0,40}\b(?:when|years?|months ago|last (?:year|summer|winter|spring|autumn|fall)|ages ago|so nothing|nothing now|long ago)\b)/i,
  // "Doxycycline for Lyme last summer, finished, all clear."
  /^[^.?!;]{0,30}\b(?:last (?:year|summer|winter|spring|autumn|fall|christmas|easter)|(?:years?|months) ago|in (?:19|20)\d\d)\b[^.?!;]{0,12}\b(?:finished|all (?:clear|done)|done|over)\b/i,
);

const noPregnancy = anyPhrase(
  /(?:not|isn't|no longer|never) (?:\w+ ){0,2}pregnant/,
  /pregnan\w*\b[^.?!]{0,30}\b(?:false alarm|was wrong|mistake)/,
  /(?:no|false) (?:pregnancy|positive|test)/,
  /(?<!\w )(?:the |my |it |pregnancy |hcg )?test (?:was|is|came back) (?:\w+ )?(?:wrong|false|negative)/,
  /(?:pregnancy|hcg) test (?:was|is|came back) (?:\w+ )?(?:wrong|false|negative)/,
  /(?<=^\W*(?:(?:phew|ok|okay|so|well|update|oh|lol|it'?s|it was|was|came back|got a|good news|the result)\W+)*)negative(?! (?:about|feedback|side|blood|for))/,
  /(?:my |the )?period (?:has |is |just )?(?:come|came|started|here|arrived)(?: after all| today| now)*/,
  /lost the (?:baby|pregnancy)/,
  'miscarried',
  /lost it (?:last|this|a|at|in|two|three)\b/,
);
const noNursing = anyPhrase(
  /(?:not|isn't|no longer|never|stopped) (?:\w+ ){0,2}(?:nursing|breast ?-?feeding)/,
  /(?:only |on )(?:formula|bottle)/,
  'weaned',
);
/** "It is my wife who takes it, I take nothing." */
const takesNothing = anyPhrase(
  /i (?:don't )?take (?:nothing|anything|no (?:medicines?|meds|pills|tablets))/,
  /it(?:'s| is) my \w+ who takes/,
);
/** Puts another medicine in the place of the one told. */
const meantAnother = anyPhrase(
  /(?:sorry|no|oops|wait)\b[^.?!]{0,16}\bi (?:meant?|take)\b(?= \w)/,
  /i mean(?:t)?(?! i (?:took|used|stopped))/,
  /(?<=^\W*(?:oh,? |no,? |sorry,? |hang on,? )*(?:wait,? |no,? |sorry,? ))(?:it's|it is)(?! (?:my \w+'s|hers|his|not|ok|fine|for)\b)/,
  /(?<=^\W*(?:oh |no,? |wait,? )*)(?:sorry|oops|correction),? (?!i |can|what|is|how|for|but|my)\w+/,
  /mixed (?:it|them) up/,
  /(?:checked|looked at|read|found) (?:the|my) (?:box|pack(?:et)?|label|bottle|leaflet|prescription|list)[ ,:–-]+(?:and )?(?:it(?:'?s| is| says| was))(?= (?!also|and|fine|ok|empty|both)\w)/,
  /(?<=^\W*(?:oh,? |sorry,? |hang on,? )*(?:wait|no),? (?:no,? )?)its(?= \w+(?:[.,;!?]|$))/,
);
