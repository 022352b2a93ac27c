import { withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';

/** "What's serotonin syndrome feel like?", after it was warned of: its signs, and what they ask for. */
export function answerSerotoninSigns({ question, herbs, earlierHerbs, subject }: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  if (!asksForSigns.test(text)) return null;
  const findings = findingsAbout(herbsMeant({ herbs, earlierHerbs }), subject.person).filter(
    ({ severity }) => severity !== 'minor',
  );
  return {
    ...plainAnswer([signs, ...(wasTaken.test(text) ? [ifItWasTaken] : [])].map(paragraph), [
      'What could I take instead?',
    ]),
    findings,
    sources: citedSources([], findings),
  };
}

/** "Signs of serotonin syndrome please" tells of none that is felt. */
export function onlyAsksForSigns(question: string): boolean {
  const text = withPlainApostrophes(question);
  return asksForSigns.test(text) && !isFelt.test(text);
}

const isFelt =
  /\b(?:i'm|i am|i feel|i've got|my (?:heart|hands?|legs?|muscles?|head)|he is|she is|he's|she's)\b|\b(?:shaking|sweating|twitch\w*|fever|confus\w*|racing) (?:now|since|and)\b/i;
const asksForSigns =
  /\b(?:what|how|signs?|symptoms?|notice|recogni[sz]e|spot|tell)\b[^.?!]{0,40}\bserotonin (?:syndrome|storm|toxicity|overload|poisoning)\b|\bserotonin (?:syndrome|storm|toxicity|overload)\b[^.?!]{0,16}\b(?:signs?|symptoms?|feel|look)\b/i;
const wasTaken =
  /\b(?:took|taken|take|had|swallowed|tried)\b[^.?!]{0,40}\b(?:last|yesterday|days?|weeks?|ago|already|this morning|few|couple)\b/i;
const signs =
  'It mostly comes within hours to a day of a new tablet, a higher dose or a mixture: restless and agitated, sweating, shivering, shaking hands or twitching legs, a fast heart, wide pupils, diarrhea, muddled. With a fever, stiff muscles or confusion, or when it gets worse fast, call your emergency number; with milder signs call a doctor or poison line at once and take no more of it.';
const ifItWasTaken =
  'If days have passed and none of this came, that time is over. Take no more of it beside the medicine, do not stop the medicine by yourself, and tell the prescriber what you took.';
