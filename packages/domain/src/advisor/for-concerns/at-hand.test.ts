import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

const onWarfarin = { age: 50, gender: 'male', currentMedications: 'warfarin' };

describe('what is at hand and does not suit is told of beside what else there is', () => {
  test.each([
    ['turmeric', 'anything else? I also have a jar of turmeric capsules here'],
    ['ginkgo', 'what else is there, got devils claw and ginkgo at home as well'],
    ['ginkgo', 'what else could I try? I still have some ginkgo'],
    ['ginkgo', "ok what else? there's a box of ginkgo in the drawer"],
  ])('%s: "%s"', (herb, asked) => {
    const { text, findings } = lastOf(onWarfarin, 'something for joint pain', asked);

    expect(findings.some(({ subject, with: other }) => subject.id === herb && other.id === 'warfarin')).toBe(true);
    expect(text).toMatch(/you have/);
  });

  test('of a rub as well', () => {
    const { text, offered } = lastOf(
      { age: 50, allergies: 'aspirin - bad asthma attack', healthConcerns: 'asthma' },
      'whats natural for back pain, willow bark right',
      'Well thats annoying. what else? Ive a tube of that wintergreen rub here too',
    );

    expect(text).toMatch(/The wintergreen you have is not for you, because of aspirin/);
    expect(offered.length).toBeGreaterThan(0);
  });

  test('what suits is not spoken of', () => {
    expect(lastOf({ age: 50 }, 'something for joint pain', 'what else? I have a jar of rosehip').text).not.toMatch(
      /rosehip you have/,
    );
  });
});

describe('what is praised or asked about is not turned down', () => {
  test.each([
    ['red-yeast-rice', "Red yeast rice does work though. So I'd add it to the simvastatin and halve both. Why not?"],
    ['red-yeast-rice', 'but red yeast rice did help my brother. together with my simvastatin?'],
  ])('%s: "%s"', (herb, asked) => {
    const { findings } = lastOf({ age: 57, currentMedications: 'simvastatin 40' }, asked);

    expect(findings.some(({ subject, severity }) => subject.id === herb && severity === 'major')).toBe(true);
  });

  test('"needs iodine no?" asks for a yes', () => {
    const { findings } = lastOf(
      { age: 22, currentMedications: 'levothyroxine', healthConcerns: 'hashimotos' },
      'im so foggy. ashwagandha. worth it?',
      'kelp powder in my smoothie then? thyroid needs iodine no',
    );

    expect(findings.some(({ subject, severity }) => subject.id === 'iodine' && severity === 'major')).toBe(true);
  });

  test.each(['valerian, no', 'valerian did nothing', "valerian didn't help", 'valerian does not agree with me'])(
    'and yet "%s" turns it down',
    (told) => {
      expect(lastOf({ age: 40 }, 'what helps me sleep?', `${told}. something else?`).offered).not.toContain('valerian');
    },
  );
});

test('why not, of halving a tablet: the tablet stays', () => {
  const { text } = lastOf(
    { age: 57, currentMedications: 'sertraline' },
    "I'll take half the sertraline and add st johns wort, why not?",
  );

  expect(text).toMatch(/Please keep taking sertraline/);
  expect(text).toMatch(/serotonin/);
});

test('star shaped fruit is star fruit', () => {
  const weak = { age: 70, healthConcerns: 'kidney disease stage 4' };
  expect(lastOf(weak, 'And that star shaped fruit at the market, would it be good for vitamin C?').text).toMatch(
    /hiccups/,
  );
});
