import { anyPhrase, oneOf } from '../../resolve/phrases.ts';
import { procedure } from './surgery-procedures.ts';

/** What a body keeps from an operation long past: named alone, it tells of a state and of nothing planned. */
export const keptFromThePast = anyPhrase(
  /hysterectomy|splenectomy|cholecystectomy|append(?:ic)?ectomy|thyroidectomy|mastectomy|colectomy/,
  /gastrectomy|nephrectomy|oophorectomy|orchi[de]\w*ectomy|pneumonectomy|lobectomy|vasectomy|colostomy/,
  /ileostomy|urostomy|tracheostomy|gastrostomy|gastric (?:bypass|sleeve|band|balloon)(?! surgery)|bypass/,
  /stents?|pacemaker(?! (?:fitting|insertion|implantation|change|replacement))|defibrillator|icd/,
  /transplant(?!s? surgery| op)|implants?|steriliz?s?ation|tubal ligation/,
  /cataracts?(?! (?:op|surgery|removal|extraction|operation))|new (?:hip|knee|shoulder)/,
  /(?:knee|hip|valve|joint|shoulder|disc|ankle|elbow|heart valve|total \w+) replacements?(?! (?:surgery|op|operation))/,
  /dental work|(?<!\b(?:under|with) (?:\w+ )?)(?:sedation|ana?esthe\w+)|cabg|tkr|thr|tavi|turp|theatre|(?<!whipple )procedure/,
  /epidural(?! (?:steroid )?injections?)|(?<!endometrial )ablation|c-?section|caesarean|cesarean/,
  /fundoplication|shunt/,
);
const before =
  '(?:(?:a|an|my|the|for|some|minor|major|small|big|left|right|bilateral|emergency|elective|laparoscopic|open|total|partial|double|second|third|another|robotic|day|urgent|routine|private|upcoming|repeat|keyhole|arthroscopic|endoscopic|radical|inguinal|umbilical|incisional|hiatus|hiatal|femoral|prophylactic|further|more|redo|admitted|list(?:ed)?|consent(?:ed)?|referred|date|due|sent|in|hospital|on|waiting|to be|being|getting|wants? to|surgeon|hopes? to) ){0,4}';
const behind =
  "(?: (?:for|on|of|to|under|with|due to|because of|at|in) (?!(?:19|20)\\d\\d|the past|childhood|my (?:teens|twenties|thirties|youth)|hindsight)[\\w' -]{2,40})?";
/** Cheap to look for, as it begins at a word, and without it there is none of the longer one. */
const anyProcedure = new RegExp(`(?<![\\w-])${procedure}`, 'i');
const named = new RegExp(`^\\s*${before}(?:[\\w-]+ ){0,2}?${procedure}${behind}\\s*$`, 'i');
/** A worry about an organ, a benefit or a word of everyday life beside the name of an operation. */
const noOperation = oneOf(
  anyPhrase(
    /surger(?:y|ies) (?:nurse|hours|scar|pain|recovery|waiting room)|co-?op|op(?:tion|era)\b|post office/,
    /scars?|pain after|(?<!\b(?:be|being|getting|have|having|get) )(?:removed|taken out|repaired|replaced)/,
    /since|after|following|recover\w*|heal\w*|complications?|no|never|none|nil|not|without|previous|past/,
    /former|old|history|hx|s\/p|status post|childhood|aged|age|relatives?|mother|father|sister|brother/,
    /husband|wife|fear of|afraid|scared|phobia|trading|rescue|military|business|machine|train|smooth|doctor/,
  ),
  /\bdr['’]?s\b/i,
);

/** Whether a clause is nothing but the name of an operation, of which nothing says that it is over. */
export function isBareOperation(clause: string): boolean {
  return (
    clause.length < 90 &&
    anyProcedure.test(clause) &&
    named.test(clause) &&
    !keptFromThePast.test(clause) &&
    !noOperation.test(clause)
  );
}
