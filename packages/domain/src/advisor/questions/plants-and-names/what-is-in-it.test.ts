import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const answerTo = (question: string) => lastOf({}, question);

describe('whether a herb goes with drink is a matter of safety, not of what is in it', () => {
  test.each([
    ['Is valerian ok with alcohol?', 'moderate'],
    ['Is kava safe with alcohol?', 'major'],
    ['Is kava fine with wine?', 'major'],
    ['Does valerian interact with alcohol?', 'moderate'],
    ['Is it safe to take valerian with alcohol?', 'moderate'],
    ['Can I mix kava and alcohol?', 'major'],
  ])('"%s"', (question, severity) => {
    const found = answerTo(question).findings.map((finding) => `${finding.severity} ${finding.with.id}`);
    expect(found).toContain(`${severity} alcohol`);
  });
});

test.each(['Does peppermint contain caffeine?', 'Is rooibos caffeine-free?'])(
  'what is in it is told: "%s"',
  (question) => {
    expect(answerTo(question).text).toContain('no caffeine in');
  },
);
