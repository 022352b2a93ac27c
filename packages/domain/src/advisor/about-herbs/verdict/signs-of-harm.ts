import type { Finding } from '../../../safety/finding.ts';
import { compareSeverity } from '../../../safety/words.ts';
import { clausesOf } from '../../wording/sentences.ts';

interface Signs {
  /** In what is told of the clash. */
  readonly of: RegExp;
  readonly says: string;
  readonly sources: readonly string[];
  /** Told though the clash is slight: one would stop for it. */
  readonly isOfSlight?: true;
}

/** What a clash looks like when it comes about. */
const known: readonly Signs[] = [
  {
    of: /\bserotonin\b/i,
    says: 'Too much serotonin mostly shows within a day: restlessness, shaking, twitching or stiff muscles, sweating, a fast heart, fever, loose stools, confusion. Call a doctor at once; with fever, stiff muscles or confusion call your emergency number.',
    sources: ['msd-serotonin-syndrome'],
  },
  {
    of: /\bpass more water\b/i,
    says: 'Too much water lost shows as dizziness on standing up, a dry mouth, cramps, a fast heartbeat, little dark urine, or a weight that falls from one day to the next. With any of these leave the herb out and call the doctor; do not change the water tablet by yourself. After fainting or with confusion get help at once.',
    sources: [],
    isOfSlight: true,
  },
];

const mostTold = 2;

/** By what one would notice that the checks were right: of the graver findings, most serious first. */
export function signsOf(findings: readonly Finding[]): {
  readonly lines: readonly string[];
  readonly sources: readonly string[];
} {
  const weighty = findings
    .filter(({ severity }) => severity !== 'minor')
    .toSorted((left, right) => compareSeverity(left.severity, right.severity));
  const ofKind = known.filter(({ of, isOfSlight }) =>
    (isOfSlight ? findings : weighty).some(
      ({ kind, why, advice }) => (!isOfSlight || kind === 'medicine') && of.test(`${why} ${advice}`),
    ),
  );
  const told = weighty
    .filter(({ why, advice }) => !ofKind.some(({ of }) => of.test(`${why} ${advice}`)))
    .flatMap(({ advice }) => clausesOf(advice))
    .filter((sentence) => tellsSigns.test(sentence));
  return {
    lines: [...ofKind.map(({ says }) => says), ...new Set(told)].slice(0, mostTold),
    sources: ofKind.flatMap(({ sources }) => sources),
  };
}

const tellsSigns = /\b(?:watch for|look for|report|signs?|notice|means? stop|needs? help|call)\b/i;
