import { alarmSourcesOf } from '../../evidence/alarms/alarm-sources.ts';
import type { RedFlag } from '../../safety/red-flags/red-flag.ts';
import type { AdvisorAnswer } from '../answer.ts';
import { unknownNames } from '../reading/named-things/unknown-names.ts';
import { listed, paragraph } from './html.ts';

const nothing: AdvisorAnswer = {
  level: 'none',
  blocks: [],
  recommended: [],
  findings: [],
  products: [],
  unrecognised: [],
  sources: [],
  followUps: [],
};

/** The fixed answer to an alarm: help first, nothing to take and nothing to buy. */
export function alarmAnswer({ level, paragraphs, sources = [] }: RedFlag): AdvisorAnswer {
  return { ...nothing, level, blocks: paragraphs.map(paragraph), sources: alarmSourcesOf(sources) };
}

/** An answer of fixed words, without herbs, findings or products. */
export function plainAnswer(blocks: readonly string[], followUps: readonly string[] = []): AdvisorAnswer {
  return { ...nothing, blocks, followUps };
}

/** The answer, with lines of plain text before it. */
export function withLinesFirst(lines: readonly string[], answer: AdvisorAnswer): AdvisorAnswer {
  return lines.length === 0 ? answer : { ...answer, blocks: [...lines.map(paragraph), ...answer.blocks] };
}

/** Too little to go on: asks, and says what it did not recognise; `place` is where a talk of a complaint stands. */
export function askBack(unrecognised: readonly string[], said: string, place: string | null): AdvisorAnswer {
  if (place !== null)
    return { ...plainAnswer([...unknownNames(unrecognised, said), paragraph(place)], openTopics), isLost: true };
  const isAgain = said !== '';
  return {
    ...nothing,
    isLost: true,
    unrecognised,
    blocks: [
      ...unknownNames(unrecognised, said),
      paragraph(
        isAgain
          ? (againLost.find((wording) => !said.includes(wording)) ?? againLost[0])
          : 'I can only help with herbs, supplements and everyday complaints. Tell me a little more, and I can look for something that fits: what bothers you, since when, and what you have tried.',
      ),
      ...(isAgain
        ? []
        : [paragraph('You can also name a herb or supplement, and I will check it against your profile.')]),
    ],
    followUps: ['What helps me sleep?', 'I feel stressed. What could help?', 'What is good for digestion?'],
  };
}

const againLost = [
  'I did not catch that; it may be outside what I know. You can name a symptom, such as poor sleep or a cough, or a herb.',
  'That is lost on me, I am afraid. Is it a complaint, a herb or a medicine that you would like to know about?',
] as const;
const openTopics = ['What can I do without herbs?', 'When should I see a doctor?'];

/** Medicines alone: outside what is checked here, and said so. `beside` are herbs the person takes, with no finding. */
export function medicinesOnly(names: string, beside: readonly string[] = []): AdvisorAnswer {
  return plainAnswer(
    [
      paragraph(
        `I check herbs and supplements. What medicines do to each other is outside what I check, so I can say nothing about ${names} on that score. A pharmacist can tell you at once.`,
      ),
      paragraph(
        beside.length === 0
          ? 'If you take a herb or supplement besides, name it and I will check it.'
          : `Between that and what you take besides (${listed(beside)}), I found no warning, which is no promise.`,
      ),
    ],
    ['Which herbs should I avoid with my medicines?', 'What helps me sleep?'],
  );
}

/** A name nobody knows: nothing is guessed about it. */
export function unknownOnly(names: readonly string[], unrecognised: readonly string[], said: string): AdvisorAnswer {
  return {
    ...nothing,
    unrecognised,
    blocks: [
      ...unknownNames([...new Set([...names, ...unrecognised])], said),
      paragraph(
        'Unknown does not mean harmless. If there is a label, tell me the ingredients and I will check each. Without a label, please leave it out.',
      ),
    ],
    followUps: ['What helps me sleep?', 'What is good for digestion?'],
  };
}
