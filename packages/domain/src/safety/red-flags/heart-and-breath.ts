import { choice, notFollowedBy, notPrecededBy, oneOf, sequence } from '../../resolve/phrases.ts';
import { emergency, type RedFlagRule } from './red-flag.ts';
import { suspected } from './words/suspected.ts';

const faint =
  /\b(?:faint(?:ed|ing)?|pass(?:ed|ing) out|dizzy|light-?headed|collapsed|black(?:ed|ing) out|clammy|sweating|grey|gray)\b/i;
const racing =
  /\bheart(?: ?(?:rate|beat))?\b[^.?!]{0,20}\b(?:racing|pounding|beating (?:so |too |very )?fast|won't slow|flutter\w*|1[5-9]\d|2\d\d)\b|\bpulse (?:of |is |at )?(?:1[5-9]\d|2\d\d)\b/i;
const pressure =
  /\b(?:bp|blood pressure|pressure)\b[^.?!]{0,24}\b(?:1[89]\d|2\d\d)\b|\b(?:1[89]\d|2\d\d) ?(?:\/|over) ?1[1-9]\d\b/i;
const upset = /\b(?:head(?:ache|s)?|chest|vision|blurr\w+|confus\w+|numb\w*|breath\w*|nosebleed)\b/i;

/** Whoever has no breath cannot speak either; these tell of a stroke. */
const ofTheBrain =
  /\b(?:slur\w*|droop\w*|crooked|lopsided|face|arms?|legs?|numb\w*|weak\w*|one side|confus\w*|headache|words|vision|see|stroke|walk|smile)\b/i;

/** What only air helps first. */
const graveAirway =
  /\b(?:can't (?:breathe|speak|talk|swallow|get)|gasp\w*|chok\w*|throat|tongue|lips?|stung|sting|bee|wasp|nuts?|peanuts?|allerg\w*|hives|inhaler|asthma|wheez\w*|blue|suffocat\w*|pen|calf|flight)\b/i;

export const heartAndBreathRules: readonly RedFlagRule[] = [
  emergency('chest-pain', 'chest pain', {
    yieldsTo: ['effort-chest', 'heart-rhythm', 'severe-allergy', 'internal-bleeding', 'serious-infection'],
    yieldsUnless: {
      to: ['shingles'],
      words: /\b(?:sweat\w*|breath\w*|arms?|jaw|clammy|faint\w*|crush\w*|squeez\w*|heavy|pressure)\b/i,
    },
    whenSlow: ['heart-check', 'stomach-check', 'blood-check'],
    first: 'This can be a heart attack or another danger to the heart, and must be checked at once.',
    next: 'Rest, sitting down, until help comes. Nobody with these signs should drive.',
    patterns: [
      /\bthink\b[^.?!]{0,24}\b(?:had|is having|has had|having|have had) (?:a |an )?heart attack\b|^\W*(?:help[ ,!:]*|urgent[ ,!:]*|emergency[ ,!:]*)?(?:heart attack|cardiac arrest)(?: help| now| please)?\W*$/i,
      suspected(/heart attack|mi|cardiac arrest|angina attack/),
      /\bheart attack (?:symptoms|signs)\b(?= ?[-:,]| and (?:i|my)| right now| now)|\b(?:band|belt|vice|vise|strap)\b[^.?!]{0,24}\b(?:round|around|across) (?:my|his|her|the) (?:chest|ribs|heart)\b/i,
      sequence(
        /\b/i,
        choice(
          /crush(?:ing|ed)|severe|squeez(?:ing|ed)|sudden|bad|terrible|sharp|stabbing|tight(?:ness)?/,
          /heav(?:y|iness)|pressure|pains?|weight|elephant|band|vice|vise|ache|aching|discomfort/,
          /burning pain/,
        ),
        /\b[^.?!]{0,24}\b(?:in|on|across|around|of|inside|through)\s/,
        /(?:my |his |her |the |mum'?s |mom'?s |dad'?s |\w+'s )?/,
        /(?:left |centre of (?:my |the )?|center of (?:my |the )?|middle of (?:my |the )?)?chest\b/,
      ),
      /\b(?:crush(?:ing)?|severe|squeezing|tight|heavy|painful|pain\w*) chest\b(?! (?:infection|cold|congestion|cough|freezer|of drawers|muscles?|workout|press))/i,
      /\bchest (?:pains?|pressure|tightness|hurts?|hurting|heaviness|discomfort|ache|aches|is aching)\b(?! (?:after|from) (?:push-?ups|bench|the bench|lifting weights))/i,
      sequence(
        /\bchest\b(?! (?:infection|cold|congestion|of drawers|press|freezer|rub|hair))[^.?!]{0,40}\b/i,
        choice(
          /(?:standing|sitting|kneeling|stood|sat) on (?:it|me|him|her)|tight|tightening|heavy|crush\w+/,
          /squeez\w+|elephant|pressure|hurt(?:s|ing)?|aching|painful|stabbing|pain/,
        ),
        /\b(?! (?:cough|mucus))/,
      ),
      /\b(?:clutch|grabb|grip|hold)\w* (?:at )?(?:his|her|my|their) chest\b/i,
      sequence(
        /\b(?:pain|numb\w*|tingling|ache|aching|heavy)\b[^.?!]{0,24}/i,
        /\b(?:down|in|up|into|radiat\w+|spread\w+|travel\w+|shoot\w+)\b[^.?!]{0,10}/,
        /\b(?:left arm|arms?|jaw|neck|shoulder)\b[^.?!]{0,40}/,
        /\b(?:chest|sweat\w*|breath\w*|nause\w*|sick|clammy|dizzy)\b/,
      ),
      /\b(?:pain|ache|numb\w*)\b[^.?!]{0,16}\b(?:radiat|spread|shoot|travel|go)\w* (?:down|up|into|to|through) (?:my|his|her|the) (?:left )?(?:arm|jaw)\b/i,
      sequence(
        /\b/i,
        choice(
          /having|have|has|think(?:s)? (?:it'?s|it is|this is|i'?m having|he'?s having|she'?s having)/,
          /might be|could (?:it|this) be|it'?s|feels like|is this|am i having|suspect/,
        ),
        / (?:a |an |another )?(?:mild |massive |possible )?heart attack\b/,
      ),
      /\bheart attack\b[^.?!]{0,10}\b(?:right now|now|symptoms right|help)\b|\bcardiac arrest\b(?=[^.?!]{0,20}\b(?:now|help|he|she)\b)/i,
      /\b(?:heart|pulse) (?:has )?stopped(?: beating)?\b(?! (?:racing|fluttering|pounding))|\bno pulse\b/i,
    ],
    together: [
      [
        /\bchest\b(?! (?:infection|congestion|cold|of drawers|press|freezer))/i,
        /\b(?:short of breath|breathless|can't breathe|sweat(?:ing|y|s)|clammy|faint\w*|left arm|jaw|collapsed|fell|gr[ea]y)\b/i,
        /\b(?:pain\w*|hurt\w*|tight\w*|pressure|burn\w*|heavy|ach\w+|squeez\w+|crush\w+|clutch\w*|discomfort)\b/i,
      ],
      [
        /\bheart\b[^.?!]{0,12}\b(?:hurts?|hurting|aches|aching|pain|painful)\b|\bpain in (?:my|his|her) heart\b/i,
        /\b(?:arms?|jaw|sweat\w*|breath\w*|dizzy|faint\w*|clammy|nause\w*|numb|tingl\w*|sick)\b/i,
      ],
      [
        /\bjaw\b[^.?!]{0,12}\b(?:pain|ach\w+|hurts?)\b|\b(?:pain|ache|aching)\b[^.?!]{0,12}\bjaw\b/i,
        /\b(?:cold )?sweat(?:s|ing|y)?\b|\bclammy\b|\bchest\b|\bleft arm\b/i,
      ],
      [racing, faint],
      [racing, /\b(?:chest|can't breathe|short of breath|breathless|confus\w+)\b/i],
      [
        /\b(?:arms?|jaw)\b/i,
        /\b(?:pain|ach\w+|numb|hurts?|heavy)\b/i,
        /\b(?:clammy|sweat(?:ing|y|s)|short of breath|breathless|nauseous|gr[ea]y)\b/i,
      ],
    ],
  }),
  emergency('stroke', 'signs of a stroke', {
    whenSlow: ['nerve-check', 'headache-check'],
    first: 'These can be signs of a stroke. Every minute counts.',
    next: 'Note the time the signs began. Give nothing to eat or drink.',
    yieldsTo: [
      'severe-allergy',
      'choking',
      'heat-stroke',
      'hypothermia',
      'diabetic-emergency',
      'serious-infection',
      'head-injury',
      'pressed-spine',
      'rising-weakness',
      'injured-arm',
    ],
    yieldsUnless: { to: ['breathing-or-allergy'], words: ofTheBrain },
    patterns: [
      /\b(?:unable|not able) to (?:speak|talk|see|walk|move|stand|lift|form words)\b|\b(?:he|she|dad|mum|mom|\w+father|\w+mother) slurs\b|\bslurs (?:his|her|words)\b|\bkeeps? dropping things\b/i,
      oneOf(
        /\bthink\b[^.?!]{0,24}\b(?:had|is having|has had|having|have had) (?:a |an )?(?:mini )?stroke\b/i,
        /^\W*(?:help[ ,!:]*|urgent[ ,!:]*|emergency[ ,!:]*)?stroke(?: help| now| please)?\W*$/i,
        /\bvision loss\b|\bloss of (?:vision|sight|speech)\b/i,
      ),
      suspected(/stroke|tia|mini-stroke|brain bleed|brain haemorrhage|brain hemorrhage|aneurysm/),
      oneOf(
        /\bstroke (?:symptoms|signs)\b(?= ?[-:,]| and (?:i|my|his|her)| right now| now)/i,
        /\b(?:can't|couldn't) (?:get|find|form|say|speak) (?:my|the|his|her|any) (?:words?|sentences?)\b/i,
        sequence(
          /\b(?:legs?|arms?) (?:\w+ )?(?:suddenly )?/i,
          /(?:don't|doesn't|won't|stopped|not|gave way and won't) (?:work\w*|move|moving)\b/,
        ),
        /\blegs (?:have )?(?:suddenly )?(?:given|giving|gave) way\b/i,
        /\b(?:lost|loss of) (?:balance|coordination)\b[^.?!]{0,30}\b(?:sudden\w*|headache|speech|vision|numb)\b/i,
        /\bone pupil\b(?![^.?!]{0,24}\bwhite\b)/i,
        /\bpupils?\b[^.?!]{0,24}\b(?:different size|unequal|bigger than|blown|larger than)\b/i,
      ),
      oneOf(
        sequence(
          /\b(?:speech|talking|words)\b[^.?!]{0,16}\b(?:gone|went|turned|is|are|sounds?|coming out) (?:\w+ )?/i,
          /(?:funny|strange|weird|odd|off|mixed up|muddled|all wrong)\b/,
        ),
        /\b(?:talking|speaking) (?:nonsense|gibberish|funny|rubbish)\b/i,
      ),
      sequence(
        /\b(?:one|left|right|his|her|my (?:left|right)|whole) (?:arm|leg|side|hand)\b[^.?!]{0,16}\b/i,
        choice(
          /weak|limp|dead|useless|floppy|won't (?:work|move)/,
          /(?:gone|went|going) (?:numb|dead|weak|limp)|stopped working/,
        ),
        /\b(?![^.?!]{0,24}\b(?:sle(?:ep|pt)|lying|gym|workout|surgery)\b)/,
      ),
      oneOf(
        sequence(
          /\b/i,
          choice(
            /(?:went|gone|everything is|turned) (?:black|dark|blind)|(?:can't|couldn't) see/,
            /lost (?:the |my )?(?:sight|vision)/,
            /(?:vision|sight) (?:is |has |just )?(?:gone|went|disappeared)/,
          ),
          /\b[^.?!]{0,16}\b(?:in|out of|from|on) (?:one|my|the|his|her) (?:left |right )?(?:eye|side)\b/,
        ),
        /\bsuddenly\b[^.?!]{0,16}\b(?:seeing double|can't see|blind|dizzy and|can't (?:walk|stand|speak|talk|feel))\b/i,
        /\bseeing double\b/i,
      ),
      sequence(
        /\b(?:mother|father|mum|mom|dad|gran\w*|nan|husband|wife|partner|he|she|he'?s|she'?s|my \w+)\b/i,
        /[^.?!]{0,30}\b/,
        choice(
          /(?:not|isn't|aren't|stopped) making (?:any )?sense|doesn't make sense/,
          /suddenly (?:very )?confused/,
          /(?:became|become|is|got|gone|went) (?:very |really |so |suddenly |all )?(?:confused|disoriented|delirious)/,
          /doesn't (?:know|recogni[sz]e) (?:where|who|me|us)/,
        ),
        /\b/,
      ),
      sequence(
        /\b(?:face|mouth|smile|one side of (?:my|his|her|the) (?:face|body)|(?:left|right) side|eyelid)\b/i,
        /[^.?!]{0,28}\b/,
        choice(
          /droop\w*|dropp(?:ed|ing)|numb(?:ness)?|sag(?:s|g\w+)|fallen|paraly[sz]ed|crooked|lopsided/,
          /weak(?:ness)?|gone dead|won't move|tingling all/,
        ),
        /\b(?! (?:after|from) (?:the )?dentist)/,
      ),
      /\b(?:droop\w+|numb(?:ness)?|weak(?:ness)?|paraly\w+)\b[^.?!]{0,24}\b(?:one side|(?:left|right)(?:[- ]hand)? side|half of (?:my|his|her)|face|(?:left|right) (?:arm|leg))\b/i,
      oneOf(
        /\b(?:slurr(?:ed|ing|y)|garbled|jumbled|gibberish|mumbl\w+)\b[^.?!]{0,16}\b(?:speech|speach|words|talking)\b/i,
        /\b(?:speech|words|talking)\b[^.?!]{0,20}\b(?:slurr\w*|garbled|jumbled|gibberish|make no sense|wrong)\b/i,
        /\bslurring\b/i,
      ),
      sequence(
        /\b(?:suddenly|all of a sudden|out of nowhere|sudden) ?(?:i |he |she |they |my \w+ )?/i,
        /(?:can'?t|couldn't|unable to|lost the ability to|stopped being able to)/,
        / (?:speak|talk|see|move|walk|read|understand|find (?:my|the) words|lift|feel|stand)\b/,
      ),
      oneOf(
        /\bcan'?t i (?:move|feel|lift|raise|see|speak)\b/i,
        /\bcan'?t smile(?= properly| evenly| on one|$|[.,])/i,
        sequence(
          /\b(?:can'?t|couldn't|unable to) (?:lift|raise|move|feel|use)/i,
          / (?:my|his|her|one|the|either) (?:left |right |whole )?(?:arms?|leg|hand|side|face|body)/,
          /\b(?! (?:above|over|behind|past|after (?:the )?(?:gym|workout)))/,
        ),
      ),
      /\b(?:sudden(?:ly)?|all of a sudden)\b[^.?!]{0,30}\b(?:weak(?:ness)?|numb(?:ness)?|blind(?:ness)?|(?:loss|lost) (?:of )?(?:\w+ )?(?:vision|speech|balance|sight)|confus\w+|double vision|disorient\w+|droop\w*)\b/i,
      /\b(?:(?:numb|weak|confused|disoriented|blind|dizzy and falling)\b[^.?!]{0,20}\b(?:all of a sudden|suddenly|out of nowhere))\b/i,
      oneOf(
        /\b(?:worst|most (?:severe|painful)) headache\b[^.?!]{0,20}\b(?:life|ever|had)\b/i,
        /\bthunder ?clap\b/i,
        /\bsudden(?:ly)? (?:a |an )?(?:\w+ )?(?:severe|terrible|intense|blinding|excruciating|explosive|worst) headache\b/i,
        /\bheadache\b[^.?!]{0,30}\b(?:came on (?:suddenly|in seconds)|out of nowhere|like (?:being hit|a blow|an explosion))\b/i,
      ),
      sequence(
        /\b/i,
        choice(
          /having|have|has/,
          /think(?:s)? (?:it'?s|it is|this is|i'?m having|he'?s having|she'?s having|he had|she had|i had)/,
          /might be|it'?s|is this|am i having|just had|suspect/,
        ),
        / (?:a |an |another )?(?:mini |possible |small )?(?:stroke|tia|brain bleed)\b/,
      ),
    ],
    together: [[pressure, upset]],
  }),
  emergency('breathing-or-allergy', 'trouble breathing or a severe allergic reaction', {
    yieldsTo: [
      'lung-clot',
      'effort-breath',
      'tooth-face',
      'mouth-floor',
      'local-swelling',
      'swells-now-and-then',
      'mouth-lump',
      'throat-lump',
      'diabetic-emergency',
    ],
    yieldsUnless: { to: ['serious-infection', 'eye', 'sleep-apnoea'], words: graveAirway },
    whenSlow: ['fainting-or-breathless', 'breathing-worse', 'blood-check'],
    first: 'Trouble breathing or swelling of the face, tongue or throat is an emergency.',
    next: 'Sit up. If it is an allergy or asthma and there is an adrenaline pen or a rescue inhaler, use it now.',
    patterns: [
      /^\W*(?:help[ ,!:]*|urgent[ ,!:]*|emergency[ ,!:]*)?(?:anaphyla\w+|asthma attack|can't breathe)(?: help| now| please| shock)?\W*$/i,
      /\bbreath(?:ing|e)?\b[^.?!]{0,24}\b(?:harder and harder|getting (?:harder|worse|difficult)|is (?:difficult|very hard|painful and fast|a struggle)|stops|a struggle|only in gasps|wheezy and)\b/i,
      suspected(/anaphyla\w+|severe allergic reaction|pulmonary embolism|collapsed lung|croup|epiglottitis/),
      oneOf(
        sequence(
          /\b(?:i'?m|i am|he'?s|she'?s|he is|she is|baby is|feel(?:s)? like (?:i'?m|i am))/i,
          / (?:suffocating|asphyxiating|being strangled|drowning in (?:my|his|her) own)/,
          /\b(?! (?:at|in my (?:job|marriage)|under|with work))/,
        ),
        /\bgoing into shock\b|\banaphylactic\b/i,
        sequence(
          /\b(?:epi-?pen|adrenaline pen|jext|auvi-?q)\b[^.?!]{0,24}\b/i,
          choice(
            /(?<!\b(?:never|not|hardly|ever|been) )(?:used|needed)|don't have/,
            /no(?! (?:problems?|trouble|reactions?|issues?|need|attacks?))/,
            /(?<!\bno (?:problems?|trouble|reactions?|issues?|attacks?) )now|lost|expired and|just/,
          ),
          /\b/,
        ),
      ),
      /\b(?:breathing|breath)\b[^.?!]{0,16}\b(?:very |really |so |getting )?(?:fast and|shallow|stops|stopped|noisy and|difficult|laboured|labored|worse|with difficulty|is hard|heavily and)\b/i,
      sequence(
        /\b/i,
        choice(
          /can'?t|couldn't|hard(?:ly)?|struggl\w+|trouble|difficult\w*|unable|fighting|barely|labou?red/,
          /not able|problems?|hurts too much/,
        ),
        / (?:to |with |for (?:air to )?)?(?:even |able to )?/,
        choice(
          /breath(?:e|ing)?|catch(?:ing)? (?:my|his|her|a) breath/,
          /get (?:any |enough |a |my |his |her )?(?:air|breath)|finish a sentence|breathing/,
        ),
        /\b(?![^.?!]{0,28}\b(?:nose|nostrils?|nasal|congest\w*|stuffy)\b)(?! (?:exercises|techniques))/,
      ),
      oneOf(
        sequence(
          /\b(?:short of breath|shortness of breath|breathless(?:ness)?|out of breath|sob)\b[^.?!]{0,40}\b/i,
          choice(
            /at rest|resting|sitting|lying|suddenly|sudden|can't (?:speak|talk|walk)|severe\w*/,
            /getting worse|worsening|blue|chest|even when/,
          ),
          /\b/,
        ),
        sequence(
          /\b(?:sudden(?:ly)?|severe\w*|very|extremely|so)\b[^.?!]{0,16}/i,
          /\b(?:short of breath|shortness of breath|breathless(?:ness)?)/,
          /\b(?! (?:when|after) (?:i |we )?(?:run|climb|exercise|jog|walk up))/,
        ),
      ),
      oneOf(
        sequence(
          /\b(?:throat|tongue|airway|windpipe)\b[^.?!]{0,20}\b/i,
          choice(
            /clos(?:ing|ed)|swell(?:ing|s)|swelled|tighten\w*|is tight|feels tight|getting tight\w*/,
            /going tight|feels? (?:like it'?s )?(?:clos\w+|swollen shut|blocked up)|constrict\w*/,
          ),
          /\b/,
        ),
        sequence(
          /\b(?:tongue|lips?|face|eyes?|mouth)\b[^.?!]{0,24}/i,
          /\b(?:swelling|swollen|swelled|swells|puff(?:ed|ing) up|ballooning)\b/,
          notFollowedBy(
            sequence(
              / (?:after|from|because of|due to|with) (?:the |my |all the )?/,
              /(?:dentist|crying|filler|pollen|grass|hay ?fever|screens?|computer|onions?|lack of sleep)/,
            ),
          ),
        ),
      ),
      /\b(?:swelling|swollen)\b[^.?!]{0,12}\b(?:of|in|on|around)?\s?(?:my |his |her |the )?(?:tongue|lips?|face|throat)\b(?! glands?)/i,
      /\banaphyla\w+\b[^.?!]{0,30}\b(?:now|having|think|shock|help|reaction)\b|\b(?:having|in|going into|think it'?s)\b[^.?!]{0,15}\banaphyla\w+/i,
      oneOf(
        sequence(
          /\b(?:having|severe|serious|bad|major)\b[^.?!]{0,10}\ballergic reaction/i,
          /\b(?=[^.?!]{0,40}\b(?:now|throat|face|breath\w*|hives|all over|help|just|swell\w*)\b)/,
        ),
        sequence(
          /\b(?:hives|stung|sting|ate|eating|eaten|bee|wasp|peanuts?)\b[^.?!]{0,50}/i,
          /\b(?:wheez\w*|throat|vomiting and dizzy|faint\w*|pass(?:ed|ing) out|can't breathe|hoarse)/,
          /\b(?= (?:is |feels |itch|swell|clos|tight|now)|\s*(?:$|[.,!]))/,
        ),
      ),
      sequence(
        /\b/i,
        /(?:turn(?:ing|ed|s)|going|gone|went|lips are|face is|lips (?:look|are turning)|lips|fingertips are) /,
        /(?:\w+ )?(?:blue|bluish|purple)\b(?! (?:with|from) (?:the )?(?:cold|berries|ink|dye))/,
        notPrecededBy(
          sequence(
            /\b(?:hair|flesh|bruises?|wound|cut|incision|stump|nails?|skin around \w+ \w+) /,
            /(?:is |are |has |was )?(?:turned|turning|going|gone|went) (?:\w+ )?(?:blue|purple)/,
          ),
        ),
        notPrecededBy(
          sequence(
            /\b(?:flesh|skin) (?:around|near|by|at) (?:the |my |his |her )?\w+ (?:is )?/,
            /(?:turned|turning|going|gone|went) (?:\w+ )?(?:blue|purple)/,
          ),
        ),
      ),
      oneOf(
        /\b(?:gasp(?:ing|s)?|fighting) (?:for )?(?:air|breath)\b/i,
        /\b(?:severe|bad|serious|worst|having an?|in the middle of an?) (?:\w+ )?asthma attack\b/i,
        /\basthma\b[^.?!]{0,40}\b(?:inhaler (?:isn't|is not|doesn't|not)|can't (?:speak|talk)|getting worse fast)\b/i,
        /\binhaler\b[^.?!]{0,20}\b(?:isn't|not|doesn't|didn't|no longer|stopped) (?:help\w*|work\w*|doing)\b/i,
      ),
      /\b(?:oxygen|o2|spo2|sats?|saturation|pulse ox)\b[^.?!]{0,20}\b(?:[5-8]\d)\b ?%?/i,
      /\b(?:throat|tongue|lips?|mouth)\b[^.?!]{0,16}\b(?:itch\w*|tingl\w*|numb)\b[^.?!]{0,30}\b(?:swell\w*|swollen|hives|breath\w*)\b/i,
    ],
    together: [
      [
        /\b(?:wheez\w*|asthma|breath\w*|inhaler)\b/i,
        /\bcan't (?:speak|talk|get (?:a )?words? out|walk|lie down)\b|\binhaler is empty\b|\b(?:no|lost my|ran out of) inhalers?\b|\bblue\b(?! (?:inhaler|puffer|one|reliever))/i,
      ],
      [
        /\b(?:stung|sting|peanuts?|nuts?|shellfish|shrimp|penicillin|antibiotic|bee|wasp|ate|allerg\w+)\b/i,
        /\b(?:hives|welts|rash|swell\w*|swollen|itch\w*)\b/i,
        /\b(?:throat|tongue|wheez\w*|dizzy|faint\w*|vomit\w*|breath\w*|voice|hoarse)\b/i,
      ],
    ],
  }),
];
