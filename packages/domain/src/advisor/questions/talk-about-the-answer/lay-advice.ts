import { findHerb } from '../../../herbs/catalogue.ts';
import { choice, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { cautionsOf } from '../../about-herbs/verdict/cautions-of.ts';
import { pairsIn } from '../../about-herbs/verdict/finding-lines.ts';
import { findingsAgainst, isWarnedOf } from '../../about-herbs/verdict/warned-of.ts';
import type { Item } from '../../../safety/item.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { capital, inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "Coach says only cycle on and off", of what was advised against: breaks or a tip from the gym take no danger away. */
export function answerLayAdvice({ question, herbs, earlierHerbs, subject }: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  if (herbs.length > 0 || text.includes('?') || !reassures.test(text)) return null;
  const warned = earlierHerbs.filter((herb) => isWarnedOf(herb, subject.person));
  if (warned.length === 0) return takesBreaks.test(text) ? onBreaks(earlierHerbs) : null;
  const findings = findingsAgainst(warned, subject.person);
  const names = listed(warned.map(({ name }) => inSentence(name)));
  const ofThem = findings.filter(({ kind }) => ['medicine', 'condition', 'supplement', 'pregnancy'].includes(kind));
  const why = ofThem.length === 0 ? '' : ` Against it stands what I said of ${pairsIn(ofThem, subject.person)}.`;
  const lines = [
    `I would still leave out ${names}.${why}`,
    takesBreaks.test(text)
      ? 'Taking it on and off lowers how much you have over months, and not what one dose can do: the harm I warned of has come with single doses and in healthy people.'
      : 'That it went well for somebody else, or is sold, says little of what it does in you.',
  ];
  return { ...plainAnswer(lines.map(paragraph), ['What could I take instead?', 'Why not?']), findings };
}

/** Of what nothing speaks against for this person. */
function onBreaks(items: readonly Item[]): AdvisorAnswer | null {
  const [herb] = items.flatMap(({ id }) => findHerb(id) ?? []);
  if (herb === undefined) return null;
  return plainAnswer([
    paragraph(`I hold no study that shows breaks to make ${inSentence(herb.name)} safer or better.`),
    paragraph(capital(cautionsOf(herb).replace(/^mind this\. /, ''))),
  ]);
}

const somebody = choice(
  /(?:my |the |a )?(?:coach|trainer|pt|personal trainer|bodybuilders?|influencers?|youtubers?|instructor)/,
  /(?:a |the |some |this )?(?:guy|bloke|man|woman|lady|lads?|girls?|people|someone|everyone) (?:in|at|from|on) (?:the |my )?\w+/,
  /(?:my |a )?(?:friend|mate|buddy|neighbou?r|brother|sister|cousin|boss|colleague)|reddit|tiktok|youtube|instagram|google|(?:the |a )?(?:forum|website|internet|label|bottle|shop|seller|chatgpt)/,
);
const takesBreaks = new RegExp(
  String.raw`\b${choice(
    /cycl(?:e|es|ing)|on and off|on[- ]off|days? on|weeks? on|breaks?|(?:days?|weekends?|weeks?|time) off|weekends? only|every other day/,
    /only (?:on|at) (?:weekends|training days|bad days)|now and then|half (?:a|the) (?:scoop|dose|pill|capsule)/,
  )}\b`,
  'i',
);
const fine =
  '(?:fine|safe|ok|okay|harmless|no problem|nothing happens|all (?:good|right)|recovers?|gets used|natural|legit|legal)';
const reassures = new RegExp(
  String.raw`^\W*(?:(?:but|well|and|hm+|ok(?:ay)?|yeah)\b\W*)*${somebody} (?:says?|said|reckons?|told me|swears?|thinks?|claims?)\b[^?]*(?:${takesBreaks.source}|\b${fine}\b)`,
  'i',
);
