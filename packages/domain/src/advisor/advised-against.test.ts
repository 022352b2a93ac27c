import { oneOf } from '../resolve/phrases.ts';
import { describe, expect, test } from 'vitest';
import { type Asker, lastOf } from '../../testing/talk.ts';
import { findHerb } from '../herbs/catalogue.ts';
import { forbids } from '../safety/words.ts';

/** Every kind of short follow-up, each in its plainest words. */
const followUps = `how much should I take?|how much is too much?|how do I prepare it?|when is the best time to take it?|
  with or without food?|how soon does it work?|for how long can I take it?|what are the side effects?|
  what should I watch out for?|will it make me sleepy?|is it addictive?|can I just stop taking it?|is that proven?|
  what are your sources?|how does it work?|why not?|why did you suggest that?|what could I take instead?|
  what else could help?|which one would you pick?|which one is safer?|which one works best?|something milder please|
  something stronger|can I take them together?|one after the other?|how many hours apart?|is it safe for me?|
  is it ok with my medicines?|can I drink alcohol with it?|does it go with coffee?|as a tea?|as capsules?|
  something to rub in?|is it enough in food?|what does it taste like?|which one tastes better?|how do I store it?|
  can I grow it myself?|where can I buy it?|what does it cost?|what does it look like?|what else is it good for?|
  who should not take it?|what if it does not help?|when should I see a doctor?|what can I do without herbs?|
  I forgot a dose|I have already been taking it for weeks|but it is natural|are you sure?|shorter please|
  say that more simply|sum up what you said so far|just once a week?|from what age?`
  .split('|')
  .map((each) => each.trim());

const warned: readonly (readonly [herb: string, question: string, asker: Asker])[] = [
  ['ginkgo', 'Can I take ginkgo?', { currentMedications: 'warfarin 5 mg' }],
  ['ginkgo', 'is ginkgo ok? I take warfarin', {}],
  ['st-johns-wort', 'St John’s wort for low mood?', { currentMedications: 'sertraline' }],
  ['licorice', 'Can I drink licorice tea for my stomach?', { healthConcerns: 'high blood pressure' }],
  ['kava', 'Kava for my nerves?', { healthConcerns: 'liver disease' }],
  ['blue-cohosh', 'Can I take blue cohosh? I am 30 weeks pregnant', { gender: 'female', age: 31 }],
  ['5-htp', 'Can I take 5-HTP to sleep?', { currentMedications: 'escitalopram' }],
  ['grapefruit', 'Is grapefruit extract all right?', { currentMedications: 'simvastatin' }],
  ['goldenseal', 'goldenseal for a cold?', { currentMedications: 'cyclosporine' }],
  ['pennyroyal', 'Can I have pennyroyal tea?', {}],
];

describe.each(warned)('%s, after "%s" was answered with a no', (key, question, told) => {
  const asker = { age: 45, ...told };
  const first = lastOf(asker, question);

  test('it was advised against', () => {
    const isWarned = first.findings.some(({ severity, subject }) => forbids(severity) && subject.id === key);

    expect(isWarned || findHerb(key)?.neverSuggest === true).toBe(true);
  });

  test.each(followUps)('"%s" is answered without leading on to it', (followUp) => {
    const answer = lastOf(asker, question, followUp);
    const named = findHerb(key)?.name.toLowerCase() ?? key;
    // The warnings themselves may tell from which amount it harms.
    const text = answer.findings.reduce(
      (left, { why, advice }) => left.replaceAll(why, ' ').replaceAll(advice, ' '),
      answer.text,
    );
    const isOfOthers = answer.recommended.length > 0 || /coffee|alcohol/.test(followUp);
    const lines = text.split('\n').filter((line) => !isOfOthers || line.toLowerCase().includes(named));

    expect(answer.offered).not.toContain(key);
    expect(answer.products.map(({ productName }) => productName.toLowerCase())).not.toContain(named);
    for (const line of lines) expect(line).not.toMatch(leadingOn);
  });
});

/** An amount, how it is made, where it is got, or that it is all right. */
const leadingOn = oneOf(
  /\d ?(?:mg|g|ml|mcg|IU|drops|cups?|capsules?|tablets?)\b/i,
  /\b(?:steep|simmer|brew|infuse|pour hot water)\b/i,
  /\b(?:you find searches|loose tea|seal of independent|keep best dry|buy the seed)\b/i,
  /\b(?:is|are) fine\b/i,
  /\b(?:i would|you could|you can|in short:[^.]*,) (?:begin|start) with\b/i,
  /\btry (?:it|a cup|some)\b|\bgo on with the next\b/i,
  /\buse [^.]* as the pack says\b|\bgive it its time\b|\ba good choice\b/i,
);
