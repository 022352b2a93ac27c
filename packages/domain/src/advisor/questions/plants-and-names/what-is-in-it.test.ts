import { describe, expect, test } from 'vitest';
import { emptyPerson } from '../../../safety/person/empty-person.ts';
import { advise } from '../../advise.ts';

const ask = (question: string) => advise({ question, history: [], person: emptyPerson, profileName: null });

describe('whether a herb goes with drink is a matter of safety, not of what is in it', () => {
  test.each([
    ['Is valerian ok with alcohol?', 'moderate'],
    ['Is kava safe with alcohol?', 'major'],
    ['Is kava fine with wine?', 'major'],
    ['Does valerian interact with alcohol?', 'moderate'],
    ['Is it safe to take valerian with alcohol?', 'moderate'],
    ['Can I mix kava and alcohol?', 'major'],
  ])('"%s"', (question, severity) => {
    const found = ask(question).findings.map((finding) => `${finding.severity} ${finding.with.id}`);
    expect(found).toContain(`${severity} alcohol`);
  });
});

test.each(['Does peppermint contain caffeine?', 'Is rooibos caffeine-free?'])(
  'what is in it is told: "%s"',
  (question) => {
    expect(ask(question).blocks.join(' ')).toContain('no caffeine in');
  },
);
