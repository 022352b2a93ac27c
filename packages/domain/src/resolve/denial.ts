import { anyPhrase, choice, oneOf, sequence } from './phrases.ts';

/** "No diabetes", "without aspirin": a denial binds what it governs, and little stands between. */
const bare = sequence(
  /\b/i,
  /(?:no|not|without|neither|nor|denies|free of|negative for|abstain(?:s|ing)? from|stay(?:s|ing)? off)/,
  /\s+/,
  /(?:(?:any|known|a|an|the|my|other|more|further|(?:personal |past |medical |prior |previous )*(?:history|hx|pmhx?) of|signs? of|evidence of|kind of|type of|on|of)\s+){0,3}/,
  /$/,
);
/** "I don't take", "has never had", "am not on": the verb must be one of taking, having or being. */
const byVerb = new RegExp(
  String.raw`\b(?:do not|don'?t|does not|doesn'?t|did not|didn'?t|not|never|no longer|haven'?t|hasn'?t|have not|has not|am not|i'?m not|isn'?t|aren'?t|is not|are not|wasn'?t|can'?t|cannot|won'?t)\s+(?:(?:currently|now|really|actually|even|ever|yet|regularly|usually|also)\s+)?${choice(
    /take|takes|taking|taken|took|touch|touched|on|use|uses|using|used|have|has|had|having|got|get|been on|been taking/,
    /been diagnosed with|been told i have|suffer(?:ing)? from|drink|drinking|eat|eating|prescribed/,
    /allergic to|a|an|any|into/,
  )}\s+([^.;:!?<>\n]{0,44})$`,
  'i',
);
/** "isn't diabetic", "am not pregnant". */
const isNot = /\b(?:isn'?t|aren'?t|am not|i'?m not|wasn'?t|is not|not)\s+$/i;
const inOtherTongues = new RegExp(
  String.raw`\b${choice(
    /keine?[nmrs]?|nicht|ohne|sin|no (?:tengo|tomo|tiene|soy|padezco)|nunca (?:he tenido|tuve)/,
    /pas (?:de|d['’]|du)|sans|jamais eu (?:de|d['’])|senza|non (?:ho|prendo|sono)|não (?:tenho|tomo)|sem|geen/,
    /nie mam|nie choruj[eę] na|bez|brak|nessun[oa]?|nunca tive|heb geen|niet/,
  )}\s*$`,
  'i',
);
/** What ends the reach of a denial. */
const newClause = oneOf(
  anyPhrase(
    /but|except|although|though|however|only|just|apart from|besides|other than|can|could|should|may|does|do/,
    /is|are|am|what|which|how|instead|because|since|as (?:i|im|i['’]m|he|she|we|my)|due to|despite|treat\w*/,
    /medic\w+ for|(?:pills?|tablets?|drugs?|anything|something|help|checked) for|for my|for his|for her/,
    /for the|from my|with my|about my|against my|without|unless|so|anymore|any more|and (?:i|now|also) /,
  ),
  /\b(?:skip|miss|forget|stop|stopped)\w*\b/i,
);
const undenied = new RegExp(
  String.raw`\b${choice(
    /why (?:not|don'?t|can'?t)|can'?t i|isn'?t it|aren'?t (?:they|you)|not sure|not only|don'?t know|no idea/,
    /not working|doesn'?t work|no problems?|no longer any (?:trouble|problems?|issues?)/,
    /not (?:yet |fully |completely |entirely )?free (?:of|from)|not enough|not sleeping/,
    /never (?:skip|miss|forget|without)|not missed/,
  )}\b[^.;!?\n]*$`,
  'i',
);
const gone = /\b(?:stopped|quit|came off|finished|used to (?:take|be on|use))\b[^.;:!?\n]{0,24}$/i;
const longAgo = /^[^.;:!?\n]{0,24}\b(?:last year|years ago|long ago|in (?:19|20)\d\d|as a (?:child|teen\w*))\b/i;
const ruledOut = new RegExp(
  String.raw`\b${choice(
    /ruled out|rules out|excluded|tested negative for|negative tests? for/,
    /(?:vaccinat\w+|immuni[sz]ed|immune|jabs?|vaccines?|boosters?) (?:against|for|to)/,
    /worr(?:y|ied|ies) (?:about|of)|afraid of|scared of|fear(?:s|ing)? (?:of|for)/,
    /(?:want|trying|hope|like) to (?:prevent|avoid|ward off)|prevention of|prevent(?:ing)?|anxious about/,
  )} (?:(?:getting|developing|having|a|any|future|possible|hepatitis [abc](?: and| or)?)\s+)*$`,
  'i',
);
const ruledOutAfter = sequence(
  /^(?:['’]s)?(?: disease| syndrome| virus| [abc]\b(?: and [abc]\b)?| allergy| tests?)?/i,
  /\s+(?:(?!and\b|or\b|but\b|with\b|cannot\b|not\b|never\b|couldnt\b)\w+\s+){0,2}?/,
  /(?:(?:was|were|is|has been|have been|came back|got|then|later|now)\s+)*/,
  /(?:ruled out|excluded|negative|disproved|vaccin\w+|jabs?|immuni[sz]ation|booster|immune|antibod\w+)/,
  /\b/,
);
const onlyThought = /\b(?:thought|suspected|feared|wondered about|queried|was it) (?:it was |i had |of )?(?:\w+ )?$/i;
const butWasNot = /^[^.;!?\n]{0,12}\bbut (?:it )?(?:was|turned out|wasn|is|it['’]s|they|tests?)/i;
const testedFor = /\b(?:tests?|tested|checked|screened|screening|bloods?) (?:for|against)\s+(?:\w+\s+){0,2}$/i;
const cameBack =
  /^[^.;!?\n]{0,16}?\b(?:(?:came|come|were|was|is) (?:back )?)?(?:negative|clear|normal|fine|all clear)\b/i;
/** "Aspirin-free"; "seizure free" tells of seizures all the same and is read elsewhere. */
const isFreeOf = /^[- ]free\b(?! (?:trial|delivery|sample|from))/i;
/** A kind of medicine that is only wished away: "something natural instead of antidepressants". */
const unwanted = new RegExp(
  String.raw`\b${choice(
    /instead of|rather than|alternatives? (?:to|for)|replacements? for|substitutes? for|afraid of|scared of/,
    /wary of|(?:avoid|refuse)(?:d|s|ing)?|offered(?: me)?|suggested/,
    /(?:don['’]?t|do not|didn['’]?t|did not) (?:want|like|need|believe in)(?: to (?:take|go on|start|be on|try))?/,
  )}\s+(?:(?:any|the|more|stronger|prescription|synthetic|chemical|conventional)\s+)?$`,
  'i',
);
const preferredNot =
  /\b(?:prefer|rather|['’]d rather|preferred) not(?: to)?(?: take| go on| start| use)?\s+(?:any\s+)?$/i;

/** Whether a class of medicines is named as something the person does not want. */
export function isUnwanted(before: string): boolean {
  return unwanted.test(before) || preferredNot.test(before);
}

const notTaken =
  /^[^.;!?\n]{0,24}(?:\bbut|,) (?:i |he |she )?(?:refused|declined|said no|didn['’]?t (?:take|start|want)|never (?:took|started)|turned it down)\b/i;
const inARow = /\b(?:or|nor)\b/i;

/** "Without warfarin I would clot" tells of warfarin. */
const needed = /\bwithout (?:my |the |any )?$/i;
const neededBehind =
  /^,? ?(?:i|my \w+|it|things)(?: just)?(?: would|['’]d| will|['’]ll| can['’]?t| cannot| could| get| have| go)\b/i;

/** "Never had high blood pressure until this spring": since then it is there. */
const onlyUntil =
  /^[^.,;!?\n]{0,24}?\b(?:until|till|before) (?:about |around )?(?:last|recently|i |we |he |she |(?:19|20)\d\d|(?:a|one|two|three|four|a few|some|\d+) (?:days?|weeks?|months?|years?) ago|this (?!point|day\b)\w+|the (?:pandemic|menopause|accident|move|vaccine)|covid|(?:my|her|his) (?:teens|twenties|thirties|forties|fifties|sixties|pregnancy|stroke|accident|divorce))\b/i;

/** Whether what was denied began at a time that is told: it is there now. */
export function beganLater(after: string): boolean {
  return onlyUntil.test(after);
}

/** Whether the words around a name deny it. When unsure a medicine or disease counts as present. */
export function isDenied(before: string, after: string, isTaken = false): boolean {
  // "Not seizure-free" tells of seizures.
  if (/\bnot (?:yet |fully |completely |entirely )?$/i.test(before) && /^[\p{L}]*[- ]free\b/iu.test(after))
    return false;
  if (gone.test(before) && longAgo.test(after)) return true;
  if (beganLater(after)) return false;
  if (isTaken && (isFreeOf.test(after) || notTaken.test(after) || preferredNot.test(before))) return true;
  if (undenied.test(before) || (needed.test(before) && neededBehind.test(after))) return false;
  if (bare.test(before) || isNot.test(before) || inOtherTongues.test(before)) return true;
  const reach = byVerb.exec(before)?.[1] ?? listed(before, isTaken);
  if (reach === undefined || newClause.test(reach)) return false;
  // A comma carries the denial on only in a row: "no aspirin, warfarin or ibuprofen".
  const sinceComma = reach.slice(reach.lastIndexOf(',') + 1);
  return (
    !reach.includes(',') ||
    inARow.test(sinceComma) ||
    inARow.test(/^[\w -]{0,24}(?:,\s*[\w-]+){0,4},?\s+(?:or|nor)\b/i.exec(after)?.[0] ?? '')
  );
}

/** Whether an illness was looked for and not found, was vaccinated against, or is only feared. */
export function isRuledOut(before: string, after: string): boolean {
  if (undenied.test(before)) return false;
  return (
    ruledOut.test(before) ||
    ruledOutAfter.test(after) ||
    (testedFor.test(before) && cameBack.test(after)) ||
    (onlyThought.test(before) && butWasNot.test(after))
  );
}

/** What follows "no" or "without" in a row of names: "no diabetes and hepatitis", but "no aspirin and warfarin". */
function listed(before: string, isTaken: boolean): string | undefined {
  if (isTaken) return /\b(?:no|without|neither)\s+((?:[\w'-]+(?:, | or | nor )){1,4}(?:or |nor )?)$/i.exec(before)?.[1];
  return /\b(?:no|without|neither|negative for|denies|denied)\s+((?:[\w'-]+(?:, | or | nor |,? and )){1,4}(?:or |nor )?)$/i.exec(
    before,
  )?.[1];
}
