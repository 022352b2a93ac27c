import { choice, oneOf, sequence } from '../../resolve/phrases.ts';
import { deniedIn } from './denied-lists.ts';
import { sentencesIn, type Span, withoutSpans } from './spans.ts';

/** An episode that is told with its time and its good end: "had chest pain in March, tests all clear, was a pulled muscle". */

const month = choice(
  /jan(?:uary)?|feb(?:ruary)?|march|april|may|june|july|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?/,
);
const season = choice(/spring|summer|autumn|fall|winter|easter|christmas|xmas|new year|term|pregnancy|season/);
const many = choice(
  /\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|many|some|several|(?:a )?few|(?:a )?couple(?: of)?/,
);
export const yearsAgo = choice(
  String.raw`${many} (?:years?|yrs?|decades?|summers?|winters?|springs?|christmases|pregnancies) (?:ago|back)`,
  /years (?:ago|back|and years)|(?:long|ages) (?:time )?ago|last (?:year|decade)|(?:back )?in (?:19|20)\d\d|in the (?:\d0'?s|nineties|eighties)/,
  /as (?:an? )?(?:\w+ )?(?:kid|child|baby|toddler|teen\w*|student|girl|boy|waitress|waiter|infant|nurse)/,
  /when (?:i|he|she|we|they|my \w+) (?:was|were) (?:an? |\d+\b|little|young|small|in|at|about|only|just|like|three|four|five|six|seven|eight|nine|ten)/,
  /(?:once|back|only|first) (?:at|when) (?:age )?\d+|at (?:the )?(?:age (?:of )?)?(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?=[,.;]|$| (?:and|but|years?|months?|she|he|i|once|then)\b)/,
  /in (?:my|his|her|their) (?:teens|twenties|thirties|forties|youth|childhood|\d0'?s)|when pregnant with|(?:with|after|before) (?:my|our) (?:first|second|third|last|eldest|oldest|son|daughter|twins)/,
  /(?:in|at|during|before) (?:college|uni\w*|school|nursery|lockdown|covid|the pandemic)|at birth|after birth|on a school \w+|growing up/,
);
const monthsAgo = choice(
  String.raw`(?:back |early |late |just )?(?:in|last|this past|of|around) (?:early |late )?${month}(?! \d)`,
  String.raw`(?:last|in|at|over|back in|back at|during)(?: the)? ${season}`,
  String.raw`${many} (?:months?|mths?) (?:ago|back)`,
);
const inYears = new RegExp(String.raw`\b${yearsAgo}`, 'i');
const inMonths = new RegExp(String.raw`\b${monthsAgo}\b`, 'i');
const justOnce = /(?<!\b(?:at|all) )\bonce\b(?! (?:i|he|she|it|we|they|you|a (?:day|week|month)|daily|per|again))/i;
/** What was slight and has gone needs no time. */
const slight =
  /^\W*(?:i )?(?:just )?(?:had )?(?:an? )?(?:slight|mild|little|bit of an?) (?:head ?ache|dizz\w+|tummy ache|stomach ache|nausea|rash|cramps?|sniffles?|itch\w*)\b/i;
const deed =
  /\b(?:had|was|were|got|been (?:in|to|through|diagnosed|bitten|stung|hospitali[sz]ed)|fell|broke|took|drank|ate|swallowed|choked|collapsed|faint(?:ed)?|passed out|blacked out|hit|hurt|burn(?:t|ed)|burst|coughed|vomited|threw up|bled|lost|ended up|went|came|suffered|caught|developed|bit(?:ten)?|stung|sliced|scalded|diagnosed|banged|cracked|tore|sprained|cut|split|slipped|tripped|slept|\w{3,}ed)\b/i;

const looker = choice(
  /doctors?|docs?|gp|hospital|cardio\w*|neuro\w*|ent|gyn(?:a?e)?\w*|pa?ediatrician|midwife|consultant|specialist|optician|nurse|a&e|er|they|dentist|physio|surgeon|urgent care|paramedics/,
);
const test = choice(
  /tests?|scans?|x-? ?rays?|mri|ct|ecg|ekg|echo|holter|monitor|bloods?|biops(?:y|ies)|camera|cystoscopy|colonoscopy|endoscopy|ultrasound|mammogram|results|check-?ups?|everything/,
);
const well = choice(
  /fine|ok(?:ay)?|good|great|well|clear|clean|normal|negative|benign|harmless|healthy|perfect|nothing|all right|alright|happy/,
);
/** Somebody has looked at it, it was treated, or is known by its name. */
const seenTo = new RegExp(
  String.raw`\b${choice(
    String.raw`${test}\b[^.?!]{0,24}\b${well}`,
    String.raw`${looker}\b[^.?!,]{0,24}\b(?:${well}|ruled (?:out|it|heart)|discharged|cleared|fixed|treated|took it out|removed|said|says|reckoned|confirmed)\b(?:[^.?!,;]{0,24}\b(?:${well}|just|only|anxiety|muscle\w*|viral|virus|stress|hormon\w*|migraine|heart|it|us|me|him|her)\b)?`,
    /all (?:the )?(?:tests? )?(?:came back )?(?:clear|negative|benign)|turned out (?:to be )?(?:just |only |a |an |my )*\w+(?: \w+)?/,
    /(?:it )?was (?:just|only) (?:a |an |my |the )?\w+(?: \w+)?|was (?:a |an )?(?:pulled muscle|(?:trapped )?wind|anxiety|heat|scratch|sprain|cyst|virus|migraine|false alarm|the heat|nerves|stress|reflux)/,
    /just (?:a |an )?(?:sprain|migraine|virus|cyst|muscle|strain|panic|anxiety|wind|scratch)|benign|discharged|ruled out|operated|(?:was )?treated|(?:got|has|had|have|put in|fitted|given) (?:an? |his |her |my |two |three |\d )?(?:stents?|pacemaker|(?:triple |double )?bypass)|stomach (?:was )?pumped(?: out)?|finished (?:the )?(?:treatment|tablets|course)|(?:antibiotics|therapy|treatment|surgery|physio|an? op(?:eration)?) (?:sorted|cleared|fixed|cured|helped|did)(?: (?:it|that))?|(?:had|got|needed|given|with) (?:a |an |some |my |the )?(?:drip|stitches|shots|cast|surgery|op(?:eration)?|antibiotics)|drip and home/,
  )}`,
  'gi',
);
const since = String.raw`(?: (?:now|since(?: then)?|ever since|for (?:\w+ ){1,2}(?:years|months)(?: now)?|again|afterwards|after (?:\w+ ){1,2}\w+|in the end|with \w+))?`;
/** It ends what is said, or a time follows. */
const atTheEnd = String.raw`(?=\s*(?:$|[,;:.!?)-]|\b(?:and|but|so|lol|haha\w*|now|since|though|tho|again|on|in|by|after|with|too|thank\w*|long|then|while|when|from|just|next|this|soon)\b))`;
/** It is over. */
const isOver = new RegExp(
  String.raw`\b${choice(
    String.raw`(?<!\balways )(?:(?:is|are|'s|am|has|have|had|been|feel|feels) )*(?:all |fully |totally |completely |perfectly |absolutely |been |quite |right |doing |really )*(?:fine|ok(?:ay)?|good|great|well|alright|all right|normal|perfect|healthy|right as rain|happy|back to (?:normal|running|work|sport|training))${since}`,
    /(?:fully |completely |all )?(?:recovered|healed|mended|sorted|cured|cleared(?: up)?|settled|resolved)(?: fully| completely| fine| well| in (?:a |\w+ )\w+)?|(?:full|complete|good) recovery/,
    /(?:plaster|cast|stitches|bandage|splint|crutches)(?: is| are|'s| came| has been| have been)? (?:long |all |now )?(?:off|out|gone)|(?:long |all )?gone(?: now| since| away| in (?:a |\w+ )?\w+| after \w+)?|(?:went|goes|gone) (?:off|away|down)(?: (?:by|on) (?:itself|its own)| after (?:\w+ ){1,2}\w+)?|disappeared(?: with \w+| by itself)?|passed (?:on its own|by itself|after \w+ \w+)|came out(?: the other end| fine| ok)?/,
    /off (?:the |all |my |her |his )?(?:blood thinners?|thinners|warfarin|anticoagulants?|tablets|pills|meds|medicines?|medication|insulin|steroids|treatment|chemo|inhalers?) (?:since|for)(?: \w+){1,3}/,
    /never (?:again|since|came back|come back|returned|another(?: one)?|had (?:it|one|any|another)(?: since| again)?|(?:ever )?happened again)|(?:none|nothing|not (?:one|once|another)|no (?:more|trouble|problems?|issues?|damage|attacks|repeat|recurrence)) ?(?:since(?: then)?|ever since|after(?:wards)?|left(?: of it)?|of it)?/,
    /(?:have|has|had)n't (?:had|touched|been|come)\b[^.?!]{0,30}\b(?:since|for (?:\w+ )?(?:years|months))|grew out of (?:it|them)|lived to \w+|survived|(?:life|all|everything) is (?:good|great|fine|well)/,
    /(?:he|she|i|they|(?:(?:my|our|the) )?(?:son|daughter|boys?|girls?|twins|kids?|child|baby|niece|nephew|cousin|brother|sister))(?:'s| is|'m| am| are)(?: now| already)? (?:\d+|an? (?:adult|teenager|teen|grown \w+)|(?:all )?grown|(?:starting|in|at|off to) (?:school|college|uni\w*|year \d))(?: (?:now|years? old|months?|today))?|not pregnant(?: now)?|(?:now|today) (?:he|she|i)(?:'s| is|'m| am) \d+|(?:still (?:tell|laugh|remember)\w*|laughed about)[^.?!,]{0,20}/,
  )}\b${atTheEnd}`,
  'gi',
);
/** What a look at it has to end, for it may come and go: blood, lumps, fits and small strokes. */
const mayBeQuiet =
  /\b(?:blood(?! (?:donat\w+|test|pressure))\w*|ble(?:ed|d)\w*|lumps?|moles?|weight|tarry|strokes?|tia|speech|slur\w*|droop\w*|vision|sight|seizures?|fits?|bat|stray|monkey|fox)\b/i;
/** Years since the last period are no time of an episode. */
const afterTheChange = /\bmenopaus\w*|\blast period\b|\bperiods? (?:has |have |had )?(?:stopped|ended|finished)\b/i;
const dark =
  /\b(?:suicid\w*|kill\w*|overdos\w*|self[- ]?harm\w*|end (?:it|my|things)|want(?:ed)? to die|hang(?:ed|ing)?|abus\w*|raped?|beat(?:s|en)?|strangl\w*|voices|(?:hit|punched|choked) (?:me|her))\b/i;
export const comesBack = oneOf(
  /\bagain\b|\bstill\b|\bis back\b|'s back\b|\bare back\b|\b(?:came|come|comes|coming|been) back\b|\bback (?:now|today|tonight|since|last|this|for)\b/i,
  /\b(?:until|till) (?:this|last|yesterday|today|tonight|now|a|\w+day)\b|\b(?:another|new) (?:one|lump|attack|episode)\b|\bthis (?:time|one|morning|week|evening|afternoon|month|weekend)\b/i,
  /\b(?:today|tonight|yesterday|last (?:night|week)|right now|just now)\b|\b(?:minutes?|mins?|hours?|hrs?|days?|weeks?) ago\b|\bon (?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i,
  /\bworse\b|\bkeeps\b|\bkeep (?:getting|having|coming|on)\b|\breturned\b|\bon and off\b|\bcomes? and goe?s?\b|\bsince (?:an?|the|this|last|yesterday|\w+day|\d+|two|three|four|breakfast|lunch|noon)\b|\bnever (?:fully|really|quite|properly|been)\b|\bnot (?:fully|really|quite|yet)\b/i,
);
export const complaintNow =
  /\b(?:pain\w*|hurt\w*|ach(?:e|es|ing)|swell\w*|swollen|bleed\w*|blood(?!(?: |-)?(?:pressure|donat\w+|test\w*|type|sugar))|breath\w*|fever\w*|temperature|dizz\w*|faint\w*|numb\w*|tingl\w*|weak\w*|tight\w*|vomit\w*|rash|lumps?|yellow|black|confus\w*|chest|palpitations?|racing|(?<!\bnot )pregnant|weeks|seeing|can't|cannot|won't|blister\w*|stiff|droop\w*|slur\w*|bitten|stray|battery|wheez\w*|shak\w*|floppy|spots)\b/i;
/** Harmless words that would hide an end or look like a return. */
export const inOtherSense =
  /\b(?:if|when|in case) (?:it|this|that|one|something)(?: ever)? (?:comes?|happens?|returns?|starts?)(?: back)?(?: again)?|\bfor next (?:time|winter|year|summer)|\b(?:trying|pregnant|expecting) again|\bthought i was dying|\b(?:touch wood|thank god)|\bsince (?:childhood|then|19\d\d|20\d\d)/gi;

/** Where a message tells of an episode that is over; nothing of it where any of it goes on. */
export function overIn(text: string): readonly Span[] {
  if (timeOf(text) === null || dark.test(text)) return [];
  const plain = withoutSpans(
    text.replaceAll(inOtherSense, (found) => ' '.repeat(found.length)),
    deniedIn(text),
  );
  const spans = episodesIn(plain);
  if (spans.length === 0) return [];
  const ended = plain.replaceAll(isOver, ' ').replaceAll(seenTo, ' ');
  return comesBack.test(ended) || complaintNow.test(withoutSpans(plain, spans)) ? [] : spans;
}

/** Sentences that tell only of somebody who is dead: "my dad passed away in 2010, he had slurred speech and a drooping face". */
export function ofTheDeadIn(text: string): readonly Span[] {
  if (!ofADeath.test(text)) return [];
  return sentencesIn(text).filter(({ start, end }) => {
    const told = text.slice(start, end);
    return wasAlive.test(told) && !dark.test(told) && !somebodyAlive.test(told.replace(theDead, ' '));
  });
}

const ofADeath = /\b(?:late|died|passed away|god rest)\b/i;
const wasAlive =
  /\b(?:my|our) late \w+\b|\b(?:my|our) (?:\w+ ){1,4},?(?: \w+,)? ?(?:who )?(?:died|passed away)\b(?=[^.?!]*\b(?:he|she|his|her)\b)|\bgod rest (?:him|her|his|them)\b/i;
/** The first one named: who is named behind is somebody else. */
const theDead = /\b(?:my|our) (?:late )?\w+/i;
/** Who is alive, or may have what was left behind. */
const somebodyAlive =
  /\b(?:i|i'm|i've|me|my|mine|we|us|our|is|are|am|has|have|now|today|tonight|yesterday|just|since|still|again|this (?:morning|afternoon|evening|week)|last night|(?:minutes?|hours?|days?) ago|same|also|too|left (?:me|us|him|her|over|behind)|tablets?|pills?|patch(?:es)?|medicines?|toddler|child|baby|kids?|twins)\b|'s\b/i;

/** From a clause that tells what was and when, over what came of it, up to the last clause of its good end. */
function episodesIn(text: string): readonly Span[] {
  const clauses = clausesIn(text);
  const spans: Span[] = [];
  for (let at = 0; at < clauses.length; at += 1) {
    const from = clauses[at];
    const length = from ? lengthOf(clauses.slice(at), text) : 0;
    if (!from || length === 0) continue;
    spans.push({ start: from.start, end: clauses[at + length - 1]?.end ?? from.end });
    at += length - 1;
  }
  return spans;
}

/** How many clauses tell of an episode from the first of them on; none, unless its end is told. */
function lengthOf(clauses: readonly Span[], text: string): number {
  const told = clauses.map(({ start, end }) => text.slice(start, end));
  const opens = clausesThatOpen(told);
  const time = timeOf(told.slice(0, opens).join(' '));
  if (time === null) return 0;
  let length = 0;
  for (const [place, clause] of told.slice(0, opens + mostBetween).entries()) {
    const left = clause.replaceAll(isOver, ' ').replaceAll(seenTo, ' ');
    const isEnd = left !== clause;
    if (goesOn.test(left) || (length > 0 && (!isEnd || complaintNow.test(left) || wordsIn(left) > mostBeside))) break;
    if (isEnd) length = place + 1;
  }
  const episode = told.slice(0, length).join(' ');
  const needsALook = (time === 'years' ? afterTheChange : mayBeQuiet).test(episode);
  return needsALook && episode.search(seenTo) < 0 ? 0 : length;
}

/** "I fainted in January" is one, "years ago, I fainted" are two. */
function clausesThatOpen([first = '', second = '']: readonly string[]): number {
  if (deed.test(first) || slight.test(first) || (timeOf(first) !== null && second.search(seenTo) >= 0)) return 1;
  return timeOf(first) !== null && wordsIn(first) <= justATime && deed.test(second) ? 2 : 0;
}

/** "A couple of years ago". */
const justATime = 5;
/** What happened between an episode and its end is told in few clauses, and an end in few words. */
const mostBetween = 4;
const mostBeside = 7;

function timeOf(told: string): 'years' | 'months' | null {
  if (inYears.test(told)) return 'years';
  return [inMonths, justOnce, slight].some((time) => time.test(told)) ? 'months' : null;
}

function wordsIn(text: string): number {
  return text.match(/\w+/g)?.length ?? 0;
}

function clausesIn(text: string): readonly Span[] {
  return sentencesIn(text).flatMap(({ start, end }) => {
    const parts: Span[] = [];
    let from = start;
    for (const { index, 0: mark } of text.slice(start, end).matchAll(/[,;:]+|\s-+\s|\s(?=(?:but|now)\s)/g)) {
      parts.push({ start: from, end: start + index + mark.length });
      from = start + index + mark.length;
    }
    return [...parts, { start: from, end }].filter((span) => /\w/.test(text.slice(span.start, span.end)));
  });
}

/** "Had it in March, and now my arm is numb." */
const goesOn = sequence(
  /\b/i,
  choice(
    /now (?:my|it|his|her|the|there)/,
    /(?:i'm|i am|he's|she's|it's|they're|is|are|has|have|hurts?|aches?|feels?|won't|can't|cannot|gets?|keeps?|looks?|wants?)/,
  ),
  /\b/,
);
