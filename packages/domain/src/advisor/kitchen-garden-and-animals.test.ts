import { describe, expect, test } from 'vitest';
import { type Asker, healthyAdult, lastOf } from '../../testing/talk.ts';

const said = (...questions: string[]) => lastOf(healthyAdult, ...questions).text;

describe('the kitchen', () => {
  test.each([
    ['But I am putting methi in sambar and dal since 30 years only', 'can I take fenugreek powder every morning?'],
    ['i put turmeric in every curry, ok?'],
    ['garlic in my pasta sauce?'],
    ['I bake ginger biscuits for the grandkids'],
    ['how much saffron for 4 persons in my risotto recipe and when do I put it'],
    ['how many cardamom pods for 6 people rice pudding'],
    ['my son grates nutmeg in the besciamella'],
  ])('what is eaten is told of as food: "%s"', (question, ...before) =>
    expect(said(...before, question)).toContain('In usual food amounts'),
  );

  test('a stain is washed, and not dosed', () => {
    for (const question of [
      'Turmeric from my white apron, how to take out the stain?',
      'curcuma stains on my shirt how do i get them out',
    ])
      expect(said(question)).toContain('washing-up liquid');
  });

  test('a worried question about a high is answered, and one that wants it is not', () => {
    expect(said('my nephew says nutmeg gets you high. Is it poison?')).toContain('nutmeg');
    expect(said('which plant gets me high')).toContain('I do not help');
  });

  test('garlic that is eaten raw burns no skin', () =>
    expect(said('two raw garlic cloves in the morning?')).not.toContain('burns skin'));
});

describe('the garden', () => {
  test.each([
    'I have a balcony, half shade, and want some herbs for tea. What is easy?',
    'what herbs grow well on a windowsill',
    'my balcony gets little sun, which herbs for the balcony',
  ])('what is easy to grow: "%s"', (question) => expect(said(question)).toContain('Mint and lemon balm'));

  test.each(['When do I pick the lemon balm and do I dry it?', 'How do I pick thyme and dry it'])(
    'when it is picked: "%s"',
    (question) => expect(said(question)).toContain('just before the flowers open'),
  );

  test.each([
    "there's an elder bush behind the house full of black berries, can i just snack on those",
    'are elder tree berries ok raw',
  ])('berries of the elder are not eaten raw, and are no blackberries: "%s"', (question) => {
    expect(said(question)).toContain('Not raw elderberry');
    expect(said(question)).not.toContain('lackberry');
  });
});

describe('what is for an animal is told apart from what only sounds like one', () => {
  test.each([
    'our lab (30kg) has a hot spot, can i put tea tree oil? i use it myself',
    'my spaniel keeps scratching, would lavender oil help',
    'can I diffuse eucalyptus with a budgie in the room',
    "is peppermint oil ok for my labrador's fleas",
    'a diffuser in the room, we have also a cat',
    'ok so my frenchie wont stop scratching, can i dab tea tree on him? its natural and works on my zits',
    "can i put lavender oil on our staffy's ears",
    'the moggy has fleas, few drops of tea tree on her neck ok?',
    'my persian keeps sneezing, eucalyptus in the diffuser?',
    'a drop of clove oil for our old collie with the bad tooth',
  ])('no oil on or near them: "%s"', (question) => expect(said(question)).toContain('poisoned by essential oils'));

  test.each([
    'can I give my cat valerian',
    'chamomile tea for my chihuahua before the fireworks?',
    "fish oil for my dog's coat?",
  ])('else a vet: "%s"', (question) => expect(said(question)).toContain('ask a vet'));

  test.each(["tea tree oil for my persian friend's acne, ok?", "can I take the shepherd's purse for my period"])(
    'no animal: "%s"',
    (question) => expect(said(question)).not.toContain('vet'),
  );

  test('what is cooked is no pet', () =>
    expect(said('turmeric?', 'And in the curry? My late wife made a yellow chicken every friday')).not.toContain(
      'vet',
    ));
});

describe('scents and rubs', () => {
  const epileptic: Asker = { age: 24, healthConcerns: 'epilepsy' };

  test('of several oils in the air, those that bring fits are named', () => {
    const { text } = lastOf(epileptic, 'a diffuser with rosemary and eucalyptus in our living room?');
    expect(text).toMatch(/^Better no rosemary and eucalyptus oil/);
  });

  test.each([
    ['and vicks on his chest or a drop of olbas on the pillow', 1, 'not for a child under two'],
    ['tiger balm on her back?', 1, 'not for a child under two'],
    ['vicks for his cough?', 4, 'Only a rub made for children'],
  ])('a small child: "%s" at %i', (question, age, answer) =>
    expect(lastOf({ age, gender: 'male' }, question).text).toContain(answer),
  );

  test.each([
    'how do i do that without burning my eyes, i only have pure oil from the shop',
    'I just have the pure oil, is that a problem?',
  ])('pure oil is thinned first: "%s"', (question) =>
    expect(said('peppermint oil for my headache?', question)).toContain('Not neat'),
  );
});

test.each(['sauna tonight to sweat it out?', 'is a sauna good for a cold'])('a sauna cures no cold: "%s"', (question) =>
  expect(said(question)).toContain('does not sweat a cold out'),
);

test('building muscle is training first', () => expect(said('whats good for gains')).toContain('Training'));

test('a baby whose weight follows its line gets enough milk', () => {
  const { text } = lastOf(
    { age: 29, gender: 'female', healthConcerns: 'breastfeeding' },
    'she is bang on her line and 7 wet nappies a day. am i allowed a coffee',
  );
  expect(text).toContain('gets enough milk');
  expect(text).toContain('coffee while nursing');
});

test('several nights without sleep are for a doctor', () => {
  expect(said('cant sleep for like 5 days whats strongest')).toContain('within a day or two');
  expect(said('cant sleep tonight')).not.toContain('within a day or two');
});
