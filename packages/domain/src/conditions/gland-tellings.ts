import { choice, notFollowedBy, sequence } from '../resolve/phrases.ts';
import { high, measuredAs, telling, type TellingGroup, tellingsOf } from './organ-words.ts';

/** Lungs, glands, bones, womb and breast, fits, growths and drink; see `condition-tellings.ts`. */
export const glandTellings: readonly TellingGroup[] = [
  {
    words: ['lung', 'lungs', 'pulmonary'],
    tellings: [
      ...tellingsOf('copd', '(?:lungs?|pulmonary)(?! (?:embol\\w+|hypertension|cancer|clots?))', 'stiff|collapsed'),
    ],
  },
  {
    words: ['pituitary', 'prolactin'],
    tellings: [
      telling(
        'pituitary-disorder',
        sequence(
          /\b(?:tumou?r|adenoma|growth|lump|cyst|problem|trouble|disorder|disease|operation|surgery)s? /,
          /(?:on|of|in|with|to) (?:my|the|his|her) pituitary\b/,
        ),
        sequence(
          /\bpituitary(?: gland)?\s+(?:\w+\s+){0,3}?/,
          /(?:tumou?r|adenoma|growth|disorder|disease|trouble|problems?|failure|removed|surgery|damaged)\b/,
        ),
      ),
      ...measuredAs('pituitary-disorder', 'prolactin', high),
    ],
  },
  {
    words: ['adrenal', 'adrenals', 'cortisol', 'aldosterone'],
    tellings: [
      telling(
        'adrenal-insufficiency',
        sequence(
          /\badrenals?(?: glands?)?\s+(?:\w+\s+){0,3}?/,
          /(?:fail\w*|insufficien\w+|removed|(?:don['’]?t|doesn['’]?t|not) work\w*|destroyed)\b/,
        ),
        /\b(?:failing|no) adrenals?\b/,
      ),
      ...measuredAs('hyperaldosteronism', 'aldosterone', high),
    ],
  },
  {
    words: ['bones', 'bone'],
    tellings: [
      telling(
        'osteoporosis',
        sequence(
          /\bbones\s+(?:(?:are|is|getting|become|very|too|quite|really|like|have|gone)\s+){0,3}/,
          /(?:thin|brittle|weak|fragile|porous|crumbling|chalk|soft|break easily)\b/,
        ),
        /\b(?:thin|brittle|weak|fragile|porous|crumbling|soft) bones\b/,
        /\bbone (?:density|mass)\s+(?:\w+\s+){0,3}?(?:low|poor|bad)\b/,
      ),
    ],
  },
  { words: ['pancreas'], tellings: [...tellingsOf('pancreatitis', 'pancreas')] },
  {
    words: ['breast', 'breasts', 'womb', 'uterus', 'ovary', 'ovaries', 'ovarian', 'endometrium', 'uterine'],
    tellings: [
      telling(
        'breast-cancer',
        /\b(?:cancer|tumou?r|carcinoma|malignan\w+) (?:of|in|on) (?:my|the|one|her|left|right|a)?\s*(?:left |right )?breasts?\b/,
        /\bbreast\s+(?:\w+\s+){0,2}?(?:cancer|tumou?r|carcinoma|malignan\w+)\b/,
      ),
      telling(
        'hormone-sensitive-condition',
        sequence(
          /\b(?:cancer|tumou?r|carcinoma|fibroids?|growth) (?:of|in|on)/,
          / (?:(?:my|the|one|her|left|right|a|both)\s+){0,2}/,
          /(?:breasts?|womb|uterus|ovar(?:y|ies)|endometrium)\b/,
        ),
        /\b(?:womb|uterus|uterine|ovar(?:y|ies|ian)|endometrial|breast)\s+(?:cancer|tumou?r|carcinoma|fibroids?)\b/,
      ),
      telling('uterine-fibroids', '\\bfibroids? (?:of|in|on) (?:my|the|her) (?:womb|uterus)\\b'),
      telling('endometriosis', '\\b(?:womb|uterus) lining (?:grows|growing) (?:outside|elsewhere)\\b'),
    ],
  },
  {
    words: ['fits', 'seizure', 'seizures', 'convulsions', 'convulse'],
    tellings: [
      telling(
        'epilepsy',
        sequence(
          choice(
            /^|[,;.]\s*/,
            sequence(
              /\b/,
              choice(
                /had|have|has|having|gets?|getting|takes?|my|from|of|with|epileptic|occasional|frequent/,
                /febrile|night|had some|suffer\w*/,
              ),
              / (?:from )?(?:\w{3,} )?/,
            ),
          ),
          /(?<!(?:laughing|coughing|sneezing|crying|giggling|hissy|anger|of) )fits\b/,
          notFollowedBy(
            / (?:in|into|my|the|with|well|perfectly|me|nicely|everything|of (?:laughter|rage|anger|coughing|sneezing|giggles))/,
          ),
        ),
      ),
    ],
  },
  {
    words: ['cancer', 'tumour', 'tumor', 'leukaemia', 'lymphoma', 'melanoma', 'malignant', 'growth'],
    tellings: [
      telling(
        'hormone-sensitive-condition',
        sequence(
          /\b(?:o?estrogen|hormone|progesterone|ER|PR|HR)[- ]?/,
          /(?:\+|positive|sensitive|driven|fed|dependent|receptor|responsive|feeding)\b[^.;\n]{0,24}/,
          /\b(?:cancer|tumou?r|carcinoma|growth)\b/,
        ),
        sequence(
          /\b(?:cancer|tumou?r|growth)\b[^.;\n]{0,20}/,
          /\b(?:fed by|feeds on|grows on|driven by|sensitive to|responds to|needs) (?:o?estrogen|hormones?)\b/,
        ),
      ),
    ],
  },
  {
    words: ['drink', 'drinks', 'drinking', 'drinker', 'booze', 'alcohol', 'wine', 'vodka', 'beers'],
    tellings: [
      telling(
        'alcohol-use-disorder',
        sequence(
          /\b(?:drink|drinks|drinking|drank) (?:far |way |much )?/,
          choice(
            /too much|heavily/,
            sequence(
              /(?:a |one |half a |two |\d )?bottles? /,
              /(?:of (?:wine|vodka|gin|whisky|whiskey|rum|spirits)|of \w+ wine)? ?(?:a|per|every|each) /,
              /(?:day|night|evening)/,
            ),
            /from morning|all day long/,
          ),
          /\b/,
        ),
        sequence(
          /\b(?:trouble|problem|problems|struggl\w+|battl\w+|addicted|addiction|hooked|dependent|dependence) /,
          /(?:with|to|on) (?:the )?(?:drink|drinking|alcohol|booze|drinks)\b/,
        ),
      ),
    ],
  },
];
