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

/** Too little to go on: asks, and says what it did not recognise. */
export function askBack(unrecognised: readonly string[], said: string, topic: string | null): AdvisorAnswer {
  if (topic !== null) return plainAnswer([...unknownNames(unrecognised, said), paragraph(whichOf(topic))], openTopics);
  const isAgain = said.includes('Tell me a little more');
  return {
    ...nothing,
    unrecognised,
    blocks: [
      ...unknownNames(unrecognised, said),
      paragraph(
        isAgain
          ? 'I did not catch that; it may be outside what I know. You can name a symptom, such as poor sleep or a cough, or a herb.'
          : 'I can only help with herbs, supplements and everyday complaints. Tell me a little more, and I can look for something that fits: what bothers you, since when, and what you have tried.',
      ),
      ...(isAgain
        ? []
        : [paragraph('You can also name a herb or supplement, and I will check it against your profile.')]),
    ],
    followUps: ['What helps me sleep?', 'I feel stressed. What could help?', 'What is good for digestion?'],
  };
}

/** Not understood, after a complaint for which no herb was named. */
function whichOf(topic: string): string {
  return `I did not follow that. We spoke of ${topic}: shall I say what helps without herbs, when to see a doctor, or check a herb that you name?`;
}

const openTopics = ['What can I do without herbs?', 'When should I see a doctor?'];

/** Not understood in the middle of a talk: says where it stood and what may be asked of it. */
export function askAgain(
  herbs: readonly string[],
  {
    unrecognised,
    said,
    standing,
    isOpen,
  }: {
    readonly unrecognised: readonly string[];
    readonly said: string;
    /** What the checks came to so far. */
    readonly standing: string;
    /** Something of it may be taken. */
    readonly isOpen: boolean;
  },
): AdvisorAnswer {
  const [first = ''] = herbs;
  const isAgain = said.includes(lostThread);
  return {
    ...nothing,
    unrecognised,
    blocks: [
      ...unknownNames(unrecognised, said),
      paragraph(
        isAgain
          ? `${stillLost} ${standing} ${isOpen ? 'Is it how to take it, whether it suits you, or something else to try?' : 'Is it why, or what to take instead?'} Or name a herb, a medicine or what bothers you.`
          : `${lostThread} ${standing} ${isOpen ? 'Would you like to know how much people take, how soon it works, or what else could help?' : 'Shall I look for something else instead?'}`,
      ),
    ],
    followUps: isOpen
      ? [`How much ${first} do people take?`, `What are the side effects of ${first}?`, 'What else could help?']
      : ['Why not?', 'What could I take instead?'],
  };
}

const stillLost = 'I still cannot tell what you mean, so I say where we are.';
const lostThread = 'I am not sure what you mean by that.';

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
