import { describe, expect, test } from 'vitest';
import { holdHouseholdTalk } from '../../../testing/household-talk.ts';
import { type Asker, lastOf } from '../../../testing/talk.ts';

const walter: Asker = { age: 81, gender: 'male', currentMedications: 'Eliquis, Lanoxin, Furosemide 40 mg' };
const dev: Asker = { age: 52, gender: 'male', currentMedications: 'metformin, gliclazide, ramipril' };

describe('what harms the one of the profile is told where nobody is named in what is asked', () => {
  test.each<[Asker, string, string]>([
    [walter, 'The neighbour, he is seventy, says liquorice tea is the thing for my dry cough.', 'Lanoxin'],
    [walter, 'My late wife made liquorice sweets. Any harm in those?', 'Lanoxin'],
    [dev, 'my mother in law is making me karela juice every morning. any issue with tablets?', 'gliclazide'],
    [walter, "My daughter has St John's wort at home. A cup in the evening then?", 'Eliquis'],
  ])('%o "%s"', (asker, message, medicine) => {
    const { text, findings } = lastOf(asker, message);

    expect(text).toContain(medicine);
    expect(findings.length).toBeGreaterThan(0);
  });

  test('what is forbidden stands before anything else', () => {
    const { text } = lastOf(walter, 'The neighbour, he is seventy, says liquorice tea is the thing for my dry cough.');

    expect(text.indexOf('Lanoxin')).toBeLessThan(200);
  });

  test('by the chosen profile where another one of the account was read', () => {
    const people = [
      { name: 'Keith', age: 58, gender: 'male', currentMedications: 'warfarin' },
      { name: 'Linda', age: 57, gender: 'female' },
    ];
    const [answer] = holdHouseholdTalk(people, [
      'Linda swears by ginkgo for her memory, has taken it for years. Any good?',
    ]);

    expect(answer?.text).toContain('warfarin');
  });
});

test.each([
  'can my mother have ginkgo?',
  'my mother forgets names. Is ginkgo any good for her?',
  'my mother forgets names. Would she do well on ginkgo?',
])('who is named in what is asked is the one it is for: "%s"', (message) => {
  expect(lastOf(walter, message).text).not.toContain('Eliquis');
});

describe('who is allergic and rubs it in for a child', () => {
  const asker = { age: 30, gender: 'female', allergies: 'ragweed' };
  test.each([
    'calendula cream for my baby, 4 months?',
    "arnica gel for my son's bruise, he is 7",
    'calendula ointment on my toddler?',
  ])('"%s"', (asked) => expect(lastOf(asker, asked).text).toContain('your own skin react'));
  test.each(['zinc cream for my baby?', 'arnica gel for my husband?', 'aloe gel on my son, 7?'])(
    'not of "%s"',
    (asked) => expect(lastOf(asker, asked).text).not.toContain('your own skin react'),
  );
});
