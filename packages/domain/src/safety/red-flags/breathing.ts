import { choice, notFollowedBy, notPrecededBy, oneOf, sequence } from '../../resolve/phrases.ts';
import { emergency } from './red-flag.ts';
import { suspected } from './words/suspected.ts';

/** What only air helps first. */
const graveAirway =
  /\b(?:can't (?:breathe|speak|talk|swallow|get)|gasp\w*|chok\w*|throat|tongue|lips?|stung|sting|bee|wasp|nuts?|peanuts?|allerg\w*|hives|inhaler|asthma|wheez\w*|blue|suffocat\w*|pen|calf|flight)\b/i;

/** Breath that fails, and allergies that take it. */
export const breathing = emergency('breathing-or-allergy', 'trouble breathing or a severe allergic reaction', {
  yieldsTo: [
    'lung-clot',
    'effort-breath',
    'tooth-face',
    'mouth-floor',
    'local-swelling',
    'swells-now-and-then',
    'food-tingle',
    'mouth-lump',
    'throat-lump',
    'diabetic-emergency',
  ],
  yieldsUnless: { to: ['serious-infection', 'eye', 'sleep-apnoea', 'kidney-check'], words: graveAirway },
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
        /\b(?:hives|stung|sting|ate|(?<!\b(?:stopped|not|isn't|without|hardly|barely|never) )eating|eaten|bee|wasp|peanuts?)\b[^.?!]{0,50}/i,
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
});
