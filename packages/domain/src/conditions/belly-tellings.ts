import { choice, sequence } from '../resolve/phrases.ts';
import { telling, tellingsOf, type TellingGroup } from './organ-words.ts';

/** Gallbladder, stomach and bowels; see `condition-tellings.ts`. */
export const bellyTellings: readonly TellingGroup[] = [
  {
    words: ['gallbladder', 'gall', 'bladder', 'gallblader', 'cholecystectomy'],
    tellings: [
      telling(
        'gallstones',
        '\\b(?:stones?|sludge|gravel|polyps?)\\s+(?:stuck\\s+)?(?:in|from|of)\\s+(?:(?:my|the|his|her)\\s+)?gall ?blad+er\\b',
      ),
      ...tellingsOf(
        'gallstones',
        'gall ?blad+er',
        'full of (?:stones|sludge)|(?:has|got|with|have) (?:\\w+ )?(?:stones?|sludge|gravel|polyps?)|plays? up|playing up|acts? up|acting up|hurts?|stones?',
      ),
      telling(
        'urinary-retention',
        sequence(
          /\bbladder\s+(?:(?:that|which)\s+)?/,
          /(?:won['’]?t|doesn['’]?t|does not|will not|never|can['’]?t|cannot)\s+(?:\w+\s+)?empt(?:y|ies)\b/,
        ),
        /\b(?:can['’]?t|cannot|don['’]?t|unable to|not|trouble|difficulty|problems) (?:\w+ )?empty(?:ing)? (?:my |the )?bladder\b/,
      ),
      telling(
        'urinary-tract-infection',
        '\\b(?:infection (?:of|in) (?:my|the) bladder|bladder (?:is |was )?(?:infected|inflamed)|inflamed bladder)\\b',
      ),
    ],
  },
  {
    words: ['bile', 'biliary', 'duct', 'ducts', 'gallstone', 'gallstones'],
    tellings: [
      telling(
        'bile-duct-obstruction',
        sequence(
          /\b(?:gall ?)?stones?\b[^.;,\n]{0,12}\b/,
          /(?:block\w*|obstruct\w*|stuck in|lodged in|jammed in|sitting in|clogg\w*) (?:up )?(?:(?:my|the|a) )?/,
          /(?:\w+ )?ducts?\b/,
        ),
      ),
      telling(
        'bile-duct-obstruction',
        sequence(
          /\b(?:bile|biliary)(?: ducts?| tract| tree| tube)?\s+(?:(?!not\b|never\b|isn)[\w'’]+\s+){0,3}?/,
          choice(
            /block\w*|obstruct\w*|narrow\w*|strictur\w*|stents?|stones?|closed|clogged|scarred|shut/,
            /atresia|(?:doesn['’]?t|can['’]?t|cannot|does not) flow/,
          ),
          /\b/,
        ),
        sequence(
          /\b/,
          choice(
            /blocked|obstructed|narrow(?:ed)?|clogged|closed|scarred|stones? (?:stuck )?in (?:my|the|a)/,
            /blockages? (?:in|of) (?:my|the|a)|obstruction of (?:my|the)|stents? in (?:my|the)/,
            /narrowing of (?:my|the)/,
          ),
          /\s+(?:common\s+|main\s+)?(?:bile|biliary)\b/,
        ),
      ),
    ],
  },
  {
    words: ['stomach', 'duodenum', 'duodenal', 'gastric', 'tummy', 'gut'],
    tellings: [
      telling(
        'peptic-ulcer',
        sequence(
          /\b(?:ulcers?|hole|bleed(?:ing|s)?|perforation|erosions?)\s+(?:in|from|of|on)/,
          /\s+(?:(?:my|the|his|her)\s+)?(?:stomach|duodenum|tummy|gut|upper gut)\b/,
        ),
        sequence(
          /\b(?:stomach|duodenum|tummy|gut)\s+(?:(?!not\b|never\b)\w+\s+){0,3}?/,
          /(?:ulcers?|ulcerated|bled|bleeds?|bleeding|perforated)\b/,
        ),
        /\b(?:bleeding|ulcerated|perforated) stomach\b/,
      ),
      telling(
        'gastritis',
        /\b(?:stomach|tummy)(?: lining| wall)?\s+(?:\w+\s+){0,2}?(?:inflamed|raw|irritated|damaged|eroded)\b/,
        /\b(?:inflamed|irritated|raw|damaged) stomach(?: lining)?\b/,
        /\binflammation (?:of|in) (?:my|the) stomach\b/,
      ),
    ],
  },
  {
    words: ['bowel', 'bowels', 'intestine', 'intestines', 'gut', 'guts', 'colon', 'ileum'],
    tellings: [
      telling(
        'bowel-obstruction',
        sequence(
          /\b(?:bowels?|intestines?|guts?|colon|ileum)\s+(?:(?!not\b|never\b)\w+\s+){0,3}?/,
          choice(
            /block(?:ed|age)|obstruct\w*|narrow(?:ed|ing|s)?|strictur\w*|twist(?:ed|s)?|paralys\w+/,
            /paralyz\w+|stopped working|glued|adhesions?|stenosis|knotted|closed up/,
          ),
          /\b/,
        ),
        sequence(
          /\b/,
          choice(
            /blocked|obstructed|twisted|narrow(?:ed)?|paraly[sz]ed|blockage (?:in|of) (?:my|the)/,
            /obstruction (?:in|of) (?:my|the)|narrowing (?:in|of) (?:my|the)/,
            /stricture (?:in|of) (?:my|the)|adhesions in (?:my|the)/,
          ),
          / (?:\w+ )?(?:bowels?|intestines?|guts?|colon|ileum)\b/,
        ),
      ),
      telling(
        'inflammatory-bowel-disease',
        /\b(?:bowels?|intestines?|guts?|colon|ileum)\s+(?:\w+\s+){0,2}?(?:inflamed|ulcerated|chronically inflamed)\b/,
        /\b(?:inflamed|ulcerated|chronic(?:ally)? inflam\w+ (?:of )?(?:the )?) ?(?:bowels?|intestines?|guts?|colon|ileum)\b/,
        /\b(?:inflammation|ulcers) (?:in|of) (?:my|the) (?:bowels?|intestines?|guts?|colon)\b/,
      ),
    ],
  },
  {
    words: ['piles'],
    tellings: [telling('hemorrhoids', /\b(?:have|had|got|get|my|with|from|suffer from|bad) (?:\w+ )?piles\b(?! of\b)/)],
  },
  {
    words: ['appendix'],
    tellings: [
      telling(
        'acute-abdomen',
        /\bappendix\s+(?:\w+\s+){0,3}?(?:inflamed|infected|burst|ruptured|swollen|hurts|about to burst)\b/,
        /\b(?:inflamed|infected|burst|ruptured|swollen|grumbling) appendix\b/,
      ),
    ],
  },
];
