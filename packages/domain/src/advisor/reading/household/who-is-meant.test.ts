import { describe, expect, test } from 'vitest';
import { holdHouseholdTalk } from '../../../../testing/household-talk.ts';

const anna = { name: 'Anna', age: 34, gender: 'female', currentMedications: 'Warfarin' };
const leo = { name: 'Leo', age: 4, gender: 'male', allergies: 'ragweed' };
const mia = { name: 'Mia', age: 9, gender: 'female', healthConcerns: 'epilepsy' };
const harold = { name: 'Harold', age: 40, gender: 'male', currentMedications: 'sertraline' };
const family = [anna, leo, mia, harold];

const lastIn = (profiles: typeof family, ...turns: Parameters<typeof holdHouseholdTalk>[1]) => {
  const last = holdHouseholdTalk(profiles, turns).at(-1);
  if (last === undefined) throw new Error('nothing was asked');
  return last;
};
const subjects = ({ findings }: ReturnType<typeof lastIn>) =>
  findings.map(({ subject, with: other }) => `${subject.name} / ${other?.name ?? ''}`);

describe('another profile of the account, named in the words, is the one that is checked', () => {
  test.each([
    ['by name', 'can Leo have chamomile tea?', 'Leo'],
    ['by name and kin', "is chamomile ok for my son Leo? he's got a cold", 'Leo'],
    ['by kin, sex and age', 'can my husband take ginkgo?', 'Harold'],
    ['by kin where one fits', 'my daughter sleeps badly, is valerian fine for her?', 'Mia'],
    ['by an age', 'my 9 year old coughs, thyme?', 'Mia'],
    ['as the younger of two', 'our youngest has a cold, elderberry?', 'Leo'],
  ])('%s', (_, asked, name) => {
    const answer = lastIn(family, asked);

    expect(answer.checkedFor).toBe(name);
    expect(answer.text).toContain(`I take this to be about ${name}, and go by `);
  });

  test('with their medicines and allergies, and none of those of the chosen profile', () => {
    expect(subjects(lastIn(family, "can Harold take St John's wort?")).join()).toContain('sertraline');
    expect(subjects(lastIn(family, "can Harold take St John's wort?")).join()).not.toContain('warfarin');
    expect(lastIn(family, 'chamomile tea for Leo?').text).toContain('ragweed');
  });

  test('and the talk goes on about them until it comes back', () => {
    const talk = ['can Leo have chamomile?', 'how much for him?', 'and for me?', 'and my husband?'];
    const heard = holdHouseholdTalk(family, talk).map(({ checkedFor }) => checkedFor);

    expect(heard).toEqual(['Leo', 'Leo', undefined, 'Harold']);
  });

  test('what was told of them is not held against the one who writes', () => {
    const answer = lastIn(
      family,
      'Leo takes ibuprofen and has asthma, is ivy ok for him?',
      'can I take ginger myself?',
    );

    expect(answer.checkedFor).toBeUndefined();
    expect(subjects(answer).join()).not.toContain('ibuprofen');
    expect(subjects(answer).join()).toContain('warfarin');
  });
});

describe('the chosen profile stays', () => {
  test.each([
    ['somebody only said so', 'Harold says ginger helps against nausea. can I take it?'],
    ['somebody only owns it', "there are Harold's valerian capsules in the cupboard, can I take one?"],
    ['a herb has the name of somebody', 'is rosemary tea good for my memory?'],
  ])('%s', (_, asked) => {
    expect(
      lastIn([...family, { name: 'Rosemary', age: 60, gender: 'female' }] as typeof family, asked).checkedFor,
    ).toBeUndefined();
  });

  test('for kin that no profile can be, and for an age that fits none', () => {
    expect(lastIn(family, 'can my gran take ginkgo?').checkedFor).toBe('your gran');
    expect(lastIn(family, 'my other son, 12, coughs. thyme?').checkedFor).toBe('your son');
    expect(lastIn(family, 'my sister’s baby coughs, honey?').checkedFor).toBe('your baby');
  });

  test('for two that fit alike', () => {
    const ben = { name: 'Ben', age: 6, gender: 'male' };

    expect(lastIn([anna, leo, ben] as typeof family, 'my son coughs, is thyme ok for him?').checkedFor).toBe(
      'your son',
    );
  });
});

test('who writes under the profile of a child asks for themselves by their own', () => {
  const answer = lastIn(
    family,
    { say: 'he coughs, what helps?', chosen: 'Leo' },
    { say: 'and for me? I cough too, is ginkgo ok?', chosen: 'Leo' },
  );

  expect(answer.checkedFor).toBe('Anna');
  expect(subjects(answer).join()).toContain('warfarin');
});

test('"my husband", under his own profile, is he', () => {
  const answer = lastIn(family, { say: 'my husband sleeps badly. 5-HTP?', chosen: 'Harold' });

  expect(subjects(answer).join()).toContain('sertraline');
});

test('who signs is who asks', () => {
  const answer = lastIn(family, {
    say: "Anna here, his mum: I can't sleep, is St John's wort fine for me?",
    chosen: 'Leo',
  });

  expect(answer.checkedFor).toBe('Anna');
});

test('a member who is named beside a word of kin is meant, whoever the talk was of before', () => {
  const profiles = [
    { name: 'Ingeborg', age: 44, gender: 'female' },
    { name: 'Ella', age: 7, gender: 'female' },
    { name: 'Trude', age: 76, gender: 'female', currentMedications: 'Plavix' },
  ] as typeof family;
  const answer = lastIn(
    profiles,
    'what helps against sea sickness?',
    { say: 'And my daughter, seven. Ginger sweets ok?', chosen: 'Ella' },
    'My mother Trude comes too, 76. Same for her?',
  );
  expect(answer.checkedFor).toBe('Trude');
});

describe('weeks of a pregnancy are no age of a child', () => {
  const omar = { name: 'Omar', age: 44, gender: 'male' };
  const leila = { name: 'Leila', age: 32, gender: 'female', currentMedications: 'sertraline' };
  const whoWas = (profiles: Parameters<typeof holdHouseholdTalk>[0], asked: string) =>
    holdHouseholdTalk(profiles, ['Can I take valerian?', asked]).at(-1)?.checkedFor;

  test.each([
    "and for my wife Leila? she's 14 weeks pregnant",
    'and Leila? She is 5 months gone',
    "what about my wife? she's 7 months along",
    "can Leila have it? she's 14 weeks now pregnant",
    'and for Leila, she is only 6 weeks pregnant, is it safe?',
  ])('%s', (asked) => {
    expect(whoWas([omar, leila], asked)).toBe('Leila');
  });

  test('told of one whose profile tells the pregnancy, they need not be named so', () => {
    const expecting = { ...leila, healthConcerns: 'pregnant' };

    expect(whoWas([omar, expecting], "can Leila have it? she's 14 weeks now")).toBe('Leila');
  });

  test.each(["and the little one? she's 14 weeks old", "and our baby? she's 14 weeks"])(
    'an age of a baby stays one: %s',
    (asked) => {
      expect(whoWas([omar, leila], asked)).not.toBe('Leila');
    },
  );
});

describe('a name and little else is whom the last question was for', () => {
  test.each(['for Leo i mean', 'Leo i mean', 'sorry, Leo not me', 'and Leo?', 'i meant Leo', 'its for Leo'])(
    '"%s"',
    (asked) => {
      const answer = lastIn(family, 'chamomile tea for a cold?', asked);

      expect(answer.checkedFor).toBe('Leo');
      expect(answer.text).toContain('ragweed');
      expect(answer.text).not.toMatch(/In plain words|not sure what you mean/);
    },
  );
});

describe('a profile whose name is a word of kin is checked as what it is', () => {
  const withMother = (name: string) => [
    { name: 'Elena', age: 45, gender: 'female' },
    { name, age: 82, gender: 'female', currentMedications: 'digoxin, furosemide' },
  ];

  test.each([
    ['Baba Nina', 'my mother 82 is constipated, can i buy her senna tea'],
    ['Baba', 'is senna tea ok for my mum'],
    ['Baba Nina', 'Baba is constipated, senna tea ok?'],
    ['Auntie Bea', 'can Auntie Bea have senna?'],
    ['Papa', 'my mum is bunged up, is senna alright?'],
    ['Aunt Lou', 'Aunt Lou wants senna tablets, ok?'],
  ])('%s: %s', (name, asked) => {
    const answer = holdHouseholdTalk(withMother(name), [asked]).at(-1);

    expect(answer?.checkedFor).toBe(name);
    expect(answer?.text).toContain('senna and digoxin');
  });

  test('somebody else who is called so in the words has no profile', () => {
    const answer = holdHouseholdTalk(withMother('Nina'), ['my baba is 70, is senna ok for him?']).at(-1);

    expect(answer?.checkedFor).not.toBe('Nina');
    expect(answer?.text).not.toContain('digoxin');
  });
});

describe('one of the account whom something ails is meant, though "I" look for help', () => {
  const ray = { name: 'Ray', age: 68, gender: 'male' };
  const jean = {
    name: 'Jean',
    age: 70,
    gender: 'female',
    currentMedications: 'donepezil',
    healthConcerns: 'Alzheimers',
  };
  const askedFor = (asked: string) => holdHouseholdTalk([ray, jean], [asked]).at(-1)?.checkedFor;

  test.each([
    'wifes got alzheimers and gets agitated at tea time, is there any calming thing i can try, smells maybe',
    'my wife gets agitated, what can i try',
    'my wife is restless, any calming tea i can buy',
    'my wife has a cough, what can i try',
    'my wife has gout and i wonder what helps',
    'wife has dementia and sleeps badly, what can i try',
  ])('%s', (asked) => expect(askedFor(asked)).toBe('Jean'));

  test.each([
    'my wife is ill and i am stressed, any calming tea i can make',
    'my wife swears by valerian, what can i try for sleep',
    'my wife has a cold, what can i do not to catch it',
    'my wife has gout and takes ginkgo. can i take ginkgo?',
    'my wife snores and i cant sleep, what can i try',
  ])('the one who writes: %s', (asked) => expect(askedFor(asked)).toBeUndefined());
});
