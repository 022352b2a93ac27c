import { describe, expect, test } from 'vitest';
import { lastOf } from '../../testing/talk.ts';

describe('a long message is read sentence by sentence', () => {
  test('a complaint in pictures that its sentences tell together is understood as a whole', () => {
    const { offered } = lastOf(
      { age: 51, gender: 'male' },
      `I keep bees on the moor. Since the clocks went back the whole world is grey as dishwater. I work, I laugh, nothing is wrong at home,
      only flat inside. A plant that lifts it a bit?`,
    );
    expect(offered).toContain('saffron');
  });

  test('each of its questions is answered for the one it is about, with what was told of that one', () => {
    const { findings, offered, text } = lastOf(
      { age: 36, gender: 'male' },
      `My sister is 24 weeks pregnant and badly constipated from her iron tablets. Her midwife told her to drink more. Our aunt is bringing her
      senna tea and licorice lozenges from abroad. I would like to know which of them is okay for her. I also have hay fever myself each
      spring and want to try something else than my tablets, because they make me sleepy at work.`,
    );
    const found = findings.map(({ subject, with: other }) => `${subject.id} ${other.id}`);
    expect(found).toContain('licorice pregnancy');
    expect(found).toContain('senna pregnancy');
    expect(offered).toContain('nettle-leaf');
    expect(offered).not.toContain('senna');
    expect(text).toMatch(/hay fever/);
  });

  test('of a thousand scraps it is answered as well, and the danger between them is heard', { timeout: 60_000 }, () => {
    const scraps = 'hm\n'.repeat(600);

    const answer = lastOf({ age: 61 }, `${scraps}My lips are swelling and I cannot breathe.\n${scraps}`);

    expect(answer.level).toBe('emergency');
  });

  test('who gave or praised a thing is not whom it is for', () => {
    const { findings, text } = lastOf(
      {},
      `I am 73 and used to drive a tram. I take apixaban and bisoprolol for atrial fibrillation. For weeks now I get up four times a night.
      My neighbor gave me a bottle of saw palmetto. He also recommends ginkgo for the memory. Before I start I wanted to ask if it is alright.`,
    );
    expect(findings.map(({ subject, with: other }) => `${subject.id} ${other.id}`)).toContain('ginkgo apixaban');
    expect(text).not.toContain('your neighbor');
  });

  test('what a doctor will not give is not taken', () => {
    const { findings } = lastOf(
      { age: 57, gender: 'female', currentMedications: 'lisinopril' },
      `The hot flashes have been going on for two years now and I sleep badly. My doctor doesn't want to put me on HRT because my mother had
      breast cancer. A friend takes soy and swears by it. What would you suggest for me?`,
    );
    expect(findings.filter(({ with: other }) => /estrogen/i.test(other.name))).toEqual([]);
  });

  test('a numbered list is answered number by number', () => {
    const { offered, text } = lastOf(
      { age: 45, gender: 'male', currentMedications: 'warfarin' },
      '1. Is garlic ok in food? 2. how about fish oil 3. and my daughter (8) has a cough, what can I give her',
    );
    expect(text).toMatch(/food amounts I know of nothing against garlic/);
    expect(text).toMatch(/Omega-3 fish oil and warfarin/);
    expect(offered).toContain('honey');
  });
});

describe('alarms in a long message', () => {
  const story = (sentence: string) =>
    `Hello, I am new here and 61, a retired teacher with two cats. I like to drink chamomile tea in the evening and my sister says it helps her. ${sentence} Is there anything better than chamomile for my sleep?`;

  test.each([
    'This morning my mouth drooped on one side and I could not find my words for ten minutes, but it passed.',
    'Since breakfast I have a crushing pain in my chest that goes into my left arm.',
    'To be honest I have been thinking of ending my life since my husband died.',
  ])('are heard in the midst of it: "%s"', (sentence) => expect(lastOf({}, story(sentence)).level).toBe('emergency'));

  test.each([
    'My father had a stroke at 80 and my uncle a heart attack, long ago.',
    'Two years ago I had pains in my chest. The heart doctor did all the tests and everything was fine, it was a muscle.',
    'My neighbor was in hospital with a blood clot last winter, but she is well again.',
  ])('are none where the words of danger belong to others or to what is over: "%s"', (sentence) =>
    expect(lastOf({}, story(sentence)).level).toBe('none'),
  );
});

test('what is grave for anybody who is told of is told, where it was misread who takes what', () => {
  const { findings } = lastOf(
    {},
    `My father has had Parkinson's for two years, he is 72, on Madopar three times a day. His bowels are slow and his iron was low, so he got
    iron tablets last month. A healer in town wants to give him mucuna powder. He also drinks kava at my uncle's for his nerves. I am 44 and
    take nothing, if you need that. What should we do about the iron, the mucuna and the kava?`,
  );
  const found = findings.map(({ subject, with: other }) => `${subject.id} ${other.id}`);
  expect(found).toContain('mucuna parkinsons-disease');
  expect(new Set(found).size).toBe(found.length);
});

describe('words of danger in a sentence that sounds calm', () => {
  const story = (sentence: string) =>
    `I used to be a baker and my toe is sore again since Sunday. ${sentence} What is worth eating for it, and what should I leave out?`;

  test.each([
    'My wife has read of cherries and squeezes me half a lemon every morning.',
    'The doctor told me never to have aspirin because my throat swelled up with it in 1974.',
    'My father fainted in church last August, they looked at his heart and cut one tablet in half.',
  ])('raise nothing: "%s"', (sentence) =>
    expect(lastOf({ age: 63, currentMedications: 'lisinopril' }, story(sentence)).level).toBe('none'),
  );

  test('but despair with the means at hand is heard, however calmly it is told', () =>
    expect(
      lastOf(
        { age: 51 },
        story(
          'Some nights I sit in the barn with the shotgun and think they would be happier with the insurance, and yesterday I loaded it.',
        ),
      ).level,
    ).toBe('emergency'));
});
