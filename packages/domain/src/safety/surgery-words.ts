import { mendStageWords } from './told-now.ts';

const procedure =
  '(?:(?:tak|remov|cut|pull|whip|replac|fix|repair|operat|do)\\w* (?:(?:out|away|off|on) )?(?:my|his|her|the|a|an|both|some|two|four|one)(?: of my)? (?:[\\w-]+ ){0,2}?(?:appendix|gall ?bladder|gall ?stones?|tonsils?|adenoids|tooth|teeth|molars?|wisdoms?|womb|uterus|ovar(?:y|ies)|thyroid|kidney|prostate|spleen|lump|tumou?r|cyst|mole|polyps?|fibroids?|cataracts?|hernia|breasts?|bowel|lung|nodules?|veins?|toenail|metalwork|plates?|screws|implant|hips?|knees?|shoulder|valve|disc|bunions?|kidney stones?|piles|ha?emorrhoids)|operate (?:on me)?|cabg|(?:knee|hip|shoulder|bowel|stomach) scope|tkr|thr|turp|lap(?:aroscopic)? (?:chole\\w*|append\\w*|hernia|nissen)|put (?:me|him|her) under|opened up|keyhole|have an op(?:eration)?|having an op(?:eration)?|theatre|surgeon (?:is|will|wants)|surger(?:y|ies)|operations?|operated on|ops?(?= (?:on|in|next|tomorrow|booked|scheduled|is|date|this))|(?:heart|knee|hip|back|hand|foot|eye|jaw|spine|brain|shoulder|hernia|cataract|day|big|minor|major) ops?|procedure|(?:knee|hip|joint|shoulder|valve|ankle|total \\w+) replacement|(?:new|replacement) (?:knee|hip|shoulder|heart valve)|\\w{3,}ectomy|\\w{3,}(?:o|a)plasty|(?:lapar|thorac|crani|trache|oste)otomy|(?:col(?:on)?o|endo|gastro|broncho|arthro|laparo|cysto|hystero|sigmoido|entero)scopy|(?:angio|myelo)gra(?:m|phy)|angioplasty|ablation|(?:heart |gastric |coronary |double |triple )?bypass|c-?section|caesarean|cesarean|cataracts?|(?:wisdom )?(?:tooth|teeth) (?:extraction|extractions|removal|removed|out|pulled|being taken out|taken out|coming out)|dental (?:implants?|extractions?|surgery|work)|root canal|tooth (?:pulled|implant)|lasik|laser eye|transplant|biops(?:y|ies)|hernia (?:repair|fixed)|(?:gallbladder|appendix|tonsils?|adenoids|thyroid|uterus|womb|ovar(?:y|ies)|ovarian cyst|cyst|fibroids?|polyps?|spleen|kidney|prostate|tumou?r|mole|lump|breast lump|gall ?stones|kidney stones?) (?:removal|removed|out|taken out|(?:is )?coming out|surgery|being removed)|stent(?: (?:placement|put in|fitted))?|pacemaker (?:fitted|put in|implant\\w*|surgery)|liposuction|tummy tuck|breast (?:reduction|augmentation|implants?|lift)|face ?lift|nose job|gastric (?:sleeve|band)|vasectomy|tubal ligation|steril[iz|is]ation|spinal fusion|carpal tunnel (?:release|surgery)|(?:acl|meniscus|rotator cuff|tendon) (?:repair|reconstruction|surgery)|bunion surgery|d&c|egg (?:retrieval|collection)|general ana?esthe\\w+|(?:an[a]?esthe(?:sia|tic))|sedation|under the knife|theatre date)';
const coming =
  "(?:in (?:about )?(?:\\d+|a|an|one|two|three|four|five|six|seven|eight|ten|few|a few|a couple of|the next few|couple) ?(?:days?|weeks?|months?|hours?)|next|tomorrow|tonight|tmrw|later (?:today|this)|on (?:the |my )?(?:mon|tues?|wednes|weds|thurs?|fri|satur|sun|\\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\w*|this (?:week|month|coming|mon|tues|wed|thurs|fri|sat|sun|summer|spring|autumn|winter|afternoon|morning)\\w*|schedul\\w+|listed for|pencill?ed in|booked|planned|plann\\w+|coming up|upcoming|soon|due|date(?:d)?|before (?:my|the|a|his|her)?|await\\w*|waiting (?:for|list)|going (?:in|under|for|to (?:have|get|be|hospital))|having|getting|about to|will (?:have|be|need|get)|i'll (?:have|be)|needs?|facing|prep(?:ping|aring)?|pre-?op\\w*|to have|must have|have to have|need to have|have (?:a|an|my|surgery|his|her)|\\d{4}-\\d{2}-\\d{2})";
const cancelled =
  /\b(?:cancell?ed|called off|no longer (?:need|having)|decided against|avoid(?:ing)?|instead of|rather than)\b/i;
const done =
  /\b(?:i'?ve had|had|ago|last (?:year|month|week|summer|winter|spring|autumn|fall|decade)|after (?:my|the|a|having)|since (?:my|the|having)|following|recover(?:ing|ed)|healing|in (?:19|20)\d\d(?!-)|post[- ]?(?:op|surg)\w*|years? back|used to|previous(?:ly)?|history of|as a (?:child|kid)|went well)\b/i;
const surelyComing =
  /\b(?:tomorrow|next (?:week|month|mon|tues|wed|thurs|fri|sat|sun|year)\w*|upcoming|coming up|scheduled (?:for|in|on|next)|booked (?:for|in|on)|in (?:\d+|two|three|a few|four|five|six|a) (?:days?|weeks?|months?)(?! ago)|planned|pre-?op)\b/i;
const denied =
  /\b(?:no|not|without|never|don'?t|doesn'?t|didn'?t|isn'?t|won'?t|aren'?t)\s+(?:(?!(?:and|but|because|only|just|until|before)\b)[\w'-]+\s+){0,4}$/i;
const outright =
  /\b(?:pre-?op|surgery planned|going under the knife|nil by mouth|being operated on|surgery date|theatre date|surgery soon|surgeon (?:has )?booked me|(?:having|getting|have|get) (?:my|his|her) (?:[\w-]+ ){1,3}(?:out|removed|replaced|repaired|taken out|pulled|reconstructed)\b|(?:to be|will be|being|getting) put under|surgery prep|me (?:van a )?opera[nr]\b|(?:werde|wird) (?:\w+ ){0,3}operiert|on m['’]op[eè]re|mi operano|(?:operation|op[eé]ration|operaci[oó]n|operazione) (?:(?:am|im|el|la|il|le) )?(?:n[aä]chste|morgen|geplant|lundi|mardi|mercredi|jeudi|vendredi|demain|prochain|pr[eé]vue|semaine prochaine|mañana|lunes|martes|mi[eé]rcoles|jueves|viernes|semana que viene|pr[oó]xim|programada|domani|luned|marted|prossim))/i;
/** The days after an operation bleed as those before it. */
const justDone =
  /\b(?:yesterday|today|this (?:morning|week)|(?:\d{1,2}|two|three|four|five|six|a few) days? (?:ago|after|post|since)|recovering from|just (?:had|been)|home from|post[- ]?op(?:erative)?(?: day)? ?\d|\bPOD ?\d)\b/i;
const afterOperation =
  /\bpost-?op(?:erative(?:ly)?)? ?day ?\d|\bPOD ?#?\d\b|\boperated on (?:yesterday|today|this week|\d days ago)\b/i;
const named = new RegExp(`(?<![\\w-])${procedure}\\b`, 'i');
const cue = new RegExp(`(?<![\\w-])${coming}`, 'i');
const longestTold = 80;

/** The words that tell of a planned operation, if there are any. */
export function readsSurgery(text: string): string | null {
  const plain = mendStageWords(text);
  const sentences = plain.split(/[.;!?\n]+/);
  const clauses = sentences.flatMap((sentence) => [...sentence.split(/,| but | so /), sentence]);
  const told = clauses.find(isPlanned);
  return told === undefined ? null : told.trim().slice(0, longestTold);
}

function isPlanned(clause: string): boolean {
  if (
    afterOperation.test(clause) ||
    (justDone.test(clause) && named.test(clause) && !denied.test(clause.slice(0, clause.search(named))))
  )
    return true;
  const found = outright.exec(clause) ?? (cue.test(clause) ? named.exec(clause) : null);
  if (!found || cancelled.test(clause)) return false;
  if (denied.test(clause.slice(0, found.index))) return false;
  if (
    /\b(?:doctor['’]?s surgery|gp surgery|surgery hours|business|military|math\w*|rescue|student|nurse|vet|plastic surgery (?:show|clinic)|my job|work in|assistant|theatre nurse)\b/i.test(
      clause,
    )
  )
    return false;
  return !done.test(clause) || (surelyComing.test(clause) && !/\bago\b/i.test(clause));
}
