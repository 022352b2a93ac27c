import { describe, expect, test } from 'vitest';
import { type Asker, lastOf } from '../../testing/talk.ts';

/** The last answer of a talk with somebody who takes no medicines, unless told otherwise. */
function talk(facts: Asker, ...questions: readonly string[]) {
  const answer = lastOf({ currentMedications: 'none', ...facts }, ...questions);
  return { answer, text: answer.text };
}

describe('a follow-up gets the answer it asks for', () => {
  test.each([
    [['valerian or lemon balm for sleep?', 'can I take both?', 'and alcohol?'], /^Better not together/],
    [['black cohosh for hot flushes?', 'what did the studies actually show'], /review of 16 trials/],
    [['feverfew, how does it work', 'can i stop it any time'], /stopping suddenly|lower the amount slowly/i],
    [['I cannot sleep', 'and when i wake up at 3?'], /leave the clock alone/],
    [['turmeric for knee pain after running', 'explain it so a kid understands'], /^In plain words/],
    [['night sweats. sage?', 'when would i feel something'], /^Sage/],
    [['saffron for low mood?', 'how would i notice if it doesnt agree'], /side effects to watch for/],
  ])('%j', (questions, says) => expect(talk({ age: 40 }, ...questions).text).toMatch(says));

  test('what calms without making drowsy is not what can make the heart race', () => {
    const { answer } = talk({ age: 35 }, 'recommend something for anxiety before flying', 'without making me drowsy');

    expect(answer.recommended.map(({ key }) => key)).not.toContain('ginkgo');
  });
});

describe('what could do harm is heard late in a talk too', () => {
  test('whoever drinks every day is told not to stop at once, two questions later', () => {
    const { text } = talk(
      { age: 41 },
      'I drink a bottle of wine every night, my liver must be shot',
      'milk thistle?',
      'and if I just quit tomorrow',
    );

    expect(text).toMatch(/not from one day to the next/);
  });

  test('an illness told two questions after a herb is checked with it', () => {
    const { answer } = talk(
      { age: 37 },
      'peppermint oil for IBS please',
      'how do I take it right',
      'i have reflux too',
    );

    expect(answer.findings.map(({ with: other }) => other.id)).toContain('reflux');
  });

  test('all medicines are checked once more when they are asked about together', () => {
    const { text } = talk(
      { age: 83, currentMedications: 'digoxin, furosemide, warfarin' },
      'Would dandelion be suitable for my appetite?',
      'And with all my tablets?',
    );

    expect(text).toMatch(/\b(?:mind|said about) [^.]*dandelion and warfarin/);
  });

  test('what a doctor must see today does not wait till Monday', () => {
    const { answer, text } = talk(
      { age: 29 },
      'what tea helps with bladder infection',
      'it burns when i pee and my back hurts now',
      'can i wait till monday',
    );

    expect(answer.level).toBe('urgent');
    expect(text).toMatch(/^No, please do not wait/);
  });
});

describe('a short follow-up is answered of all that was spoken of, and of nothing else', () => {
  const sleep = 'I cannot sleep, what helps?';
  const heartburn = 'I am 20 weeks pregnant and have heartburn';
  const tinnitus = 'what helps against tinnitus?';

  test.each([
    [[sleep, 'what does it look like?'], /Chamomile: [^]*Lemon balm: [^]*Valerian: /],
    [['does magnesium help with cramps?', 'what does it look like?'], /no plant but a mineral/],
    [[sleep, 'what does it cost?'], /^I hold no prices/],
    [['what does it cost?'], /^It is free/],
    [['Tell me about valerian', 'what does this app cost?'], /^It is free/],
    [[sleep, 'what else is it good for?'], /Valerian: also used for anxiety \(small or mixed studies\)/],
    [[sleep, 'sum up what you said so far'], /Chamomile for sleep; or else lemon balm and valerian/],
    [[tinnitus, 'recap please'], /On tinnitus: No herb or supplement has held up/],
    [['Tell me about valerian', 'which one would you pick?'], /valerian alone[^]*these may fit as well: chamomile/],
    [['Tell me about valerian', 'something stronger'], /better studied: melatonin/],
    [[sleep, 'one after the other?'], /^Yes, one at a time[^]*two to four weeks/],
    [[sleep, 'how soon does it work?'], /Chamomile and lemon balm\. How soon they work is not established/],
    [[sleep, 'is it addictive?'], /Chamomile and lemon balm\. No addiction to them/],
    [[sleep, 'how much is too much?'], /^No upper level is set for chamomile, lemon balm and valerian/],
    [['Tell me about valerian', 'can I just stop taking it?'], /can bring withdrawal\.$/m],
    [[sleep, 'something to rub in?'], /^I know of nothing to rub in that helps with sleep/],
    [[sleep, 'why not?'], /^Nothing serious speaks against chamomile/],
    [[heartburn, 'what could I take instead?'], /^One more that may suit you for heartburn/],
    [[heartburn, 'can I drink alcohol with it?'], /^In pregnancy leave alcohol out/],
    [[tinnitus, 'when should I see a doctor?'], /with sudden loss of hearing, see a doctor soon/],
    [[tinnitus, 'what does it taste like?'], /^I named no herb for tinnitus/],
    [['Tell me about valerian', 'why did you suggest that?'], /^I did not suggest valerian: you asked about it/],
  ])('%j', (questions, says) => expect(talk({ age: 40, gender: 'female' }, ...questions).text).toMatch(says));

  test('where no medicine is known, nothing is said to go with it', () => {
    const unknown = talk({ age: 40, currentMedications: null }, sleep, 'is it ok with my medicines?').text;
    const none = talk({ age: 40 }, sleep, 'is it ok with my medicines?').text;

    expect(unknown).toMatch(/^I cannot say yet: I know of no medicine that you take/);
    expect(unknown).not.toMatch(/found no warning/);
    expect(none).toMatch(/^As far as I was told, you take no medicines/);
  });

  test('of two herbs the one that was advised against falls out of what is asked of both', () => {
    const { text } = talk(
      { age: 60, currentMedications: 'warfarin' },
      'ginkgo or sage for memory?',
      'how much should I take?',
    );

    expect(text).toMatch(/^Leave out ginkgo[^]*Sage\. As a tea/);
    expect(text).not.toMatch(/240 mg/);
  });
});

const onWarfarin: Asker = { age: 61, currentMedications: 'warfarin', healthConcerns: 'blood clot in the leg' };
const whichTea = 'which tea can I drink without problems with warfarin?';

test.each([
  ['so no green tea at all?', 'several liters of green tea'],
  ['no green tea then?', 'several liters of green tea'],
  ['does that mean no chamomile at all?', 'much chamomile tea'],
  ['ok, no ginger any more?', 'case reports'],
  ['not even a cup of green tea?', 'several liters of green tea'],
])('"%s" is answered of the plant it names', (asked, told) => {
  const { text, findings } = lastOf(onWarfarin, whichTea, asked);
  expect(text).toContain(told);
  expect(text).toContain('I do not rule out');
  expect(new Set(findings.map(({ subject }) => subject.name)).size).toBe(1);
});

test('what was ruled out stays so when it is asked for in disbelief', () => {
  const { text } = lastOf(
    { age: 30, currentMedications: 'sertraline' },
    "is St John's wort ok?",
    "so no st john's wort at all?",
  );
  expect(text).toContain('leave out St John');
});

test.each([
  ['anything i can rub on instead?'],
  ['is there a cream to rub in instead?'],
  ['something to put on the skin then?'],
  ['what can i rub in instead'],
  ['any gel I could massage in instead?'],
])('"%s", after a no, asks for what goes on the skin', (asked) => {
  const who = { age: 35, currentMedications: 'tramadol', healthConcerns: 'chronic back pain' };
  expect(lastOf(who, 'someone told me to try kratom for the pain', asked).offered).toContain('cayenne');
});

test.each([['what else then?'], ['anything else?'], ['what could I take instead?']])(
  '"%s" keeps to the complaint, not to the illness told beside it',
  (asked) => {
    const who = { age: 69, currentMedications: 'metoprolol, ramipril', healthConcerns: 'high blood pressure' };
    const { text, offered } = lastOf(who, 'Is ginseng good for energy with high blood pressure?', asked);
    expect(text).toContain('iredness');
    expect(offered).not.toContain('garlic');
  },
);

test.each([
  ['How long do I have to take it before I notice something?'],
  ['how many weeks must I use it until it works?'],
  ['how long should I be taking it before it helps?'],
  ['how long will I have to take them until I see a difference?'],
  ['how many cycles do I need to take it before anything changes?'],
])('"%s" asks how soon', (asked) => {
  const { text } = lastOf(
    { age: 27, gender: 'female', healthConcerns: 'PMS' },
    'bad mood and sore breasts every month before my period. What can I try?',
    asked,
  );
  expect(text).toContain('about three months');
  expect(text).not.toContain('not established');
});

test.each([
  ["ok, and how do i see that it's too much?"],
  ['what should I watch out for?'],
  ['how would I notice that it is too much?'],
])('"%s", of a tea beside a water tablet, is told by its signs', (asked) =>
  expect(
    lastOf({ age: 54 }, 'nettle tea, what is it for?', 'can i drink it with my water tablet? i take torsemide', asked)
      .text,
  ).toContain('dizziness on standing'),
);
