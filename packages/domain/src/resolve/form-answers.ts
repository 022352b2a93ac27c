import { choice, oneOf } from './phrases.ts';

const no = choice(
  /nein|nao|n[ãa]o|non|nee|nie/,
  /no(?:ne|pe|t any|t applicable|t known|t currently)?(?: planned| known| at all| currently| at present| that i know of)?/,
  String.raw`n\/?a|nil|neg(?:ative)?|never|denie[sd]|nad|n|0|-ve|absent|not that i know(?: of)?`,
  /not (?:now|currently|applicable|known|present)|not pregnant|false|✘/,
  /0(?:\.0)?(?: units?)?(?: (?:per|a|each) (?:day|week))?|[-–✗]/,
);
const answeredNo = new RegExp(
  `(?<=^|[,;.\\n|(]\\s*)(?![^:?=,;\\n]*\\b(?:stop|end|finish|review|expiry) (?:date|on|by)\\b)[\\p{L}][\\p{L}\\d /&'’-]{1,44}?\\s*(?:[:?=]+|\\s[-–]|\\()\\s*${no}\\)?\\s*(?=$|[,;.\\n|])`,
  'giu',
);
/** "Epilepsy -ve", "pregnant=false", "[ ] pregnant". */
const minusBehind =
  /(?<=^|[,;.\n|(]\s*)[\p{L}](?:(?!\bpos)[\p{L}\d /&'’-]){1,34}?\s+(?:-ve|neg|absent|✗|✘)\s*(?=$|[,;.\n|])/giu;
const emptyBox = oneOf(
  /\[\s*\]\s*[\p{L}][\p{L} -]{1,34}?(?=\s*(?:$|[,;.\n[]))/giu,
  /\b(?:non|never)[- ](?:smok\w+|pregnan\w+|drink\w+|diabetic|epileptic|asthmatic)\b/giu,
  /\b(?:no|non|n[ãa]o|jamais|nunca|mai)[- ](?:fumador[ae]?s?|fumatore|fumatrice|fumeu(?:r|se)|fumante|rauch\w+)(?!\p{L})/giu,
);
const noInline = /\b[\p{L}]+(?: [\p{L}]+)?:\s*(?:no|none|nil|n)\s+(?=[\p{L}]+(?: [\p{L}]+)?:)/giu;
const minusBefore = /\(\s*[-–]\s*\)\s*[\p{L}][\p{L} -]{1,30}?(?=\s*(?:$|[,;.\n(]))/giu;
/** "Diabetes no hepatitis yes". */
const noBehind = /(?<=^|[,;.\n]\s*|\b(?:yes|no)\s+)[\p{L}]+ no\b(?=\s+[\p{L}]+(?: [\p{L}]+)? (?:yes|no)\b)/giu;
const abstains = new RegExp(
  String.raw`\b${choice(
    /(?:never|don['’]?t|do not|doesn['’]?t|didn['’]?t|won['’]?t|can['’]?t|no longer|not) (?:ever |even |really )?(?:touch|drink|drank|drunk|had|have|taste|use)\w*(?: (?:any|a drop of|much))? (?:alcohol|booze|wine|beer|spirits|a drop)/,
    /never a drop|(?:gave|given|giving|give) up (?:all |the )?(?:alcohol|drinking|booze|drink|wine|beer)/,
    /(?:quit|stopped|off|avoid(?:s|ing)?) (?:all |the )?(?:alcohol|drinking|booze|drink|wine|beer)/,
    /(?:alcohol|booze)[- ]free(?: \w+)?|(?:rubbing|isopropyl|surgical) alcohol/,
    /alcohol (?:based )?(?:hand )?(?:gel|wipes?|swabs?|rub|sanitis\w+|sanitiz\w+)|cooking (?:wine|sherry)/,
    /(?:wine|cider) vinegar|zero alcohol|mouth ?wash with alcohol|beer bell(?:y|ies)/,
    /(?:alcohol|wine|beer) (?:intoleran\w+|allergy)|can['’]?t drink(?! (?:enough|water|milk))|ginger beer/,
    /root beer|port[- ]wine stain\w*|wine[- ]colou?red \w+|tee-?total\w*/,
  )}\b`,
  'gi',
);

/** A text without the questions of a form that are answered with no: "Epilepsy: no", "Pregnant? No", "(-) HTN". */
export function withoutAnsweredNo(text: string): string {
  return text
    .replaceAll(answeredNo, ' ')
    .replaceAll(minusBefore, ' ')
    .replaceAll(noBehind, ' ')
    .replaceAll(minusBehind, ' ')
    .replaceAll(emptyBox, ' ')
    .replaceAll(noInline, ' ');
}

/** A text without what tells that no alcohol is drunk. */
export function withoutAbstinence(text: string): string {
  return text.replaceAll(abstains, ' ');
}
