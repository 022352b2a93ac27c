/** What is told as over: "I had a stroke in 2015", "he was poisoned in the war". */
import { anyPhrase, choice, sequence } from '../../resolve/phrases.ts';
import type { Found } from './found.ts';

const past = anyPhrase(
  /(?:\d+|a few|few|some|several|many|two|three|four|five|six|seven|eight|nine|ten|twenty|couple of|long) (?:years?|decades?|months?) ago/,
  /years ago|(?:a )?long time ago|long ago|ages ago/,
  /last (?:year|decade|summer|winter|spring|autumn|fall|christmas)|(?:back )?in (?:19|20)\d\d|in '\d\d/,
  /when i was child|as a (?:child|kid|baby|teen\w*|toddler|tot|bairn|wean|young \w+)/,
  String.raw`when (?:i|he|she|we|they|my \w+) (?:was|were) (?:(?:only|just|about|around|like) )?${choice(
    /a |an |\d{1,2}(?! ?(?:minutes?|mins?|hours?|weeks?|%|km|miles|am|pm))|little|young|small|kids/,
    /children|teenagers|students|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen/,
    /fifteen|sixteen|seventeen|eighteen|nineteen|twenty|pregnant|(?:in|at) (?:school|college|uni\w*|my)/,
  )}`,
  /used to|previously|in the past|in (?:the|those) old(?:en)? (?:days|times)|in olden (?:days|times)/,
  /in those days|in (?:his|her|their) day|was (?:in |back in )?(?:19\d\d|20[01]\d)/,
  /today (?:he|she) (?:turned|turns|is) (?:1\d|[2-9]\d)|survived(?! (?:\w+ ){1,2}attempt)|recovered from/,
  /in my (?:teens|twenties|thirties|youth)|in (?:his|her|my) (?:youth|childhood)/,
  /(?:during|in) (?:childhood|my last pregnancy|(?:the |a |world )?(?:\w+ ){0,2}war)/,
  /before (?:he|she|they|my \w+|dad|mum|mom|nan|gran\w*) (?:died|passed|was born|were born|retired)/,
  /died (?:of|from|by|after|in|last)|passed away|passed (?:last|from)|runs in (?:my|the|our) family/,
  /family history|history of/,
);
export const present = sequence(
  /\b/i,
  choice(
    /every (?:evening|night|morning)|lately|these days|comes? and goes?|come and go|now|today/,
    /again|tonight|still|just|right now|(?:is|are|'s|'re) back(?! (?:to|in|at|home|from|on|then))|(?:came|come|comes) back|this (?:morning|afternoon|evening)|currently/,
    /at the moment|suddenly|keeps?|an hour ago|minutes ago|getting worse|since yesterday/,
  ),
  /\b/,
);
const happening =
  /\b(?:i have|i've got|i get|i keep|i'?m|i am|i feel|i want|having|is|are|feels?|can'?t|won'?t|hurts|he'?s|she'?s|wants)\b[^.?!]{0,24}$/i;
const over = anyPhrase(
  /at (?:the )?age (?:of )?\d{1,2}/,
  /after (?:my|her|his) (?:first|second|eldest|oldest|previous)\b(?! (?:dose|cup|tablet|sip|day|week|course|glass|pill|shot))/,
  /with my (?:first|second|third|last|previous|eldest|oldest|youngest|other)\b(?! (?:trimester|week))/,
  /had (?:\w+ ){1,3}and (?:went (?:blind|deaf)|lost (?:her|his) (?:sight|hearing)|died|passed)/,
  sequence(
    /(?:had|died|diagnosed|lost|passed away|suffered|stroke|attack|seizure)\b[^.?!]{0,40}\bat /,
    choice(
      /[1-9]\d(?! ?(?:am|pm|weeks?|%|percent|o'?clock|degrees|mmol|bpm|in the|this|today|tonight|minutes|hours|:))/,
      /\d(?=,? (?:and |he's |she's |he is |she is |i'm |now ))/,
    ),
  ),
  /(?<!\b\d\d )at (?:(?:uni\w*|college|boarding school)(?! (?:has|have|is|got|gets|keeps|says|reckons|and (?:has|is)|with)\b)|primary|birth|(?:her|his|my|our) wedding)/,
  /as a (?:student|schoolboy|schoolgirl|youngster|boy|girl|newborn|infant|small child|little \w+)/,
  /once (?:as|when|at (?:the age of )?\d{1,2}(?! ?(?:am|pm|:|o'?clock))|in (?:my|his|her|20\d\d|19\d\d)|years|before,|long)/,
  /(?:hives|rash|welts|blisters)\b[^.?!,;]{2,40}(?<!\bat) once(?=\W*$|[.,;]| and gets?\b)/,
  /(?:winters?|summers?|springs?|autumns?|pregnancies|christmases) ago|back then/,
  /in the (?:\d0'?s|nineties|eighties|seventies|sixties|army)|growing up/,
  /before (?:i (?:was|met|had|moved|retired)|covid|the pandemic|my operation)/,
  /(?:years?|decades?|months?) back/,
  /(?<!\bat )once (?:took|tried|swallowed|drank|ate|overdosed|attempted|cut|jumped|poisoned)/,
  /(?:my|our|his|her) late (?:grand\w+|husband|wife|father|mother|dad|mum|mom|son|daughter|brother|sister|nan|gran\w*|uncle|aunt\w*|friend)/,
  /in my (?:20'?s|30'?s|40'?s|teens|teenage|thirties|forties|fifties)/,
  /(?:lost|losing) (?:my|his|her|our) (?:\w+ ){0,2}(?:mother|mum|mom|father|dad|brother|sister|son|daughter|wife|husband|partner|friend|baby|cousin|uncle|aunt|nan|gran\w*|dog|cat) (?:to|in) /,
  /since childhood|as (?:children|kids|teenagers|babies)|anniversary/,
  /back in (?:the )?(?:spring|summer|autumn|winter|new year)|(?:over|through|down) the years/,
  /back in (?:the (?:day|days|eighties|nineties|army|\d0s)|my (?:school|uni|student|teens|twenties|youth)|school|college|march|april|may|june|july|august|september|october|november|december|january|february)/,
  /in a past|had once|(?:blind|deaf|mute|disabled) since birth/,
  /last (?:january|february|march|april|may|june|july|august|september|october|november|december)/,
  /(?:all|fully) (?:healed|mended|discharged)|(?:hip|leg|arm|wrist|ankle|bones?) (?:has |have )?mended/,
  /sorted,? (?:fully|all)|all (?:benign|clear)|god rest (?:him|her)/,
  /at (?:my|his|her) (?:ear piercing|confirmation)/,
  /at (?:sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty)(?=, (?:long|all|fully|now|no trouble|healed|silly|never|years|ages|mended)\b)/,
  /has (?:since )?(?:recovered|healed)|fully recovered|as (?:a )?toddlers?|as (?:a |an )?\w+,? now \d+/,
  /is (?:fine|well|better|ok|okay|recovered|healthy) (?:now|again|today)/,
);
const fineNow = new RegExp(
  String.raw`\b${choice(
    sequence(
      /(?:all |very |much |doing |fully |quite |totally |completely |perfectly )?/,
      choice(
        /well|fine|ok|okay|better|healthy|good|grown|clean|sober|recovered|stable|great|happy|safe/,
        /controlled|gone|settled|healed|alright|cured|strong|over|normal/,
      ),
      / (?:again )?(?:now|today|these days|since)/,
    ),
    /now (?:i'm )?not pregnant|now (?:all |very |much |doing |fully )?(?:fine|well|ok|okay|better|healthy|recovered|stable|sober|clean|gone|normal)/,
    /(?:he|she|i)(?:'s| is|'m| am) (?:\d+|an adult|grown up|all grown) now|now (?:aged )?\d+|never again/,
    /(?:now )?(?:is |'s |am |i'm )?(?:due|pregnant|expecting|trying) again/,
    String.raw`still ${choice(
      /(?:a |the |some )?(?:scars?|scarred|dislike\w*|hate|hates|afraid|scared|nervous|wary|careful|avoid|avoids|remember|remembers|sold|allowed|deaf|blind|around|friends|grateful|embarrassed|laugh)/,
      /like|likes|have|love|loves|enjoy|enjoys|swim|swims|make|makes|squeamish|beating|miss|here|sad|think/,
      /alive|going strong|take|takes|taking|get|walk|walks/,
    )}`,
    /(?:walk|run|swim|cycle|garden|drink)s? (?:every|each) (?:day|morning)|walk(?:s|ing)? again/,
    /laughs? about it (?:now|today)|squeamish still|every day|just (?:a |for )?/,
  )}\b`,
  'gi',
);

/** Another clause tells what was done long ago and what is left of it: "swallowed bleach when I was 3, now my throat is narrow". */
const clauseEnd =
  /[,;:]| (?:and|but|so) (?=(?:now|i'm|i am|he's|she's|still|my (?:father|mother|dad|mum|mom|brother|sister|uncle|aunt|gran\w*|nan|family))\b)/;
const deed = /\b(?:was|were|had|got|took|ate|drank|swallowed|overdosed|tried|attempted|fell|broke|burn\w*|drowned)\b/i;
const goesOn =
  /\b(?:today|again|tonight|still|right now|this (?:morning|afternoon|evening)|suddenly|keeps? (?:on|back|\w+ing)|getting worse|worse than (?:then|before|ever|it was)|(?:is|are|'s|'re) back(?! (?:to|in|at|home|from|on|then))|wish(?:es)? (?:it|that|they|he|she|i) had)\b/i;

export function isPast(told: Found): boolean {
  const found = sinceLately(told);
  const { sentence, before, matched } = found;
  if (
    /\bi (?:still |do )?want\b|\bi wish\b|\bi'?m going\b|\bi(?:'ll| will)(?: be)? join(?:ing)? (?:her|him|them)\b/i.test(
      `${before} ${matched}`,
    )
  )
    return false;
  if (anotherLately.test(sentence.slice(before.length + matched.length))) return false;
  const clause = clauseOf(found);
  if (!tellsPast(clause.text) && (ongoing.test(clause.text) || recent.test(clause.text))) return false;
  if (
    deed.test(clause.text) &&
    isOver(clause.text) &&
    !goesOn.test(withoutFineNow(sentence)) &&
    !isHappening(clause.before)
  )
    return true;
  return isOver(sentence) && !isHappening(before);
}

/** "A seizure at 14, then one yesterday." */
const anotherLately =
  /\b(?:then|but|and|until|till)\b[^.?!;]{0,24}\b(?:one|another|it|again|back)\b[^.?!;]{0,24}\b(?:yesterday|today|tonight|this (?:week|morning|afternoon|evening)|last night|just now|(?:minutes?|hours?|days?) ago)\b/i;

/** A clause of its own in the present is not over because another speaks of years ago. */
const ongoing =
  /\b(?:i'?m|i am|i feel|it's|everything's|(?:he|she)'s|is|are|feels?|hurts?|can'?t|won'?t|keeps?|looks?|wants? to)\b/i;

const recent =
  /\b(?:yesterday|last (?:night|week)|this (?:week|morning)|(?:an?|two|three|\d+) (?:hours?|days?) ago|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i;

/** "In the war we gathered it, and last Sunday I found some": from there on it is of last Sunday. */
function sinceLately(found: Found): Found {
  const turn = [...found.before.matchAll(turnsToLately)].at(-1);
  if (turn === undefined) return found;
  return { ...found, sentence: found.sentence.slice(turn.index), before: found.before.slice(turn.index) };
}

const turnsToLately =
  /(?<=[,;] )(?:and|but|so|then) (?:\w+ ){0,2}?(?:yesterday|last (?:night|week|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|this (?:week|morning)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/gi;

function tellsPast(text: string): boolean {
  return past.test(text) || over.test(text);
}

function isOver(text: string): boolean {
  const found = past.exec(text)?.[0] ?? over.exec(text)?.[0];
  return found !== undefined && !present.test(withoutFineNow(text).replace(found, ' '));
}

function isHappening(before: string): boolean {
  return happening.test(before.replaceAll(/\bused to (?:have|be)\b/gi, ''));
}

/** "I'm well now" is no sign of something happening now. */
function withoutFineNow(sentence: string): string {
  return sentence.replaceAll(fineNow, ' ');
}

function clauseOf({ sentence, before, matched }: Found): { text: string; before: string } {
  const own = before.split(clauseEnd).at(-1) ?? '';
  const rest = sentence.slice(before.length + matched.length).split(clauseEnd)[0] ?? '';
  return { text: `${own}${matched}${rest}`, before: own };
}
