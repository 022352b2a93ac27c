import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "And the statin itself?", "could the omeprazole be the cause of weak bones?": asked of the medicine, and not of a herb. */
export function answerMedicineItself({ question, mentions, herbs }: Understanding): AdvisorAnswer | null {
  const named = mentions.filter(({ kind }) => kind === 'medicine');
  const text = withPlainApostrophes(question);
  if (named.length === 0 || herbs.length > 0 || ![ofItself, asTheCause].some((words) => words.test(text))) return null;
  const names = listed([...new Set(named.map(({ name }) => inSentence(name)))]);
  return plainAnswer(
    [
      asTheCause.test(text)
        ? `That may be, and I cannot rule it out: what ${names} does by itself, and over years, is outside what I check. The leaflet lists the known effects. Ask the prescriber or a pharmacist whether it plays a part here, and whether a blood test or another medicine makes sense.`
        : `What ${names} does by itself is outside what I check; a pharmacist or its leaflet can tell.`,
      'Until then keep taking it as prescribed: to stop it alone can do more harm.',
    ].map(paragraph),
    ['Which herbs should I avoid with it?', 'When should I see a doctor?'],
  );
}

const ofItself = anyPhrase(
  /(?:the|my|your|his|her) \w+(?: \w+)? (?:itself|themselves|alone|on its own|by itself)(?=\W*$)/,
);
const asTheCause = anyPhrase(
  /(?:could|can|might|may|does|is|would) (?:it|that|this|they|the \w+|my \w+|\w+)(?: itself)? (?:itself )?(?:be )?(?:the cause|the reason|causing|to blame|behind|what(?:'s| is) causing|responsible|giving me|making me)/,
);
