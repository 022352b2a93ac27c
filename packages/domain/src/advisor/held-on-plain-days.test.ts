import { expect, test } from 'vitest';
import { holdHouseholdTalk } from '../../testing/household-talk.ts';
import { type Asker, holdTalk } from '../../testing/talk.ts';

const lastOf = (who: Asker, turns: readonly string[]) => {
  const last = holdTalk(who, turns).at(-1);
  if (last === undefined) throw new Error('nothing was said');
  return last;
};
const woman: Asker = { age: 23, gender: 'female' };
const onWarfarin: Asker = { age: 61, currentMedications: 'warfarin', healthConcerns: 'blood clot in the leg' };
const whichTea = 'which tea can I drink without problems with warfarin?';

test.each([
  ['burning when i pee since yesterday, need to go all the time. what can I take?'],
  ['peeing every half hour and it stings, what herb?'],
  ['it hurts to pee and I run to the toilet constantly. any herb?'],
  ['need to wee all the time and it is sore, which herb helps?'],
  ['cystitis again, on the loo all the time. what can I take?'],
])('"%s" is an infection, and no bladder to be trained', (asked) => {
  const { offered, text } = lastOf(woman, [asked]);
  expect(offered).toContain('cranberry');
  expect(offered).not.toContain('pumpkin-seed');
  expect(text).not.toContain('stretch the time');
});

test.each([["I have to pee every hour, it doesn't burn. any herb?"], ['I have to pee every hour, any herb?']])(
  '"%s" stays a restless bladder',
  (asked) => expect(lastOf(woman, [asked]).offered).toContain('pumpkin-seed'),
);

test.each([
  ['so no green tea at all?', 'several liters of green tea'],
  ['no green tea then?', 'several liters of green tea'],
  ['does that mean no chamomile at all?', 'much chamomile tea'],
  ['ok, no ginger any more?', 'case reports'],
  ['not even a cup of green tea?', 'several liters of green tea'],
])('"%s" is answered of the plant it names', (asked, told) => {
  const { text, findings } = lastOf(onWarfarin, [whichTea, asked]);
  expect(text).toContain(told);
  expect(text).toContain('I do not rule out');
  expect(new Set(findings.map(({ subject }) => subject.name)).size).toBe(1);
});

test('what is ruled out stays so', () => {
  const { text } = lastOf({ age: 30, currentMedications: 'sertraline' }, [
    "is St John's wort ok?",
    "so no st john's wort at all?",
  ]);
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
  expect(lastOf(who, ['someone told me to try kratom for the pain', asked]).offered).toContain('cayenne');
});

test.each([
  ['and the stomach thing on planes? I get sick'],
  ['tummy trouble on flights, I always get sick'],
  ['I also feel queasy when flying'],
  ['and the nausea on planes?'],
  ['I get sick when I fly'],
])('"%s" is of travel sickness', (asked) =>
  expect(lastOf(woman, ['What helps me calm down before a flight?', asked]).offered).toContain('ginger'),
);

test.each([['what else then?'], ['anything else?'], ['what could I take instead?']])(
  '"%s" keeps to the complaint, not to the illness told beside it',
  (asked) => {
    const who = { age: 69, currentMedications: 'metoprolol, ramipril', healthConcerns: 'high blood pressure' };
    const { text, offered } = lastOf(who, ['Is ginseng good for energy with high blood pressure?', asked]);
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
  const { text } = lastOf({ age: 27, gender: 'female', healthConcerns: 'PMS' }, [
    'bad mood and sore breasts every month before my period. What can I try?',
    asked,
  ]);
  expect(text).toContain('about three months');
  expect(text).not.toContain('not established');
});

test.each([
  ['is creatine bad for kidneys'],
  ['is creatine hard on the kidneys'],
  ['and is creatine harmful to my kidneys'],
])('"%s" is answered of the kidneys', (asked) => expect(lastOf({ age: 30 }, [asked]).text).toContain('kidney'));

test.each([
  ['ragweed', 'bloated and gassy after meals. what tea is good'],
  ['ragweed', 'what helps against wind and a full belly'],
  ['daisies', 'herbs for digestion?'],
])('with an allergy to %s the chamomile of every kitchen is told to be left out: "%s"', (allergies, asked) =>
  expect(lastOf({ age: 33, allergies }, [asked]).text).toMatch(/Left out[^.]*chamomile/),
);

test.each([['atorvastatin'], ['simvastatin'], ['rosuvastatin']])(
  'beside %s red yeast rice is named as not to be added',
  (currentMedications) => {
    const { text, offered } = lastOf({ age: 60, currentMedications }, ['what herb brings cholesterol down?']);
    expect(text).toMatch(/Not for you[^]*Red yeast rice/);
    expect(offered).toContain('psyllium');
  },
);

test('water tablets of herbs are not for kidneys or a heart that are ill, and the tablet stays', () => {
  const asked = ['my ankles swell. I would like a natural water tablet instead of more pills'];
  const ofKidneys = lastOf(
    { age: 72, currentMedications: 'furosemide', healthConcerns: 'kidney disease stage 4' },
    asked,
  );
  expect(ofKidneys.text).toContain('With kidney disease');
  expect(ofKidneys.text).toContain('Go on with furosemide');
  expect(lastOf({ age: 72, healthConcerns: 'heart failure' }, asked).text).toContain('With heart failure');
  expect(lastOf({ age: 52 }, asked).text).not.toContain('are not for you');
});

test.each([
  ["ok, and how do i see that it's too much?"],
  ['what should I watch out for?'],
  ['how would I notice that it is too much?'],
])('"%s", of a tea beside a water tablet, is told by its signs', (asked) =>
  expect(
    lastOf({ age: 54 }, ['nettle tea, what is it for?', 'can i drink it with my water tablet? i take torsemide', asked])
      .text,
  ).toContain('dizziness on standing'),
);

test('a small child with a cold: no oils near the face, and the signs of a child', () => {
  const [, forHer, when] = holdHouseholdTalk(
    [
      { name: 'Miriam', age: 39, gender: 'female' },
      { name: 'Lotte', age: 3, gender: 'female' },
    ],
    [
      "we both have a cold, what's good for a blocked nose and cough for me?",
      'and for my daughter? she is 3',
      'when should i take her to the doctor?',
    ],
  );
  expect(forHer?.text).toContain('on or near the face of a small child');
  expect(when?.text).toContain('fast or hard breathing');
  expect(lastOf({ age: 30 }, ['what helps against a blocked nose?']).text).not.toContain('small child');
});

test.each([
  ['this heat is killing me, what is a nice cooling drink with herbs?'],
  ['any refreshing iced tea for the summer?'],
  ['which herbal tea tastes good cold'],
  ['recommend a cold herbal drink'],
  ['herbs to cool me down in this heat?'],
])('"%s" is answered with usual teas', (asked) => {
  const { text } = lastOf({ age: 38 }, [asked]);
  expect(text).toContain('peppermint');
  expect(text).toContain('let it cool');
});

test.each([
  ["I'm dying for something sweet all day. any herb against cravings?"],
  ['herb against cravings for sweets'],
  ['sweet cravings every afternoon, what helps?'],
  ['I crave something sweet after dinner, any herb?'],
  ['desperate for sugar all day, what can I take'],
])('"%s" is of a craving for sweets', (asked) => expect(lastOf({ age: 34 }, [asked]).text).toContain('calm a craving'));
