import { anyPhrase, choice, notFollowedBy, oneOf, sequence } from '../../resolve/phrases.ts';
import { isBareOperation, keptFromThePast } from './bare-operations.ts';
import { coming, procedure } from './surgery-procedures.ts';
import { mendStageWords } from './told-now.ts';

/** "Operation in drei Wochen", "cirugía programada". */
const abroad = new RegExp(
  String.raw`\b(?:op[eé]ration|operatie|operacj[aęei]|operaci[oó]n|opera[cç][aã]o|operazione|intervento|intervention|chirurgie|cirug[ií]a|cirurgia|chirurgia|eingriff|op|intervenci[oó]n)(?!\p{L})[^.;,\n]{0,24}?(?<!\p{L})${choice(
    String.raw`dans|tra|fra|dentro de|lundi|mardi|mercredi|jeudi|vendredi|luned[iì]|marted[iì]|lunes|martes|montag`,
    String.raw`dienstag|mittwoch|donnerstag|freitag|poniedzia\p{L}*|maandag|volgende|n[aä]chste\w*|kommende\w*`,
    String.raw`przysz\p{L}*|nast[eę]pn\p{L}*|jutro|morgen|demain|domani|ma[nñ]ana|amanh[aã]|prochaine?|pr[oó]xim\p{L}*`,
    String.raw`programm?[ae]t?[ae]|programm[eé]e?s?|programad[ao]|previst[ao]|pr[eé]vue?|geplante?|gepland`,
    String.raw`planowan\p{L}*|marcad[ao]|agendad[ao]|em breve|bient[oô]t|presto|pronto|bald|binnenkort|wkr[oó]tce`,
    String.raw`semaines?|semanas?|settimane?|wochen?|tagen?|jours?|d[ií]as|giorni|dni`,
  )}(?!\p{L})`,
  'iu',
);
const deniedAbroad =
  /(?:(?:^|[\s,])(?:kein\w*|pas d|aucune?|sin|senza|nessun\w*|sem|nenhum\w*|ninguna?|geen|bez|nie mam)\s*|\bd['’]\s*)$/i;
const beforeIt = oneOf(
  /\bpre-? ?(?:assessment|op|anaesthetic|anesthetic|operative|surgical|admission)\w*\b/i,
  /\bana?esthe(?:tist|siologist|tic|sia)(?:['’]s)? (?:appointment|review|consult\w*|assessment|clinic|visit|check|questionnaire)\b/i,
  /\bon the (?:surgical|surgery|operation|op|transplant) (?:waiting )?list\b/i,
  /\b(?:they(?:['’]re| are| will be)?|surgeons? (?:is|are|will)|being) operat(?:ing|ed)(?: on)?(?: me)?\b(?= (?:on|next|tomorrow|in|this|soon)|\s*$)/i,
  /\bon the (?:waiting |surgical |op )?list for (?:an? |my |the )?(?:[\w-]+ ){0,3}(?:surgery|operation|op|replacement|repair|removal|transplant|\w+(?:ectomy|plasty|oscopy))\b/i,
);
const cancelled =
  /\b(?:cancell?ed|called off|not needed|not necessary|unnecessary|no longer (?:need|having)|decided against|avoid(?:ing)?|instead of|rather than)\b/i;
const done = anyPhrase(
  /i'?ve had|had|ago|last (?:year|month|week|summer|winter|spring|autumn|fall|decade)/,
  /after (?:my|the|a|having)|since (?:my|the|having)|following|recover(?:ing|ed)|healing/,
  /(?:in )?(?:19\d\d|20(?:[01]\d|2[0-5]))(?!-|\d)|post[- ]?(?:op|surg)\w*|years? back|used to/,
  /previous(?:ly)?|history of|as a (?:child|kid)|went well/,
);
const surelyComing = anyPhrase(
  /tomorrow|next (?:week|month|mon|tues|wed|thurs|fri|sat|sun|year)\w*|upcoming|coming up/,
  /scheduled (?:for|in|on|next)|booked (?:for|in|on)/,
  /in (?:\d+|two|three|a few|four|five|six|a) (?:days?|weeks?|months?)(?! ago)|pre-?op/,
  /(?<!\b(?:nothing|none|not|never|no \w+|isn['’]?t) (?:else |new |more |further )?)planned/,
);
const denied =
  /\b(?:no|not|nenhum\w*|aucune?|nessun\w*|without|never|don'?t|doesn'?t|didn'?t|isn'?t|won'?t|aren'?t)\s+(?:(?!(?:and|but|because|only|just|until|before)\b)[\w'-]+\s+){0,4}$/i;
const outright = oneOf(
  new RegExp(
    String.raw`(?<=^\s*)${choice(
      /(?:day|days|week) after (?:my |the )?(?:surgery|operation)/,
      /(?:dental|oral|knee|hip|heart|spinal|back|eye|transplant|bowel|bariatric) surgery|skin graft/,
      /tonsillectomy|\w+oscopy with (?:biops(?:y|ies)|polypectomy)|pre-?assessment for [\w ]{2,24}/,
    )}(?=\s*$)`,
    'i',
  ),
  new RegExp(
    String.raw`\b${choice(
      /pre-?op|surgery planned|going under the knife|nil by mouth|being operated on|surgery date|theatre date/,
      'surgery soon',
      /(?:surgeon|hospital|clinic|they)(?: has| have|['’]ve)? (?:booked|scheduled|listed|pencilled) me (?:in )?(?=for|on|in|next)/,
      /surgeon (?:has )?booked me/,
      /(?:having|getting|have|get) (?:my|his|her) (?:[\w-]+ ){1,3}(?:out|removed|replaced|repaired|taken out|pulled|reconstructed)\b/,
      /(?:to be|will be|being|getting) put under|surgery prep|me (?:van a )?opera[nr]\b/,
      /(?:werde|wird) (?:\w+ ){0,3}operiert|on m['’]op[eè]re|on m['’]enl[eè]ve|me opero/,
      /(?:bient[oô]t|bald|presto|pronto|em breve|binnenkort) (?:op[eé]r|operi|geoper)\w*/,
      /(?:serai|vais (?:me faire|[eê]tre)) op[eé]r[eé]\w*|(?:werde|muss|soll) (?:\w+ ){0,3}operiert/,
      /(?:devo|dovr[oò]) oper\w+|tirar (?:os |o )?(?:sisos?|dentes?|apendice|ap[eê]ndice|vesicula|ves[ií]cula)/,
      'mi operano',
      new RegExp(
        String.raw`(?:operation|op[eé]ration|operaci[oó]n|operazione) (?:(?:am|im|el|la|il|le) )?${choice(
          /n[aä]chste|morgen|geplant|lundi|mardi|mercredi|jeudi|vendredi|demain|prochain|pr[eé]vue/,
          /semaine prochaine|mañana|lunes|martes|mi[eé]rcoles|jueves|viernes|semana que viene|pr[oó]xim|programada/,
          /domani|luned|marted|prossim/,
        )}`,
      ),
    )}`,
    'i',
  ),
);
/** The days after an operation bleed as those before it. */
const justDone = anyPhrase(
  /yesterday|today|this (?:morning|week)/,
  /(?:\d{1,2}|two|three|four|five|six|a few) days? (?:ago|after|post|since)|recovering from/,
  /just (?:had|been)|home from|post[- ]?op(?:erative)?(?: day)? ?\d|\bPOD ?\d/,
);
const afterOperation = oneOf(
  /\b(?:\d{1,2}|one|two|three|four|a|a few) (?:days?|weeks?) after (?:my |the |an? )?(?:[\w-]+ )?(?:operation|surgery|op)\b/i,
  /\b(?:just|fresh) (?:out of|had|after|from) (?:my |the |an? )?(?:\w+ )?(?:surgery|operation|theatre)\b/i,
  /^\s*(?:i am |i['’]?m )?post-?op(?:erative)?\s*$/i,
  /^\s*(?:day|days|week) after (?:my |the )?(?:surgery|operation)\s*$/i,
  /\b(?:\d{1,2}|one|two|three|four|five|six|a few|ten) (?:days?|weeks?|wks?) post-?op\w*/i,
  /\bpost-?op(?:erative(?:ly)?)? ?day ?\d|\bPOD ?#?\d\b/i,
  /\boperated on (?:yesterday|today|this week|\d days ago)\b/i,
);
/** A doctor's surgery, and work in one. */
const ofAnotherKind = anyPhrase(
  /doctor['’]?s surgery|gp surgery|surgery hours|business|military|math\w*|rescue|student|nurse|vet/,
  /plastic surgery (?:show|clinic)|my job|work in|assistant|theatre nurse/,
);
const named = new RegExp(`(?<![\\w-])${procedure}\\b`, 'i');
const cue = new RegExp(`(?<![\\w-])${coming}`, 'i');
const longestTold = 80;

const noOperation = oneOf(
  /\b(?:done|finished|stopped|after) having (?:babies|kids|children)\b/gi,
  /\boperat(?:e|es|ing) (?:heavy |the |a |any )?(?:machin\w*|forklifts?|cranes?|vehicles?|equipment|tools?)\b/gi,
  // "The doctor is doing my thyroid bloods"
  /\b(?:thyroid|kidneys?|prostate|liver|lungs?|bowel|heart) (?:bloods?|blood (?:tests?|work)|bloodwork|tests?|levels?|functions?|panel|profile|numbers)\b/gi,
  /\b(?:ask|ring|call|phone|enquire|check)\b[^.;,\n]{0,16}\bat the surgery\b/gi,
);

/** The words that tell of a planned operation, if there are any. */
export function readsSurgery(text: string): string | null {
  const plain = mendStageWords(text).replaceAll(noOperation, ' ');
  const sentences = plain.split(/[.;!?\n]+/);
  const clauses = sentences.flatMap((sentence) => [
    ...sentence.split(/,| but | so | except(?: for| a| the)? | apart from | other than /),
    sentence,
  ]);
  const told = clauses.find(isPlanned);
  return told === undefined ? null : told.trim().slice(0, longestTold);
}

/** "Stent 06/24": what a body keeps is told with the month it was put in. */
function isMonthOfThePast(clause: string): boolean {
  const plain = clause.replace(/\b\d{1,2}\/\d{2}\b/, ' ');
  return plain !== clause && keptFromThePast.test(clause) && !cue.test(plain) && !outright.test(plain);
}

/** "I have a pacemaker" tells what is in the body, and "I have a pacemaker change on Friday" what is to be done. */
function isInTheBody(clause: string): boolean {
  const beside = clause.replace(deviceHad, ' ');
  return beside !== clause && !cue.test(beside) && !outright.test(beside);
}

const deviceHad = sequence(
  /\b(?:have|has|had|got|with) (?:an?|one|two|three|four|my|some) (?:[\w-]+ )?/i,
  /(?:pacemaker|stents?|defibrillator|icd|shunt)\b/,
  notFollowedBy(
    / (?:ops?|operation|surgery|procedure|fitt\w*|change\w*|replace\w*|implant\w*|insert\w*|plac\w*|put|coming|going)/,
  ),
);

function isPlanned(clause: string): boolean {
  if (isInTheBody(clause)) return false;
  if (
    afterOperation.test(clause) ||
    (justDone.test(clause) && named.test(clause) && !denied.test(clause.slice(0, clause.search(named))))
  )
    return true;
  if (isBareOperation(clause) && !done.test(clause) && !cancelled.test(clause)) return true;
  const found =
    outright.exec(clause) ??
    beforeIt.exec(clause) ??
    abroad.exec(clause) ??
    (cue.test(clause) ? named.exec(clause) : null);
  if (!found || cancelled.test(clause) || isMonthOfThePast(clause)) return false;
  const before = clause.slice(0, found.index);
  if (denied.test(before) || deniedAbroad.test(before)) return false;
  if (ofAnotherKind.test(clause)) return false;
  return !done.test(clause) || (surelyComing.test(clause) && !/\bago\b/i.test(clause));
}
