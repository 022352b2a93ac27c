import { anyNumberOf, anyPhrase, choice, oneOf, sequence } from '../../resolve/phrases.ts';
import { usesFromText } from '../../herbs/uses-from-text.ts';
import { ordinaryWords } from '../../resolve/ordinary-words.ts';
import { readText } from '../../resolve/read.ts';
import { saysNone } from '../../resolve/says-none.ts';
import { wordsNearIllness } from '../../resolve/words-near-illness.gen.ts';
import { wordsNearNames } from '../../resolve/words-near-names.gen.ts';
import { singular, type Word, wordsOf } from '../../resolve/words.ts';
import { ageFromText } from './age-words.ts';
import { everydayConcernWords } from './everyday-concern-words.ts';
import {
  readsAlcohol,
  readsBreastfeeding,
  readsNoMedicines,
  readsNotPregnant,
  readsPregnancy,
  readsTryingToConceive,
} from './life-stage.ts';
import { readsSurgery } from './surgery-words.ts';

const clauses = /[,;\n•|!?()]+|\.(?=\s|$)/;
const joined = /\s(?:and|with|plus|&|\+)\s/i;
/** What leads in to the name of an illness. */
const leadIn = sequence(
  /^\s*/i,
  anyNumberOf(
    sequence(
      choice(
        /i|i['’]?ve|i['’]?m|we|my|our|so|now|then|also|am|have|had|has|got|get|a|an|the|some|with|and/,
        /from|of|for|recently|currently|previous|previously|past|known|mild|severe|chronic|acute|bad/,
        /suffer|suffering|diagnosed|history|due to|treated|being|concern|concerns|about|health/,
      ),
      /\b[\s:]*/,
    ),
  ),
);
/** More words than this tell a story, and a story is no name of an illness. */
const longestName = 3;
const longestMedical = 10;
const longestStrange = 16;
const denial = anyPhrase(
  /no|not|none|nothing|never|nil|without|denies|neither|nor|non|isn['’]?t|don['’]?t|doesn['’]?t|can['’]?t/,
  /haven['’]?t|wasn['’]?t|free of|free|stopped|ruled out|negative|normal|clear|fine|ok|okay|cured|resolved/,
  /recovered|years ago|nicht|keine?|pas|sin|sem|geen|senza/,
);
/** Words of medicine, also those that stand in a longer clause. */
const medical = oneOf(
  /(?:[a-z]{3}itis|osis|a?emia|opathy|[a-z]{2}oma|ectomy|ostomy|oplasty|algia|plegia|paresis|trophy|megaly|uria|pnea|rrho?ea|philia|penia|scopy|cytosis)$/,
  new RegExp(
    String.raw`^${choice(
      /bp|syndrome|disease|disorder|deficiency|failure|infection|biopsy|tumou?r|cysts?|lesions?|valve|shunt/,
      /stents?|graft|transplants?|abnormal|hereditary|congenital|genetic|mutation|antibod(?:y|ies)|catheter/,
      /fibrosis|rejection|relapse|remission/,
    )}$`,
    '',
  ),
);
/** A value within its limits: one beyond them is read as an illness. */
const measured =
  /\b(?:bp|blood pressure|egfr|gfr|platelets|ferritin|psa|hba1c|a1c|hcg|potassium|sodium|ejection fraction|ef|tsh|alt|ast|ldl|bmi|pulse|hr)\b\D{0,8}\d/i;
/** "Kidney disease (stage 3)". */
const ofStage = /^\W*(?:stage|grade|type|class) (?:\d[ab]?|i{1,3}|iv)\W*$/i;
/** Words of care, tests and states in which something of weight may stand in the plainest words: "something with my blood". */
const ofCare = anyPhrase(
  /specialists?|consultants?|surgeons?|\w{4,}ologists?|hospital|clinic|scans?|mri|x-?ray|ultrasound/,
  /results?|levels?|counts?|readings?|diagnos\w+|shadow|growth|organs?|device|implant(?:ed)?/,
  /machine at night|infusions?|injections?|drip|transfusions?|drain(?:s|ed)? fluid|catheter|feeding tube/,
  /told (?:not to|to avoid|to stay off)|(?:doctor|gp|nurse|dr) (?:says?|said|told|wants|warned|is worried)/,
  /valves?|arter(?:y|ies)|veins?|marrow/,
  /(?:my|the|his|her) (?:blood|heart|liver|kidneys?|lungs?|brain|womb|ovar(?:y|ies)|prostate|thyroid|pancreas|spleen)/,
  /(?:heart|blood|kidney|liver|lung|brain) (?:thing|stuff|something|matter)|since birth|born with|inherited/,
  /rare|waiting list|awaiting|operat(?:e|ing|ed)|(?:weeks?|months?) (?:in|gone|to go|along)/,
  /\d{1,2} ?\/ ?(?:40|52)/,
);
const everydayCare = oneOf(
  /\b(?:stress|energy|activity|fitness|noise|comfort|hydration|mood) (?:levels?|counts?)/i,
  /levels? of (?:stress|energy)|calorie count\w*|work(?:s|ing|ed)?\b[^.;\n]{0,24}\b(?:in|at|for|as|on|with)/i,
  /by (?:trade|profession)|retired|job|career|student|exam results?|heart ?(?:broken|break|set|warming)/i,
  /broken heart|warms|growth mindset|operat(?:e|ing|ed) (?:a|the|an)\b/i,
);
const letters = /\b[A-Z]{2,5}\d?\b/;

/** The phrases of a profile's concerns in which nothing was understood: no illness, stage of life or everyday concern. */
export function unreadConcerns(text: string): readonly string[] {
  const { mentions } = readText(text);
  // "AF (atrial fibrillation)": the second name of an illness is read once, and known all the same.
  const isNamed = (part: string, start: number) =>
    mentions.some((mention) => mention.start < start + part.length && mention.end > start) ||
    readText(part).mentions.length > 0;
  const unread = partsOf(text, clauses).flatMap(({ part, start }) => {
    if (!isNamed(part, start) && !isUnderstood(part)) return isNameUnread(part) ? [part] : [];
    return partsOf(part, joined).flatMap((each) =>
      isNamed(each.part, start + each.start) || isUnderstood(each.part) || !soundsOfMedicine(each.part)
        ? []
        : [each.part],
    );
  });
  return [...new Set(unread.map((part) => part.trim()))];
}

function partsOf(text: string, separator: RegExp): readonly { readonly part: string; readonly start: number }[] {
  let from = 0;
  return text.split(separator).map((part) => {
    const start = text.indexOf(part, from);
    from = start + part.length;
    return { part, start };
  });
}

function isNameUnread(part: string): boolean {
  const named = lettersIn(part.replace(leadIn, ''));
  return (
    (named.length <= longestName && named.some(isUnusual)) ||
    isMostlyStrange(named) ||
    soundsOfMedicine(part) ||
    tellsOfCare(part)
  );
}

function tellsOfCare(part: string): boolean {
  return ofCare.test(part) && !everydayCare.test(part) && lettersIn(part).length <= longestStrange;
}

/** A longer clause of words nobody knows, such as one in another language. */
function isMostlyStrange(words: readonly Word[]): boolean {
  const strange = words.filter(
    (word) => isUnusual(word) && !wordsNearIllness.has(word.text) && !wordsNearNames.has(word.text),
  );
  return words.length <= longestStrange && strange.length >= 2 && strange.length * 2 >= words.length;
}

function soundsOfMedicine(part: string): boolean {
  const words = lettersIn(part);
  const isShort = words.length <= longestMedical;
  const isShouted = part === part.toUpperCase();
  return (
    isShort &&
    words.some(isUnusual) &&
    (words.some(({ text }) => medical.test(text)) || (letters.test(part) && !isShouted))
  );
}

function lettersIn(part: string): readonly Word[] {
  return wordsOf(part).filter(({ text }) => /^\p{L}{2,}/u.test(text));
}

function isUnusual({ text }: Word): boolean {
  return ![text, singular(text), text.replace(/(?:ing|ed|ly|er|s)$/, '')].some(
    (form) => everydayConcernWords.has(form) || ordinaryWords.has(form),
  );
}

function isUnderstood(part: string): boolean {
  return (
    saysNone(part) ||
    measured.test(part) ||
    ofStage.test(part) ||
    denial.test(part) ||
    usesFromText(part).length > 0 ||
    ageFromText(part) !== null ||
    readsPregnancy(part) ||
    readsBreastfeeding(part) ||
    readsTryingToConceive(part) ||
    readsNotPregnant(part) ||
    readsNoMedicines(part) ||
    readsSurgery(part) !== null ||
    readsAlcohol(part)
  );
}
