import type { Herb } from '../../../herbs/herb.ts';
import { anyPhrase } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { capital } from '../../wording/names.ts';
import { clausesOf } from '../../wording/sentences.ts';
import { toldOfThose } from '../of-those-meant.ts';

/** "Will it make me put on weight?" */
export function answerWeightGain(question: Understanding): AdvisorAnswer | null {
  return toldOfThose(question, {
    asked: makesHeavier,
    fact: onWeight,
    last: 'Teas, drops and most capsules bring hardly any calories; what goes with them counts: milk, honey, sugar or oil.',
    sources: ({ monograph }) => monograph?.sideEffects.sources ?? [],
    followUps: ['What are the side effects?'],
  });
}

const makesHeavier = anyPhrase(
  /(?:make|makes|making|get) (?:me|you|one|people) (?:fat\w*|heavier(?! (?:in|on) (?:the|my) (?:legs?|head|arms?|eyes?|feet|morning))|bigger|chubby|plump|gain|put on|bloated and fat)/,
  /(?:will|would|can|could|does|do|might|gonna|going to) (?:i|you|it|they|this|that)\b[^.?!]{0,16}\b(?:put on|gain|pile on|pack on|add) (?:any |some |a few )?(?:weight|pounds|kilos|the pounds)/,
  /(?:weight gain|fattening)/,
);

function onWeight({ monograph }: Herb): string {
  const told = clausesOf(`${monograph?.sideEffects.text ?? ''} ${monograph?.precautions.text ?? ''}`).find((clause) =>
    /\bweight\b|\bappetite\b/i.test(clause),
  );
  return told === undefined ? 'not that I know of: gaining weight is not among its known effects.' : capital(told);
}
