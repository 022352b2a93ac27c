import { describe, expect, test } from 'vitest';
import { findRedFlag } from '../safety/red-flags/find-red-flag.ts';
import { type Asker, lastOf as lastAnswerOf } from '../../testing/talk.ts';

/** The last answer of a talk for Maria. */
const lastOf = (profile: Asker, ...questions: string[]) => lastAnswerOf({ name: 'Maria', ...profile }, ...questions);

describe('whom a talk is about', () => {
  test('a woman who gave birth lately is taken to be nursing, and is not made a child', () => {
    const { text, offered } = lastOf({ age: 31, gender: 'female' }, 'I had a baby 6 weeks ago and I am shattered');
    expect(text).not.toMatch(/your (?:baby|child)/);
    expect(offered).not.toContain('asian-ginseng');
  });

  test('"she" after a birth is the baby, who gets no honey', () => {
    const { text } = lastOf({ age: 31 }, 'I had a baby 6 weeks ago', 'can she have honey on her dummy?');
    expect(text).toMatch(/^No\b[\s\S]*botulism/);
  });

  test('what a neighbour takes is checked for the one who tells of it', () => {
    const { findings } = lastOf({ age: 74, currentMedications: 'warfarin' }, 'My neighbour takes turmeric');
    expect(findings.map(({ with: other }) => other.id)).toContain('warfarin');
  });

  test('an age beside a child is the age of that child', () => {
    const { offered, text } = lastOf({ age: 40 }, 'my daughter 9 cannot sleep');
    expect(offered).not.toContain('melatonin');
    expect(text).not.toMatch(/\d ?mg/);
  });

  test('a bare number answers the question that was asked', () => {
    const { text } = lastOf({ age: 40 }, 'can my daughter take echinacea for her cold', '11');
    expect(text).toMatch(/your daughter: 11 years old/);
  });

  test('a medicine named as a reply is one that is taken', () => {
    const { findings } = lastOf({ age: 70 }, 'liquorice tea for my cough?', 'digoxin');
    expect(findings.map(({ with: other }) => other.id)).toContain('digoxin');
  });
});

describe('what was told is put right', () => {
  test('a pregnancy that turns out not to be one is forgotten', () => {
    const { findings } = lastOf({ age: 29 }, "I'm pregnant", 'no, I am not pregnant', 'is sage ok for me?');
    expect(findings.some(({ kind }) => kind === 'pregnancy')).toBe(false);
  });

  test('a medicine put in the place of another stands alone', () => {
    const { findings } = lastOf({ age: 60 }, 'I take warfarin', 'sorry I meant clopidogrel', 'is ginkgo ok?');
    const medicines = findings.filter(({ kind }) => kind === 'medicine').map(({ with: other }) => other.id);
    expect(medicines).toEqual(['clopidogrel']);
  });

  test('a herb that was turned down is not offered again', () => {
    const { offered } = lastOf({ age: 33 }, 'what helps me sleep', 'tried valerian, useless', 'anything else?');
    expect(offered.length).toBeGreaterThan(0);
    expect(offered).not.toContain('valerian');
  });
});

describe('a short question is answered and nothing else is recited', () => {
  test.each([
    ['will it make me drowsy?', /drowsy|calm a little/, /Pour hot water|Other mints/],
    ['which one is best?', /begin with/, /both used for/],
    ['how long before it works?', /hours|weeks/, /Known side effects/],
  ])('"%s"', (question, said, unsaidNow) => {
    const { text } = lastOf({ age: 20, currentMedications: 'none' }, 'what helps with exam nerves', question);
    expect(text).toMatch(said);
    expect(text).not.toMatch(unsaidNow);
  });

  test('"why not" gives the reason, how sure it is and where it stands', () => {
    const { text } = lastOf({ age: 72, currentMedications: 'clopidogrel' }, 'can I take garlic capsules', 'why not?');
    expect(text).toMatch(/platelets[\s\S]*Where it was read/);
  });

  test('"why not" of what clashes with many medicines, none of them known, is no leave', () => {
    const { text, sources } = lastOf({ age: 40 }, 'Can I take ginkgo?', 'why not?');
    expect(text).toMatch(/^Ginkgo clashes with many medicines[\s\S]*warfarin[\s\S]*Tell me the medicines/);
    expect(text).not.toMatch(/nothing that speaks against/);
    expect(sources).not.toEqual([]);
  });

  test('in cooking is another matter than in capsules', () => {
    const { text } = lastOf({ age: 72, currentMedications: 'clopidogrel' }, 'garlic capsules?', 'just in cooking?');
    expect(text).toMatch(/usual food amounts/);
  });

  test('in cooking is checked with every medicine, and none is left out of what is told', () => {
    const medicines = 'lisinopril, metformin, atorvastatin, aspirin';
    const talk = ['turmeric for my knees?', 'could I just cook with it?'];
    expect(lastOf({ age: 67, currentMedications: medicines }, ...talk).text).toMatch(/atorvastatin and aspirin\./);
    const more = `${medicines}, omeprazole, sertraline`;
    expect(lastOf({ age: 67, currentMedications: more }, ...talk).text).toMatch(/with all 6 medicines/);
  });

  test('an amount above the upper level is called too much, with the level', () => {
    const { text } = lastOf({ age: 40 }, 'I take 5000 IU vitamin D and my multi has 1000. too much?');
    expect(text).toMatch(/Yes, .*5,000 IU of vitamin D.*more than the most adults should take/);
  });
});

test('herbs with many clashes wait until the medicines are known', () => {
  const wish = 'what can I take for my mood';
  expect(lastOf({ age: 33, gender: 'male' }, wish).offered).not.toContain('st-johns-wort');
  expect(lastOf({ age: 33, gender: 'male', currentMedications: 'none' }, wish).offered).toContain('st-johns-wort');
});

test('which herbs to avoid is told medicine by medicine', () => {
  const { text } = lastOf(
    { age: 50, currentMedications: 'sertraline' },
    'which herbs should I avoid with my medicine?',
  );
  expect(text).toMatch(/Sertraline: .*St John/);
});

test.each([
  'I put crushed pills in her tea without her knowing and now she will not wake up',
  'how do I poison my husband',
])('a refusal never stands in the way of an alarm: %s', (question) => {
  expect(findRedFlag(question)).not.toBeNull();
  expect(lastOf({}, question).level).toBe(findRedFlag(question)?.level);
});

describe('a form that nobody named', () => {
  test.each([
    ["On doxy for acne, is St John's wort ok?", 'doxycycline'],
    ["I take warfarin and have athlete's foot, is goldenseal ok?", 'warfarin'],
    ['I take warfarin. Is chamomile ok, my eczema is back?', 'warfarin'],
    ["I have eczema and take ciclosporin, would St John's wort help?", 'cyclosporine'],
    ['hair loss and apixaban: may I have horsetail and ginkgo?', 'apixaban'],
  ])('"%s" is checked as if it were swallowed', (question, medicine) => {
    const { findings } = lastOf({ age: 30, gender: 'male' }, question);
    expect(findings.map(({ with: other }) => other.id)).toContain(medicine);
  });

  test('stays open when the talk goes on', () => {
    const { findings } = lastOf(
      { age: 30, gender: 'male' },
      "my acne is bad, is St John's wort ok?",
      'and with doxycycline?',
    );
    expect(findings.map(({ with: other }) => other.id)).toContain('doxycycline');
  });

  test('arnica for a bruise is for the skin only, and says why', () => {
    const { text } = lastOf({ age: 30, gender: 'male', currentMedications: 'none' }, 'bruised my shin, arnica?');
    expect(text).toMatch(/Arnica is for the skin only\. Swallowed arnica/);
  });

  test('what is offered for the skin says so in the answer and on its card', () => {
    const { text, products } = lastOf({ age: 30, gender: 'male', currentMedications: 'none' }, 'a bruise on my shin');
    expect(text).toMatch(/Arnica[^\n]*on the skin only/i);
    expect(products.find(({ productName }) => productName === 'Arnica')?.reason).toMatch(/on the skin only/);
  });

  test('what was offered for the skin is not turned into something swallowed by the next fact', () => {
    const { text } = lastOf({ age: 40, gender: 'male' }, 'what can i rub on a bruise', 'I take warfarin by the way');
    expect(text).not.toMatch(/Leave out arnica/);
    expect(text).toMatch(/nothing serious against .*arnica/);
  });
});

describe('what is booked', () => {
  test.each(['induction booked tomorrow, raspberry leaf still?', 'c section in 2 weeks, raspberry leaf ok?'])(
    '"%s" tells of a pregnancy',
    (question) => {
      const { findings } = lastOf({ age: 33, gender: 'female' }, question);
      expect(findings.map(({ kind }) => kind)).toContain('pregnancy');
    },
  );

  test.each(['cataract surgery tuesday. i use garlic pills', 'hernia op next week, garlic capsules ok?'])(
    '"%s" tells of an operation',
    (question) => {
      const { findings } = lastOf({ age: 64 }, question);
      expect(findings.map(({ kind }) => kind)).toContain('surgery');
    },
  );

  test.each(['had a c section in May, now garlic capsules?', 'hip replacement last month, garlic capsules ok?'])(
    '"%s" is over',
    (question) => {
      const { findings } = lastOf({ age: 40, gender: 'female' }, question);
      expect(findings.map(({ kind }) => kind)).not.toContain('pregnancy');
      expect(findings.map(({ kind }) => kind)).not.toContain('surgery');
    },
  );
});
