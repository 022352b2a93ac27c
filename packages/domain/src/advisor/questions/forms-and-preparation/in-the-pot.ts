import type { Herb } from '../../../herbs/herb.ts';
import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { isUnderage } from '../../../safety/person/age-group.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { clausesOf, lower } from '../../wording/sentences.ts';
import { citedSources } from '../../wording/source-list.ts';
import { toldOfThose } from '../of-those-meant.ts';

const onHotTea = 'stiftung-warentest-2006-herbal-tea';

/** "Can I make a big pot and warm it up later?" */
export function answerKeptInThePot({ question }: Understanding): AdvisorAnswer | null {
  if (!keptForLater.test(withPlainApostrophes(question))) return null;
  return {
    ...plainAnswer([paragraph(freshIsBest)], ['How do I prepare it?', 'How much do people take?']),
    sources: citedSources([onHotTea], []),
  };
}

const freshIsBest =
  'Better fresh. Herbal tea should not stand warm for hours: boiling water kills germs, but spores can live through it and grow in the lukewarm pot. If you make more at once, cool it soon, keep it covered in the fridge, drink it the same day, and bring it to the boil again if you want it warm. For a baby, a child or a sick person make each cup fresh.';
const keptForLater = anyPhrase(
  /(?:big|large|whole|full|huge) (?:pot|batch|jug|pan|flask)|(?:pot|batch|jug) for the (?:day|week)|make (?:it |some |enough )?(?:ahead|in advance|in batches|in bulk)/,
  /(?:re-?heat|re-?boil|microwave|warm|heat) (?:it|this|that|them|the (?:tea|rest)|some)(?: up)?(?: (?:again|later|tomorrow|the next day))?(?=\W*$)/,
  /(?:leftover|left over|yesterday's|cold|the rest of the|last night's) tea/,
  /(?:drink|use|have) (?:it |the rest |what's left )(?:the next day|tomorrow)/,
  /(?:fridge|refrigerator|thermos|flask)\b[^.?!]{0,30}\b(?:warm|heat|overnight|tomorrow|next day|later)/,
);

/** "How long should it steep?" */
export function answerHowLongItSteeps(question: Understanding): AdvisorAnswer | null {
  if (isUnderage(question.subject.person)) return null;
  return toldOfThose(question, {
    asked: howLongSteeped,
    fact: steeped,
    last: (herbs) => (herbs.some(isTea) ? stronger : ''),
    sources: (herb) => (timeOf(herb) === null && isTea(herb) ? [onHotTea] : []),
  });
}

const stronger =
  'Longer or with more of the plant it gets stronger and more bitter than what was studied, so a second cup is better than a stronger one.';

const howLongSteeped = anyPhrase(
  /how (?:long|many min\w*)\b[^.?!]{0,20}\b(?:steep|brew|infuse|draw|stew|stand|soak|leave (?:it|the (?:bag|teabag|leaves|tea))(?! (?:before|until|till|for my)\b)|simmer|boil)\w*/,
  /how long (?:in|for) the (?:water|pot|cup|mug)|how long (?:does|do|should|must) (?:the )?(?:tea ?bags?|lea(?:f|ves)|flowers?|roots?) (?:stay|sit|go|be|stand|lie|stew)|how long (?:does|do|should|must) (?:they|it|them) (?:stay|sit|go|stand|lie|stew) in (?:the )?(?:hot |boiling )?(?:water|cup|pot|mug)/,
  /(?:minutes|mins) (?:in the (?:cup|pot|water)|to (?:steep|brew))/,
);

function steeped(herb: Herb): string {
  if (!isTea(herb)) return `it is not made as a tea. ${herb.monograph?.preparation ?? ''}`.trim();
  const time = timeOf(herb);
  const how = herb.monograph?.preparation ?? '';
  return time === null
    ? `at least five minutes under boiling water, covered; no study sets the time. ${how}`.trim()
    : `${time}. ${how}`.trim();
}

const isTea = ({ monograph }: Herb) => monograph?.forms.includes('tea') === true;

/** "10 to 15 minutes" */
function timeOf({ monograph }: Herb): string | null {
  return (
    /\b(?:(?:\d+|\w+) to )?(?:\d+|five|ten|fifteen|twenty) (?:minutes|hours)\b/.exec(
      monograph?.preparation ?? '',
    )?.[0] ?? null
  );
}

/** "Hot or cold?" */
export function answerHotOrCold(question: Understanding): AdvisorAnswer | null {
  return toldOfThose(question, {
    asked: hotOrCold,
    fact: warmth,
    sources: (herb) => (isTea(herb) ? [onHotTea] : []),
  });
}

const hotOrCold = anyPhrase(
  /(?<=(?:^|: )\W*(?:(?:and|so|or|but|drink it|drunk|have it|take it|is it|served|should it be|better|best)\W+)*)(?:hot|warm|boiling) or (?:iced?|cold|cool|chilled)(?: (?:is )?(?:better|best|water))?(?=\W*$)/,
  /(?:cold|iced?) or (?:hot|warm)(?=\W*$)|(?:does it (?:have|need) to|must it|should it) be (?:hot|warm|cold)(?=\W*$)/,
  /(?:drink|have|take|serve) (?:it|them|this|that|the tea) (?:hot|warm|cold|cool|iced|chilled|over ice|with ice)(?: (?:as well|too|instead|or cold|or hot))?(?=\W*$)/,
);

function warmth(herb: Herb): string {
  const own = clausesOf(herb.monograph?.preparation ?? '').find((clause) => /\b(?:cold|cool|lukewarm)\b/i.test(clause));
  if (own !== undefined) return `it is made like this: ${lower(own)}`;
  if (isTea(herb))
    return 'either will do. Make it with boiling water, which kills germs in the plant; then drink it hot, warm or cold as you like. I hold no study that sets one against the other.';
  return 'it needs no hot water; a glass of cold or lukewarm water will do, and how warm the drink is makes no difference that I know of.';
}

/** "Do I swallow it or spit it out?", where no gargle was spoken of. */
export function answerSwallowedOrSpat({ question, earlierHerbs }: Understanding): AdvisorAnswer | null {
  if (earlierHerbs.length === 0 || !asksToSpit.test(withPlainApostrophes(question))) return null;
  return plainAnswer([paragraph(swallowed)], ['How do I prepare it?']);
}

const swallowed =
  'Swallow what is drunk or taken: a tea, capsules, drops in water. Spit out what only works in the mouth or throat: a gargle, a mouth rinse, an oil that is swished. A sip of a gargle that goes down by chance is no cause for worry; a scented oil must not be swallowed neat.';
const asksToSpit = anyPhrase(
  /(?:spit|swallow|gulp)\b[^.?!]{0,24}\bor\b[^.?!]{0,20}\b(?:spit|spat|swallow|rinse|swish)\b/,
  /spit (?:it|that|this|them) (?:back )?out/,
);
