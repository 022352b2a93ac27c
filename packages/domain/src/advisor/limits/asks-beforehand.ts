import { findHerb } from '../../herbs/catalogue.ts';
import { usesFromText } from '../../herbs/uses-from-text.ts';
import type { AdvisorRequest } from '../answer.ts';
import { hadIllness } from '../reading/had-illness.ts';
import { anyNumberOf, choice, sequence, withPlainApostrophes } from '../../resolve/phrases.ts';
import { readText } from '../../resolve/read.ts';
import { findRedFlag } from '../../safety/red-flags/find-red-flag.ts';
import { nothingWasEaten } from './settled.ts';
import { tellsOfManyUnnamed } from './many-unnamed.ts';
import type { RedFlag } from '../../safety/red-flags/red-flag.ts';

/** "Can I make tea of these foxglove leaves?": nothing was swallowed yet, so a plain no helps more than a call for help. */
export function asksBeforehand(message: string, { id }: RedFlag): boolean {
  if (id.startsWith('likely-') && id !== 'likely-self-harm' && onlyAsksLeave(message)) return true;
  if (id !== 'poisoning' && id !== 'likely-poisoning') return false;
  const text = withPlainApostrophes(message);
  if (happened.test(text) || isUnwell.test(text)) return false;
  const isUnmarked =
    message.length <= longestUnmarked && asksUnmarked.test(text) && !ofAChild.test(text) && !namesAPoison(text);
  return (
    (message.length <= longest && (asksLeave.test(text) || holdsTwoApart.test(text))) ||
    isUnmarked ||
    asksOfAGuess(text)
  );
}

/** "Lavender capsules 80 mg vs drops of the oil in my tea?": two ways held against each other. */
const holdsTwoApart =
  /\b(?:caps(?:ules?)?|tablets?|tea|gel|cream)\b[^.!]{0,40}\b(?:vs|versus|or|instead of|better than|compared (?:to|with))\b[^.!]*\?\W*$/i;

/** "Can I drink hemlock tea": whoever means a deadly plant may have done it. */
function namesAPoison(text: string): boolean {
  return readText(text).mentions.some(({ id }) => findHerb(id)?.neverSuggest === true);
}

/** "She says it heals everything. I can take a spoon every morning?": a herb, a question and no sign of anything, which only sounds like more. */
function onlyAsksLeave(message: string): boolean {
  const text = withPlainApostrophes(message);
  const last = text.split(/(?<=[.!;?])\s+/).at(-1) ?? '';
  if (!text.endsWith('?') || text.length > longestStory || !asksLeave.test(last)) return false;
  if (happened.test(text) || isUnwell.test(text) || ofAChild.test(text)) return false;
  const { mentions } = readText(message);
  return mentions.some(isHerb) && mentions.every(isHerb) && usesFromText(message).length === 0;
}

const longestStory = 240;
const ofAChild =
  /\b(?:son|daughter|bab(?:y|ies)|child(?:ren)?|kids?|toddler|infant|newborn|boy|girl|dog|cat|puppy|kitten|pregnan\w*)\b/i;

/** "It might be borage or foxglove. Can I put the leaves in a salad?": the plant is still to be known, and nobody ate of it. */
function asksOfAGuess(text: string): boolean {
  const [, before, asked] = /^([^?]{0,240}[.,;!\n]\s*)([^.,;!?]{3,120})\W*$/.exec(text) ?? [];
  if (before === undefined || asked === undefined || inThePot.test(before) || theRest.test(asked)) return false;
  return notYetKnown.test(before) && asksLeave.test(`${asked}?`);
}

const inThePot = /\b(?:put|cooked|boiled|fried|baked|made|served|used|brewed|mixed)\b/i;
const theRest = /\b(?:rest|left ?overs?|more|again|still|anyway)\b/i;
const notYetKnown =
  /\b(?:(?:might|may|could|must|should) be|i'd say|i(?: would)? (?:think|guess|say|believe|suppose)|looks? like|not sure|(?:don't|do not) know|either|(?:or|says?|thinks?) (?:it's|it is|that's)|is it)\b/i;

/** "There's a comfrey plant. My father drank it": what was done of old, and only sounds like a poisoning. */
export function tellsWhatTheOldDid(message: string, { id }: RedFlag): boolean {
  if (id !== 'likely-poisoning') return false;
  const text = withPlainApostrophes(message);
  return ofTheOld.test(text) && !ofToday.test(text) && !isUnwell.test(text);
}

/** "He is 9 weeks and screams every evening, granny says to give fennel tea by spoon": colic and a piece of advice, and no sign of danger. */
export function tellsOfAdviceForABaby(message: string, { id }: RedFlag): boolean {
  if (id !== 'likely-pregnancy-or-baby') return false;
  const text = withPlainApostrophes(message);
  return advisesToGive.test(text) && !isIllBaby.test(text) && readText(message).mentions.some(isHerb);
}

const isHerb = ({ kind }: { readonly kind: string }) => kind === 'herb';
const advisesToGive =
  /\b(?:says?|said|saying|tells? (?:me|us)|told (?:me|us)|wants?|swears?|recommends?|suggests?|suggested|advises?|advised|reckons?|insists?|thinks?|gave (?:all|both|each|every|it|us|me|her|his|my))\b/i;
const isIllBaby =
  /\b(?:fever\w*|temperature|hot|warm|3[789][.,]\d|cold|clammy|floppy|limp|weak\w*|blue|gr[ea]y|pale|yellow|mottled|rash|spots|breath\w*|grunt\w*|gasp\w*|wheez\w*|chok\w*|cough\w*|vomit\w*|throw\w* up|threw up|sick|green|blood\w*|black|drows\w*|sleepy|asleep|unconscious|wak(?:e|es|ing) up|fits?|jerk\w*|twitch\w*|shak\w*|stiff|swollen|hard|bulg\w*|sunken|dry|nappies|diapers?|diarrh\w*|fell|dropped|hit|burn\w*|swallow\w*|refus\w*|won't|doesn't|hasn't|isn't|not (?:feed|drink|eat|tak|wak|breath|respond|himself|herself)\w*|since (?:noon|morning|yesterday|last night|this|hours)|hours|all (?:day|night)|non ?-?stop|inconsolab\w*|high[- ]pitched|never|different|pregnan\w*|waters|labou?r|contraction\w*)\b/i;

const ofTheOld = sequence(
  /\b(?:my|our|his|her|the) (?:late |old |dear |poor |great[- ]?)*/i,
  choice(
    /fathers?|dad|mothers?|mum|mom|gran\w*|nan|nana|aunt\w*|uncle|parents|ancestors|old (?:folk|people|ones)/,
    /people|family|village/,
  ),
  / (?:always |often |used to |both |all )*/,
  /(?:drank|drink|took|take|ate|eat|used|use|made|make|gave|brewed|boiled|chewed|swore by|put)\b/,
);
const ofToday =
  /\b(?:just|now|today|tonight|yesterday|last night|this (?:morning|evening|afternoon|week)|ago|minutes?|hours?|accident\w*|mistake|mistook|by mistake|is (?:ill|sick)|isn't|won't|can't|fell|found|whole|bottle|packet|too much|too many)\b/i;

/** "My doctor doesn't know I take kava. I'm on diazepam.": names alone sound graver than they are; no sign is told. */
export function tellsOnlyWhatIsTaken(message: string, { id }: RedFlag): boolean {
  if (id.startsWith('likely-') && id !== 'likely-self-harm' && message.includes('?') && tellsOfManyUnnamed(message))
    return true;
  if (alarmsOfTaking.has(id) && onlyListsMedicines(message)) return true;
  if (id === 'likely-urgent' && takesAHerbDaily(message)) return true;
  if (id !== 'likely-urgent' && id !== 'likely-self-harm' && !(id === 'likely-poisoning' && message.includes('?')))
    return false;
  const { mentions } = readText(message);
  if (mentions.some(({ kind }) => kind === 'condition')) return false;
  if (mentions.length === 0 && !/\b(?:it|them|those|these)\b/i.test(message)) return false;
  const left = mentions
    .toSorted((one, other) => other.start - one.start)
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), message);
  return ofTaking.test(withPlainApostrophes(left));
}

/** "I've taken magnesium every day for two months": a herb, for a time, and nothing that is felt. */
function takesAHerbDaily(message: string): boolean {
  const { mentions } = readText(message);
  if (mentions.length === 0 || mentions.some(({ kind }) => kind !== 'herb') || !eachDay.test(message)) return false;
  const left = mentions
    .toSorted((one, other) => other.start - one.start)
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), message);
  return ofTaking.test(withPlainApostrophes(left).replaceAll(habits, ' '));
}

const eachDay = /\b(?:every|each) (?:single )?(?:day|night|evening|morning)\b|\bdaily\b|\bnightly\b/i;
const habits =
  /\b(?:taken|took|used|drunk|drank|have been|each|nightly|drinking|cups?|harmful|harm|bad|damag(?:e|ing)|is|it|that|years|several|many|few|couple|ten|twelve|almost|nearly|over|more than|past|go|without|need|what|should|do|think|ages|long)\b/gi;

const alarmsOfTaking: ReadonlySet<string> = new Set(['likely-poisoning', 'likely-urgent', 'likely-emergency']);

/** "Forgot, I take aspirin and amitriptyline", "they put me on tramadol n ramipril last wk": a list, and nothing that was done or is felt. */
function onlyListsMedicines(message: string): boolean {
  const { mentions } = readText(message);
  const areFacts = mentions.every(({ kind }) => kind === 'medicine' || kind === 'condition');
  if (!areFacts || !mentions.some(({ kind }) => kind === 'medicine') || message.length > longest) return false;
  const left = mentions
    .toSorted((one, other) => other.start - one.start)
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), message);
  return onlyOfList.test(withPlainApostrophes(left));
}

const onlyOfList = sequence(
  /^/i,
  anyNumberOf(
    /\W/,
    sequence(
      /\b/,
      choice(
        /oh|ah|and|n|also|plus|but|btw|forgot|sorry|oops|mention|say|said|should|shoulda|have|so|you|u|know|fyi/,
        /i|im|i'm|ive|i've|my|me|on|take|takes|taking|for|the|a|an|get|got|is|are|r|meds|medicines|tablets|pills/,
        /put|they|doc|doctor|gp|has|prescribed|prescription|every|day|morning|night|evening|daily|rn|atm|yrs|years/,
        /been|since|last|wk|week|month|year|started|as|well|too|only|just|there|there's|theres|theyve|if|that|it|matters|with/,
        /what about|how about|he|him|his|hes|he's|she|her|shes|she's|they|them|at|in|bed|bedtime|twice|once|daily|old/,
        /husband|hubby|wife|partner|mum|mom|mother|dad|father|gran|nan|grandad|sister|brother|son|daughter/,
        /(?:(?:and|is|s|hes|shes|aged?),? )?\d{2}(?: ?(?:yo|y\/o|yrs?|years?)(?: old)?)?(?=\s*(?:$|[,.?!]|\band\b))/,
      ),
      /\b/,
    ),
  ),
  /$/,
);
const ofTaking = sequence(
  /^/i,
  anyNumberOf(
    /\W|\d/,
    sequence(
      /\b/,
      choice(
        /so|wait|actually|like|ones?|ive|can't|cannot|stop|then|my|the|his|her|a|an|and|n|or|but|also|with|for|since|of|it|that|this|both|now|already|still/,
        /always|one|two|three|four|five|six|years?|months?|weeks?|every|day|night|morning|evening|daily|mg|mcg|g|tablets?|pills?/,
        /capsules?|drops|tea|doctor|gp|pharmacist|cardiologist|specialist|doesn't|does|not|don't|know/,
        /about|i|i'm|i've|he|she|he's|she's|has|have|had|just|me|him|her|put|started|starting/,
        /most|days|nights|times|too|well|as|needed|usually|sometimes|often|pop/,
        /switched|prescribed|gave|given|got|today|yesterday|last|week|month|new|to|from|by|they|we|am/,
        /is|was|been|on|take|takes|taking|use|uses|using|drink|drinks|drinking|drunk|harmful|bad|dangerous|damag(?:e|ing)|long|cups?/,
        /nan|nana|gran|granny|grandma|grandad|grandpa|mum|mom|mother|dad|father|husband|hubby|wife|partner|sister|brother/,
        /ago|began|begun|should|shall|can|could|may|must|carry|keep|go|going|continue|ok|okay|fine|safe|all ?right|together/,
        /alongside|beside|same|time|black|pepper|supplements?|vitamins?|herbal|gummies|if|do|hi|hello|please|any|problem|few|couple/,
        /seven|eight|nine|ten|eleven|twelve|old|aged?|are|be/,
      ),
      /\b/,
    ),
  ),
  /$/,
);
/** "My friend already drank a cup", after it was asked whether foxglove leaves make a tea: that is the poisoning. */
export function tookWhatWasAskedAbout(message: string, history: AdvisorRequest['history']): RedFlag | null {
  if (
    message.length > longest ||
    message.includes('?') ||
    nothingWasEaten(message) ||
    !byMouth.test(withPlainApostrophes(message).replaceAll(hadIllness, ' '))
  )
    return null;
  const named = history
    .filter(({ role }) => role === 'user')
    .slice(-lately)
    .flatMap(({ text }) => readText(text).mentions.filter(({ kind }) => kind === 'herb'));
  const alarms = named.map(({ text }) => findRedFlag(`My friend drank some ${text} today.`));
  return alarms.find((alarm) => alarm?.id === 'poisoning') ?? null;
}

const lately = 2;
const byMouth = sequence(
  /\b/i,
  choice(
    /ate|eaten|drank|drunk|swallowed|chewed|licked|sipped|tasted/,
    sequence(
      /(?:took|taken|had|has had|gave (?:him|her|them|it|some)|given) (?:\w+ )?/,
      /(?:it|one|some|two|three|four|a|an|half|\d+|the|them|that|sips?|bites?|cups?|drops?)/,
    ),
  ),
  /\b/,
);
const longest = 160;
const asksLeave = sequence(
  /^(?:[^.?!]{0,70}[.,;!]\s*)?\W*(?:(?:and|so|but|or|then|ok(?:ay)?|hi|hello|please)\b[ ,]*)*/i,
  choice(
    /(?:can|could|may|might|should|shall) (?:i|we|you|one|people|someone|he|she|they|my \w+)(?:'t| not)?\b/,
    /(?:i|we|he|she) (?:can|could|may|should)(?:'t|not| not)?\b/,
    /(?:is|are|would)\b[^.?!]{2,50}\b(?:safe|ok(?:ay)?|fine|all ?right|edible|poisonous|toxic|dangerous|harmful|allowed)\b/,
    /how (?:much|many)\b[^.?!]{0,50}\b(?:can|could|may|should|do) (?:i|we|you|one)\b/,
    /what (?:happens|would happen) if (?:i|you|we|someone) (?:eat|drink|swallow|take|smoke|chew)\b/,
  ),
  /[^.?!]*\?\W*$/,
);
/** "Is it ok to drink the oil i got for my burner", typed without its mark: of oneself, and of nobody who may be eating it. */
const asksUnmarked =
  /^\W*(?:(?:and|so|but|or|then|ok(?:ay)?|hi|hello)\b[ ,]*)*(?:(?:can|could|may|should) i|is it (?:ok(?:ay)?|safe|fine|all ?right) (?:to|if i)) (?:just |also |still )?(?:drink|swallow|take|eat|use|put|add|lick)\b[^.?!,;]*$/i;
const longestUnmarked = 80;
const happened = sequence(
  /\b/i,
  choice(
    /ate|eaten|drank|drunk|swallowed|took|taken|had|has|gave|given|chewed|licked|nibbl\w*|tasted|munch\w*|did|got into|in (?:his|her|their|my) mouth/,
    /mistook|accident\w*|mistake\w*|already|just (?:now|made)|yesterday|today|tonight|last night/,
    /this (?:morning|evening|afternoon)|ago|since|after/,
  ),
  /\b/,
);
const isUnwell =
  /\b(?:feel\w*|vomit\w*|throw\w* up|sick|dizz\w*|numb|tingl\w*|faint\w*|shak\w*|wobbl\w*|stagger\w*|drool\w*|twitch\w*|trembl\w*|unsteady|limp|floppy|drows\w*|sleepy|hurts?|pain\w*|burn(?!ers?\b)\w*|swell\w*|swollen|unconscious|awake|help me|die|kill|poisoned|end it|rash)\b/i;
