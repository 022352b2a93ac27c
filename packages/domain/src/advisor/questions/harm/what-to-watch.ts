import { durationOf } from '../../about-herbs/facts/effect-facts.ts';
import { findHerb } from '../../../herbs/catalogue.ts';
import type { Herb } from '../../../herbs/herb.ts';
import { isAbout } from '../../../safety/finding.ts';
import { anyPhrase, choice, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { findingsOn } from '../../about-herbs/checked-herbs.ts';
import { whenToSeeADoctor } from '../../for-concerns/everyday-help.ts';
import { findingLines, recalled } from '../../about-herbs/verdict/finding-lines.ts';
import { isGrave } from '../../about-herbs/verdict/grave-harm.ts';
import { bullets, escapeHtml, herbLink, paragraph } from '../../wording/html.ts';
import { capital } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { reminder } from '../../wording/reminder.ts';
import { skinLines } from '../../reading/wishes/skin-only.ts';
import { signsOf } from '../../about-herbs/verdict/signs-of-harm.ts';
import { citedSources } from '../../wording/source-list.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { wishOf } from '../../reading/wishes/wish.ts';
import { clausesOf, lower, withStop } from '../../wording/sentences.ts';

const mostHerbs = 3;

/** "What should I watch out for?", "what's the catch?": what is common, what to stop for, what matters for this person. */
export function answerWhatToWatch(question: Understanding): AdvisorAnswer | null {
  if (!asksToWatch.test(withPlainApostrophes(question.question)) || question.wanted.length > 0) return null;
  const items = question.herbs.length > 0 ? question.herbs : question.earlierHerbs;
  const herbs = items.flatMap(({ id }) => findHerb(id) ?? []).slice(0, mostHerbs);
  if (herbs.length === 0 || herbs.some(({ monograph, neverSuggest }) => !monograph || neverSuggest)) return null;
  const { subject, said, history } = question;
  const last = history.findLast(({ role }) => role === 'assistant')?.text ?? '';
  const all = findingsOn({ subject, items, areAlternatives: true }, herbs, []);
  const findings = all.filter((finding) => herbs.some((herb) => isAbout(finding, herb)));
  const grave = herbs.flatMap((herb) =>
    graveOf(herb).map((line) => (herbs.length > 1 ? `${herb.name}: ${lower(line)}` : line)),
  );
  const doctor = whenToSeeADoctor(wishOf(question), subject.person);
  const { lines: signs, sources: ofSigns } = signsOf(findings);
  return {
    ...plainAnswer(
      [
        ...signs.map(paragraph),
        // What was told beside an offer is what is asked for now; what stands just above is not told twice.
        ...findingLines(findings, last, subject),
        ...recalled(findings, last, subject.person),
        ...(question.asks.duration
          ? herbs.map((herb) =>
              paragraph(`${herb.name}: ${lower(durationOf(herb, wishOf(question)[0], subject.person))}`),
            )
          : []),
        paragraph('Known side effects to watch for:'),
        bullets(herbs.map(commonOf)),
        ...(grave.length === 0
          ? [paragraph('If any of it comes, stop and ask a doctor or pharmacist the same day.')]
          : [paragraph(`Stop at once and see a doctor with this: ${lower(grave.join(' '))}`)]),
        ...skinLines({ items, subject, said }).map(paragraph),
        ...(doctor === null ? [] : [paragraph(doctor)]),
        ...reminder(question.question + String(said.length), subject, said),
      ],
      ['How much do people take?', 'What else could help?'],
    ),
    findings,
    sources: citedSources(
      [...ofSigns, ...herbs.flatMap(({ monograph }) => monograph?.sideEffects.sources ?? [])],
      findings,
    ),
  };
}

/** The everyday effects; the rare and grave ones stand by themselves. */
function commonOf(herb: Herb): string {
  const parts = sideEffectsOf(herb).filter((part) => !isGrave.test(part));
  const told = parts.length === 0 ? 'little that is common' : lower(parts.map(capital).join(' '));
  return `<strong>${herbLink(herb)}</strong>: ${escapeHtml(withStop(lower(told)))}`;
}

function graveOf(herb: Herb): readonly string[] {
  return sideEffectsOf(herb)
    .filter((part) => isGrave.test(part))
    .map((part) => withStop(capital(part.replace(/[;,]$/, '').replace(/^(?:very )?rarely,? /i, ''))));
}

function sideEffectsOf({ monograph }: Herb): readonly string[] {
  return clausesOf(monograph?.sideEffects.text ?? '');
}

/** "What should I look out for?" */
export const asksToWatch = anyPhrase(
  /watch (?:out )?for/,
  /look out for/,
  sequence(
    /(?:what|how) (?:would|will|do|can|could|might|should) (?:i|we|he|she|they|one)/,
    / (?:notice|feel|see|tell|know|spot)\b[^.?!]{0,30}\b/,
    choice(
      /wrong|bad(?:ly)?|too much|not right|harm\w*|hurts?|react\w*|clash\w*|interact\w*|problem/,
      /trouble|bleed\w*/,
    ),
  ),
  /(?:if|when|that) (?:it|this|something|things?|they) (?:goes|go|went|is going) wrong/,
  /how (?:would|will|do|can|could) i (?:notice|know|tell|see) (?:if|when|that) (?:it|this|they|that) (?:doesn'?t|does not|don'?t|do not|isn'?t|is not) (?:\w+ )?(?:agree\w*|suit\w*|tolerated|good|right)/,
  /what(?:'?s| is| are) the (?:catch|dangers?|risks?|downsides?|drawbacks?|harm)/,
  /(?:what|anything) (?:(?:should|must|do) i (?:have to |need to )?)?(?:be careful (?:about|of|with)|mind|pay attention to)/,
  /(?<=^\W*(?:and |so |any )*)(?:dangers?|risks?|downsides?|drawbacks?|the catch)(?=\W*$)/,
);
