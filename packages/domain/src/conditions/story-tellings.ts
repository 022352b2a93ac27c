import { choice, sequence } from '../resolve/phrases.ts';
import { type TellingGroup, telling } from './organ-words.ts';

const analyte =
  '(?:tsh|ft4|t4|thyroid|troponin|hormones?|testosterone|estrogen|vitamin d|b12|ferritin|psa|hba1c|hcg|cortisol|bloods?)';
const beingDone =
  '\\s+(?:(?:is|are|being|to be|will be|getting)\\s+)?(?:re)?(?:checked|tested|measured|drawn|taken)(?: again)?';
/** A day that is still to come: a test of last week is over. */
const ahead = `[^.,;\\n]{0,20}?\\b${choice(
  /(?:on|this|next|coming) (?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|next (?:week|month|time)|this week/,
  /in (?:an?|\d+|one|two|three|four|a few|the next few) (?:days?|weeks?)|coming up|are due|is due|soon/,
)}\\b`;

const count =
  '(?:\\d{1,3}|a|an|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|many|several|some|a few)';

const bellyPain = choice(
  /(?:pains?|ache|cramps?) (?:in|across|around) (?:my |the |her |his )?(?:\w+ )?(?:belly|stomach|tummy|abdomen|guts?)/,
  /(?:belly|stomach|tummy|abdominal|gut)[- ]?(?:pains?|aches?|cramps?)|bellyache/,
);

/** States told as what happened or for how long: "dry for six months", "smoked for 30 years". */
export const storyTellings: readonly TellingGroup[] = [
  {
    words: ['fall', 'falls', 'fell', 'falling', 'fallen'],
    tellings: [
      telling(
        'falls',
        sequence(
          /(?<!\b(?:hair|pressure|sugar|price|leaves|night|rain|snow)\s+)/,
          /\b(?:fall|falls|fell|fallen|falling)\s+(?:over |down )?/,
          String.raw`(?:a lot|often|easily|frequently|regularly|twice|again and again|${count} times)\b`,
        ),
        /\bkeeps?(?: on)? falling(?! (?:asleep|ill|in love|out|behind|short))\b/,
        /\bhad (?:a|two|three|some|several|many|\d+) (?:\w+ )?falls?\b(?! (?:out|in))/,
        /(?<=(?:^|[,;\n])\s*)falls(?=\s*(?:$|[,;.\n]))/,
      ),
    ],
  },
  {
    words: ['heart', 'heart’s'],
    tellings: [
      telling(
        'heart-failure',
        sequence(
          /\bheart(?:['’]s)?\s+(?:muscle\s+)?(?:is\s+)?(?:only\s+)?(?:pump\w*|work\w*|beat\w*)\s+(?:at |with )?/,
          /(?:only |about |just |less than )?/,
          /(?:half|a third|a quarter|a fifth|one third|two thirds|a fraction)\b/,
        ),
      ),
    ],
  },
  {
    words: ['carotid', 'carotids'],
    tellings: [
      telling(
        'heart-disease',
        sequence(
          /\bcarotids?(?: arter(?:y|ies))?\s+(?:\w+\s+){0,3}?/,
          /(?:narrow\w*|block\w*|stenos\w*|plaques?|disease|furred|clogged|stents?)\b/,
        ),
        /\b(?:narrow\w*|block\w*|plaques?|stents?) (?:of|in|to|on) (?:my |the |both |a )?(?:\w+ )?carotids?\b/,
      ),
    ],
  },
  {
    words: ['dry', 'sober', 'abstinent'],
    tellings: [
      // Years without drink leave no illness to warn of; the first months do.
      telling(
        'alcohol-use-disorder',
        sequence(
          choice(
            /(?<=^|[,;.\n]\s*)(?:now |been |i['’]?m |i am |have been |i['’]?ve been )*(?:dry|sober|abstinent)/,
            /\b(?:been|stayed|now|i['’]?m|am) (?:sober|abstinent)/,
          ),
          String.raw` (?:for )?(?:nearly |over |about |almost |just )?${count} (?:months?|weeks?|days?)\b`,
        ),
        String.raw`\b${count} (?:months?|weeks?|days?) (?:sober|dry|abstinent)\b`,
      ),
    ],
  },
  {
    words: ['clean'],
    tellings: [
      telling(
        'substance-use-disorder',
        sequence(
          /(?<=^|[,;.\n]\s*)(?:now |been |i['’]?m |i am |have been |i['’]?ve been )*clean (?:for|since)/,
          String.raw` (?:nearly |over |about |almost )?(?:${count}|last|(?:19|20)\d\d)\b`,
        ),
        String.raw`\b${count} (?:years?|months?|days?) clean\b`,
      ),
    ],
  },
  {
    words: ['smoked', 'smoke', 'pack'],
    tellings: [
      telling(
        'smoking',
        sequence(
          String.raw`(?<!\b(?:quit|stopped|gave up)\b[^.;\n]{0,40})\bsmoked? for ${count} years`,
          /\b(?![^.;\n]{0,20}\b(?:stopped|quit|gave up)\b)/,
        ),
        String.raw`\b${count}[- ]pack[- ]years?\b`,
      ),
    ],
  },
  {
    words: ['vomiting', 'diarrhoea', 'diarrhea', 'runs', 'throwing'],
    tellings: [
      telling(
        'dehydration',
        sequence(
          /\b(?:vomiting|throwing up|diarrh?o?ea|the runs)/,
          /(?: and (?:vomiting|diarrh?o?ea))? (?:for|since) (?:the (?:last|past) )?/,
          choice(
            /\d|two|three|four|five|six|several|days|a (?:few|couple of) days|a week|yesterday|monday/,
            /tuesday|wednesday|thursday|friday|saturday|sunday|the weekend/,
          ),
          /\b/,
        ),
      ),
    ],
  },
  {
    words: ['belly', 'abdominal', 'abdomen', 'stomach', 'tummy', 'bellyache', 'guts', 'gut'],
    tellings: [
      // With fever, vomiting or a bowel that stands still a laxative can kill.
      telling(
        'acute-abdomen',
        sequence(
          String.raw`\b${bellyPain}[^.;\n]{0,40}?\b`,
          choice(
            /fever\w*|feverish|temperature|vomit\w*|throwing up|chills|rigid|board[- ]?like/,
            /no (?:bowel (?:movements?|motions?)|stools?|poo|poop|wind|gas)/,
            /(?:can['’]?t|cannot|not|unable to) (?:pass(?:ed|ing)?|poo|poop|go to the toilet|open (?:my )?bowels)/,
            /bowels (?:not|haven['’]?t|have not) (?:open\w*|moved)/,
          ),
          /\b/,
        ),
      ),
      telling(
        'acute-abdomen',
        `\\b(?:fever|high temperature|vomiting|throwing up)\\b(?: (?:and|with|plus)|,) (?:\\w+ ){0,2}?${bellyPain}`,
      ),
      telling(
        'acute-abdomen',
        sequence(
          /\b/,
          choice(
            /severe|intense|agonising|agonizing|unbearable|excruciating|sudden|acute|violent|terrible/,
            /sharp lower right|lower right|right lower|right[- ]sided lower/,
          ),
          String.raw` ${bellyPain}`,
        ),
      ),
    ],
  },
  {
    words: ['fava', 'broad'],
    tellings: [
      telling(
        'g6pd-deficiency',
        '\\b(?:fava|broad) beans?\\b[^.;\\n]{0,40}\\b(?:ha?emoly\\w+|ana?emi\\w+|crisis|jaundice\\w*|enzyme|red cells)\\b',
      ),
    ],
  },
  {
    words: ['blood', 'pressure'],
    tellings: [
      telling(
        'raised-intracranial-pressure',
        /\b(?:intracranial|spinal fluid|csf) pressure\s+(?:\w+\s+){0,3}?(?:high|raised|elevated|up)\b/,
        /\b(?:high|raised|elevated|increased) (?:intracranial|spinal fluid|csf) pressure\b/,
      ),
    ],
  },
  {
    words: ['blood', 'bloods', 'bloodwork', 'labs', 'lab', 'checked', 'tested', 'measured', 'retested', 'rechecked'],
    tellings: [
      telling(
        'laboratory-test',
        `\\b(?:bloods|blood ?work|labs|lab work|(?:blood|lab|hormone|thyroid) tests?)\\b${ahead}`,
      ),
      telling('laboratory-test', `\\b${analyte}(?: levels?)?${beingDone}${ahead}`),
      telling(
        'laboratory-test',
        `\\b(?:tak(?:e|es|ing)|took|draw(?:ing|n)?|giv(?:e|ing)) (?:my |her |his |some |more )?blood(?: for (?:\\w+ ){1,4}?)?${ahead}`,
      ),
    ],
  },
];
