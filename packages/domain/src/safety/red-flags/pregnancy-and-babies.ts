import { wordsFrom } from '../../resolve/number-words.ts';
import { anyPhrase, choice, oneOf, sequence } from '../../resolve/phrases.ts';
import { emergency, type RedFlagRule } from './red-flag.ts';

const pregnant = anyPhrase(
  /pregnan(?:t|cy)|preggo|preggers|\d{1,2} ?(?:weeks?|wks?|w)(?: ?\+ ?\d)? (?:along|gestation|gone)/,
  /trimester/,
  /(?:i'?m|i am|she'?s|at|am) (?:about |only |nearly |almost )?(?:[5-9]|[1-3]\d|4[0-2]) ?(?:weeks|wks)(?! (?:old|ago|post|into|clean|sober|out|away))/,
  /^\s*(?:[5-9]|[1-3]\d|4[0-2]) ?(?:weeks|wks)\b(?=[ ,]*(?:and|with|bleed|pain|severe|head|no|leak|cramp|,))/,
  /\bat (?:[5-9]|[1-3]\d|4[0-2]) ?(?:weeks|wks)\b|expecting(?= (?:a|our|my|and|with|twins))|my bump/,
  /due (?:in|next) (?:\w+ )?(?:weeks?|months?)|mum-to-be|mom-to-be|carrying (?:twins|a baby)|unborn/,
  /fetus|foetus/,
);
const afterBirth = anyPhrase(
  /(?:since|after) (?:giving birth|the birth|birth|delivery|delivering|labou?r|(?:my |the |a )?(?:c-?section|caesarean|cesarean|miscarriage))/,
  /post-?partum|gave birth/,
  /(?:c-?section|caesarean|cesarean) (?:last|this|a few|two|three|\d+|yesterday)/,
  /just had (?:a|my|our|the) baby|had (?:a|my|our|the) baby (?:\w+ ){1,3}ago|newly delivered/,
);
const babyWords = String.raw`(?:baby|newborn|infant|neonate|(?:\d{1,2}|${wordsFrom(1, 12)})[- ]?(?:months?|mos?|weeks?|wks?|days?)[- ]?olds?|little one)`;
const young = anyPhrase(
  /newborn|neonate/,
  /(?:[1-9]|1[0-3]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[- ]?(?:weeks?|wks?)[- ]?olds?/,
  /(?:\d{1,2}|one|two|three|four|five|six|seven|ten|few)[- ]?days?[- ]?olds?/,
  /(?:[12]|one|two)[- ]?(?:months?|mos?)[- ]?olds?|infant|baby (?:is )?(?:[12]|one|two) months?/,
  /baby of (?:\w+ )weeks|weeks?[- ]old baby/,
);
const fever =
  /\b(?:fever(?:ish)?|temperature|temp|hot to (?:the )?touch|feel(?:s|ing)? (?:very |so |really )?hot|very hot|burning up|38(?:\.\d)?|39(?:\.\d)?|40(?:\.\d)?|100\.[4-9]|10[1-6])\b/i;
const baby = new RegExp(
  `\\b${babyWords}\\b|\\b(?:my|our|the|his|her) (?:\\w+ )?(?:child|kid|son|daughter|toddler|boy|girl)\\b|\\btoddler\\b`,
  'i',
);

export const pregnancyAndBabyRules: readonly RedFlagRule[] = [
  emergency('pregnancy', 'a danger sign in pregnancy or after birth', {
    first: 'In pregnancy and after a birth this needs help at once.',
    next: 'Call your maternity unit or midwife on the way. Lie on your left side if you feel faint.',
    patterns: [
      /\bwaters? (?:just |have |has |have just |already |may have |might have )?(?:broke|broken|breaking|gone(?! (?:down|cold|off))|went(?! (?:down|cold|off|out))|leaking)\b(?<!(?:hot|boiling|tap|cold|drinking) water \w+)/i,
      oneOf(
        sequence(
          /\b(?:eclampsia|placental abruption|cord prolapse|ectopic)/i,
          /\b(?=[^.?!]{0,40}\b(?:think|now|have|having|could|might|pain|help)\b)/,
        ),
        sequence(
          /\b(?:think|have|having|might be|could be)\b[^.?!]{0,20}/i,
          /\b(?:eclampsia|pre-?eclampsia|ectopic|miscarry\w*|miscarriage)\b(?! (?:risk|last))/,
        ),
      ),
      /\b(?:baby|she|he) (?:is |has |has been |hasn't been |isn't )?(?:not moving|stopped moving|stopped kicking|moving (?:less|much less)|hasn't moved|hasn't kicked|not kicked|isn't moving|not kicking|no longer moving)\b/i,
      /\b(?:reduced|less|no|fewer) (?:fetal |foetal |baby )?(?:movements?|kicks)\b(?=[^.?!]{0,30}\b(?:baby|pregnan|weeks|today|since)\b)/i,
      oneOf(
        /\b(?:cord|umbilical cord|baby'?s (?:arm|foot|head)) (?:is )?(?:coming out|hanging out|showing|crowning)\b/i,
        /\b(?:in labou?r|contractions)\b[^.?!]{0,30}\b(?:2\d|3[0-6]) ?(?:weeks|wks)\b/i,
        /\b(?:2\d|3[0-6]) ?(?:weeks|wks)\b[^.?!]{0,30}\b(?:in labou?r|contractions|contracting)\b/i,
      ),
    ],
    together: [
      [
        pregnant,
        sequence(
          /\b/i,
          choice(
            /bleed(?:ing)?|blood clots?|bright red blood|blood (?:is )?(?:gush\w*|pour\w*|running)/,
            /(?:gush\w*|leak\w*|losing|trickl\w*) (?:of )?(?:\w+ )?(?:fluid|blood|waters?)/,
            /passing (?:clots|tissue)/,
          ),
          /\b(?! gums)(?<!gums? (?:are |is )?bleeding)(?<!nose ?bleed(?:ing)?)/,
        ),
      ],
      [
        pregnant,
        oneOf(
          sequence(
            /\b(?:severe|terrible|sharp|unbearable|constant|awful|intense|sudden|one[- ]sided|bad|strong)\b/i,
            /[^.?!]{0,20}\b(?:pain|cramps?|cramping|ache)\b/,
          ),
          /\bshoulder[- ]?tip\b/i,
          /\bpain\b[^.?!]{0,16}\b(?:upper right|under (?:my )?(?:right )?ribs|one side|tip of (?:my|her) shoulder)\b/i,
        ),
      ],
      [
        pregnant,
        /\bhead ?aches?\b|\bmigraine\b/i,
        /\b(?:flashing|flashes|vision|blurr\w+|see(?:ing)? (?:spots|stars|lights)|spots|zig-?zag|swollen|swelling|puffy|ribs|blood pressure|vomit\w*)\b/i,
      ],
      [
        pregnant,
        sequence(
          /\b/i,
          choice(
            /seizures?|fits?|can't see|convuls\w+|faint(?:ed|ing)|collapsed|pass(?:ed|ing) out/,
            /can't breathe|chest pain|swollen (?:face|hands)/,
            /face (?:and hands )?(?:is|are) (?:swollen|swelling)|fell (?:down|on|off)/,
            /car (?:accident|crash)|hit (?:in|on) the (?:stomach|belly)/,
          ),
          /\b/,
        ),
      ],
      [
        afterBirth,
        /\b(?:soak\w*|clots?|bleeding (?:heavily|a lot|more)|heavy bleeding|fever\w*|chills|smelly|foul|smells?|discharge|headache|vision|calf|chest|can't breathe|short of breath|faint\w*|seizure|confus\w+|severe pain)\b/i,
      ],
    ],
  }),
  emergency('sick-baby', 'a young baby with fever or a very ill child', {
    yieldsTo: ['mastitis', 'severe-allergy', 'heat-stroke', 'head-injury'],
    first: 'This needs a doctor now. Young babies and children can become very ill quickly.',
    next: 'Give no herbs, honey or home remedies.',
    patterns: [
      oneOf(
        /\bribs?\b[^.?!]{0,20}\b(?:suck\w*|pull\w*|show\w* (?:when|with)|draw\w*)\b/i,
        /\b(?:suck\w*|pull\w*|draw\w*)\b[^.?!]{0,12}\b(?:in (?:at )?(?:the |his |her |their )?ribs|under (?:the|his|her) ribs)\b/i,
        /\b(?:sunken|bulging|swollen) (?:soft ?spot|fontanel\w*)\b/i,
        /\b(?:soft ?spot|fontanel\w*)\b[^.?!]{0,16}\b(?:sunken|bulging|swollen|sunk|bulges)\b/i,
      ),
      /\b(?:grunting|whooping)\b[^.?!]{0,20}\b(?:every breath|breath\w*|with each)\b|\bhigh[- ]pitched (?:cry|crying|scream\w*)\b/i,
    ],
    together: [
      [young, fever],
      [
        baby,
        anyPhrase(
          /floppy|limp|lifeless|very drowsy|(?:hard|difficult|impossible) to (?:wake|rouse)|won't wake/,
          /can't wake|lethargic|unresponsive|listless|grunting|turning blue|blue lips|mottled|stopped breathing/,
          /not breathing|pauses in breathing|breath\w* (?:is |very |really |so |too )?fast|fast breathing/,
          /inconsolable for hours|green vomit|vomiting green|vomiting bile|bloody diarrh\w+|currant jelly/,
          /redcurrant/,
        ),
      ],
      [
        baby,
        oneOf(
          sequence(
            /\b/i,
            choice(
              /no|not (?:had )?a|hasn't had (?:a|any)|haven't had (?:a|any)|not a single|only one|without a/,
              /no more|dry/,
            ),
            /\b[^.?!]{0,10}\b/,
            choice(
              /wet (?:diapers?|nappy|nappies)/,
              /(?:diapers?|nappy|nappies)(?: (?:has|have) been| is|are)? ?(?:dry|all day|for \d+)/,
            ),
            /\b/,
          ),
          /\b(?:diapers?|nappy|nappies)\b[^.?!]{0,20}\bdry (?:for|since|all)\b/i,
          /\b(?:hasn't|has not|not) (?:peed|urinated|had a wee|weed|wee'd)\b[^.?!]{0,20}\b(?:hours|day|since|today)\b/i,
          /\bno tears\b/i,
        ),
      ],
      [
        new RegExp(`\\b${babyWords}\\b`, 'i'),
        /\b(?:not feeding|won't feed|refus\w+ (?:to feed|feeds|all feeds|the breast|bottle)|not (?:eating|drinking) (?:anything|at all)|won't (?:eat|drink|nurse|take (?:the|a) (?:bottle|breast))|stopped feeding)\b/i,
      ],
      [
        new RegExp(`\\b${babyWords}\\b`, 'i'),
        /\bseizure|\bconvuls\w+|\bfebrile fit|\bjerking\b|\b(?:having|had|has had) (?:a |his first |her first )?fits?\b/i,
      ],
      [
        baby,
        /\b(?:rash|spots)\b/i,
        /\b(?:purple|doesn't fade|won't fade|not fad\w+|don't fade|stiff neck|bruise-?like|glass)\b/i,
      ],
      [
        new RegExp(`\\b${babyWords}\\b`, 'i'),
        /\b(?:fell|dropped|rolled) (?:off|from|down|on (?:his|her|the) head)\b|\bhit (?:his|her) head\b|\bhead injury\b/i,
        /\b(?:vomit\w*|sleepy|drowsy|won't|unconscious|dent|bulge|swell\w*|crying)\b/i,
      ],
      [baby, /\b(?:dropped|fell|shak(?:e|en|ing)|shook) (?:him|her|the baby|my baby)\b/i],
    ],
  }),
];
