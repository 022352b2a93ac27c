import { describe, expect, test } from 'vitest';
import { holdTalk, lastOf } from '../../../testing/talk.ts';

const taking = (currentMedications: string, healthConcerns = 'none') => ({
  age: 66,
  gender: 'male',
  currentMedications,
  healthConcerns,
});

describe('what clashes and is taken by now asks for more than leaving it out', () => {
  test.each([
    ['torasemide, digoxin', 'Two mugs of licorice tea most evenings. Harmless with my heart tablets?', /for potassium/],
    ['simvastatin', 'grapefruit juice at breakfast since January, does it matter?', /Sore or weak muscles: call today/],
    ['nifedipine', 'am I ok to carry on having grapefruit every morning?', /check of the blood pressure/],
    ['tacrolimus', 'been drinking pomegranate juice every morning. ok?', /tacrolimus level/],
    ['warfarin', 'I have been eating a lot of goji berries every day, fine?', /extra INR test/],
    ['perindopril', 'two mugs of licorice and fennel tea a night, does it matter?', /for potassium|blood pressure/],
    ['apixaban', 'on garlic capsules two months now. fine?', /Black stools/],
    ['zopiclone', 'I always take valerian at night. any bother with zopiclone', /Do not drive/],
  ])('%s: "%s"', (currentMedications, asked, check) => {
    const { text, level } = lastOf(taking(currentMedications), asked);
    expect(level).toBe('none');
    expect(text).toMatch(/As you take \S+(?: \S+)? already/);
    expect(text).toMatch(check);
    expect(text).toMatch(/Keep taking|keep taking/);
  });

  test('told after the warning as well', () => {
    const [, then] = holdTalk(taking('digoxin'), ['is licorice tea fine with digoxin?', 'I drink it every evening']);
    expect(then?.text).toMatch(/Ask for a blood test for potassium/);
    expect(then?.text).not.toMatch(/As you take licorice already/);
  });

  test('of another person as well', () =>
    expect(lastOf({ age: 40 }, 'my dad has had ginkgo every day for years, he is on warfarin. ok?').text).toMatch(
      /As your dad takes ginkgo already: no more of it for now/,
    ));

  test.each([
    ['warfarin', 'Can I have ginkgo every day?'],
    ['warfarin', 'how many cups of cranberry juice a day are fine'],
    ['none', 'I drink chamomile tea every night, ok?'],
    ['warfarin', 'had a cough for three weeks, licorice tea?'],
    ['lithium', 'feeling low for two weeks, rhodiola?'],
    ['warfarin', 'I eat spinach every day, ok with warfarin?'],
  ])('nobody is told so who only asks, or has what may stay: %s, "%s"', (currentMedications, asked) =>
    expect(lastOf(taking(currentMedications), asked).text).not.toMatch(/already: no more|already, ask/),
  );
});

describe('the herb is what goes, and the medicine is kept', () => {
  test.each([
    ['rivaroxaban', 'is ginkgo ok'],
    ['phenytoin', 'St John’s wort for my mood?'],
    ['tamoxifen', 'is black cohosh alright'],
    ['bisoprolol', 'can I have licorice with it'],
  ])('%s: "%s"', (currentMedications, asked) =>
    expect(lastOf(taking(currentMedications), asked).text).toMatch(/keep taking|as prescribed/i),
  );

  test('once in a talk', () => {
    const [first, second] = holdTalk(taking('rivaroxaban'), ['is ginkgo ok', 'and garlic capsules?']);
    expect(first?.text).toMatch(/Keep taking rivaroxaban as prescribed/);
    expect(second?.text).not.toMatch(/Keep taking/);
  });

  test.each([
    ['rivaroxaban', 'is chamomile cream ok'],
    ['levothyroxine', 'calcium with levothyroxine?'],
    ['paracetamol', 'is peppermint tea ok'],
  ])('where nothing clashes, or only hours count, it is not said: %s, "%s"', (currentMedications, asked) =>
    expect(lastOf(taking(currentMedications), asked).text).not.toMatch(/Keep taking/),
  );

  test('a course of antibiotics is taken to its end', () =>
    expect(lastOf(taking('doxycycline for 7 days'), 'are probiotics ok with doxycycline?').text).toMatch(
      /Take doxycycline to the end/,
    ));

  test('what acts for days is not kept apart by hours', () =>
    expect(lastOf(taking('simvastatin'), 'grapefruit in the morning, simvastatin at night, ok?').text).toMatch(
      /Taking them hours apart does not help/,
    ));
});
