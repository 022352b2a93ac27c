import { choice, sequence } from '../../resolve/phrases.ts';
import { deniedIn } from './denied-lists.ts';
import { sentencesIn, type Span, withoutSpans } from './spans.ts';

/** Rhythms, counts and looks that always were so: "my periods come every 35 days, always have", "one leg thicker since birth". */

const rhythm = sequence(
  /\b/i,
  choice(
    /periods?|cycles?|bleed\w* (?:for )?(?:about |around )?(?:[2-8]|two|three|four|five|six|seven|eight) days|spot(?:s|ting)? (?:a (?:bit|little) )?(?:mid|between|every|each|in the middle)/,
    /(?:resting )?(?:pulse|heart ?rate|hr)|bp|blood pressure|temp(?:erature)?|(?:heart|it) skips|poos?|poops?|stools?|pees?|wees?|sneez\w*|sleeps?|snor\w*/,
    /cold hands|hands (?:are )?cold|bruis\w* (?:a (?:bit|little) )?easily|blush\w*|stutter\w*|trembl?\w*|tremor|voice|platelets|ears ring|hungry|weigh|migraines?|piles/,
  ),
  /\b/,
);
const always = choice(
  /always (?:been|was|were|have|has|had|did|do|does|like (?:that|this)|the same|so|a|at|\d+|every|come|came)|(?:was|were|is|are|been) always|(?:i|he|she|they|it) always/,
  /since (?:childhood|(?:my |her |his )?teens|school|puberty|i was|he was|she was|a (?:kid|child|girl|boy|teen\w*)|forever|ever|19\d\d|20[01]\d)|(?:all|whole|entire) (?:my |her |his )?life|all (?:my|her|his) life/,
  /for (?:decades|as long as|(?:(?:\d\d|twenty|thirty|ten|many) )?years)|same (?:as (?:ever|always|my)|old|for|every)|like (?:clockwork|every month|always)|as (?:ever|always|usual|every)|normal for (?:me|her|him|us)|usual for (?:me|her|him)|textbook|naturally|never (?:been )?(?:any )?different/,
);
const known = choice(
  sequence(
    /(?:doctor|gp|gyn\w*|midwife|nurse|health visitor|cardiologist|ha?ematologist|consultant|neurologist|pa?ediatrician|checked|tests?)\b[^.?!]{0,20}/,
    /\b(?:normal|fine|ok(?:ay)?|harmless|happy|knows|expected|say(?:s)? (?:it's )?(?:normal|fine))/,
  ),
);
const constant = new RegExp(String.raw`\b(?:${always}|${known})\b`, 'i');
/** So from the first day, it is nobody's stroke and no clot. */
const sinceBirth =
  /\b(?:since|from) (?:my |his |her )?birth\b(?! of)|\b(?:been|ever) (?:so |like (?:that|this) )?since (?:childhood|i was (?:a )?\w+|he was (?:a )?\w+)|\bborn (?:with|like|that way)\b/i;
/** No longer as it was, or something beside it. */
const changed = sequence(
  /\b/i,
  choice(
    /now(?!adays)|but|yet|(?<!\bno )changes?|since (?:yesterday|last|this|an?|two|three|four|\w+day|the|breakfast|about|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|\d{1,2} )|for (?:days|weeks|months)|today|tonight|this (?:week|month|morning|time|year|cycle)|last (?:week|month|night|time|few)/,
    /sudden\w*|changed|different|worse|(?<!bit |little )heav(?:y|ier)|new|until|used to|lately|recently|started|stopped|except|longer than|shorter|later than|missed|late/,
    /after sex|pains?|painful|hurts?|faint(?! (?:line|trace|streak))\w*|dizz\w*|clots|soak\w*|flood\w*|hours?|lost|losing|pregnant|positive|bigger|grow\w*|swollen|swell\w*|hot|breath\w*|chest|vision|weak\w*|speech|slur\w*|collaps\w*|vomit\w*|fever|menopaus\w*|cough\w*|pus|dark|mixed|weight|loose|sticky|smell\w*|awful|thin|tired|exhaust\w*|palpitations/,
  ),
  /\b/,
);

/** Never a habit of the body, unless it comes from where it is known to. */
const grave =
  /\b(?:blood(?!(?: |-)?(?:pressure|tests?|sugar))\w*|bleed\w*|tarry|jaundice\w*|yellow|blue|seizures?|fits?)\b/i;
const knownBleeding =
  /\b(?:piles|h(?:a)?emorrhoids?|periods?|cycles?|bleed\w* (?:for )?(?:about )?\w+ days|blue eyes?)\b/i;

/** Where a message tells what is normal for the one it is told of; nothing where any of it has changed. */
export function normalIn(text: string): readonly Span[] {
  if (!constant.test(text) && !sinceBirth.test(text)) return [];
  if (changed.test(withoutSpans(text, deniedIn(text)))) return [];
  return sentencesIn(text).filter(({ start, end }) => {
    const told = text.slice(start, end);
    if (grave.test(told) && !knownBleeding.test(told)) return false;
    return sinceBirth.test(told) || (rhythm.test(told) && constant.test(told));
  });
}
