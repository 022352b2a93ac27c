import { findHerb } from '../../../herbs/catalogue.ts';
import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';
import { onsetTold, spanOf } from '../../about-herbs/facts/onset.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { doctorIn, everydayHelp } from '../../for-concerns/everyday-help.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { capital, inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { withStop } from '../../wording/sentences.ts';

/** "And on the really bad days?": which of what was named acts within hours, and who can name more. */
export function answerOnBadDays({
  question,
  herbs,
  wanted,
  earlierHerbs,
  earlierUses: [use],
  earlierUses,
  subject: { person },
}: Understanding): AdvisorAnswer | null {
  if (!badDays.test(withPlainApostrophes(question)) || herbs.length + wanted.length > 0 || use === undefined)
    return null;
  const allowed = earlierHerbs.filter((item) =>
    findingsAbout([item], person).every(({ severity }) => severity === 'minor'),
  );
  const spoken = allowed.flatMap(({ id }) => findHerb(id) ?? []);
  if (spoken.length === 0) return null;
  const soon = spoken.filter((herb) => spanOf(herb, use) === 0);
  const first =
    soon.length === 0
      ? `For such days I would not count on ${listed(spoken.map(({ name }) => inSentence(name)))}: I know of no quick effect.`
      : `For such days, ${listed(soon.map(({ name }) => inSentence(name)))} may be felt soonest.`;
  const lines = [
    first,
    ...soon.map((herb) => `${capital(inSentence(herb.name))}: ${withStop(onsetTold(herb, use))}`),
    'A pharmacist can name what acts at once and suits you and your medicines.',
    doctorIn(everydayHelp(earlierUses, person) ?? '') ?? 'If bad days come often or get worse, see a doctor.',
  ];
  return plainAnswer(lines.map(paragraph), ['When should I see a doctor?']);
}

const badDays = anyPhrase(
  /(?:on|for|during|in) (?:the |those |my |these )*(?:really |very |extra |so )*(?:bad|worst|worse|awful|terrible) (?:days?|nights?|ones|moments?|times?|phases?)/,
  /(?:on|for) (?:the |those )?(?:days?|nights?) (?:when |that )?(?:it's|its|it is|it gets|i feel|i'm|im) (?:really |so |very |extra |too )*(?:bad|awful|terrible|strong|worse)/,
  /(?<=^\W*(?:and |but |so |ok )*)(?:when|if) (?:it's|its|it is|it gets) (?:really |so |very |extra |too )+(?:bad|strong|awful|terrible)(?=\W*$)/,
);
