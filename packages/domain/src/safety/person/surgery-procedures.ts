import { alternatives } from '../../resolve/phrases.ts';
const parts = alternatives([
  /appendix|gall ?bladder|gall ?stones?|tonsils?|adenoids|tooth|teeth|molars?|wisdoms?|womb/,
  /uterus|ovar(?:y|ies)|thyroid|kidney|prostate|spleen|lump|tumou?r|cyst|mole|polyps?|fibroids?/,
  /cataracts?|hernia|breasts?|bowel|lung|nodules?|veins?|toenail|metalwork|plates?|screws/,
  /implant|hips?|knees?|shoulder|valve|disc|bunions?|kidney stones?|piles|ha?emorrhoids|nodes?/,
  /growth|stoma|balloon|gall bladder/,
]);
/** What is operated on, before "op", "surgery", "scope" or "done". */
const operatedOn = alternatives([
  /knee|hip|back|neck|hand|wrist|elbow|foot|feet|toe|ankle|leg|arm|eye|eyelid|ear|nose|sinus/,
  /jaw|spine|spinal|brain|heart|lung|chest|shoulder|stomach|tummy|belly|bowel|gut|liver|kidney/,
  /bladder|prostate|womb|thyroid|throat|skin|hernia|cataract|bunion|varicose vein|vein/,
  /gall ?bladder|tonsil|kidney stone|breast|tooth|dental|weight[- ]loss|bariatric|cancer|valve/,
  /vascular|cosmetic|plastic|gynae|day|big|minor|major|emergency/,
]);
const ways = [
  `(?:tak|remov|cut|pull|whip|replac|fix|repair|operat|do)\\w* (?:(?:out|away|off|on) )?(?:my|his|her|the|a|an|both|some|two|four|one)(?: of my)? (?:[\\w-]+ ){0,2}?(?:${parts})`,
  `(?:(?:a |my |his |her |the |both )(?:[\\w-]+ ){0,2}?)?(?:${parts}) (?:cut|taken|coming|whipped|pulled|removed|replaced|repaired|fixed|done|stripped|out)(?: out| off)?`,
  `in (?:hospital|theatre|surgery) for (?:a |my |his |her |the )?(?:[\\w-]+ ){0,2}?(?:${parts})|the snip|(?:boobs?|nose|eyes|bum) done|(?:a )?camera (?:down|up)`,
  'operate (?:on me)?|cabg|tkr|thr|turp|tavi|lap(?:aroscopic)? (?:chole\\w*|append\\w*|hernia|nissen)|put (?:me|him|her) under|opened up|keyhole|theatre|surgeon (?:is|will|wants)|surger(?:y|ies)|operations?|operatie|operacj[aeęi]|eingriff|operated on',
  'ops?(?= (?:pending|on|in|at|next|tomorrow|booked|scheduled|is|date|this|planned|day))|have an op(?:eration)?|having an op(?:eration)?|an op\\b|my op\\b|op date|procedure',
  `(?:${operatedOn})s? (?:ops?|scope|scoped|surgery|operation|done|reconstruction|resurfacing|repair|fusion)|(?:gets?|getting|being|be) scoped|(?:${operatedOn})s? (?:is |being |to be |gets? |getting )*(?:scoped|operated on|replaced|reconstructed|done)`,
  '(?:knee|hip|joint|shoulder|valve|ankle|elbow|disc|total \\w+) replacement|(?:new|replacement) (?:knee|hip|shoulder|heart valve)',
  '\\w{3,}ectomy|\\w{3,}(?:o|a)plasty|(?:lapar|thorac|crani|trache|oste)otomy|(?:col(?:on)?o|endo|gastro|broncho|arthro|laparo|cysto|hystero|sigmoido|entero|uretero)scopy|(?:angio|myelo)gra(?:m|phy)|angioplasty|ablation|ercp|lithotripsy|cardioversion',
  '(?:heart |gastric |coronary |double |triple )?bypass|c[- ]?section|caesarean|cesarean|cataracts?',
  '(?:wisdom )?(?:tooth|teeth) (?:extraction|extractions|removal|removed|out|pulled|being taken out|taken out|coming out)|dental (?:implants?|extractions?|surgery|work)|root canal|tooth (?:pulled|implant)|(?:pull|extract|tak)(?:s|ing|e)? (?:out )?(?:\\w+ )?(?:tooth|teeth)',
  'lasik|laser eye|transplant|biops(?:y|ies)|hernia (?:repair|fixed)',
  '(?:gallbladder|appendix|tonsils?|adenoids|thyroid|uterus|womb|ovar(?:y|ies)|ovarian cyst|cyst|fibroids?|polyps?|spleen|kidney|prostate|tumou?r|mole|lump|breast lump|gall ?stones|kidney stones?|varicose veins?|vein|skin cancer) (?:removal|removed|out|taken out|(?:is )?coming out|surgery|being removed|stripping|stripped|excision)',
  'stent(?: (?:placement|put in|fitted|being fitted))?|pacemaker|defibrillator|icd (?:fitted|implant\\w*)|epidural|steroid injection in my (?:back|spine)|lumbar puncture|spinal (?:tap|injection|block)|nerve block|joint injection',
  'liposuction|tummy tuck|breast (?:reduction|augmentation|implants?|lift)|face ?lift|nose job|gastric (?:sleeve|band|balloon)|hair transplant|eyelid lift|vasectomy|tubal ligation|steril[iz|is]ation|spinal fusion|carpal tunnel (?:release|surgery|op)|(?:acl|meniscus|rotator cuff|tendon|ligament) (?:repair|reconstruction|surgery|op)|bunion surgery|d&c|egg (?:retrieval|collection)',
  'general ana?esthe\\w+|(?:an[a]?esthe(?:sia|tic))|sedation|under the knife|theatre date',
  "(?!(?:no|not|any|without|never|of|my|the|an?|after|since|keine?|sans|or|and|for|his|her|in|gp|vet|doctors?|trading|co|photo)\\b)[\\w’'-]+ (?:surgery|operation|op)",
  '(?!(?:no|not|any|without|never|of|my|the|an?|car|bike|house|phone|roof|press|news|extended|slow|sustained|modified|prolonged|delayed|immediate|timed?|stress|muscle|tension|emotional|myofascial|energy|jazz|role|wall|damp)\\b)[\\w-]+ (?:resection|reconstruction|resurfacing|excision|debridement|reversal|decompression|stripping|fusion|repair|graft|release|biops(?:y|ies)|injection under sedation)',
  '\\w{3,}(?:ectomy|oplasty|rraphy|otomy|scopy|desis|pexy)|skin graft|(?:joint |spinal |spine |back |facet |epidural )(?:steroid )?injections?|turbt|pcnl|lletz|leep|mohs(?: surgery)?|d ?(?:&|and) ?c|spinal tap|bone marrow (?:biopsy|aspirate|harvest|donation)|egg donation|(?:wisdom )?(?:tooth|teeth) (?:out|extraction)|carotid endarterectomy|vitrectomy|aneurysm (?:repair|clipping|coiling)|facelift|nose job|tummy tuck|brazilian butt lift|bbl|hair transplant|corneal transplant',
  '(?:pacemaker|stent|port|picc|shunt|implant|grommet|band|valve|pump) (?:fitting|insertion|implantation|change|removal|placement|revision)',
  '(?:grommets|boob job|burr holes?|circumcision|amputation|orch\\w*ectomy|haemorrhoid banding|hemorrhoid banding|rubber band ligation|neck dissection|lymph node dissection|whipples?(?: procedure| operation)?|curettage|kaiserschnitt|emboli[sz]ation|sclerotherapy|debulking)',
  '(?:[\\w-]+ ){1,2}(?:removal|correction|revision|dissection|straightening|lengthening|osteotomy)(?! (?:firm|company|van|cream|fluid|of hair))|(?:wisdom )?(?:tooth|teeth) (?:(?:has|have|needs?|must|is|are|will) (?:to )?)?(?:to )?(?:come out|be (?:pulled|taken out|extracted|removed))',
  '(?:tooth|teeth|molars?|moles?|cysts?|lumps?|polyps?|gall ?bladder|cataracts?|hernia|tonsils) (?:(?:is |are )?(?:being|getting)|gets?|will be) (?:pulled|taken out|extracted|removed|fixed|cut out|drawn)',
  '(?:plates?|metalwork|screws|pins|wires|hardware|sutures?) (?:are |is )?(?:coming out|removal|out|to be removed)|(?:[\\w-]+ ){1,2}(?:is |are )?to be (?:fixed|removed|pulled|repaired|replaced|taken out|operated on|reversed|cut out|excised|extracted|drained|clipped|coiled)',
];

/** The names of operations and of what is done in them. */
export const procedure = `(?:${ways.join('|')})`;

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const soon = [
  'in (?:about )?(?:\\d+|a|an|one|two|three|four|five|six|seven|eight|nine|ten|few|a few|a couple of|the next few|couple) ?(?:days?|weeks?|months?|hours?)|next|tomorrow|tonight|tmrw|later (?:today|this)',
  '(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|a few|a couple of|couple of) (?:days?|weeks?|months?|wks?|fortnights?) (?:from (?:now|today)|away|to go|off)|in a fortnight|a fortnight (?:today|tomorrow)',
  'on (?:the |my )?(?:mon|tues?|wednes|weds|thurs?|fri|satur|sun|\\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\w*|this (?:week|month|coming|mon|tues|wed|thurs|fri|sat|sun|summer|spring|autumn|winter|afternoon|morning)\\w*',
  'the \\d{1,2}(?:st|nd|rd|th)\\b(?! (?:times?|days?|weeks?|months?|years?|floor))',
  `${weekday}|(?:tues?|weds?|thurs?)\\b|${month}\\.? \\d{1,2}(?!\\d)|\\d{1,2}(?:st|nd|rd|th)?\\.?(?: of)? ${month}\\b|\\d{1,2}[./]\\d{1,2}(?![\\d/.])|in ${month}\\b(?! (?:19|20)\\d\\d)`,
  "schedul\\w+|pending|listed for|pencill?ed in|booked|planned|plann\\w+|coming up|upcoming|soon|due|date(?:d)?|before (?:my|the|a|his|her)?|await\\w*|waiting (?:for|list)|going (?:in|under|for|to (?:have|get|be|hospital))|having|getting|about to|will (?:have|be|need|get)|i'll (?:have|be)|needs?|facing|prep(?:ping|aring)?|pre-?op\\w*|to have|must have|have to have|need to have|have (?:a|an|my|surgery|his|her)|\\d{4}-\\d{2}-\\d{2}",
];

/** Words that put something into the days or months to come. */
export const coming = `(?:${soon.join('|')})`;
