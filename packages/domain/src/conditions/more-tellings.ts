import { choice, sequence } from '../resolve/phrases.ts';
import { telling, tellingsOf, type TellingGroup } from './organ-words.ts';

/** The rest of the body; see `condition-tellings.ts`. */
export const moreTellings: readonly TellingGroup[] = [
  {
    words: [
      'throat',
      'gullet',
      'oesophagus',
      'esophagus',
      'swallow',
      'swallowing',
      'oesophageal',
      'esophageal',
      'pipe',
      'swallows',
      'swallower',
    ],
    tellings: [
      telling(
        'swallowing-difficulty',
        sequence(
          /\b(?:gullet|o?esophagus|food ?pipe|swallowing tube)\s+(?:(?!not\b|never\b)\w+\s+){0,4}?/,
          choice(
            /narrow(?:ed|ing|s)?|strictur\w*|block\w*|tight|scarred|stenos\w+|rings?|webs?|spasms?/,
            /stretched|dilated|closed|disease|disorder|problems?/,
          ),
          /\b/,
        ),
        sequence(
          /\b/,
          choice(
            /narrow(?:ed|ing)?|strictur\w*|constrict\w*|blocked|blockage|tight(?:ness)?|scarr\w+|stenosis/,
            /obstruct\w*|rings?|webs?/,
          ),
          /\s+(?:(?:of|in|on|at)\s+)?(?:(?:my|the|his|her)\s+)?(?:\w+\s+)?/,
          /(?:gullet|o?esophagus|o?esophageal|food ?pipe)\b/,
        ),
      ),
      telling(
        'swallowing-difficulty',
        sequence(
          /\b(?:food|pills?|tablets?|capsules?|meat|bread|things|everything|stuff)/,
          /\s+(?:(?:always|often|sometimes|keeps?|gets?|getting|goes|tends? to|to|get)\s+){0,3}/,
          /(?:stuck|sticks?|lodged?|lodges|caught|catch(?:es)?|hangs?)\b[^.;\n]{0,24}\b(?:throat|gullet|o?esophagus|swallow\w*|pipe)\b/,
        ),
        sequence(
          /\b/,
          choice(
            /can['’]?t|cannot|struggle to|hard to|difficult(?:y|ies)?(?: to)?|trouble|problems?(?: with)?/,
            /painful to|unable to|hardly/,
          ),
          / (?:\w+ )?swallow(?:ing)?\b(?! (?:the (?:price|news|idea)|my pride|that|this news))/,
        ),
        sequence(
          /(?<!\b(?:should|must|please|to) )\bswallow(?:s|ing)?(?: (?:is|are|was|gets|got|has become|goes))?/,
          /(?: (?:a|bit|little|very|so|too|quite|rather|more|pretty|much|only|getting|really|now))*/,
          / (?:slow(?:ly|er)?|bad(?:ly)?|poor(?:ly)?|weak(?:ly|er)?|worse|difficult|clumsily|with (?:difficulty|effort|trouble))\b/,
        ),
        sequence(/\b(?:slow (?:to|at|in) swallow(?:ing)?|(?:slow|weak|poor|bad) swallow(?:er|ing)?)\b/),
      ),
    ],
  },
  {
    words: ['wrong', 'cough', 'coughs', 'choke', 'chokes', 'splutter', 'splutters'],
    tellings: [
      telling(
        'swallowing-difficulty',
        sequence(
          /\b(?:food|drinks?|water|tea|crumbs?|things|everything|it all|a lot)/,
          / (?:\w+ ){0,2}(?:goes|going|go|went) (?:down )?(?:the|his|her|my) wrong (?:way|pipe|hole|tube)\b/,
        ),
        /\b(?:coughs?|chokes?|splutters?) (?:\w+ )?(?:when|while|whenever|every time|as soon as) (?:i|he|she|they) (?:\w+ )?(?:eats?|drinks?|swallows?)\b/,
      ),
    ],
  },
  {
    words: ['drink', 'drinking', 'fluid', 'fluids', 'litre', 'liter', 'litres', 'liters'],
    tellings: [
      telling(
        'fluid-restriction',
        sequence(
          /\b(?:not|n['’]?t|cannot|never|only a little)/,
          /(?: (?:allowed|supposed|meant|permitted))?(?: to)? drink(?:ing)?/,
          / (?:so |too |that |very |a lot or )*(?:much|a lot|more)\b[^.;\n]{0,24}/,
          /\b(?:heart|kidneys?|lungs?|water tablets?)\b/,
        ),
        /\bnot (?:so |too |very |to )*much (?:drinking|to drink|fluid|water)\b[^.;\n]{0,24}\b(?:heart|kidneys?|lungs?)\b/,
        sequence(
          /\b(?:restrict|limit|ration|cut down|watch)(?:ed|ing|s)? (?:on )?(?:my|his|her|the)/,
          / (?:fluids?|fluid intake|water intake)\b/,
        ),
        sequence(
          /\b(?:only|no more than|at most|max(?:imum)?(?: of)?|allowed|(?:limited|restricted|kept) to|limit(?: is| of)?)/,
          / (?:allowed |drink |have |may |can |must |should |to drink )*/,
          /(?:a|one|1|one and a half|1[.,]\d|half a|a half|800|1000|1200|1500) ?(?:litres?|liters?|l|ml)/,
          /\b(?: (?:of (?:water|fluid|liquid|drinks?)|a day|to drink))?/,
        ),
      ),
    ],
  },
  {
    words: ['bellyache', 'belly', 'stomach', 'abdominal', 'tummy'],
    tellings: [
      telling(
        'acute-abdomen',
        sequence(
          /\b(?:belly ?ache|(?:belly|stomach|abdominal|tummy) (?:pains?|ache|cramps))\b[^.;\n]{0,32}\b/,
          choice(
            /cause unknown|unknown (?:cause|origin)|unexplained/,
            /(?:don['’]?t|nobody|no one|doctors? can['’]?t) knows? why|no idea why|undiagnosed/,
            /not diagnosed/,
          ),
          /\b/,
        ),
      ),
    ],
  },
  {
    words: ['pressure', 'bp'],
    tellings: [
      telling(
        'high-blood-pressure',
        sequence(
          /\b(?:blood pressure|bp)\b[^.;\n]{0,20}/,
          /\b(?:controlled|ok|okay|fine|good|managed|treated|under control|down)\b/,
          /[^.;\n]{0,12}\b(?:on|with|by|thanks to) (?:\w+ )?/,
          /(?:tablets?|medications?|pills?|meds|treatment|medicines?|drugs)\b/,
        ),
      ),
    ],
  },
  {
    words: ['thyroid', 'thyriod', 'tsh'],
    tellings: [
      telling(
        'hyperthyroidism',
        sequence(
          /\bthyroid(?: gland)?\s+(?:(?!not\b|never\b|removed\b|out\b)\w+\s+){0,4}?/,
          choice(
            /over-?active|hyper\w*|too (?:fast|active|high|much)|overdrive|(?:speeds?|sped) up/,
            /on overdrive|high/,
          ),
          /\b/,
        ),
        /\b(?:over-?active|hyper|racing|toxic) thyroid\b/,
      ),
      telling(
        'hypothyroidism',
        sequence(
          /\bthyroid(?: gland)?\s+(?:(?!never\b|over)[\w'’]+\s+){0,4}?/,
          choice(
            /under-?active|hypo\w*|too (?:slow|low|little)|slow|sluggish|lazy|low|removed|taken out/,
            /cut out|out|gone|burn(?:ed|t) out|burnt|killed|not working/,
            /(?:doesn['’]?t|does not|won['’]?t) work|packed up|dead/,
          ),
          /\b/,
        ),
        sequence(
          /\b(?:under-?active|slow|sluggish|low|lazy|no|hypo) thyroid/,
          /\b(?! (?:problems?|disease|issues|trouble|condition|medic|cancer))/,
        ),
      ),
      ...tellingsOf(
        'thyroid-disease',
        'thyroid(?: gland)?(?! (?:support|health|medic\\w+|tablets?|pills?|meds|hormones?))',
        'nodules?|lumps?|all over the place|plays? up|playing up|off|out of (?:balance|whack|kilter)|unbalanced',
      ),
      telling(
        'hypothyroidism',
        '\\btsh\\s+(?:\\w+\\s+){0,4}?(?:high|up|raised|elevated|too high)\\b|\\b(?:high|raised|elevated) tsh\\b',
      ),
      telling(
        'hyperthyroidism',
        '\\btsh\\s+(?:\\w+\\s+){0,4}?(?:low|down|suppressed|undetectable)\\b|\\b(?:low|suppressed|undetectable) tsh\\b',
      ),
    ],
  },
  {
    words: ['prostate', 'prostrate'],
    tellings: [
      telling(
        'enlarged-prostate',
        sequence(
          /\bprostr?ate(?: gland)?\s+(?:(?!not\b|cancer\b)[\w'’]+\s+){0,4}?/,
          choice(
            /enlarged|big(?:ger)?|swollen|grown|growing|large|size of|troubles?|problems?|issues?/,
            /plays? up|playing up|inflamed/,
          ),
          /\b/,
        ),
        /\b(?:enlarged|big|swollen|large|troublesome|inflamed|growing) prostr?ate\b/,
        /\b(?:trouble|problems?|issues?) with (?:my|his|the) prostr?ate\b/,
      ),
      telling(
        'prostate-cancer',
        /\bprostr?ate\s+(?:\w+\s+){0,3}?(?:cancer|tumou?r|carcinoma|malignan\w+)\b/,
        /\b(?:cancer|tumou?r|malignancy|carcinoma) (?:of|in|on) (?:my|the|his) prostr?ate\b/,
      ),
    ],
  },
];
