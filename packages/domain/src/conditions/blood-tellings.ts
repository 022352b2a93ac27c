import { choice, sequence } from '../resolve/phrases.ts';
import { low, measuredAs, telling, type TellingGroup } from './organ-words.ts';

/** Clots, bleeding and what else is told of the blood; see `condition-tellings.ts`. */
export const bloodTellings: readonly TellingGroup[] = [
  {
    words: [
      'blood',
      'clot',
      'clots',
      'clotting',
      'clotted',
      'bruise',
      'bruises',
      'bleed',
      'bleeds',
      'bleeding',
      'platelets',
      'platelet',
      'thrombocytes',
      'bruising',
    ],
    tellings: [
      telling(
        'bleeding-disorder',
        sequence(
          /\bblood\s+(?:(?:just|really)\s+)?/,
          choice(
            /doesn['’]?t|does not|won['’]?t|will not|can['’]?t|cannot|never|barely|hardly|takes ages to/,
            /takes forever to|is slow to|is too thin to|fails to|not|isn['’]?t/,
          ),
          /\s+(?:\w+\s+)?(?:clot\w*|coagulat\w*|thicken)\b/,
        ),
        sequence(
          /\b(?:clot(?:s|ting)?|coagulat\w+)\s+(?:\w+\s+){0,3}?/,
          choice(
            /disorder|problems?|trouble|issue|defect|slow(?:ly)?|poor(?:ly)?|badly|deficien\w+/,
            /factors? (?:missing|low|deficien\w+)/,
          ),
          /\b/,
        ),
        /\bblood (?:is )?(?:too thin|very thin|naturally thin|clots (?:too )?(?:slowly|poorly|badly))\b/,
      ),
      telling(
        'bleeding-disorder',
        sequence(
          /\bbruis(?:e|es|ing)\s+(?:so |very |too |really |super )?/,
          choice(
            /easily|easy|at (?:a|the) (?:\w+ )?touch|all over|for no reason|if you look at me/,
            /like (?:a|an) \w+|badly from|from nothing/,
          ),
          /\b/,
        ),
        sequence(
          /\bbleed(?:s|ing)?\s+(?:so |very |too |really )?/,
          choice(
            /easily|for (?:ages|hours|ever|a long time)|forever/,
            /and (?:it )?(?:won['’]?t|doesn['’]?t) stop|a lot from (?:small|little|minor|tiny)/,
          ),
          /\b/,
        ),
      ),
      ...measuredAs('bleeding-disorder', '(?:platelets?|thrombocytes?)', low),
      telling(
        'blood-clots',
        sequence(
          /\b(?:clots?|thromb(?:us|osis|i))\s+(?:on|in|of|to)\s+(?:(?:my|the|a|his|her)\s+)?(?:\w+\s+)?/,
          /(?:legs?|lungs?|calf|calves|veins?|arms?|thigh|groin)\b/,
        ),
        /\bblood (?:is )?(?:too |very |really )?(?:thick|sticky)\b/,
        /\bblood clots (?:too )?(?:easily|fast|quickly|much)\b/,
        /\bprone to (?:blood )?clot\w*\b/,
        /\b(?:had|have|get|got) (?:a |blood |several |two |many )?clots?\b/,
      ),
      telling(
        'brain-bleed',
        '\\b(?:bleed(?:s|ing)?|ha?emorrhage|blood) (?:on|in|into|to|around) (?:my|the|his|her) (?:brain|head|skull)\\b',
      ),
      telling(
        'peptic-ulcer',
        '\\bbleed(?:s|ing)? (?:in|from|into) (?:my|the|his|her) (?:stomach|gut|duodenum|digestive tract)\\b',
      ),
      telling(
        'acute-abdomen',
        /\bblood (?:in|on|with) (?:my |the )?(?:stools?|poo|poop|faeces|feces|bowel motions?)\b/,
        /\bbleed(?:s|ing)? from (?:my |the )?(?:bowels?|back passage|bottom|rectum|anus)\b/,
      ),
    ],
  },
  {
    words: ['brain', 'head', 'skull'],
    tellings: [
      telling(
        'brain-bleed',
        sequence(
          /\b(?:bleed(?:s|ing)?|bled|ha?emorrhage|(?:burst|ruptured) (?:blood )?(?:vessel|aneurysm))\s+/,
          /(?:on|in|into|of|to)\s+(?:(?:my|the|a|his|her)\s+)?(?:\w+\s+)?(?:brain|head|skull)\b/,
        ),
        /\bbrain\s+(?:(?!not\b)\w+\s+){0,2}?(?:bleed(?:s|ing)?|bled|ha?emorrhage)\b/,
      ),
      telling(
        'stroke',
        sequence(
          /\b(?:clots?|aneurysms?|infarct\w*)\s+(?:on|in|into|of|to)/,
          /\s+(?:(?:my|the|a|his|her)\s+)?(?:\w+\s+)?(?:brain|head|skull)\b/,
        ),
        /\bbrain\s+(?:(?!not\b)\w+\s+){0,2}?(?:clot|aneurysms?|infarct\w*)\b/,
      ),
      telling('cancer', '\\b(?:tumou?r|growth|cancer) (?:on|in) (?:my|the|his|her) (?:brain|head)\\b'),
    ],
  },
];
