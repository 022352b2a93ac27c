import { findHerb } from '../../herbs/catalogue.ts';
import { anyPhrase, withPlainApostrophes } from '../../resolve/phrases.ts';
import { compareSeverity, forbids } from '../../safety/words.ts';
import { mayStay } from '../about-herbs/verdict/may-stay.ts';
import { pairOf } from '../about-herbs/verdict/finding-lines.ts';
import { weightsAgainst } from '../about-herbs/verdict/warned-of.ts';
import type { AdvisorAnswer } from '../answer.ts';
import { herbsMeant } from '../reading/herbs-meant.ts';
import type { Understanding } from '../reading/understanding.ts';
import { listed, paragraph } from '../wording/html.ts';
import { capital, inSentence } from '../wording/names.ts';
import { plainAnswer } from '../wording/plain-answers.ts';
import { clausesOf, withStop } from '../wording/sentences.ts';
import { citedSources } from '../wording/source-list.ts';

/** "Shall I just stop the St John's wort today then?", of what clashes with a medicine: it should go, and whoever prescribes has to know first. */
export function answerStopsTheHerb(question: Understanding): AdvisorAnswer | null {
  const { herbs, earlierHerbs, medicines, subject, asks } = question;
  const text = withPlainApostrophes(question.question);
  if (earlierHerbs.length === 0 || medicines.length > 0 || asks.afterStopping || !asksToStop.test(text)) return null;
  if (hasItsOwnAnswer.test(text)) return null;
  const findings = herbsMeant({ herbs, earlierHerbs })
    .flatMap((herb) => weightsAgainst(herb, subject.person))
    .filter(({ kind }) => kind === 'medicine')
    .toSorted((left, right) => compareSeverity(left.severity, right.severity));
  const [gravest] = findings;
  if (gravest === undefined) return null;
  const names = listed([...new Set(findings.map((finding) => inSentence(finding.subject.name)))]);
  const why = `${capital(pairOf([gravest], subject.person))}: ${gravest.why}`;
  const stays = mayStay(findings, names);
  if (stays !== null) return { ...plainAnswer([stays, why].map(paragraph)), findings };
  // What only wants asking first is stopped as any other.
  if (!forbids(gravest.severity)) return null;
  const prescribed = listed([...new Set(findings.map(({ with: other }) => inSentence(other.name)))]);
  const lines = [
    `Yes, ${names} should go, but not unannounced: tell whoever prescribes ${prescribed}, or a pharmacist, today, before you change anything.`,
    ...onStopping(findings.map(({ subject: { id } }) => id)),
    why,
    'Stop no prescribed medicine for it, and do not put off one that is to begin without asking.',
  ];
  return {
    ...plainAnswer(lines.map(paragraph), ['What could I take instead?']),
    findings,
    sources: citedSources(
      findings.flatMap(({ subject: { id } }) => findHerb(id)?.monograph?.precautions.sources ?? []),
      findings,
    ),
  };
}

/** What is known of the time after, else that it fades slowly. */
function onStopping(ids: readonly string[]): readonly string[] {
  const known = [...new Set(ids)].flatMap((id) => {
    const { sideEffects, precautions } = findHerb(id)?.monograph ?? {};
    return [...clausesOf(precautions?.text ?? ''), ...clausesOf(sideEffects?.text ?? '')].filter((clause) =>
      ofStopping.test(clause),
    );
  });
  return known.length > 0 ? known.map((clause) => capital(withStop(clause))) : [fadesSlowly];
}

const ofStopping = /\bafter stopping\b|\bstopp(?:ing|ed) suddenly\b|\bbefore you stop\b/i;
const fadesSlowly =
  'What a herb does to a medicine can take days to weeks to fade, so the medicine may act otherwise in that time.';
const asksToStop = anyPhrase(
  /(?:shall|should|can|could|may|must|do|would it be (?:ok|okay|best|better|safe) to|is it (?:ok|okay|best|better|safe) to|ok to|so)\b(?: (?:i|we|he|she|have to|need to|just|simply|better|now|then|my \w+))* (?:stop|quit|come off|go off|get off)(?: (?:taking|using|drinking))?\b/,
);
/** How fast, and before an operation. */
const hasItsOwnAnswer =
  /\b(?:sudden\w*|gradual\w*|slowly|at once|cold turkey|step by step|taper\w*|wean\w*|surgery|operation|op|surgeon|dentist|how|when|pregnan\w*|working|bleeding)\b/i;
