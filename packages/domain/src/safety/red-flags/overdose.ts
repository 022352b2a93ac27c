import { choice, notFollowedBy, notPrecededBy, oneOf, sequence } from '../../resolve/phrases.ts';
import { callNow, noHerbs, poisonLine, type RedFlagRule } from './red-flag.ts';

const amount =
  '(?:[89]|[1-9]\\d{1,2}|(?:a |two |several )?dozens?|eight|nine|ten|eleven|twelve|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty|a hundred|hundred)';
const drug = choice(
  /pills?|tablets?|tabs|capsules?|caps|gummies|tylenol|paracetamol|panadol|acetaminophen/,
  /aspirins?|ibuprofens?|advils?|nurofen|melatonin|benadryls?|xanax|valium|diazepam|codeine/,
  /co-codamol|tramadol|oxys?|sleeping \w+|antidepressants|painkillers|sertraline|zoloft|prozac/,
  /amitriptyline|metformin|beta ?blockers|propranolol|gabapentin|pregabalin|antihistamines/,
  /nytol|ambien|diphenhydramine|doxylamine|oxycodone|hydrocodone|morphine|fluoxetine|citalopram/,
  /escitalopram|venlafaxine|trazodone|quetiapine|olanzapine|lorazepam|clonazepam|alprazolam/,
  /zolpidem|zopiclone|amlodipine|digoxin|warfarin|bisoprolol|atenolol|naproxen|loperamide/,
  /imodium|cetirizine|promethazine|lithium|clonidine|verapamil|diltiazem|glipizide|gliclazide/,
  /theophylline|lisinopril|lamotrigine|phenobarbital|colchicine|levothyroxine|caffeine pills/,
);

const nobodySmall =
  /^(?![^]*\b(?:bab(?:y|ies)|toddlers?|infants?|little (?:one|boy|girl)|pre-?schoolers?|crawling|nursery|[1-6] ?y\.?o|(?:[1-6]|one|two|three|four|five|six)[- ]?(?:years?|yrs?)[- ]?old|(?:\d{1,2}|\w+)[- ]months?[- ]old)\b)/i;

export const overdose: RedFlagRule = {
  id: 'overdose',
  level: 'emergency',
  topic: 'overdose',
  yieldsTo: ['double-dose'],
  // Nobody asks of a toddler whether it was taken to end a life.
  yieldsUnless: { to: ['poisoning'], words: nobodySmall },
  patterns: [
    oneOf(
      sequence(
        /\b(?:took|taken|swallowed|taking|ate|gave (?:him|her))\b[^.?!]{0,30}/i,
        /\b(?:days?|week'?s?|weeks?|month'?s?|months?)(?: worth)?(?: of)? (?:\w+ )?/,
        /(?:pills?|meds|medicines?|tablets?|medication|organi[sz]er|box|supply)\b/,
      ),
      sequence(
        /\b(?:took|taken|swallowed)\b[^.?!]{0,40}\b(?:pills?|tablets?|meds|medication|capsules?)\b/i,
        /[^.?!]{0,16}\b(?:at once|at one time|in one go|all together)\b(?! (?:a|per) day)/,
      ),
      /\bdouble[- ]?dosed\b(?![^.?!]{0,24}\b(?:thyroid|thyroxine|levothyroxine|antibiotics?|statins?|vitamins?)\b)/i,
      /\b(?:twice|double|triple) (?:the|his|her|my) (?:\w+ )?dose\b(?= (?:by|to|of)|\s*$|[.,!])/i,
    ),
    oneOf(
      /\b(?:[5-9]|[1-9]\d)(?:\.\d)? ?(?:g|grams?) (?:of )?(?:paracetamol|acetaminophen|tylenol|panadol|aspirin|ibuprofen)\b/i,
      /\b(?:[5-9]|[1-9]\d)[, ]?\d{3} ?mg (?:of )?(?:paracetamol|acetaminophen|tylenol|panadol|aspirin|ibuprofen)\b/i,
      /^\W*(?:help[ ,!:]*)?overdose(?: help| now)?\W*$/i,
    ),
    sequence(
      /\b(?:took|taken|swallowed|injected|used) (?:my |his |her )?/i,
      choice(
        /wife|husband|mother|father|mum|mom|dad|gran\w*|partner|sister|brother|roommate|neighbou?r/,
        /dog|cat|friend|kid|son|daughter/,
      ),
      /'?s (?:\w+ ){0,2}/,
      choice(
        /medicine|medication|meds|pills?|tablets?|thinner|insulin|inhaler|patch|morphine|methadone/,
        /warfarin|digoxin|metoprolol|heart|dose/,
      ),
      /\b(?! back)/,
    ),
    sequence(
      /\b(?:took|taken|swallowed|downed|popped|drank|finished|emptied) (?:a|the|an|two|three|my|his|her|\d)/i,
      / (?:bottle|packet|pack|box|strip|sheet|tub)s? of (?:my |his |her |the |some )?(?:\w+ )?/,
      String.raw`(?:${drug}|cough (?:syrup|medicine)|calpol|tincture|vitamins?|iron)\b`,
    ),
    sequence(
      /\b/i,
      notPrecededBy(
        sequence(
          /\b/,
          choice(
            /can|could|possible to|to|you|people|someone|hard to|easy to/,
            /(?:can|could|do|would|will|does) (?:i|we|one|you|he|she|a person)/,
          ),
          / /,
        ),
      ),
      /overdos(?:e|ed|ing)\b(?! (?:risk|limit|possible|prevention|threshold|symptoms|level))/,
    ),
    /\b(?:accident(?:al|ally)|intentional|think it'?s|having|been) (?:an )?overdos(?:e|ed)\b/i,
    sequence(
      /\b(?:took|taken|had|injected|given|takes) (?:my|his|her|the) /i,
      choice(
        /insulin|digoxin|warfarin|methotrexate|methadone|morphine|oxycodone|tramadol|codeine|lithium/,
        /metoprolol|bisoprolol|beta ?blockers?|blood pressure \w+|heart \w+|sleeping \w+/,
        sequence(
          notFollowedBy(
            /(?:thyroid|thyroxine|levothyroxine|antibiotic|statin|antihistamine|vitamin|iron|calcium|magnesium)\b/,
          ),
          /\w+ (?:pills?|tablets?)/,
        ),
      ),
      / twice\b(?! (?:a|per|each|every) )/,
    ),
    /\bod'(?:d|ed|ing)\b|\b(?!odd\b)o\.?d\.?'?e?d on\b/i,
    sequence(
      /\b(?:took|taken|swallowed|take|given|injected|had|has had|drank|ate|eaten|used) (?:\w+ )?/i,
      /(?:way |far |a bit |much )?too (?:many|much) (?:of )?(?:my |the |his |her |these |those )?(?:\w+ )?/,
      choice(
        /pills?|tablets?|meds|medicines?|medication|capsules?|drugs?|insulin|digoxin|warfarin|lithium/,
        /methotrexate|tylenol|paracetamol|acetaminophen|ibuprofen|aspirin|benadryl|melatonin|xanax/,
        /codeine|opioids?|morphine|oxy\w*|gummies|edibles?|iron|caffeine pills|sleeping \w+/,
        /antidepressants?|painkillers?|cough (?:syrup|medicine)|kratom|essential oil|nutmeg|kava/,
        /metformin|thyroxine|levothyroxine|beta blockers?|pre-?workout|nicotine|cocaine|mdma|ketamine/,
        /ghb|fentanyl|heroin|vitamin [ad]|potassium|digitalis/,
      ),
      /\b/,
    ),
    sequence(
      /\b(?:took|taken|swallowed|taking) (?:way |far |much )?too (?:many|much)\b/i,
      notFollowedBy(
        sequence(
          / /,
          choice(
            /on|time|work|sun|of (?:my|his|her|your) time|responsibility|from me|photos?|naps?|classes/,
            /shifts?|days?|breaks?|steps|risks?|notes|trips|pictures|courses|calls|meetings|orders|jobs/,
            /space|effort|energy|for granted|food|sugar|coffee|chocolate|cake|\w+ (?:work|classes|photos)/,
          ),
          /\b/,
        ),
      ),
    ),
    sequence(
      /\b(?:took|swallowed|taken|downed|popped|ate|had|swallowing|taking)/i,
      String.raw` (?:about |like |around |over |at least |almost |up to )?${amount}\+? (?:of )?`,
      /(?:my |the |his |her |these |those )?/,
      String.raw`(?:(?!m?c?g\b|days?\b|hours?\b|years?\b|different\b)[a-z-]+ ){0,3}${drug}`,
      /\b(?! (?:a day|per day|daily|over the|this month|a (?:week|month)|in total this|each))/,
    ),
    sequence(
      /\b(?:took|swallowed|taken|downed|ate|finished|drank|drunk|emptied|had)/i,
      / (?:about |almost |nearly |like )?/,
      choice(
        /(?:a|the|an|his|her|my) (?:whole|entire|full|complete|half(?: a)?) /,
        /(?:all|half|most) (?:of )?(?:a |the |my |his |her |an )|(?:whole|entire) |(?:two|three|2|3) /,
      ),
      choice(/bottles?|packets?|packs?|box(?:es)?|strips?|blisters?|sheets?|tubs?|prescription|bag|jar/, /month'?s/),
      / ?(?:supply )?/,
      choice(
        sequence(
          /of /,
          notFollowedBy(
            /water|wine|beer|juice|milk|kombucha|cider|soda|coke|prosecco|champagne|lemonade|chips|crisps/,
            /cookies|chocolates?|biscuits|pringles|tea|honey|nuts|peanuts|pickles|sauce|cola|pop|squash/,
            /ketchup|cereal|sweets|haribo|vitamin c/,
          ),
        ),
      ),
    ),
    sequence(
      /\b(?:took|swallowed|taken|downed|popped|grabbed|ate) (?:a )?(?:whole |big |huge )?/i,
      /(?:handful|fistful|bunch|load|lot|ton)s? of (?:my |his |her |the |random |different )?(?:\w+ )?/,
      choice(
        /pills?|tablets?|meds|medication|capsules?|tylenol|paracetamol|aspirin|ibuprofen|painkillers?/,
        /xanax|benadryl|gummies|antidepressants?|sleeping/,
      ),
      /\b/,
    ),
    sequence(
      /\b(?:took|taken|swallowed|injected|given|gave \w+|had|taking)\b[^.?!]{0,24}\b/i,
      choice(
        /(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2}|a hundred|100) ?(?:times|x)|double/,
        /triple|quadruple|twice|tenfold/,
      ),
      / /,
      notFollowedBy(
        /[^.?!]{0,30}\b(?:thyroid|thyroxine|levothyroxine|antibiotics?|amoxicillin|statins?|antihistamines?|vitamins?)\b/,
      ),
      /(?:the |my |his |her |a |as much |as many )?/,
      /(?:(?:normal|usual|prescribed|recommended|right|correct|max\w*|daily|\w+) )?(?:\w+ )?/,
      /(?:dose|doses|amount|insulin|methotrexate|digoxin|warfarin|lithium|medication|meds|pills|tablets)/,
      /\b(?! (?:a day|per day|daily|each day|every))/,
    ),
    oneOf(
      sequence(
        /\b(?:wrong|someone else'?s|my (?:husband|wife|mother|father|mum|mom|dad|dog)'?s)/i,
        / (?:pills?|insulin|methadone|medication|heart tablets?|blood pressure (?:pills?|tablets?))\b/,
        /[^.?!]{0,20}\b(?:by (?:mistake|accident)|accidentally|instead)\b/,
      ),
      sequence(
        /\b(?:accidentally|by mistake) (?:took|taken|swallowed|injected)\b[^.?!]{0,20}\b/i,
        choice(
          /wrong|someone else'?s|husband'?s|wife'?s|mum'?s|mom'?s|mother'?s|father'?s|dad'?s|extra/,
          /double|dose|methotrexate|digoxin|insulin|warfarin/,
        ),
        /\b/,
      ),
    ),
  ],
  paragraphs: [
    'This could be an overdose and needs help now, even if you feel well.',
    callNow,
    poisonLine,
    'Do not try to vomit. Keep the package at hand. If it was taken to end your life, call or text 988 in the US and Canada, or 116 123 in the UK and Ireland, as well.',
    noHerbs,
  ],
};
