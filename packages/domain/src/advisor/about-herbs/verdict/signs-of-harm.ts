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
    of: /\blithium\b/i,
    says: 'Too much lithium shows as shaking hands that get worse, an unsteady walk, slurred speech, vomiting, loose stools or being muddled: get help the same day, and at once if you can hardly stand or speak.',
    sources: ['rightdecisions-lithium-toxicity'],
  },
  {
    of: /\b(?:(?<!breakthrough )bleeding|platelets?|thin(?:s|ning)? the blood)\b/i,
    says: 'Bleeding shows as new bruises, nosebleeds, bleeding gums, blood in the urine or black stools: have those seen the same day. A knock on the head or a sudden bad headache needs a hospital at once.',
    sources: [],
    isOfSlight: true,
  },
  {
    of: /\b(?:lower\w*|reduc\w*|drop\w*) (?:\w+ ){0,3}(?:blood )?(?:sugar|glucose)\b|\b(?:blood )?sugar (?:could |may |can |might )?(?:fall|drop|go)\w*|\blow (?:blood )?sugar\b/i,
    says: 'Low sugar shows as shaking, sweating, hunger, a fast heartbeat, a pale face, and being dizzy, cross or muddled. Measure at once: below 4 mmol/L (70 mg/dl), or when in doubt, take sugar or juice, measure again after 15 minutes and then eat something. Whoever cannot swallow or does not come round needs the emergency number.',
    sources: ['nidirect-low-blood-sugar'],
  },
  {
    of: /\b(?:lower\w*|drop\w*|fall\w*)\b[^.]{0,24}\bblood pressure\b|\bblood pressure\b[^.]{0,24}\b(?:lower|drop\w*|fall\w*|fell|low)\b/i,
    says: 'Pressure that is too low shows as being dizzy or light-headed on standing up, weak or faint: sit or lie down, measure, and tell your doctor. After fainting leave it out and have it looked at the same day.',
    sources: [],
  },
  {
    of: /\bliver\b/i,
    says: 'A liver in trouble shows as dark urine, yellow eyes or skin, pale stools, itching, nausea or great tiredness: stop it and see a doctor the same day.',
    sources: [],
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
