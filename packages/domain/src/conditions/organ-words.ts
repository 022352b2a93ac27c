import { alternatives, choice, precededBy, sequence } from '../resolve/phrases.ts';
import type { ConditionKey } from './conditions.ts';

/** One way of telling a condition: what it is about, and what is said of it. */
export interface Telling {
  readonly condition: ConditionKey;
  readonly pattern: RegExp;
}

/** Words between "kidneys" and "fail": a few, none that turn the sense or begin another thought. */
const filler =
  "(?:(?!(?:not?|never|isn['’]?t|aren['’]?t|wasn['’]?t|normal|fine|ok|okay|good|great|healthy|well|but|if|can|could|may|might|to|for|with|or|help|helps|without|before|after|avoid|prevent|tea|herb)\\b)[\\w'’-]+\\s+){0,4}?";
/** "heart, liver and kidney problems": one word is said of all. */
const others =
  '(?:(?:\\s*,\\s*|\\s+)(?:(?:and|or|&)\\s+)?(?:my\\s+)?(?:heart|liver|kidneys?|lungs?|stomach|thyroid|gall ?bladder|pancreas|bowels?|spleen|eyes?|brain|prostate|bladder)\\b)*';
const noun = choice(
  /diseases?|disorders?|conditions?|problems?|troubles?|issues?|complaints?|failure|damage|impairment/,
  /insufficiency|injury|illness|dysfunction|weakness|scarring|fibrosis|inflammation/,
);
const adjective = choice(
  /failing|failed|weak|weakened|tired|exhausted|unhappy|fragile|strained|overworked|damaged|scarred/,
  /inflamed|swollen|enlarged|diseased|bad|poor|poorly|dodgy|dicky|impaired|injured|sick|shrunken|ruined/,
  /wrecked|knackered|shot|infected|leaky|unhealthy/,
);
/** "isn't great", "aren't what they were". */
const notGood =
  "(?:isn['’]?t|aren['’]?t|ain['’]?t|wasn['’]?t|is not|are not|never)\\s+(?:(?:very|so|too|all that|that|exactly|really|in|been|as|quite|doing|feeling|at|looking|my|what you['’]?d call|the|a|of the|always|particularly|working|any)\\s+){0,3}(?:great|good|right|well|strong(?:est)?|healthy|healthiest|brilliant|perfect|normal|best|fine|ok|okay|happy|up to|it should|they should|what it|what they|it used|they used|it was|they were|tip[- ]?top|shape|optimal|ideal|hundred|100)";
const failing = choice(
  /fail(?:s|ing|ed)?|tired|exhausted|unhappy|fragile|strained|overworked|under strain|complaining/,
  /playing up|acting up|on the blink|unwell|poorly|climb(?:s|ing)?|weak(?:ening|ened)?|damaged/,
  /scarred|inflamed|swollen|enlarged|diseased|bad|poor(?:ly)?|dodgy|impaired|shot|ruined|wrecked/,
  /knackered|infected|on (?:its|their) (?:last legs|way out)|pack(?:ing|ed) (?:up|in)/,
  /giv(?:es?|ing|en) (?:up|out)|gave (?:up|out)|went wrong|gone wrong|declin(?:es|ing|ed)/,
  /deteriorat\w+|going downhill|worn out|struggl\w+|compromised/,
  /not (?:work|function|cop|great|good|doing|very|so|what|in good|right|up to|happy|healthy|well|brilliant|normal)\w*/,
  /(?:doesn['’]?t|don['’]?t|does not|do not|no longer|isn['’]?t|aren['’]?t|is not|are not|barely|hardly|only (?:half |just |partly )?) ?(?:work|function|filter|cope|cop|clear)\w*/,
  notGood,
);
const shareOf = choice(
  /(?:\w+\s+){0,4}?(?:at\s+)?(?:about |only |just |around |under |below )?(?:\d|[1-7]\d)\s?(?:%|percent|per cent)/,
  /(?:works?|working|function\w*|running)\s+(?:at|only at)\s+(?:half|a (?:quarter|third|fifth))/,
  /(?:(?:is|are|r|now|only|already|at|in|down|gone|went|got|reached|have|has|be|been|to)\s+){0,4}stage\s+(?:[2-5](?:[ab]|\b)|two\b|three\b|four\b|five\b|i{2,3}\b|iv\b|v\b)|(?:is|are) at stage/,
);

/** Tellings that are tried only where one of the words stands. */
export interface TellingGroup {
  readonly words: readonly string[];
  readonly tellings: readonly Telling[];
}

/** A part of the body with what may be said of it in either order. */
export function tellingsOf(condition: ConditionKey, part: string, more = ''): Telling[] {
  const said = `(?:${failing}${more === '' ? '' : `|${more}`})`;
  return [
    telling(
      condition,
      `\\b${part}\\b(?:['’]s\\b)?${others}\\s+(?:function\\s+)?(?:${noun}\\b|${filler}${said}(?![\\w-])|${shareOf})`,
    ),
    telling(
      condition,
      `\\b(?:${adjective}${more === '' ? '' : `|${more}`})(?:,?\\s+(?:and\\s+)?(?:painful|old|only|right|left|\\w+ed|functioning|working))?\\s+${part}\\b`,
    ),
    telling(
      condition,
      sequence(
        String.raw`\b(?:${noun}|infections?|swelling|infiltration|cysts?|abscess|blockages?)`,
        /\s+(?:to|of|in|with|on|around|affecting|involving)/,
        String.raw`\s+(?:(?:my|the|both|his|her|one|our)\s+){0,2}(?:\w+\s+)?${part}\b`,
      ),
    ),
  ];
}

/** A condition, told in one of these ways. */
export function telling(condition: ConditionKey, ...ways: readonly (string | RegExp)[]): Telling {
  return { condition, pattern: new RegExp(alternatives(ways), 'gi') };
}

/** What speaks of caring for a part of the body, or of nothing being wrong with it. */
const wellOrWished = choice(
  /no|not?|never|without|isn['’]?t|aren['’]?t|don['’]?t|fine|ok|okay|good|great|healthy|health|normal|well/,
  /clear|strong|perfect|excellent|happy|supports?|supporting|detox\w*|cleans\w*|protect\w*|helps?|helping/,
  /boost\w*|nourish\w*|improve|love|flush|rest|want|look after|care|tea|herbs?|food|eat|eating|pie|beans/,
  /oil|if|can|could|might|may|safe|kind|easy|scan|test|tests|worries?|transplant\w*|donat\w+|gave|stones?/,
  /infection|pain|pains|aches?/,
);

/** "Gastroenterologist worried about my liver": whatever is said of one's own, unless it is well or only wished for. */
export function saidOf(condition: ConditionKey, part: string): Telling {
  const rest = `(?:(?!\\b${wellOrWished}\\b)[^.;,!?\\n])*`;
  return telling(
    condition,
    String.raw`(?<=(?:^|[.;,!?\n])${rest})\b(?:my|his|her) ${part}(?= ?[^.;,!?\n])(?=${rest}(?:$|[.;,!?\n]))`,
    sequence(
      precededBy(
        sequence(
          String.raw`(?:^|[.;,!?\n])${rest}\b`,
          choice(
            /specialist|consultant|doctor|gp|\w+ologist|hospital|clinic|drank|drinking|damage\w*|trouble/,
            /problem|monitor\w*|watch\w*|keeps? an eye/,
          ),
          String.raw`${rest}`,
        ),
      ),
      String.raw`\b(?:my|his|her) ${part}(?= ?(?:$|[.;,!?\n]))`,
    ),
  );
}

interface State {
  readonly after: string;
  readonly before: string;
}

/** "too high", "through the roof". */
export const high: State = {
  after:
    '(?:high(?:er)?|raised|elevated|increased|up|excessive|through the roof|sky[- ]high|out of (?:control|hand)|uncontroll(?:ed|able)|off the (?:charts?|scale)|shoot(?:s|ing)? up|shot up|spik(?:es?|ing)|climb(?:s|ing)|creep(?:s|ing) up|on the high side|above (?:normal|range|target)|over the (?:limit|top)|dangerous(?:ly)?|terrible|awful|bad|too much|runs? wild|all over the place|(?:poorly|badly) controlled|not (?:well |being )?(?:controlled|under control)|never (?:under control|controlled))',
  before:
    '(?:high|raised|elevated|increased|excess(?:ive)?|uncontrolled|sky[- ]high|(?:poorly|badly) controlled|too much|terrible|dangerous)',
};
/** "too low", "in my boots". */
export const low: State = {
  after:
    '(?:low(?:er)?|down|too little|in (?:my|the) boots|on the floor|rock[- ]bottom|on the low side|below (?:normal|range)|drop(?:s|ping|ped)?|dip(?:s|ping|ped)?|crash(?:es|ing|ed)?|plummet\\w*|plung\\w+|falls?|tank(?:s|ing|ed))',
  before: '(?:low|too little|lack of|deficient|reduced)',
};
const soFar =
  '(?:(?:is|are|was|were|has|have|had|came|come|runs?|running|keeps?|stays?|remains?|gets?|goes|went|seems?|tends?|always|often|too|very|really|a|bit|little|rather|quite|still|so|way|far|been|be|back|again|consistently|constantly|sometimes|permanently|usually|slightly|severely|much|also|to|on|going|being|currently|just)\\s+){0,5}';

/** Something measured with a word for too much or too little, in either order. */
export function measuredAs(condition: ConditionKey, what: string, state: State): Telling[] {
  const level = '(?:\\s+(?:levels?|counts?|readings?|results?|numbers?|values?|tests?))?';
  return [
    telling(condition, `\\b${what}${level}(?:['’]s)?\\s+${soFar}${state.after}(?![\\w-])`),
    telling(condition, `\\b${state.before}\\s+(?:\\w+\\s+)?${what}\\b`),
  ];
}
