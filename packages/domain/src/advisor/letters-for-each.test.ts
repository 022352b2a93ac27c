import { describe, expect, test } from 'vitest';
import { sectionsOf } from '../../testing/letter.ts';
import { lastOf } from '../../testing/talk.ts';

describe('everybody of a letter is answered under a heading of their own', () => {
  test('a complaint that is only told is answered like one that is asked about', () => {
    const { of } = sectionsOf(
      { age: 44, gender: 'female', currentMedications: 'levothyroxine' },
      "Hi Herbie, three things. My mum (71, on warfarin and bisoprolol) can't sleep and her knees ache, what could she take? My daughter is 6 and has a tickly cough at night. And I'm always tired, would ashwagandha be ok with my tablet? Thanks, Jo",
    );
    expect(Object.keys(of)).toEqual(['you', 'your mum', 'your daughter']);
    expect(of['you']).toMatch(/ashwagandha and levothyroxine/);
    expect(of['your mum']).toMatch(/Lemon balm[^]*INR/);
    expect(of['your daughter']).toMatch(/Honey/);
    expect(of['your daughter']).not.toMatch(/warfarin|levothyroxine/);
  });

  test('what the husband takes is checked for him, and what the wife wants for her pregnancy', () => {
    const { of } = sectionsOf(
      {},
      "My husband Tom had a stent in spring and takes clopidogrel, aspirin and atorvastatin. He's been buying turmeric and ginkgo capsules online and swears by them. I'm 38 weeks pregnant and want something for heartburn.",
    );
    expect(of['you']).toMatch(/heartburn[^]*pregnancy/);
    expect(of['you']).not.toMatch(/aspirin|ginkgo|turmeric/i);
    expect(of['your husband']).toMatch(/ginkgo with aspirin and clopidogrel/);
  });

  test('what both want is looked for for each, and a flu jab is no cold', () => {
    const { of, text } = sectionsOf(
      { age: 52, gender: 'male' },
      "I'm asking for my parents who don't do internet. Dad is 80, has kidney disease (stage 3) and gout, takes allopurinol. Mum is 78, had a stroke years ago and is on apixaban. They both want something for constipation. Dad likes licorice, mum has been taking garlic tablets. They're having their flu jabs Thursday. What would you suggest for each of them?",
    );
    expect(of['your dad']).toMatch(
      /licorice with kidney disease[^]*For constipation[^]*Not for your dad[^]*Magnesium: Weak kidneys/,
    );
    expect(of['your mum']).toMatch(/garlic and apixaban[^]*For constipation/);
    expect(text).not.toMatch(/For a cold/);
  });

  test('the kids are the daughter and the son who were told of', () => {
    const { of } = sectionsOf(
      {},
      "my 15 year old daughter has terrible periods and my 13 year old son can't concentrate in school, he is not on any medication. Now I take venlafaxine. What do you think about valerian for me, and what would suit the kids?",
    );
    expect(Object.keys(of)).toEqual(['you', 'your daughter', 'your son']);
    expect(of['your daughter']).toMatch(/period pain/);
    expect(of['your son']).toMatch(/focus/);
  });

  test('a wish beside the herbs that are asked about is answered too', () => {
    const { of } = sectionsOf(
      { age: 61, gender: 'female', currentMedications: 'lithium, ramipril' },
      'I have been bipolar for thirty years and am stable on lithium. In summer my ankles swell and my daughter, who is a nurse, told me to drink nettle and dandelion tea. My grandson (4) has worms and she gives him garlic and pumpkin seeds. I would also like something for my memory.',
    );
    expect(of['you']).toMatch(/dandelion and lithium[^]*memory/);
    expect(of['your grandson']).toMatch(/garlic at this age/);
  });

  test('people in a list with a colon, and what each of them could try', () => {
    const { of } = sectionsOf(
      { age: 38, gender: 'female' },
      'Hi, we are a family of four. Me: 38, on citalopram, lie awake at night. Husband: 41, high cholesterol but refuses statins, wants red yeast rice. Lily is 9, hay fever every June. Sam, 2, has eczema in his elbow creases and a snotty nose. What could each of us try?',
    );
    expect(Object.keys(of)).toEqual(['you', 'your husband', 'Lily', 'Sam']);
    expect(of['your husband']).toMatch(/red yeast rice with high cholesterol/);
    expect(of['Lily']).toMatch(/hay fever/);
    expect(of['Sam']).toMatch(/eczema/);
  });

  test('"which of these can I take?" asks for oneself of what the others take', () => {
    const { of } = sectionsOf(
      { age: 45, gender: 'female', healthConcerns: 'epilepsy', currentMedications: 'lamotrigine' },
      "I am getting hot flushes. My mum swore by evening primrose oil. My best friend takes ginkgo for brain fog and says I should too. My 12 year old brings home colds, she isn't on anything. Which of these can I take, and what's good for the two of us against colds?",
    );
    expect(of['you']).toMatch(/evening primrose oil with epilepsy[^]*ginkgo with epilepsy[^]*For a cold/);
    expect(of['your child']).toMatch(/a cold/);
  });

  test('twins of five months are babies', () => {
    const { of } = sectionsOf(
      {},
      "my twins are 5 months and gassy, gripe water does nothing. health visitor said fennel tea is fine? i'm breastfeeding and take fenugreek for supply plus levothyroxine. my husband has gout and drinks nettle tea, he's on allopurinol.",
    );
    expect(of['your twins']).toMatch(/fennel at this age/);
    expect(of['you']).toMatch(/fenugreek while nursing/);
    expect(of['your husband']).toMatch(/nettle leaf with gout/);
  });
});

describe('an alarm in a letter tells whom it is about, and that the rest can wait', () => {
  test.each([
    [
      "Since Monday my father (72) has been confused on and off and this morning he couldn't find the words for 'kettle' and dropped his cup. He's on blood pressure tablets. I (40) get migraines and take topiramate; would feverfew be fine? And my son, 8, wets the bed.",
      'your father',
    ],
    [
      "long one sorry. my flatmate is on sertraline and started st johns wort last week on top because she still feels low. she's been really sweaty and twitchy and cant sit still since yesterday. i personally just want something for period cramps.",
      'your flatmate',
    ],
  ])('%s', (letter, whom) => {
    const { text, level, offered } = lastOf({}, letter);
    expect(level).toBe('emergency');
    expect(offered).toEqual([]);
    expect(text).toContain(`I read this of ${whom}. What else you ask can wait`);
  });
});

test('a pet in a letter has its own answer, and no part in those of the people', () => {
  const { of } = sectionsOf(
    { age: 33, gender: 'female' },
    "I'm now 9 weeks pregnant and feel sick all day. My mum says ginger. My partner is on methotrexate for psoriasis and takes echinacea when he gets a cold. Our dog has itchy skin, can I put tea tree on him?",
  );
  expect(Object.keys(of)).toEqual(['you', 'your partner', 'your dog']);
  expect(of['you']).not.toMatch(/tea tree/);
  expect(of['your dog']).toMatch(/not on, in or near an animal/);
});

test('what granny takes is checked for granny, and not for the grandson who writes', () => {
  const { text } = lastOf(
    {},
    'My granny is 91. She is on furosemide, digoxin and something for her heart that starts with b. Her legs are swollen and the home gives her liquorice sweets and senna every day. I think it is too much. Please advise, I am her grandson, 30.',
  );
  expect(text).toMatch(/licorice and digoxin/);
  expect(text).not.toMatch(/your grandson/);
});

test('what the friend of the writer has is hers, and what both have is looked after for both', () => {
  const { of } = sectionsOf(
    { age: 35, gender: 'male' },
    'Right, so: me = 35, on nothing, bad hay fever. gf = 33, asthma, uses Seretide, allergic to daisies. She makes us both echinacea and chamomile tea every evening and reckons it wards off colds. Her hay fever is worse than mine.',
  );
  expect(of['your girlfriend']).toMatch(/chamomile with an allergy to ragweed and the daisy family/);
  expect(of['you']).not.toMatch(/daisy family/);
});

test('small ones of whom only the complaint is told are answered too', () => {
  const { of } = sectionsOf(
    {},
    "I have two boys, 6 and 9. The big one gets tummy aches before school. My partner suffers with his nerves, he's on propranolol. I'm fine, just tired, 41, on the coil. Is there anything herbal for us all?",
  );
  expect(of['your child']).toMatch(/digestion|belly/);
  expect(of['your partner']).toMatch(/anxiety/);
});
