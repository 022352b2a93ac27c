import { anyPhrase, choice, notFollowedBy, notPrecededBy, oneOf, optional, sequence } from '../../resolve/phrases.ts';

const count = choice(/\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|eighteen/);
/** What makes the feeding a meal, a bottle or an animal's. */
const fedOtherwise = sequence(
  /[^.;\n]{0,28}\b/,
  choice(
    /solids?|pur[eé]es?|pur[eé]ed|foods?|formula|bottles?|spoons?|meals?|lunch|dinner|breakfast|supper|snacks?/,
    /veg\w*|fruits?|porridge|cereals?|rice|eggs?|peanuts?|nuts|meat|fish|yog\w*|cow'?s|goat'?s|oat/,
    /kittens?|pup\w*|cal(?:f|ves)|lambs?|foals?|rabbits?|fights?|battles?|nightmare|tube|peg|hard|at work|nursery|my job|for a living/,
  ),
  /\b/,
);

/** "Still feeding my 9 month old": whoever feeds so small a child, and names nothing else, gives milk of their own. */
const feedsASmallOne = sequence(
  notPrecededBy(
    /\b(?:stopped|finished|done|gave up|given up|quit|longer|not|never|n['’]t|tube|bottle|formula|spoon|cup|syringe|force|finger)[ -](?:with )?/,
  ),
  /\bfeed(?:s|ing)? (?:both )?(?:(?:my|our|the|a|two|these|those|both) )?(?:\w+ )??/i,
  choice(
    sequence(
      count,
      /[- ]?(?:days?|weeks?|wks?|months?|mths?|mos?)[- ]olds?/,
      optional(/ (?:bab(?:y|ies)|sons?|daughters?|boys?|girls?|twins|infant)/),
    ),
    /newborns?|bab(?:y|ies)|infants?|bub|bubba|twins|triplets|preemies?|premies?|little ones?/,
  ),
  /(?![\w-])/,
  notFollowedBy(fedOtherwise),
);
/** A bigger one only where it goes on. */
const stillFeedsIt = sequence(
  /\bstill feed(?:s|ing)?/i,
  choice(
    /(?=\s*(?:$|[,;.!?()]))/,
    / (?:him|her|them|both|from me|off me)\b/,
    sequence(
      / (?:(?:my|our|the|a) )?(?:\w+ )??/,
      /(?:toddlers?|sons?|daughters?|boys?|girls?|(?:1|2|3|one|two|three)[- ](?:years?|yrs?)[- ]olds?)(?![\w'’-])/,
    ),
  ),
  notFollowedBy(fedOtherwise),
);

/** Further ways in which milk that is given now, or a birth just past, is told. */
export const milkGiven: readonly RegExp[] = [
  feedsASmallOne,
  stillFeedsIt,
  /\bfeeds (?:from|off) me\b|\bmilk (?:is |was )?drying up\b|\b(?:half|part) ?way (?:through|into) weaning\b/i,
  /\b(?:one|two|three|a couple of|a few|\d) feeds? (?:left|to go)\b/i,
  // "Feeding her myself", "down to one feed a day", "dream feeds".
  /\b(?:feed|feeding|nourish(?:ing)?) (?:him|her|them|baby|both|the twins) (?:myself|naturally|on demand|every|at night|through the night|from me|at the breast|round the clock)\b/i,
  /\bfeed(?:ing)? on demand\b|\b(?:dream|night|bedtime|morning|comfort|nap) ?-?(?:feeds?|feeding|nursing|nurses)\b(?! the (?:cat|dog|plants))/i,
  oneOf(
    /\b(?:down to|only|still|just) (?:one|two|three|a couple of|a few|the|\d) (?:\w+ )?feeds?(?: left)?\b(?! of)/i,
    /\b(?:one|two|three|four|\d{1,2}) feeds? (?:a|per|each|every|at) (?:day|night)\b/i,
  ),
  new RegExp(
    String.raw`\b(?:he|she|baby|bub|lo|my (?:\w+ )?(?:son|daughter|toddler|baby|one|twins|old|boy|girl|child)) (?:\w+ ){0,2}?(?:still |only |also )?${choice(
      /nurses|feeds|breast ?feeds|latches|is nursing|has a (?:breast ?)?feed|takes the breast|wants the breast/,
      /on the breast|feeds (?:from|off) me/,
    )}\b`,
    'i',
  ),
  oneOf(
    /\bwean(?:ing)?\b[^.;\n]{0,20}\b(?:slowly|gradually|just started|started|soon|now|in progress|off the breast)\b(?<!\bwean(?:ing)? (?:myself )?(?:off|from) (?!the (?:breast|boob))[^.;\n]{0,20})/i,
    /\b(?:started|starting|trying|beginning|begun|about|in the (?:middle|process) of|planning) (?:to wean|weaning)\b(?! (?:off|from|myself|onto? (?:food|solids) only))/i,
  ),
  oneOf(
    /\bi (?:still|also|only) nurse\b/i,
    /\b(?:still|only) nurse (?:him|her|them|before|at|to sleep|twice|once|in the)\b/i,
    /\bnurs(?:e|ing) (?:him|her|them|to sleep|before bed|at bedtime|at night)\b(?! better)/i,
  ),
  /\b(?:twins|triplets|baby|babies|son|daughter|newborn|infant|child|little one|toddler|boy|girl|old)s? (?:is|are|['’]s) (?:still |exclusively |being |only |both |mostly )*(?:breast[- ]?fed|nursed by me)\b/i,
  // Pump, supply, latch.
  sequence(
    /(?:^|[,;.\n]\s*)(?:still |currently |exclusively |mostly )?/im,
    /(?:pumping|expressing|nursing|lactating|latching|weaning|breast ?feeder|ep'?ing)/,
    /(?: (?:mum|mom|mother|mama|milk|at work|twice|daily|every))?\s*(?=$|[,;.!?\n]|(?:for|\d) )/,
  ),
  oneOf(
    /\bpump(?:ing|ed)? (?:and|&|n) (?:dump|feed|work)\w*/i,
    /\bbreast ?pump\b(?! (?:for sale|sales\w*|shop|company|seller|rep|engineer))/i,
    /\b(?:hand|manual|electric|hospital[- ]grade) pump for (?:milk|my|the|feeding)/i,
  ),
  sequence(
    /\b(?:latch(?:ing)?|tongue[- ]tie|supply|let-?down|flow) (?:is |are )?/i,
    /(?:problems?|issues?|slow|dropp\w+|drops?|low|too fast|difficult\w*|trouble|troubles)/,
    /\b(?<!\b(?:blood|food|water|drug|power|urine|air|menstrual|period) (?:supply|flow)[^.;\n]{0,16})/,
    /(?! (?:at work|chain))/,
  ),
  new RegExp(
    String.raw`\b${choice(
      /low|poor|dwindling|dropping|over|increase|increasing|boost(?:ing)?|more|build(?:ing)? up|not enough/,
      /enough|too little|too much|little|establish\w*/,
    )}[- ]?(?:my )?(?:milk|supply for (?:my |the )?baby|milk supply|milk for (?:my |the )?(?:baby|newborn|son|daughter|twins))\b(?! (?:in|with|chocolate|thistle|of magnesia|tea|allerg\w+|from|intoleran\w*|kefir))`,
    'i',
  ),
  oneOf(
    sequence(
      /(?:\bnot|n['’]t|\bhardly|\bbarely|\btoo little|\bnever) /i,
      /(?:have |make |making |produce |producing |get |getting |got |enough |much |any )*(?:breast ?)?milk /,
      /for (?:my|the|our|her|him)\b/,
    ),
    /\b(?:my|our|the) baby (?:isn['’]?t|is not) getting enough(?: (?:breast ?)?milk)?(?=\W*$|[.!?])/i,
  ),
  sequence(
    /\bmy milk (?:(?:is|was|has|isn['’]?t|keeps|seems|went|just|all|been|nearly|almost|to be|getting) )*/i,
    choice(
      /dry|dried|drying|dropp\w+|low|lower|less|going|gone(?! (?:sour|off|bad))|slow\w*|dwindl\w*/,
      /disappear\w*|down|stopp\w+|vanish\w*/,
    ),
    /\b/,
  ),
  anyPhrase(
    /over-?supply|galactagogues?|galactogogues?|relactat\w+|induced lactation|colostrum phase|power pumping/,
    /triple feeding|nipple shields?|haakaa|supplemental nursing system|boob(?:ing|ie feeding|y feeding)/,
    'kangaroo care',
  ),
  /\blactation (?:consultant|specialist|clinic|counsellor|support|cookies|tea)\b[^.;\n]{0,20}\b(?:says?|said|told|recommend\w*|suggest\w*|visit|appointment|for me|helped|helping)\b/i,
  /\b(?:my |the )?milk (?:has |just |finally )*(?:came|come|coming|comes|is) in(?: on| yesterday| today| late| slowly|\b)/i,
  oneOf(
    /\b(?:cracked|bleeding|sore|blistered|bitten) nipples?\b(?! piercing)/i,
    /\bnipple (?:vasospasm|blister|bleb|thrush|pain (?:when|while|from|during))\b/i,
    /\bmilk (?:blister|bleb|fever|donor|donation|bank)\b|\bdonat(?:e|es|ing) (?:my |breast ?)?milk\b/i,
    /\bhuman milk\b/i,
  ),
  oneOf(
    /\bbreast(?:s)? (?:is|are) (?:best|full|leaking|engorged|hard with milk)\b|\bleaking (?:milk|breasts)\b/i,
    /\bbreast[- ]?milk[- ]?fed\b|\bgive (?:him|her|them|baby) (?:the )?(?:boob|breast)\b/i,
  ),
  oneOf(
    /\bpump(?:s|ing)? (?:\d|two|three|four|five|six|several|many|twice)\b(?![^.;\n]{0,12}\b(?:iron|weights|km|miles|kg)\b)/i,
    /\bb ?\/ ?f\b|\bbf[- ]?(?:ing|feeding|mum|mom|mama|baby)\b|\bexpress(?:es|ed|ing)? (?:breast ?)?milk\b/i,
    /\bweaning (?:\w+ ){0,2}from (?:the|my) (?:breast|boob)\b/i,
    /\b(?:clogged|plugged|blocked) (?:milk )?ducts?\b(?! in my (?:liver|pancreas|nose))/i,
    /\b(?:mostly|mainly|part|partly|half|some|only) breast\b(?! (?:pain|cancer|lump|tender\w*|ache|tissue))/i,
    /\bfeed(?:ing|s)? (?:all night|around the clock|day and night|constantly|non-?stop)\b|\bat the breast\b/i,
    /\blet[- ]?down(?: reflex)? (?:is |issues?|problems?|slow|fast|painful)/i,
  ),
  // The weeks behind a birth.
  oneOf(
    /\bpuerperium\b|\bafter-?birth (?:pains?|contractions)\b|\bpuerperal\b/im,
    /(?:^|[,;.\n]\s*)(?:just |recently )?delivered (?:my (?:baby|son|daughter) )?(?:\d{1,2}|one|two|three|four|five|six|a few) (?:days|weeks|months) ago\b/im,
    /\bhad (?:a|my|our|the) baby (?:in|within|over) the (?:last|past) (?:\w+ )?(?:days|weeks?|months?)\b/im,
  ),
  oneOf(
    new RegExp(
      String.raw`\b(?:\d{1,2}|one|two|three|four|five|six|eight|ten|few) ?(?:days?|weeks?|wks?|months?|mths?) ?${choice(
        /pp|post[- ]?partum|post[- ]?natal|post[- ]?delivery/,
        /after (?:delivery|giving birth|having (?:my |the |our |a )?(?:\w+ )?baby|the birth)/,
      )}\b`,
      'im',
    ),
    /(?:^|[,;.\n]\s*)pp (?:\d{1,2}|week|day)/im,
  ),
  new RegExp(
    String.raw`\b(?:had|delivered|birthed|welcomed) (?:my |our |a |the )?(?:\w+ )?(?:baby|twins|little one|son|daughter|boy|girl|first|second|third)(?: (?:boy|girl))? (?:just |only |about )?${choice(
      /(?:\d{1,2}|one|two|three|four|five|six|eight|ten|a few|some|a couple of) (?:days|weeks|months) ago/,
      /a (?:week|month) ago|last (?:week|month|night)|yesterday|today|this (?:week|month|morning)/,
      /on (?:mon|tues|wednes|thurs|fri|satur|sun)day/,
    )}\b`,
    'i',
  ),
  new RegExp(
    String.raw`\bgave birth (?:just |only )?${choice(
      /on (?:mon|tues|wednes|thurs|fri|satur|sun)day|last (?:week|month|night)|yesterday|today/,
      /this (?:week|month|morning)/,
      /(?:\d{1,2}|one|two|three|four|five|six|eight|ten|a few|a couple of) (?:days|weeks|months) ago|recently/,
    )}\b`,
    'i',
  ),
  /\b(?:fourth|4th) trimester\b|\blochia\b|\b(?:recently|freshly|just|newly) (?:delivered|post-?partum)\b/i,
  // Other languages.
  new RegExp(
    String.raw`\b${choice(
      String.raw`(?<!\b(?:blutung(?:en)?|hunger|durst|schmerzen) )stillen|m[aã]e que amamenta|mam[aá] que amamanta`,
      String.raw`mamma che allatta|maman qui allaite|(?:ich )?stille(?! (?:nicht|nie|post|wasser))\b`,
      String.raw`still(?:mutter|ende\w*)|am stillen|(?:trinkt|bekommt) (?:nur )?meine milch|est allait[eé]e?s?`,
      String.raw`allait[eé]e? par|(?:boit|prend) mon lait|(?:prende|beve) (?:solo )?il mio latte`,
      String.raw`(?:bebe|toma|mama) (?:s[oó] )?(?:o )?(?:do )?meu leite|(?:bebe|toma) (?:solo )?mi leche`,
      String.raw`(?:voll |teil)?gestillt(?! (?:worden|als))|milch ab(?:pumpen)?|stillzeit|muttermilch|milchstau|abstillen`,
      String.raw`j['’]?allaite|maman allaitante|au sein|lait maternel|tire[- ]lait|tire mon lait|sevrage du sein|lactante`,
      String.raw`leche materna|dar de mamar|dando de mamar|doy de mamar|doy teta|doy la teta|me saco leche`,
      String.raw`allatta(?:re|ndo)?|al seno|latte materno|tiralatte|dou (?:de mamar|peito|o peito|mama)`,
      String.raw`a dar (?:de mamar|mama|peito)|leite materno|aleitamento(?: materno)?|lactante|geef (?:de )?borst|kolven`,
      String.raw`karmi[eęa]\w* piersi[aą]`,
    )}(?!\p{L})`,
    'iu',
  ),
];
