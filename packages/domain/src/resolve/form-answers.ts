const no =
  '(?:no(?:ne|pe|t any|t applicable|t known|t currently)?(?: planned| known| at all| currently| at present| that i know of)?|n\\/?a|nil|neg(?:ative)?|never|denie[sd]|nad|0(?:\\.0)?(?: units?)?(?: (?:per|a|each) (?:day|week))?|[-–✗])';
const answeredNo = new RegExp(
  `(?<=^|[,;.\\n|(]\\s*)[\\p{L}][\\p{L}\\d /&'’-]{1,44}?\\s*(?:[:?=]+|\\s[-–]|\\()\\s*${no}\\)?\\s*(?=$|[,;.\\n|])`,
  'giu',
);
const minusBefore = /\(\s*[-–]\s*\)\s*[\p{L}][\p{L} -]{1,30}?(?=\s*(?:$|[,;.\n(]))/giu;
/** "Diabetes no hepatitis yes". */
const noBehind = /(?<=^|[,;.\n]\s*|\b(?:yes|no)\s+)[\p{L}]+ no\b(?=\s+[\p{L}]+(?: [\p{L}]+)? (?:yes|no)\b)/giu;
const abstains =
  /\b(?:(?:never|don['’]?t|do not|doesn['’]?t|didn['’]?t|won['’]?t|can['’]?t|no longer|not) (?:ever |even |really )?(?:touch|drink|have|taste|use)\w*(?: (?:any|a drop of|much))? (?:alcohol|booze|wine|beer|spirits|a drop)|never a drop|(?:gave|given|giving|give) up (?:all |the )?(?:alcohol|drinking|booze|drink|wine|beer)|(?:quit|stopped|off|avoid(?:s|ing)?) (?:all |the )?(?:alcohol|drinking|booze|drink|wine|beer)|(?:alcohol|booze)[- ]free(?: \w+)?|(?:rubbing|isopropyl|surgical) alcohol|alcohol (?:based )?(?:hand )?(?:gel|wipes?|swabs?|rub|sanitis\w+|sanitiz\w+)|cooking (?:wine|sherry)|(?:wine|cider) vinegar|tee-?total\w*)\b/gi;

/** A text without the questions of a form that are answered with no: "Epilepsy: no", "Pregnant? No", "(-) HTN". */
export function withoutAnsweredNo(text: string): string {
  return text.replaceAll(answeredNo, ' ').replaceAll(minusBefore, ' ').replaceAll(noBehind, ' ');
}

/** A text without what tells that no alcohol is drunk. */
export function withoutAbstinence(text: string): string {
  return text.replaceAll(abstains, ' ');
}
