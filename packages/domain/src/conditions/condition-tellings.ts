import { choice, sequence } from '../resolve/phrases.ts';
import { high, measuredAs, saidOf, telling, tellingsOf, type TellingGroup } from './organ-words.ts';

const tests = '(?:\\s+(?:function|enzymes?|tests?|values?|results?|readings?|numbers?|bloods?|levels?|panel))+';
const off = choice(
  /off|abnormal|bad|poor|raised|high|elevated|deranged|up|low|down|out|terrible|awful/,
  /not (?:good|great|normal|right)|all over the place|through the roof|too high|too low|worse|wrong/,
  /impaired|reduced|declining|dropping/,
);
const between =
  '(?:\\s+(?:is|are|was|were|came|come|back|a|bit|little|very|really|quite|slightly|too|still|has|have|been|all|rather|so|keep|keeps|running|well|getting)){0,5}\\s+';

/** Sentences of a body part and a problem, or of a result, that no list of names can hold. */
export const conditionTellings: readonly TellingGroup[] = [
  {
    words: ['kidney', 'kidneys', 'renal', 'kideny', 'kidny', 'kidnies'],
    tellings: [
      ...tellingsOf(
        'kidney-disease',
        '(?:kidneys?|renal)(?! (?:beans?|pie|stones?|support|health|cleanse|detox))',
        'polycystic|cystic|end[- ]stage',
      ),
      telling('kidney-disease', `\\b(?:kidneys?|renal)${tests}${between}${off}\\b`),
      telling(
        'kidney-disease',
        '\\b(?:one|1|single|only one|lost a|lost one|missing a|born with one|donated a|gave a|removed a)\\s+(?:\\w+\\s+)?kidney\\b',
      ),
      telling(
        'kidney-disease',
        '\\bkidney (?:was |has been |had to be |is )?(?:removed|taken out|gone|missing|out)\\b',
      ),
      saidOf('kidney-disease', 'kidneys?'),
      telling(
        'kidney-stones',
        '\\b(?:stones?|gravel|calcul(?:us|i))\\s+(?:in|from|of)\\s+(?:(?:my|the|both|his|her|one|left|right)\\s+){0,3}kidneys?\\b',
      ),
      telling('kidney-stones', '\\bkidneys?\\s+(?:\\w+\\s+){0,3}?(?:stones?|gravel)\\b'),
      telling(
        'organ-transplant',
        '\\b(?:new|donor|donated|transplanted|second[- ]hand|borrowed|someone else\\S* )\\s?kidney\\b',
      ),
    ],
  },
  {
    words: ['egfr', 'gfr', 'creatinine', 'urea', 'crcl'],
    tellings: [
      telling(
        'kidney-disease',
        String.raw`\be?gfr${between}(?:low|down|bad|poor|reduced|below normal|dropping|falling|declining|terrible)\b`,
        /\b(?:low|poor|reduced|bad|falling) e?gfr\b/,
      ),
      ...measuredAs('kidney-disease', '(?:creatinine|urea)', high),
    ],
  },
  {
    words: ['liver', 'hepatic', 'livers'],
    tellings: [
      ...tellingsOf(
        'liver-disease',
        '(?<!cod )(?:liver|hepatic)(?! (?:oil|spots?|p[aâ]t[eé]|detox|cleanse|support|health|salts|sausage|stones?))',
        'fatty|cirrhotic|end[- ]stage|hard(?:ened)?|nodular',
      ),
      telling(
        'liver-disease',
        `\\b(?:liver|hepatic)${tests}${between}${off}\\b|\\b(?:bad|abnormal|raised|high|elevated|deranged|poor) liver${tests}`,
      ),
      saidOf('liver-disease', 'liver'),
      telling(
        'liver-disease',
        '\\bliver (?:resection|tumou?rs?|failure|nodules?|abscess|unit|clinic|consultant|stiffness)\\b',
      ),
      telling('organ-transplant', '\\b(?:new|donor|donated|transplanted)\\s?liver\\b'),
    ],
  },
  {
    words: [
      'lfts',
      'lft',
      'alt',
      'ast',
      'ggt',
      'alp',
      'sgpt',
      'sgot',
      'bilirubin',
      'transaminases',
      'aminotransferase',
    ],
    tellings: [
      telling(
        'liver-disease',
        `\\blfts?${between}${off}\\b|\\b(?:bad|abnormal|raised|high|elevated|deranged|poor|dodgy) lfts?\\b`,
      ),
      ...measuredAs(
        'liver-disease',
        '(?:ALT|AST|GGT|ALP|SGPT|SGOT|gamma gt|bilirubin|transaminases)(?:\\s+and\\s+(?:ALT|AST|GGT))?',
        high,
      ),
    ],
  },
  {
    words: ['yellow', 'yellowed', 'yellowish'],
    tellings: [
      telling(
        'liver-disease',
        /\b(?:skin|eyes?|whites of (?:my|the|his|her) eyes)\b[^.;,\n]{0,16}\b(?:yellow(?:ed|ish)?)\b/,
        /\byellow(?:ed|ish)? (?:skin|eyes?|sclera)\b/,
      ),
    ],
  },
  {
    words: ['bypass'],
    tellings: [
      telling(
        'heart-disease',
        sequence(
          /(?<!(?:gastric|stomach|bowel|ileal|jejunal|mini|obesity|weight[- ]loss) )\bbypass/,
          /(?: (?:surgery|op(?:eration)?|graft))?(?: (?:was |done |back )?in)?/,
          / (?:(?:19|20)\d\d\b|\d{1,2}\/\d{2}\b|\w+ years? ago|last year)/,
        ),
        /\b(?:had|have had|after) (?:a |my |the |an emergency )?bypass\b/,
      ),
    ],
  },
  {
    words: ['heart', 'cardiac', 'ticker', 'myocardial', 'hearts', 'lungs'],
    tellings: [
      ...tellingsOf(
        'heart-disease',
        '(?:heart|cardiac|ticker|heart valves?)(?! (?:burn|health|rate|beats?|emoji|support))',
        'leaky',
      ),
      telling(
        'heart-failure',
        sequence(
          /\b(?:heart|heart muscle)\s+(?:muscle\s+)?(?:is\s+|was\s+|has\s+|got\s+|too\s+|very\s+|so\s+){0,3}/,
          choice(
            /weak(?:ened)?|failing|enlarged|swollen|big|thickened|stiff/,
            /(?:doesn['’]?t|does not|can['’]?t|cannot) pump|pump\w* (?:badly|poorly|weakly|at \d+)/,
          ),
          /\b/,
        ),
        /\b(?:weak|failing|enlarged|swollen|thickened|stiff) heart(?: muscle)?\b/,
        /\b(?:fluid|water) (?:on|around|in) (?:my |the )?(?:heart|lungs)\b/,
      ),
      telling(
        'arrhythmia',
        sequence(
          /\bheart(?:['’]s)?(?:\s?beats?|\s+rhythm|\s+rate)?\s+(?:(?!not\b|never\b)\w+\s+){0,3}?/,
          choice(
            /skip\w*|flutter\w*|rac(?:es|ing)|irregular(?:ly)?|miss(?:es|ing) (?:a )?beats?|jump(?:s|ing)/,
            /out of (?:rhythm|sync|step)|stumbl\w+|erratic(?:ally)?|uneven(?:ly)?|too (?:fast|slow)/,
            /pound(?:s|ing)|quiver\w*|fibrillat\w+|stops? and starts?|goes crazy|blocked?|gallops?/,
            /all over the place/,
          ),
          /\b/,
        ),
        sequence(
          /\b(?:irregular|abnormal|erratic|uneven|skipping|racing|fluttering|funny|slow|fast|rapid) heart/,
          /(?: ?beats?| rhythms?| rate)?\b/,
        ),
      ),
      telling(
        'heart-disease',
        /\b(?:operation|op|surgery|stents?|valve|hole|bypass|murmur|attack|aneurysm) (?:on|in|for|to) (?:my|the|his|her) heart\b/,
        /\bheart (?:attack|murmur|op|operation|surgery|valve|stents?|bypass)\b/,
      ),
      telling('organ-transplant', '\\b(?:new|donor|donated|transplanted) heart\\b(?! (?:and|beat))'),
    ],
  },
  {
    words: ['pulse'],
    tellings: [
      telling(
        'arrhythmia',
        /\bpulse\s+(?:\w+\s+){0,3}?(?:irregular|erratic|uneven|skips?|too (?:fast|slow)|races|racing|jumps|all over the place)\b/,
        /\b(?:irregular|erratic|racing|uneven) pulse\b/,
      ),
    ],
  },
  {
    words: ['artery', 'arteries'],
    tellings: [
      telling(
        'heart-disease',
        sequence(
          /\b/,
          choice(
            /blocked|clogged|narrow(?:ed)?|hardened|furred(?: up)?|calcified|hardening of the/,
            /narrowing of the|blockages? in (?:my|the|an)|plaques? in (?:my|the)/,
          ),
          / (?:\w+ )?arter(?:y|ies)\b/,
        ),
        /\barter(?:y|ies)\s+(?:\w+\s+){0,3}?(?:blocked|clogged|narrow(?:ed|ing)?|harden(?:ed|ing)|furred|stented|calcified)\b/,
      ),
    ],
  },
];
