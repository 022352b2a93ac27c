import { describe, expect, test } from 'vitest';
import { findRedFlag } from './find-red-flag.ts';

describe('prices, drivers, lessons and shifts raise no alarm, and the same of oneself does', () => {
  test.each([
    [
      'heart was racing when I saw the price of saffron, I nearly fainted at the till! any cheaper spice?',
      'heart racing since I saw the price, still racing an hour later, chest tight',
    ],
    [
      'i have heart attack every time when my daughter drive the car, ha ha. which tea calms a father?',
      'every time my daughter drives me I get crushing chest pain and sweat',
    ],
    [
      'Just done my mandatory training on sepsis, DKA and ectopics, my brain is mush. Rosemary for concentration?',
      'just done my training on sepsis and I think my dad has it, mottled skin, confused and shivering',
    ],
    [
      'I am nurse in hospital, we have many patient with chest pain and breathing problem today, I am so tired. which tea is relaxing?',
      'I am a nurse and I have chest pain and breathing problem today',
    ],
    [
      "I'm a carer, one of our residents had chest pain today and went off in the ambulance. I'm wired. chamomile?",
      "I'm a carer, my client has chest pain and is grey, what do I do",
    ],
    [
      'my hens they got into the yew clippings and one she died on sunday. now i want to plant lavender by hen house',
      'my chickens died after I gave them the yew and my daughter ate some as well',
    ],
    [
      'lol my toddler "overdosed" on blueberries, his nappy was purple. are dried bilberries same as blueberries',
      'my toddler overdosed on blueberry flavoured paracetamol and is floppy',
    ],
  ])('"%s"', (calm, grave) => {
    expect(findRedFlag(calm)).toBeNull();
    expect(findRedFlag(grave)?.level).toBe('emergency');
  });
});

describe('few words of need', () => {
  test.each([
    [
      'swallow it in one go and be done with it all',
      'I take all my supplements in one go and be done with it by eight',
    ],
    ['take the whole packet and be done with it', 'drink the whole jar of pickle juice and be done with it'],
    ['poisoned by cookies, the weed ones, heart racing', 'poisoned by christmas cookies, too much sugar, tea?'],
    ['jammed my finger, it hangs off', 'my fingernail is hanging off, tea tree?'],
    [
      'calf is hot red and twice the size of the other since the flight and when I take a breath in it catches like a knife',
      'my calves are red after the sun, aloe?',
    ],
  ])('"%s", and not "%s"', (grave, calm) => {
    expect(findRedFlag(grave)?.level).toBe('emergency');
    expect(findRedFlag(calm)).toBeNull();
  });
});
