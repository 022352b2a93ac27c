import { choice, oneOf } from '../../resolve/phrases.ts';
import { isUnderage, type TextAge } from './age-group.ts';
import { ageFromText } from './age-words.ts';
import { withAgeSpelt } from './profile-shorthand.ts';

const whom =
  '(?:(?:o|a|il|la|el|de) )?(?:my|our|an?|the|his|her|both|mein\\w*|unser\\w*|mi|nuestr[oa]|mon|ma|notre|mi[oa]|nostr[oa]|meu|minha|nosso|nossa|mijn|ons|onze|ein\\w*|un|une|una|um|uma|een) (?=([^.;\\n]{1,60}))';
/** "For" in several languages. */
const to = '(?:for|f[uü]r|para|pour|per|voor)';
/** What may be meant for somebody: "a tea for my son". "Time for my son" is not. */
const meant = choice(
  /asking|ask|is|are|be|it|this|that|these|something|anything|some|one|ones|remed(?:y|ies)|teas?|tinctures?/,
  /drops|syrups?|herbs?|herbal|supplements?|vitamins?|products?|dos(?:e|es|age)|help|help(?:s|ing)? out/,
  /safe|ok(?:ay)?|fine|suitable|alright|all right|allowed|recommended|advice|searching|looking|shopping/,
  /profile|account|page|only|just|used?|meant|wanted|needed|want|need|bought|buying|buy|get|getting|ordered/,
  /intended|fit|gentle|natural|honey|chamomile|elderberry|medicines?|relief|what|which|mainly|mostly|also/,
);
const asked: readonly RegExp[] = [
  new RegExp(
    `(?:(?:^|[.;,:(\\n])\\s*|\\b${meant}(?:['’]s)? (?:just |only |mainly )?)(?:${to}|of) (?:use (?:in|by|with) )?${whom}`,
    'gi',
  ),
  new RegExp(
    `\\b(?:for use (?:in|by)|on behalf of|to treat|to help|to calm|use (?:it |this )?(?:on|for|in)) ${whom}`,
    'gi',
  ),
  new RegExp(
    `\\b(?:giv(?:e|en|es|ing)|gave|administer\\w*|offer(?:ing)?|dos(?:e|ing)|treat(?:ing)?|medicat(?:e|ing)) (?!(?:birth|up|milk|my milk|the breast|the bottle|formula|a kidney|my kidney)\\b)(?:[\\w'’-]+ ){0,4}?(?:to )?${whom}`,
    'gi',
  ),
  /\b(?:can|could|may|should|would|is it safe (?:that|if)) (?:my|our|the|an?|his|her) ([^.;\n]{1,40}?) (?:have|take|use|drink|try|get|be given)\b/gi,
  new RegExp(
    String.raw`\b(?:my|our) ([^.;,\n]{1,40}?),? (?:who )?${choice(
      /should|can|could|may|would (?:take|have|drink|use|like)|is to|needs|will|wants|has to|is going to/,
      /is the (?:one|patient)|would like/,
    )}\b(?! (?:me|new|shoes|help with|to (?:leave|go|move)))`,
    'gi',
  ),
  /\bthis is (?:for )?(?:my|our) ([^.;,\n]{1,40}?)['’]s? (?:profile|account|page|entry|record)\b/gi,
];
const forThatOne = oneOf(
  new RegExp(
    String.raw`\b${choice(
      /this|it|that|asking|ask|these|something|anything|remedy|tea|herbs?|want(?:ed|s)?|need(?:ed|s)?|just|only/,
      /safe|ok(?:ay)?/,
    )}(?:['’]?s| is| are| it| would be| will be)? (?:just |only )?for (?:him|her|them)\b`,
    'i',
  ),
  /\b(?:giv(?:e|en|ing)|offer) (?:it |this |some |that )?(?:to )?(?:him|her|them)\b/i,
  /\b(?:profile|account) is (?:for )?(?:him|her|his|hers)\b/i,
);
/** "My 5-year-old", "our little one"; in "the stress of my 5-year-old" something else is meant. */
const beginsWithChild = new RegExp(
  String.raw`^(?:(?!of\b|with\b|from\b|about\b|because\b|to\b|and\b|at\b|in\b)[\w’'-]+,?[ -]){0,3}?${choice(
    /\d|bab(?:y|ies)|newborn|infant|toddler|child|kid|son|daughter|boy|girl|twins|triplets|little|grand/,
    /nephew|niece|step|teen(?:ager|s)?\b|bub|bairn|wee|wean|tot\b|pre-?school|lo\b|one\b|two\b|three|four/,
    /five|six|seven|eight|nine|ten\b|eleven|twelve|kind\b|hijo|hija|niñ|fils|fille|enfant|figli|bambin|filh/,
    /crianç|youngest|eldest|d[sd]\d?\b/,
  )}`,
  'i',
);
const behindTheAge =
  /(?<=\b(?:son|daughter|boy|girl|child|kid|kids|children|boys|girls|twins|grandson|granddaughter|grandchild|nephew|niece|one|youngest|eldest)),? (?=\d{1,2}\b(?! ?(?:mg|ml|kg)))/gi;

/** The child for whom the words of a grown-up's profile ask: "this is for my son, 6". */
export function askedForChild(text: string): TextAge | null {
  const clauses = asked.flatMap((pattern) => [...text.matchAll(pattern)].map((found) => found[1] ?? ''));
  if (forThatOne.test(text)) clauses.push(text);
  for (const clause of clauses.filter((each) => each === text || beginsWithChild.test(each))) {
    const whole = ageFromText(withAgeSpelt(`my ${tidy(clause)}`));
    if (whole !== null && isUnderage({ ageYears: whole.years })) return whole;
  }
  return null;
}

function tidy(clause: string): string {
  return clause
    .replaceAll(/[()\s]+/g, ' ')
    .trim()
    .replaceAll(behindTheAge, ' is ');
}
