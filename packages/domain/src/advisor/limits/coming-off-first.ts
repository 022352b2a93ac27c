import { withPlainApostrophes } from '../../resolve/phrases.ts';
import { findHerb } from '../../herbs/catalogue.ts';
import { isOfClass } from '../../medicines/is-of-class.ts';
import type { Finding } from '../../safety/finding.ts';
import { forbids } from '../../safety/words.ts';
import { findingsAbout } from '../about-herbs/checked-herbs.ts';
import type { AdvisorAnswer } from '../answer.ts';
import { herbsMeant } from '../reading/herbs-meant.ts';
import type { Understanding } from '../reading/understanding.ts';
import { listed, paragraph } from '../wording/html.ts';
import { inSentence, medicineName } from '../wording/names.ts';
import { plainAnswer } from '../wording/plain-answers.ts';
import { citedSources } from '../wording/source-list.ts';

/** "What if I just come off the sertraline first?": an antidepressant is not given up to make room for a herb that acts on serotonin. */
export function answerComingOffFirst({
  question,
  mentions,
  herbs,
  earlierHerbs,
  subject,
}: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(inPlace(question, mentions));
  if (!comesOffFirst.test(text) || isDone.test(text)) return null;
  const findings = findingsAbout(herbsMeant({ herbs, earlierHerbs }), subject.person).filter(
    ({ kind, severity, with: other }) =>
      kind === 'medicine' && severity !== 'minor' && isOfClass(other.id, ...againstLowMood),
  );
  if (findings.length === 0) return null;
  const named = new Set(findings.map(({ with: other }) => other.id));
  const medicines = listed(
    subject.person.medicines.filter(({ id }) => named.has(id)).map((each) => inSentence(medicineName(each))),
  );
  const room = listed([...new Set(findings.map((finding) => inSentence(finding.subject.name)))]);
  return {
    ...plainAnswer(
      [
        `Please keep taking ${medicines} as prescribed: do not stop by yourself, and not to make room for ${room} either. Stopped on one’s own it can bring withdrawal (dizziness, a feeling of electric shocks, bad sleep, worry, a short temper), and the illness it holds back can return, sometimes only weeks later.`,
        ...besideEachOther(findings),
        `Nor can one simply follow the other: it stays in the body for a while${actsOnSerotonin(findings) ? ', and too much serotonin (shaking, sweating, a racing heart, confusion) is dangerous' : ''}. Only whoever prescribes it can plan how it is lowered step by step, and how long to wait before anything else is begun.`,
        'Tell them what you hoped for: there may be another medicine, another amount, talking therapy or a light box. How are things just now? If they are worse, call the prescriber today; with thoughts of harming yourself call your emergency number or a crisis line at once.',
      ].map(paragraph),
      ['What helps without herbs?'],
    ),
    findings,
    sources: citedSources([], findings),
  };
}

/** "Kava on top of it, or skip it": neither. */
function besideEachOther(findings: readonly Finding[]): readonly string[] {
  return findings.map(
    ({ subject, with: other, severity, why, advice }) =>
      `${forbids(severity) ? 'Do not take' : 'Ask first before you take'} ${inSentence(subject.name)} beside ${inSentence(other.name)}: ${why} ${advice}`,
  );
}

function actsOnSerotonin(findings: readonly Finding[]): boolean {
  return findings.some(({ subject }) => findHerb(subject.id)?.effects.some(({ effect }) => effect === 'serotonergic'));
}

/** "Zoloft" stands for a medicine like any other. */
function inPlace(question: string, mentions: Understanding['mentions']): string {
  return mentions
    .filter(({ kind }) => kind === 'medicine')
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)}medicine${text.slice(end)}`, question);
}

const againstLowMood = [
  'ssri',
  'snri',
  'tricyclic-antidepressant',
  'maoi',
  'atypical-antidepressant',
  'antidepressant',
] as const;

const givesUp = String.raw`(?:(?:com(?:e|ing)|go(?:ing)?|get(?:ting)?|wean\w*(?: myself)?) off|(?:stop|quit|drop|ditch|skip|swap)(?:p?ing)?|leav(?:e|ing) out|giv(?:e|ing) up|paus(?:e|ing)|taper\w*(?: off)?|switch(?:ing)?|replac(?:e|ing))`;
const owned = String.raw`(?: (?:taking|using|of|the|my|these|those|this|all))*`;
/** The medicine itself; of "it" only where something else is to follow. */
const comesOffFirst = new RegExp(
  String.raw`\b${givesUp}${owned} (?:medicines?|medications?|meds|tablets?|pills?|capsules?|antidepressants?|ssris?)\b(?! (?:from |to )?(?:work\w*|doing|act\w*|help\w*))|\b${givesUp}${owned} (?:it|them|that|those)\b[^.?!]{0,40}\b(?:first|(?:that|this|the herb|the plant) instead|then (?:take|start|try|go|begin|use|switch))\b`,
  'i',
);
/** Who has stopped already is answered elsewhere. */
const isDone =
  /\bi (?:already |just )?(?:stopped|came off|dropped)\b|\b(?:i've|i have) (?:already |just )?(?:stopped|come off|quit|dropped)\b|\b(?:doctor|gp|psychiatrist|prescriber)\b/i;
