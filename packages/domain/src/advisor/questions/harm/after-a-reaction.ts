import { findHerb } from '../../../herbs/catalogue.ts';
import { anyNumberOf, anyPhrase, choice, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { readText } from '../../../resolve/read.ts';
import { sideEffectsOf } from '../../about-herbs/facts/side-effects.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';

/** "Should I worry?", "can I take it again?", once somebody told of a rash or worse from it: no leave comes from the checks. */
export function answerAfterAReaction({ question, herbs, history, earlierHerbs }: Understanding): AdvisorAnswer | null {
  if (!asksForLeave.test(withPlainApostrophes(question))) return null;
  const asked = history.filter(({ role }) => role === 'user').map(({ text }) => text);
  const told = asked.slice(-turnsOfOneMatter).findLast((text) => toldHarm.test(withPlainApostrophes(text)));
  if (told === undefined) return null;
  const blamed = readText(told).mentions.find(({ kind, negated }) => kind === 'herb' && !negated)?.id;
  const id = blamed ?? (earlierHerbs.length === 1 ? earlierHerbs[0]?.id : undefined);
  const herb = findHerb(id ?? '');
  if (herb === undefined || herbs.some((each) => each.id !== herb.key)) return null;
  const name = inSentence(herb.name);
  return {
    ...plainAnswer(
      [
        `After what you told me, leave ${name} out until a doctor or pharmacist has looked: if it came from that, it can come back.`,
        sideEffectsOf(herb),
        'With a swollen face, trouble breathing, yellow eyes or a rash that spreads or blisters, get help at once.',
      ].map(paragraph),
      ['What could I take instead?'],
    ),
    sources: citedSources(herb.monograph?.sideEffects.sources ?? [], []),
  };
}

const turnsOfOneMatter = 3;
const harm =
  '(?:rash|hives|itching|blisters|swelling|swollen \\w+|spots|palpitations|cramps|diarrh?o?ea|headaches?|nausea|vomiting|dizz\\w+|yellow (?:eyes|skin))';
/** "I took it for two weeks and have a rash", "it gave me hives". */
const toldHarm = anyPhrase(
  new RegExp(
    String.raw`(?:took|taking|taken|tried|drank|drinking|used|using|on) (?:it|this|that|them|[\w' ]{3,28})\b[^.?!]{0,40}\b(?:and|then|now)\b[^.?!]{0,16}\b(?:have|had|got|get|getting|developed|see)\b[^.?!]{0,16}\b${harm}`,
  ),
  new RegExp(
    String.raw`(?:gave|gives|given|caused|brought) me (?:\w+ ){0,3}${harm}|(?:got|had|have|getting|developed) (?:\w+ ){0,3}${harm} (?:from|after|since) (?!the (?:heat|sun|cold)\b)`,
  ),
);
/** Of the same thing once more; another herb that is named is another matter. */
const asksForLeave = anyPhrase(
  /should i (?:be )?(?:worry|worried|concerned)/,
  sequence(
    /(?:can|could|may|should|shall) i (?:still |just |ever )?/,
    /(?:take|use|drink|try|have|start|go on|carry on|keep|continue)/,
    /(?: (?:on|with|taking|using|drinking))? ?(?:it|that|this|them)?/,
    anyNumberOf(
      sequence(
        / /,
        choice(
          /again|later|anyway|still|on|less of it|at a lower dose|in a (?:week|month|while)/,
          /once it(?:'s| is) gone|when it(?:'s| is) gone/,
        ),
      ),
    ),
    /(?=\W*$)/,
  ),
  /(?:is|was) (?:it|that|this) (?:still |really )?(?:safe|ok|okay|dangerous|serious|bad|normal)(?: (?:now|then|for me|to (?:take|keep taking) it))?(?=\W*$)/,
  /(?:try|take|use) (?:it|that|them) again/,
);
