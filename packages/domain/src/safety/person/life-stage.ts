import { replacerOf } from '../../resolve/patterns/quick-patterns.ts';
import { choice, oneOf } from '../../resolve/phrases.ts';
import { alcohol } from './alcohol-words.ts';
import { trying } from './conceiving-words.ts';
import { breastfeeding } from './nursing-words.ts';
import { withoutOthers } from './others-stage.ts';
import { pregnancy } from './pregnancy-words.ts';
import { everywhere, isToldNow, mendStageWords } from './told-now.ts';
import { withoutStagesOfThen } from './stages-of-then.ts';

/** A negative test, and the pregnant people somebody works with. */
const noPregnancyHere = oneOf(
  /\bpregnan(?:t|cy)(?: (?:was|is|has been|already))* (?:ruled out|excluded|not confirmed|not possible|unlikely|impossible)\b/gi,
  /\bruled out (?:a )?pregnancy\b|\blabou?r of love\b|\btrimester of (?!pregn|my pregn|the pregn)/gi,
  /\b(?:in|during) (?:a |my |the )?(?:last |first |second |previous )?pregnancy (?:\d+|\w+) years ago\b/gi,
  /\bpregnant (?:once|twice|thrice|(?:\d|two|three|four|five|six) times)\b(?! and)/gi,
  /\bprevent(?:s|ed|ing)? (?:a |another )?pregnanc(?:y|ies)\b/gi,
  /\b(?:c-?section|caesarean|cesarean|caesarian) (?:in |back in )?(?:19\d\d|20[0-2]\d)\b/gi,
  /\bpregnant (?:at|when i was|aged?) (?:1\d|2\d|3\d)\b(?= ?,? (?:now|then|and now|years ago))/gi,
  /\b(?:neighbou?r|friend|sister|colleague|daughter|cousin|boss|wom[ae]n|client)s?['’]s? pregnanc(?:y|ies)\b/gi,
  /\bborn (?:in|at) (?:pregnancy )?week \d\d\b|\bnegative (?:home )?(?:pregnancy|hpt) tests?\b/gi,
  /\b(?:(?:late|missed) period|period (?:is |was )?(?:late|missed|overdue))\b[^.;\n]*\b(?:negative test|test(?:s|ed)? (?:\w+ )?negative)\b/gi,
  /\bpregnan(?:t|cies)\b[^.;\n]{0,8}\b(?:19|20)[0-2]\d\b[^.;\n]{0,16}\bnone now\b/gi,
  /\bnegative for pregnancy\b|\bpregnan(?:t|cy) ?= ?(?:false|no|0)\b/gi,
  /\b(?:pregnancy|hpt) tests? (?:(?:was|were|is|came back|came out|are|turned out|today|yesterday|and)\s+)*(?:all )?(?:negative|bfn)\b(?![^.;\n]*\bpositive\b)/gi,
  /\bwork\w*\b[^.;\n]{0,24}\bpregnant (?:women|ladies|mothers|mums|patients|clients|people|animals|mares|cows)\b/gi,
);

/** Whether the words tell of the asking person's own pregnancy as of now: not denied, over, wished for or another's. */
export function readsPregnancy(text: string): boolean {
  const plain = withoutOthers(withoutStagesOfThen(mendStageWords(text)))
    .replaceAll(/\b(?:might|may|could) (?:well )?not be\b/gi, 'might be')
    .replaceAll(noPregnancyHere, ' ')
    .replaceAll(embryoIn, 'embryos transferred')
    .replaceAll(afterATransfer, 'embryos transferred');
  return isToldNow(withoutTrying(plain), pregnancy);
}

/** After it nobody knows yet: it counts as a pregnancy, unless it was long ago or failed. */
const afterATransfer =
  /\b(?:had|after|post|since|past|following) (?:\w+ ){0,3}embryo transfer\b(?![^.;\n]{0,20}\b(?:years?|months?|failed|20[01]\d|202[0-4]|didn['’]?t|negative)\b)/gi;

/** "The embryo went in on Tuesday." */
const embryoIn =
  /\b(?:embryos?|blastocysts?|little embie|embies)(?:'s| was| were| are| is| has been| have been)? (?:went|gone|put|popped|placed|transferred|going) (?:back )?in\b/gi;

const byBottle =
  /\b(?:bottle|formula)[- ]?(?:feed\w*|fed)\b|\b(?:on|only|gets|drinks|using) formula\b|\bbab(?:y|ies)\b[^.;\n]{0,20}\bweaned\b|\bfully weaned\b/i;
const byBreastToo =
  /\bbreast|\bnursing\b|\bcombi|\bmixed[- ]feed|\bpump|\bexpress|\bmy (?:own )?milk\b|\b(?:can['’]?t|not|haven['’]?t) (?:be |been )?weaned/i;

/** Whether the words tell that milk is given now, pumped milk and the weeks after a birth included. */
export function readsBreastfeeding(text: string): boolean {
  const plain = withoutOthers(withoutStagesOfThen(mendStageWords(text))).replaceAll(theTrade, ' ');
  return plain
    .split(/[.;!?\n]+/)
    .some(
      (sentence) =>
        isToldNow(sentence, breastfeeding) &&
        !noLongerFed.test(sentence) &&
        !(byBottle.test(plain) && !byBreastToo.test(sentence)),
    );
}

/** "A student of nursing", "nursing staff". */
const theTrade =
  /\b(?:(?:student|degree|school|faculty|semester|year|exams?|career|college|diploma|job|work\w*) (?:of|in) nursing|nursing (?:students?|staff|degree|course|exams?|colleges?|career|job|agency|shifts?|diploma|lecturers?|class(?:es)?))\b/gi;

const noLongerFed =
  /\b(?:not(?! only)|no longer|never|stopped|isn'?t|don'?t|formula[- ]fe?e?d\w*|bottle[- ]feed\w*) (?:\w+ )?(?:breast ?-?feed\w*|nursing|only|my baby)\b/i;

/** Whether the words tell of a wish to become pregnant. */
export function readsTryingToConceive(text: string): boolean {
  return isToldNow(withoutStagesOfThen(mendStageWords(text)), trying);
}

const notPregnant = oneOf(
  /\b(?:not|isn'?t|am not|i'?m not|never)\s+(?:currently\s+|even\s+)?(?:pregnant|breast[- ]?feeding|nursing)\b/i,
  /\bno pregnancy\b/i,
  /\b(?:i am|i'm|im) (?:a )?(?:man|male|guy)\b/i,
  /\b(?:post[- ]?menopausal|past menopause|hysterectomy)\b/i,
);
const nothingTaken = oneOf(
  new RegExp(
    String.raw`\b${choice(
      /no|not (?:on|taking|using) any|(?:don'?t|do not|doesn'?t|does not) (?:take|use) (?:any|a single)|without any|(?:equally|quite|entirely|happily) without/,
      /never take|take no|takes no|am on no|(?:neither|none) of us takes? (?:any|a single)|(?:zip|zilch|nil|nowt|nothing) in the way of/,
    )}\s+(?:other\s+|regular\s+|prescription\s+)?(?:medicines?|medications?|meds|pills?|tablets?|drugs|prescriptions?)\b(?! (?:please|thanks|thank you|for me|if possible))`,
    'i',
  ),
  /\b(?:takes?|taking|on) nothing\b(?! (?:for|against|to help|but|except))|\bno meds\b|\b(?:don'?t|do not|doesn'?t|does not) take anything\b(?! (?:for|against|to help|but|except))/i,
);

/** "I am not pregnant", "no medicines": what a person has already answered need not be asked again. */
export function readsNotPregnant(text: string): boolean {
  return notPregnant.test(text);
}

/** Whether the words say that nothing is taken. */
export function readsNoMedicines(text: string): boolean {
  return nothingTaken.test(text);
}

/** Whether the words tell of drinking; what is free of alcohol does not count. */
export function readsAlcohol(text: string): boolean {
  return isToldNow(text, alcohol) && !/\b(?:alcohol[- ]free|non-?alcoholic|0%) (?:beer|wine|gin)\b/i.test(text);
}

const withoutTrying = replacerOf(() => trying.map((pattern) => [everywhere(pattern), ' '] as const));
