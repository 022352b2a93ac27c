import { describe, expect, test } from 'vitest';
import { healthyAdult, lastOf, type Asker } from '../../testing/talk.ts';

const arthritis: Asker = {
  age: 62,
  currentMedications: 'methotrexate weekly, folic acid',
  healthConcerns: 'rheumatoid arthritis',
};
const onSsri: Asker = { age: 40, currentMedications: 'sertraline' };

type Case = readonly [asker: Asker, first: string, next: string, says: RegExp];

function answers(title: string, cases: readonly Case[]): void {
  describe(title, () =>
    test.each(cases)('%j "%s", "%s"', (asker, first, next, says) =>
      expect(lastOf(asker, first, next).text).toMatch(says),
    ),
  );
}

answers('whether a plant is poisonous or bad for an organ is told of what is known of it', [
  [healthyAdult, 'comfrey cream for a twisted ankle', 'isnt comfrey poisonous', /Never swallow comfrey/],
  [healthyAdult, 'elderberry for colds', "aren't those poisonous", /unripe berries are poisonous/],
  [healthyAdult, 'horse chestnut for veins', "isn't that poisonous?", /the poisonous esculin removed/],
  [healthyAdult, 'kava for nerves', "I read it's bad for the liver", /Liver failure and deaths.*yellow eyes/s],
  [healthyAdult, 'turmeric for knees', "doesn't it hurt the liver", /Liver injury/],
  [healthyAdult, 'milk thistle for liver', 'is it bad for the kidneys', /^I hold no report of harm to the kidneys/],
]);

answers('what is eaten off the bush, or comes from a fouled place, is no matter of checks alone', [
  [
    healthyAdult,
    'elderberry syrup for flu season?',
    "there's an elder tree in our garden, can we eat them off the branch",
    /^Not raw elderberry/,
  ],
  [
    healthyAdult,
    'nettle for hay fever?',
    'can i just pick them behind the shed',
    /if you know nettle leaf for certain/,
  ],
  [
    healthyAdult,
    'can you eat dandelion leaves in salad',
    'we sprayed the lawn last month for weeds',
    /^Then not from there/,
  ],
  [
    healthyAdult,
    'what is chaga good for',
    'found a black lump on a tree by the lake, how do i know its the real one',
    /Black burls/,
  ],
]);

answers('what was studied to prevent is not for an attack, and that is told first', [
  [
    { ...healthyAdult, currentMedications: 'sumatriptan' },
    'feverfew or butterbur, whats better',
    'got one coming on now, take it?',
    /not for this.*sumatriptan/s,
  ],
  [
    healthyAdult,
    'cranberry to stop getting utis',
    "it's burning when i pee right now actually",
    /Cranberry: not for this.*urine tested/s,
  ],
  [
    { ...healthyAdult, healthConcerns: 'gout' },
    'tart cherry for gout?',
    'big toe is on fire since last night',
    /That sounds like an attack/,
  ],
]);

answers('a complaint that lays somebody low is for a doctor, and no fresh list follows', [
  [
    healthyAdult,
    'what tea for period cramps',
    'nothing touches it, i end up on the bathroom floor',
    /^That is too much for herbs alone.*endometriosis/s,
  ],
  [
    healthyAdult,
    'what helps migraine',
    "it's so bad i can't work two days a week",
    /^That is too much for herbs alone/,
  ],
  [healthyAdult, 'valerian for sleep', 'will I be able to work the next day', /do not drive until you know/],
]);

answers('how somebody eats, and whether a plant is like a medicine', [
  [healthyAdult, 'is collagen powder worth it for skin', "i'm vegan", /^Collagen comes from animals/],
  [healthyAdult, 'omega 3 any good', 'im vegetarian', /Oil from algae/],
  [healthyAdult, 'ashwagandha for stress', "i'm muslim, is that ok", /from plants/],
  [
    { ...healthyAdult, allergies: 'aspirin' },
    'white willow for headaches',
    'its natural so it cant be real aspirin',
    /^It is not aspirin itself.*salicylic acid/s,
  ],
  [
    { ...healthyAdult, currentMedications: 'simvastatin' },
    'red yeast rice?',
    "but it's not a real statin is it",
    /^It is one: its monacolin K/,
  ],
  [healthyAdult, 'ashwagandha for stress', 'can i still have children if i take it', /Once you try for a child/],
]);

answers('a value, a test that shows no lack, and a blend that hides its amounts', [
  [
    healthyAdult,
    'cinnamon for blood sugar',
    "7.3 fasting on my dad's meter this morning",
    /measured in blood from a vein/,
  ],
  [healthyAdult, 'matcha instead of coffee?', 'ferritin came back 9', /low iron store/],
  [
    { ...healthyAdult, currentMedications: 'metformin' },
    'berberine?',
    'my a1c is only 7.1 so not that bad right',
    /go on with it, and not to stop/,
  ],
  [
    healthyAdult,
    'kelp for energy',
    "naturopath painted iodine on my arm and says i'm deficient",
    /^Such a test shows no lack/,
  ],
  [
    healthyAdult,
    'whats tongkat ali do',
    "mine's got 12 other things in it, says proprietary blend",
    /cannot be checked/,
  ],
]);

answers('tablets and what is taken beside them', [
  [
    arthritis,
    'willow bark for the joint pain',
    'someone told me the folic acid cancels my mtx out',
    /^(?![^]*cancer team agrees: no vitamin B9)[^]*usual care/,
  ],
  [
    { age: 81, currentMedications: 'atorvastatin' },
    'is grapefruit juice ok',
    'even if i take the tablets at night and the juice at breakfast',
    /^No, hours between them do not help/,
  ],
  [
    { age: 51, currentMedications: 'alendronate' },
    'can i have my calcium together with the fosamax',
    'does coffee count as water',
    /plain tap water only/,
  ],
  [
    { age: 67, currentMedications: 'apixaban, metoprolol' },
    'can I take ginger for nausea',
    'can I skip a tablet that day',
    /leave out no prescribed tablet/,
  ],
  [
    { age: 71, currentMedications: 'amiodarone, rivaroxaban' },
    'red ginseng for energy',
    'maybe the tablets make me tired?',
    /I cannot rule it out.*Stop none/s,
  ],
  [healthyAdult, "lion's mane for exams", 'mate gives me his adderall sometimes, mixes ok?', /meant for somebody else/],
  [
    { age: 41, currentMedications: 'disulfiram' },
    'passionflower tincture for nerves',
    'and the glycerine drops',
    /made with glycerin/,
  ],
]);

answers('a medicine that a doctor ended is noted, and one without a date is asked after', [
  [
    { age: 50, currentMedications: 'clopidogrel' },
    'are omega 3 capsules ok for me',
    'cardiologist took me off clopidogrel in march actually',
    /not taking clopidogrel/,
  ],
  [
    { age: 50, currentMedications: 'warfarin' },
    'is ginkgo ok for me',
    "i'm not on warfarin any more",
    /Since when.*I go on counting it/s,
  ],
  [onSsri, 'st johns wort?', 'what if i stop the sertraline first', /^Please keep taking sertraline/],
]);

answers('an allergy told by how it shows is news, and no complaint to be helped with', [
  [
    healthyAdult,
    'glucosamine for creaky knees',
    'i come out in hives from prawns',
    /allergic to shellfish.*fungi or corn/s,
  ],
  [healthyAdult, 'chamomile tea for sleep', 'i get a rash from ragweed', /ask first/],
  [
    healthyAdult,
    'glucosamine for creaky knees',
    "I've come out in hives from the prawns",
    /rash that may be an allergy/,
  ],
]);

test('stout brings no milk', () =>
  expect(
    lastOf(
      { age: 31, healthConcerns: 'breastfeeding a 2 month old' },
      'fenugreek to boost my milk',
      'does stout beer help lol my nan says so',
    ).text,
  ).toMatch(/^No: alcohol does not bring more milk/));

answers('short questions after one herb', [
  [healthyAdult, 'valerian for sleep?', "my sister's pregnant, can she", /For your sister, ask first about valerian/],
  [healthyAdult, 'valerian for sleep?', 'every day?', /^Valerian\. (?:Yes, but only for as long|Every day)/],
  [healthyAdult, 'valerian for sleep?', "it's not helping", /^It may need longer/],
  [healthyAdult, 'valerian stinks but does it work', 'took it 4 nights already, zero', /^It may need longer/],
  [healthyAdult, 'magnesium for cramps', 'does it raise blood pressure', /^That is not among the effects/],
]);

test('a scar of a birth is no plant that was eaten', () =>
  expect(
    lastOf(
      { age: 38, healthConcerns: 'pregnant, 22 weeks' },
      'when can i start raspberry leaf tea',
      'had a c section with my first',
    ),
  ).toMatchObject({ level: 'none' }));

test('a level of vitamin D is no sugar, and one of sugar stays one', () => {
  expect(lastOf(healthyAdult, 'vitamin d for winter', 'my level is 28').level).toBe('none');
  expect(
    lastOf({ ...healthyAdult, healthConcerns: 'type 2 diabetes' }, 'cinnamon?', 'my sugar level is 28').level,
  ).toBe('emergency');
});

test('what is sold at the petrol station is a potency product where the talk was of potency', () =>
  expect(
    lastOf(
      { age: 58, gender: 'male', currentMedications: 'isosorbide mononitrate' },
      'horny goat weed or l-arginine for you know what',
      'petrol station ones say 100% herbal on the pack',
    ).text,
  ).toMatch(/hidden sildenafil.*kills/s));

test('a pregnancy that was asked for among other things, and passed over, is asked for once more by itself', () => {
  const told = ['any plant against stress?', 'female, 33, no tablets'] as const;
  expect(lastOf({}, ...told).text).toContain('could you be pregnant or nursing?');
  expect(lastOf({}, ...told, 'and lemon balm?').text).not.toContain('could you be pregnant');
  expect(lastOf({}, told[0], 'female, 33, not pregnant').text).not.toContain('could you be pregnant');
});
