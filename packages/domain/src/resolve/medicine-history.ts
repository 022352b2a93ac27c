import { anyPhrase, choice, oneOf } from './phrases.ts';
import { beganLater } from './denial.ts';
import { staysOn } from './stays-on.ts';
import { isFollowed, isReplaced, lastWordOf, medicineAt, years } from './medicine-in-its-place.ts';
import { wordsOf } from './words.ts';

const neverBefore = /\b(?:never|not|n['’]t) (?:took|take|taken|had|have|needed|used|been on|was on)\s+$/i;

/** A medicine named in a text. */
interface Named {
  readonly text: string;
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Whether the words around a medicine tell that it is no longer taken: ended, replaced, of years ago. When unsure, or when it
 * ended lately, it counts as taken. In talk an end without a date may be of today, so that only a date or a successor counts.
 */
export function isNoLongerTaken({ text, id, start, end }: Named, isList: boolean): boolean {
  const head =
    text
      .slice(Math.max(0, start - 96), start)
      .split(sentenceEnd)
      .at(-1) ?? '';
  const raw = text.slice(end, end + 96).replace(bracketOfAnother, ' ');
  if (toldNotEnded.test(raw) || (neverBefore.test(head) && beganLater(raw))) return false;
  const tail = raw.replace(strength, '').split(sentenceEnd)[0] ?? '';
  const around = `${head} ${tail}`;
  if (
    (/^ (?:at|in the) (?:night|bedtime|morning|evening)/i.test(tail) && /\bnow\b/i.test(tail + raw)) ||
    startedNow.test(tail) ||
    lately.test(around) ||
    (lastMonth.test(around) && !finishedIt.test(head)) ||
    takenAgain.test(around) ||
    staysOn(id, `${head} ${text.slice(start, end)}${raw.split(sentenceEnd)[0] ?? ''}`) ||
    sameAtAnotherDose.test(tail)
  )
    return false;
  if (isReplaced(head, tail, id)) return true;
  const isEnded =
    endedBehind.test(raw.replace(strength, '')) ||
    endedFurtherOn.test(tail) ||
    isEndedBefore(head, id) ||
    isUnderPast(head);
  const isOfLongAgo =
    longAgoBehind.test(tail) ||
    (tookOnce.test(head) && (longAgo.test(tail) || lastMonth.test(tail)) && !begun.test(tail));
  if (isOfLongAgo) return true;
  if (isEnded && !actsForWeeks.has(id) && isFollowed(raw, id)) return true;
  return (
    isEnded &&
    (longAgo.test(around) || ((isList || (byThem.test(head) && inAMonth.test(around))) && !actsForWeeks.has(id)))
  );
}

/** An entry that only tells when or how the one before it ended: "stopped in 2020". */
export function tellsOnlyOfAnEnd(entry: string): boolean {
  return endedBehind.test(entry) && wordsOf(entry).length <= 5;
}

/** "Warfarin (stopped aspirin)": the bracket speaks of another medicine. */
const bracketOfAnother = new RegExp(
  String.raw`^[^(,;.\n]{0,24}\(${choice(
    String.raw`(?:stopped|stopping|quit|came off|no longer|previously|formerly|was on|instead of|replac(?:es|ed|ing)|not) (?!(?:in|on|at|last|by|due|because|years?|it|now|this|the|since|after|for|months?|weeks?|a|taken|taking|needed|any)\b)\p{L}{4,}[^)]*`,
    String.raw`(?!(?:now|recently|just|since|long|already|later|soon|was|has|have|been|is|it|bereits|inzwischen|jetzt|seit|wurde|ist|then|i|we|never|finally|all|dose|doctor)\b)\p{L}{3,} (?:abgesetzt|stopped|discontinued|suspendid[oa]|sospes[oa]|arr[eê]t[eé]e?)[^)]*`,
  )}\)`,
  'iu',
);
const toldNotEnded = new RegExp(
  String.raw`^\s*(?:wird |wurde |ist )?${choice(
    String.raw`nicht (?:abgesetzt|gestoppt|pausiert)|(?:jamais|pas) (?:arr[eê]t|stopp)\p{L}*`,
    String.raw`non (?:sospes|interrott)\p{L}*|no (?:suspendid|dejad)\p{L}*`,
  )}`,
  'iu',
);
const sentenceEnd = /[;!?\n]|\.(?=\s|$)/;
const strength =
  /^(?:\s*\(?(?:x )?\d[\d.,/]*\s?(?:mg|mcg|µg|ug|g|ml|iu|units?|%|days|weeks|months|years)(?![a-z]|\s(?:ago|back|earlier)\b)\)?(?:\s(?:once|twice|daily|od|bd|bid|tds|nightly|a day|per day|at night|in the morning))*)+/i;
/** Irreversible or slow to leave the body: an end without a date may still matter. */
const actsForWeeks: ReadonlySet<string> = new Set([
  'fluoxetine',
  'phenelzine',
  'tranylcypromine',
  'isocarboxazid',
  'amiodarone',
  'leflunomide',
  'teriflunomide',
  'acitretin',
  'mefloquine',
]);
const lately = oneOf(
  anyPhrase(
    /(?:hours?|days?|weeks?|wks?) ago|yesterday|today|tomorrow|tonight|this (?:morning|week|month)/,
    /(?:last|next) (?:night|week)|next month/,
    /just (?:stopped|came|finished|quit|switched|changed|swapped|ended)|recently|lately|temporar\w+|for now/,
    /for (?:a|my|the) (?:few days|week|operation|op|surgery|procedure|dentist|extraction)|on hold|gestern/,
    /letzte woche|ayer|la semana pasada|la semaine derni[eè]re|la settimana scorsa/,
  ),
  /\b(?:vor|hace|il y a) (?:\d+|ein|einer|zwei|una?|dos|une|deux|trois) (?:tag\w*|woche\w*|d[ií]as?|semanas?|jours?|semaines?)/i,
);
const lastMonth = /\blast month\b/i;
const finishedIt = /\b(?:finished|completed|had|took)\b/i;
const startedNow = /^\s*(?:was |is |has been )?(?:started|begun|commenced)\b/i;
const takenAgain = /\b(?:restart\w*|re-start\w*|again|back on|went back|back to|resum\w+|still|ongoing)\b/i;
const sameAtAnotherDose = /^[^.;\n]{0,28}\b(?:now|then)\s+(?:on |down to |up to |only |taking |at )*\d/i;

const filler =
  "(?:(?:was|were|is|has|have|had|been|got|but|and|then|since|which|that|it|i|i['’]ve|we|they|he|she|my|the|doctors?|gp|dr|consultant|by|now|all|also|completely|fully|long|course|treatment|burst|taper|tablets|patches|for (?:a|one|two|three|six|\\d+) (?:years?|months?|weeks?),?|ist|wurde|a [eé]t[eé]|è stato)\\s+)*";
const ended = choice(
  String.raw`stopped|discontinued|ceased|d\/c(?:['’]?d)?|dc['’]?d|ended|withdrawn|finished|completed|weaned(?: off)?`,
  /tapered(?: off)?|taken off|came off|come off|dropped|quit|given up|gave up|cancelled/,
  /no longer(?: (?:taken|taking|needed|prescribed|used|on))?|not (?:(?:taken|taking it|taking) )?any ?more/,
  /any ?more|done|past|chhod (?:di|diya)|früher|frueher|abgesetzt|beendet|arr[êe]t[ée]e?|suspendid[oa]/,
  /sospes[oa]|smess[oa]|interrott[oa]|band (?:kar|ki|ho)\w*/,
);
const endedBehind = new RegExp(
  `^[\\s(/,.:–—-]*${filler}${ended}(?=\\s*(?:$|[)\\],.;–—-]|(?:it|(?:the |my )?course|(?:jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)\\w*|this|them|in|on|since|because|due|as|when|after|by|at|over|about|around|early|late|some|several|two|three|four|five|ten|\\d+|last|ages|years?|months?|completely|now|then|permanently|altogether|for good|and|but|so|a (?:few|couple|year|long|while)|di|seit|depuis|desde|dal)(?![\\p{L}])))`,
  'iu',
);
const endedFurtherOn = oneOf(
  /^\s*\[(?:stopped|discontinued|ended|past)[^\]]*\](?=\s*(?:$|[,;]))/i,
  /^\s*\((?:[^),]*,\s*)?(?:was |now )?(?:stopped|discontinued|ended)\b[^)]*\)/i,
  /^[^;]{0,48}\b(?:so|and|but|then) (?:i |we |they |(?:the |my )?(?:doctor|gp|dr|consultant|hospital) )?(?:quit|stopped|came off|gave (?:it )?up)(?: it)?(?=\s*(?:$|[,.]|in\b|after\b|last\b))/i,
  /^[\s,–-]*(?:but )?(?:i |he |she )?(?:refused|declined|said no|did(?:n['’]?t| not) (?:take|start|want|agree|fill|collect)|never (?:took|started|filled|collected|picked)|turned it down)/i,
  /^\s*(?:was (?:considered|discussed|suggested|offered|mentioned)\s*)?[(,–-]?\s*(?:(?:but|and) )?(?:(?:then|in the end) )?(?:i |we |he |she |they |both )?(?:(?:have |had )?decided against(?: (?:it|that|them|taking it|starting it))?|chose (?:not to|neither)|opted (?:for nothing|against it))(?=\s*(?:$|[),.;]|and\b|so\b|because\b|for now\b|to\b))/i,
  /^[^.;,]{0,24}\babgesetzt\b|^[\s,–-]*(?:now )?off(?=\s*(?:$|[),.;]|since|for good))/i,
);
const beside =
  "(?:(?:taking|using|my|the|all|on|of|a|an|course|courses|round|months?|weeks?|six|three|two|\\d+|with|treatment|daily|old|previous|some|le|la|el|il|lo|les|de|du|di|o|l['’])\\s*)*";
const endedBefore = new RegExp(
  `(?:\\b(?:stopped|had to stop|made me stop|told me to stop|quit|gave up|given up|done with|discontinued|ceased|finished|completed|weaned (?:myself )?off|tapered off|came off|come off|taken off|(?:took|taken|weaned) (?:me|him|her) off|went off|got off|withdrawn from|dropped|no longer (?:on|take|takes|taking|need|use|using|prescribed)|used to (?:take|be on|use|have|need|get)|was (?:once |previously |briefly |also )?(?:on|taking|using)|had been (?:on|taking)|previously(?: (?:on|took|taking|used|prescribed|taken))?|formerly(?: (?:on|took|taking))?|former|once (?:took|was on)|never (?:took|tried|been on|had|started|used|taken)|refused|declined|turned down|decided against|ya no tomo|pehle|dej[eé](?: de tomar)?|suspend[ií]|arr[êe]t[ée](?: de prendre)?|ne prends plus|ho smesso(?: di prendere)?|ho interrotto|non prendo più|parei (?:de tomar|com)|deixei de tomar|não tomo mais)|(?:^|[,(]\\s*|\\b(?:am|i['’]?m|been|now|was|completely|are|is)\\s+)(?:off|d\\/c(?:['’]?d)?|ex|past|plus de|avant|anciennement|prima(?: prendevo)?|früher|vorher|antes(?: tomaba)?)|[,(]\\s*(?:before(?: that)?(?: (?:it was|i took|i was on))?|prior|earlier):?)[\\s:–-]+${beside}$`,
  'iu',
);
const notEnded = oneOf(
  new RegExp(
    String.raw`${choice(
      /n['’]t/,
      /\b(?:nobody|no one|never|not|cannot|if|will|(?<!had )to|thinking of|planning|should|could|can|may|would|wish)/,
    )}\s+(?:i |we |ever |fully |completely |suddenly )?(?:stop\w*|quit|give up|gave up|finish\w*|come off|came off|off|drop\w*)\b[^,]*$`,
    'i',
  ),
  /\bon and off\b|\boff and on\b/i,
);
const pastHeading =
  /^\s*(?:past|previous|former|old|stopped|discontinued|finished|no longer taking|not taking)(?: (?:meds?|medicines?|medications?|drugs|tablets))?\s*[:–-]/i;
const longAgoWords = `(?:months|mths|years?|yrs?|decades) (?:ago|back)|in (?:two thousand(?: and)?|nineteen|twenty)(?: \\w+)? (?!one\\b|or\\b)\\w+(?= and\\b|[,.;]|$)|ages ago|long ago|last year|in (?:the )?(?:early |late |mid[- ]?)?(?:(?:19|20)?\\d0['’]?s|nineties|eighties|seventies|sixties|noughties|past)|(?:in|at) (?:college|university|uni|high school|school)|in my (?:teens|twenties|thirties|youth)|as an? (?:child|kid|teen\\w*|student)|when i was (?:a |an |little|young|in my |\\d)|back in|(?:in|since|by|depuis|seit|desde|dal|di|early|late|summer|spring|autumn|winter|\\d{1,2}\\/|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\w*) ?${years}`;
const longAgo = new RegExp(`\\b(?:${longAgoWords})(?!\\p{L})|^\\s*\\(?${ended} ${years}`, 'iu');
const byThem =
  /\b(?:took|taken|weaned) (?:(?:me|him|her) )?off\b|\b(?:doctor|gp|\w+ologist|consultant|clinic|hospital|nurse|they|psychiatrist)\b/i;
/** "Took me off it in March" */
const inAMonth =
  /\b(?:back )?in (?:january|february|march|april|may|june|july|august|september|october|november|december|(?:the )?(?:spring|summer|autumn|fall|winter))\b/i;
const longAgoBehind = new RegExp(
  `^[\\s(,–-]*(?:(?:only )?once\\b[^.;,\\n]{0,24}\\bin ${years}|(?:until|till)\\b[^.;,\\n]{0,32}\\bin ${years}|(?:only )?(?:for|from) [^.;,\\n]{1,24}\\b(?:to|until|till) ${years}\\b|(?:only )?for (?:(?:about|some|a few|several|\\w+) )?(?:days|weeks|months|years|a year) in ${years}\\b|${years}\\s?(?:-|–|to|until|till)\\s?${years}|(?:until|till|up to|bis|hasta|jusqu['’]en|fino al) (?:(?:the )?(?:end of |early |late |spring |summer |autumn )?${years}|last year|years ago)|years ago|decades ago|in my (?:teens|(?:early |late |mid )?(?:twenties|thirties|forties|fifties)|youth|childhood)|in the (?:early |late )?(?:(?:19|20)?\\d0['’]?s|nineties|eighties|seventies|sixties|noughties|past)|as an? (?:child|kid|teen\\w*|student)|(?:before(?: that)?|prior|previously|formerly|early on|earlier|früher|frueher|antes|avant|prima)(?=\\s*(?:$|[,)])))`,
  'iu',
);
const tookOnce = /\b(?:took|had|did|tried|was on|used)\s+(?:(?:my|the|some|a|once|briefly)\s+){0,2}$/i;
const begun =
  /\b(?:start\w*|(?<!(?:nothing|none|not|never|anything) )since|prescribed|put on|begun|began|today|daily)\b/i;

/** "Aspirin stopped warfarin" without a comma: what stands before the verb was stopped. */
function isEndedBefore(head: string, id: string): boolean {
  const match = endedBefore.exec(head);
  if (match === null || notEnded.test(head)) return false;
  const before = head.slice(0, match.index);
  return !/[\p{L}\d]\s*$/u.test(before) || /^[,(]/.test(match[0]) || medicineAt(lastWordOf(before), id) === undefined;
}

function isUnderPast(head: string): boolean {
  return (
    pastHeading.test(head) && !/\b(?:current\w*|now|present\w*|taking)\s*[:–-]/i.test(head.replace(pastHeading, ''))
  );
}
