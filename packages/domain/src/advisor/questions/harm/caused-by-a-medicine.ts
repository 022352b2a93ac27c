import { sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { behindIllness, behindIt } from '../../for-concerns/untreatable.ts';
import { concernsIn } from '../../particular/concerns-in.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { usesOfLast, wishOf } from '../../reading/wishes/wish.ts';
import { lastMessage } from '../../reading/last-said.ts';
import { sideEffectsTold } from '../../limits/side-effects-told.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';

/** "Could it be my tablets?", "is one of my pills bringing the gout on?": what is known to come from a medicine that is taken. */
export function answerCausedByAMedicine(question: Understanding): AdvisorAnswer | null {
  const { subject, history, herbs } = question;
  const text = withPlainApostrophes(question.question);
  if (![isItMine, bringsItOn, theyDoIt].some((words) => words.test(text)) || herbs.length > 0) return null;
  const told = history.flatMap(({ role, text: each }) => (role === 'user' ? concernsIn(each).uses : []));
  const uses = [...new Set([...wishOf(question), ...usesOfLast(question), ...told])];
  const named = new Set(question.mentions.flatMap(({ kind, id }) => (kind === 'condition' ? [id] : [])));
  // What was told of it before is the answer all the same.
  const anew = { ...question, said: '' };
  const effects = [...sideEffectsTold(anew), ...sideEffectsTold(anew, lastMessage(history))];
  const lines = [
    ...behindIllness(subject.person, named),
    ...behindIt(subject.person, uses),
    ...new Set(effects.map(({ line }) => line)),
  ];
  if (lines.length > 0)
    return {
      ...plainAnswer([`It could. ${lines.join(' ')}`, askThem].map(paragraph), ['What could ease it meanwhile?']),
      sources: citedSources(
        effects.flatMap(({ sources }) => sources),
        [],
      ),
    };
  return (bringsItOn.test(text) || theyDoIt.test(text)) && subject.person.medicines.length > 0
    ? plainAnswer([mayBe, askThem].map(paragraph), ['When should I see a doctor?'])
    : null;
}

/** The same, where it is known of that medicine: before what was said of the complaint is only said again. */
export function answerKnownSideEffect(question: Understanding): AdvisorAnswer | null {
  const isKnown = sideEffectsTold({ ...question, said: '' }, lastMessage(question.history)).length > 0;
  return isKnown ? answerCausedByAMedicine(question) : null;
}

const mayBe =
  'It is a fair question, and I cannot rule it out: what each medicine does by itself is outside what I check, and its leaflet lists what is known. Stop none by yourself.';
const askThem = 'A pharmacist can look through everything you take and say what else could be behind it.';
/** "Maybe the tablets make me tired?" */
const theyDoIt =
  /\b(?:maybe|perhaps|i (?:think|wonder if|bet|reckon)|could be|what if|or is it|do|does|can)\b[^.?!]{0,12}\b(?:my|the|those|these) (?:\w+ )?(?:tablets?|pills?|medicines?|medications?|meds)\b[^.?!]{0,8}\b(?:mak(?:e|es|ing)|giv(?:e|es|ing)|caus(?:e|es|ing)|do(?:es|ing)?)\b/i;
const isItMine = sequence(
  /\b(?:could|can|might|may|is|are|was) (?:it|this|that|they|these|the \w+)(?: all)?/i,
  / (?:be |come |be coming |caused |be caused |due )*/,
  /(?:(?:from|by|because of|to|of) )?(?:my|the|one of my) (?:\w+ )?/,
  /(?:tablets?|pills?|medicines?|medications?|meds)\b/,
);
/** "Is one of my pills bringing it on?" */
const bringsItOn = sequence(
  /\b(?:is|are|was|were|could|can|might|may|does|do|if|whether) (?:it (?:that |be )?)?(?:(?:one|any|some|either|which) of )?(?:my|his|her|the|these) (?:\w+ )?/i,
  /(?:tablets?|pills?|medicines?|medications?|meds) (?:is |are |be |can be |could be |may be |might be |that )?/,
  /(?:bring(?:s|ing)?|caus(?:e|es|ing)|giv(?:e|es|ing)|mak(?:e|es|ing)|sett?(?:s|ing)? (?:it |this )?off|trigger(?:s|ing)?|behind|to blame|responsible|worsen(?:s|ing)?)\b/,
);
