import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const weakKidneys = {
  age: 71,
  gender: 'female',
  healthConcerns: 'kidney disease stage 4',
  currentMedications: 'spironolactone',
};
const onWarfarin = { age: 50, gender: 'male', currentMedications: 'warfarin' };

describe('who only said, owns or takes it is not the one it is for', () => {
  test.each([
    [weakKidneys, 'at nite my legs cramp so bad. my niece said magnesium, she takes 400. yes?', 'magnesium'],
    [onWarfarin, 'i want smth natural for my memory, was thinking ginkgo, my flatmate has it at home', 'ginkgo'],
    [onWarfarin, 'my brother in law takes ginkgo for his memory and is over the moon, worth a try?', 'ginkgo'],
    [onWarfarin, 'my knees ache. my aunt uses devils claw for hers, should i try it?', 'devils-claw'],
    [
      onWarfarin,
      'Winter is come and my coworker all sick, I want make my sleep better. St John’s wort is good?',
      'st-johns-wort',
    ],
  ])('%#: "%s" "%s"', (asker, question, herb) => {
    const { text, findings } = lastOf(asker, question);
    expect(findings.some(({ subject, severity }) => subject.id === herb && severity !== 'minor')).toBe(true);
    expect(text).not.toMatch(/for your (?:niece|flatmate|friend|brother|aunt)|your (?:niece|friend)(?:’s|'s) doctor/);
  });

  test('she said so is no turn to her', () => {
    const { text, findings } = lastOf(
      { age: 50, currentMedications: 'clopidogrel' },
      'my friend says ginkgo is good before an operation',
      'what about bromelain, she said that too',
    );
    expect(findings.some(({ subject, with: other }) => subject.id === 'bromelain' && other.id === 'clopidogrel')).toBe(
      true,
    );
    expect(text).not.toMatch(/your friend/);
  });
});

describe('who is asked for, or ails, still is', () => {
  test.each([
    ['my dad has bad knees, he takes warfarin. turmeric?', /your (?:dad|father)/],
    ['my wife takes ginkgo and has headaches, can she take feverfew too?', /your wife/],
    ['my throat is sore and my baby has a cough, what can I give', /your baby/],
  ])('"%s"', (question, whom) => {
    expect(lastOf({ age: 40, gender: 'male' }, question).text).toMatch(whom);
  });
});
