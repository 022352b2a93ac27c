import { describe, expect, test } from 'vitest';
import { healthyAdult, lastOf } from '../../testing/talk.ts';

describe('what was only read wrong in one word', () => {
  test.each([
    ['I saw ginkgo advertised, one a day. Would it do him good?', /zinc|magnesium/],
    ['valerian tablets, one a day, any good for sleep?', /zinc|magnesium/],
    ['Psyllium yes? How do I put it around the tablets', /on the skin/],
    ['put it between my meals? psyllium I mean', /on the skin/],
    ['my son coughs like a little dog, he is 7, what herb?', /herbs for people only/],
    ['she is 6 and hops around till ten, what tea for bedtime?', /\bhops\b/i],
    ['my knee grinds like an old pepper mill, what herb?', /pepper|piperine/i],
    ['when the birches make my eyes itch, which herb?', /birch leaf/i],
    ['the hazels set my nose running every march, which herbs?', /witch hazel/i],
    ['which herb could make things easier before my period?', /slow clotting/],
    ['nothing has moved down there for three days, what powder?', /from the kitchen in there/],
    ['end of the tax year and my head aches, a plant remedy?', /outside what I know/],
    ['taking electrolytes for the runs. which herbs help?', /^Electrolyte salts\n/],
  ])('"%s"', (asked, wrong) => expect(lastOf(healthyAdult, asked).text).not.toMatch(wrong));

  test.each([
    'My wife cooks with much garlic and fresh ginger, is this ok with the blood thinner?',
    'she cooks with turmeric and cumin, fine?',
    'he seasons with plenty of garlic. ok?',
  ])('who cooks with it eats it: "%s"', (asked) =>
    expect(lastOf({ age: 69, currentMedications: 'warfarin' }, asked).text).toContain('In usual food amounts'),
  );

  test.each([
    ['up five times a night to pee, gets on my nerves', ['lavender', 'passionflower']],
    ['this cough is getting on my nerves', ['lavender', 'passionflower']],
  ])('what annoys is no worry: "%s"', (asked, wrong) => {
    const { offered } = lastOf({ age: 66, gender: 'male' }, asked);
    expect(offered.filter((id) => wrong.includes(id))).toEqual([]);
  });

  test.each(['my stomach is so acidic at night', 'belly feels a bit acidy', 'acidy burps after lunch'])(
    'acid is heartburn, and peppermint makes it worse: "%s"',
    (asked) => {
      const { text, offered } = lastOf({ age: 68, currentMedications: 'risedronate' }, asked);
      expect(text).toMatch(/such as risedronate can burn the gullet/);
      expect(offered).not.toContain('peppermint');
    },
  );

  test.each([
    'ive cut coffee from 6 cups to none this week. ashwagandha ok?',
    'went from 8 cups a day to 1, coffee i mean, is guarana ok',
  ])('what was given up is no amount: "%s"', (asked) =>
    expect(lastOf(healthyAdult, asked).text).not.toContain('of caffeine a day, which is more'),
  );

  test.each([
    ['berberine and milk thistle. which of the 2', 'I would begin with'],
    ['ashwagandha, also rhodiola, for stress. which of the two?', 'I would begin with'],
  ])('one of two is named: "%s"', (asked, line) => expect(lastOf(healthyAdult, asked).text).toContain(line));
});

describe('when somebody should look at it', () => {
  test.each([
    'how long do i give it before seeing someone about the cough',
    'how long is too long',
    'how long till I get it looked at',
    'when do I have that checked',
    'how long do I leave it before going to the gp',
  ])('"%s"', (asked) => expect(lastOf(healthyAdult, 'thyme tea for a cough', asked).text).toContain('three weeks'));
});

describe('why it speaks against somebody', () => {
  const harold = { age: 74, gender: 'male', currentMedications: 'warfarin', healthConcerns: 'enlarged prostate' };
  test.each([
    'why exactly is saw palmetto a worry for me when my brother in law is fine on it',
    'right. so going back to saw palmetto, why is it a problem',
    'saw palmetto again. is it the warfarin or my age that makes it a no',
    'how come saw palmetto is dangerous for me',
  ])('"%s"', (asked) => {
    const { text } = lastOf(harold, 'saw palmetto for the prostate?', 'and pumpkin seeds?', asked);
    expect(text).toContain('raised INR');
    expect(text).not.toContain('anxiety');
  });
});

describe('what is told beside the question', () => {
  test.each([
    [
      'fenugreek drink, can I?',
      'well I have been having it since sunday truth be told, and a bit of her bitter gourd too',
    ],
    ['is fenugreek ok for me', 'I have been drinking it for weeks already, bitter melon as well'],
  ])('what was taken all along is weighed with it: "%s", "%s"', (...talk) => {
    const { findings, text } = lastOf({ age: 70, currentMedications: 'metformin, gliclazide' }, ...talk);
    expect(findings.map(({ subject }) => subject.name)).toEqual(expect.arrayContaining(['Fenugreek', 'Bitter melon']));
    expect(text).toMatch(/what you took, how much|already, ask/);
  });

  test.each([
    'ok will skip the drops. but rosemary on my roast potatoes is fine right? lol',
    'fine, will leave it. rosemary on potatoes ok though?',
    'will not take it then. is rosemary in the stew ok?',
  ])('a promise is no question: "%s"', (asked) => {
    const { text, offered } = lastOf(
      { age: 34, healthConcerns: 'epilepsy' },
      'should I take sage oil drops for focus?',
      asked,
    );
    expect(text).toContain('nothing against rosemary');
    expect(offered).toEqual([]);
  });

  test.each([
    'we are trying for a baby. does that change what you said about valerian?',
    'I turned 70. does this change anything for valerian?',
  ])('news are no effect of the herb: "%s"', (asked) =>
    expect(lastOf(healthyAdult, 'valerian for sleep?', asked).text).not.toContain('not among the effects'),
  );
});
