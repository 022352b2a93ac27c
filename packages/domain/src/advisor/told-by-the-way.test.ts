import { describe, expect, test } from 'vitest';
import { healthyAdult, lastOf } from '../../testing/talk.ts';

describe('what stands beside the question is not taken for it', () => {
  test('coffee that smells vile is not asked about', () => {
    const { text } = lastOf(
      { age: 29, gender: 'female' },
      "what's good for feeling sick in the mornings? been queasy a week, coffee suddenly smells vile",
    );
    expect(text).not.toMatch(/Coffee/);
  });

  test.each([
    'What about that red hibiscus tea, had a glass, not bad. One a day OK?',
    'is hibiscus tea fine with it? One a day ok?',
  ])('"one a day" is how many, and no vitamins: "%s"', (asked) => {
    const { text } = lastOf({ age: 63, currentMedications: 'lisinopril' }, asked);
    expect(text).toMatch(/ibiscus/);
    expect(text).not.toMatch(/zinc|[Mm]agnesium|red hibiscus/);
  });

  test.each(['is green tea good for the liver or bad?', 'coffee, good for the kidneys or bad?'])(
    'good or bad for a part of the body tells of no illness: "%s"',
    (asked) => expect(lastOf({ age: 44 }, asked).text).not.toMatch(/with (?:liver|kidney) disease/),
  );

  test('who fell asleep in the sun has a sunburn and sleeps well', () => {
    const allergic = { age: 19, allergies: 'daisies, chamomile makes me itch' };
    const talk = [
      'fell asleep on the beach, my back is lobster red. aloe straight from the plant?',
      'or calendula cream?',
    ];
    expect(lastOf(allergic, ...talk).text).not.toMatch(/For sleep/);
    expect(lastOf(allergic, ...talk.slice(0, 1)).text).not.toMatch(/“itch”/);
  });

  test.each(['2 week old tattoo', '3 week old piercing'])('the age of a %s is nobody’s', (thing) => {
    const { text } = lastOf({ age: 19 }, `theres a ${thing} under the sunburn on my shoulder, aloe there too?`);
    expect(text).not.toMatch(/your (?:baby|child)/);
  });

  test('tired for want of sleep asks for sleep', () => {
    const { offered } = lastOf({ age: 38 }, "dead tired but can't fall asleep. something mild");
    expect(offered).toContain('valerian');
    expect(offered).not.toContain('maca');
  });

  test('"is there any herb for focus?" asks for one, and not of the last', () => {
    const { offered } = lastOf({ age: 22 }, 'green tea ok?', 'so is there ANY herb for focus thats fine for me');
    expect(offered.length).toBeGreaterThan(0);
  });

  test('citronella or lemon eucalyptus, of mosquitoes, are repellents', () => {
    const { text } = lastOf(
      { age: 44 },
      'last thing, the mosquitoes there. citronella or the lemon eucalyptus one, on skin?',
    );
    expect(text).toMatch(/not for children under three/);
  });

  test('a dog that gets up too needs no vet', () => {
    const { text } = lastOf(
      { age: 73, gender: 'male', currentMedications: 'finasteride' },
      'Up four times a night, the dog gets up with me. Saw palmetto, worth it on top of the finasteride?',
    );
    expect(text).toMatch(/no better than a dummy pill/);
    expect(text).not.toMatch(/\bvet\b/);
  });

  test('children who are back on weekends are not the one who takes the herb', () => {
    const { findings } = lastOf(
      { age: 43, gender: 'male', currentMedications: 'Suboxone' },
      'three years on suboxone, got my kids back on weekends. is kratom ok for my back?',
    );
    expect(
      findings.some(
        ({ with: other }) => other?.id === 'buprenorphine-naloxone' || /buprenorphine/.test(other?.id ?? ''),
      ),
    ).toBe(true);
    expect(findings.some(({ why }) => /child or teenager/.test(why))).toBe(false);
  });

  test('how not to poison somebody is answered with the look-alike', () => {
    const { text } = lastOf(healthyAdult, 'I pick wild garlic in the woods, how do I not poison my wife');
    expect(text).toMatch(/lily of the valley/);
  });

  test('thanks before a wish do not end the talk', () => {
    const { offered } = lastOf(healthyAdult, 'what helps with a cough?', 'thanks. and just a nice calming tea for me');
    expect(offered.length).toBeGreaterThan(0);
  });

  test('a side effect to be spared is no complaint', () => {
    const { text } = lastOf(
      { ...healthyAdult, currentMedications: 'baclofen' },
      'how much vitamin D is fine?',
      'and for sleep, but not to make me heavier in the legs',
    );
    expect(text).toMatch(/for sleep/i);
  });
});

test.each(['ok last one, my knee is killing me so what do I rub on it', 'my back aches. what could I put on it'])(
  'what is rubbed on "it" is for the part that hurts: "%s"',
  (asked) => {
    const { text, offered } = lastOf({ age: 61 }, 'turmeric shots?', asked);
    expect(offered.length).toBeGreaterThan(0);
    expect(text).not.toMatch(/Turmeric/);
  },
);

test('nits that somebody has had are nothing taken', () => {
  const { text } = lastOf(
    { age: 34 },
    'my son is 4 and has tummy ache. fennel?',
    "he's had nits too, tea tree in the shampoo?",
  );
  expect(text).not.toMatch(/Take no more tea tree/);
});

test('"the same as my tablet" is held against the tablet', () => {
  const { findings } = lastOf(
    { age: 81, currentMedications: 'donepezil' },
    'she found huperzine on the internet, says it is the same as my tablet',
  );
  expect(findings.some(({ subject, severity }) => subject.id === 'huperzine-a' && severity === 'major')).toBe(true);
});

test('what somebody has for the dog is asked about for oneself', () => {
  const onTramadol = { age: 45, currentMedications: 'tramadol' };
  expect(
    lastOf(onTramadol, 'what about cbd oil, wife has it for the dog').findings.map((each) => each.with.name),
  ).toContain('tramadol');
  expect(lastOf(onTramadol, 'can I give cbd oil to the dog').text).toMatch(/animal/);
});

test('a period that is two weeks late is no baby of two weeks, and one of eleven months carries none', () => {
  expect(lastOf({ age: 16, gender: 'female' }, 'parsley tea brings it on? mine is 2 weeks late').text).not.toMatch(
    /your baby/,
  );
  const { findings } = lastOf(
    { age: 1, gender: 'female' },
    "she's teething, she's 11 months. clove oil on the gums?",
    'and chamomile tea?',
  );
  expect(findings.some(({ kind }) => kind === 'pregnancy')).toBe(false);
});

test('on the way to an operation: what to leave out, and when it may be taken again', () => {
  const talk = [
    "Getting the new knee on the 14th, that's ten days away. Which of the stuff on my list do I have to pack in?",
    'When can I go back on the ginkgo after?',
  ];
  const gerry = { age: 68, currentMedications: 'ramipril', supplements: ['Ginkgo 120 mg', 'Garlic capsules'] };
  expect(lastOf(gerry, ...talk.slice(0, 1)).text).toMatch(/I know of ginkgo and garlic/);
  expect(lastOf(gerry, ...talk).text).toMatch(/Only when the surgeon or your doctor says so/);
});

test.each(['doc is doing my thyroid bloods on thursday', 'getting bloods done on friday', 'blood test on monday'])(
  'biotin before a blood test: "%s"',
  (told) =>
    expect(lastOf({ age: 45 }, 'is biotin good for hair?', told).text).toMatch(
      /mind biotin|biotin with planned|blood tests falsely/,
    ),
);

test.each(['and just drinking it normal', 'only as a drink', 'just as a normal drink then'])(
  'an amount is not told without the warning that holds: "%s"',
  (then) =>
    expect(lastOf({ age: 50, currentMedications: 'nadolol' }, 'green tea pills for my weight?', then).text).toContain(
      'nadolol',
    ),
);

describe('aloe that a cousin drinks is asked for oneself', () => {
  const asker = { age: 66, currentMedications: 'digoxin, furosemide' };
  test.each([
    'can i drink it also? my cousin do it',
    'to drink it too, my neighbor does it',
    'drink some of it, my aunt does that too',
  ])('"%s"', (then) => {
    const { text } = lastOf(asker, 'is aloe vera good?', then);
    expect(text).toContain('digoxin');
    expect(text).not.toContain('Only a product sold for drinking');
    expect(lastOf(asker, 'is aloe vera good?', then, 'the bottle says inner fillet').text).not.toContain(
      'found nothing against it',
    );
  });
});

test('aloe for a sun burn is for the skin', () =>
  expect(lastOf({ age: 66, currentMedications: 'digoxin' }, 'aloe vera for a sun burn on my arm').text).toContain(
    'On the skin',
  ));

test.each(['iron tablets, can i take them with my morning tea?', 'spatone with a cup of tea ok'])(
  'the tea of every day binds iron: "%s"',
  (asked) => expect(lastOf({ age: 40 }, asked).text).toContain('Tea binds iron'),
);

test.each(['so after the surgery i can begin?', 'after the operation can I start?'])(
  'when to begin after an operation: "%s"',
  (then) =>
    expect(lastOf({ age: 64 }, 'ginseng for energy?', 'hip operation next week', then).text).toContain(
      'Only when the surgeon',
    ),
);

test.each(['and pomelo?', 'is pomelo juice ok', 'pomelo? grapefruit i know not to'])(
  'a pomelo by its own name: "%s"',
  (asked) =>
    expect(lastOf({ age: 51, currentMedications: 'tacrolimus' }, asked).text).toContain(
      'same substances as grapefruit',
    ),
);

test.each(['why does everything damage the liver', 'how come so many supplements are bad for the liver'])(
  'why the liver: "%s"',
  (asked) => expect(lastOf({ age: 50 }, 'green tea pills?', asked).text).toContain('Not everything does'),
);

test.each(['hot water bottle it is thx', 'ok, the doctor it is then. thanks'])('a plain end: "%s"', (said) =>
  expect(lastOf({ age: 30 }, 'ginger for nausea?', said).text).toContain('welcome'),
);

test('a herb that is settled on is no plain end', () =>
  expect(lastOf({ age: 30, currentMedications: 'sertraline' }, 'sleep?', "st john's wort it is, thx").text).toContain(
    'sertraline',
  ));

test.each(['does turmeric do anything or is it a con', 'is biotin a scam or does it work for hair?'])(
  'a con or not asks whether it helps: "%s"',
  (asked) => expect(lastOf({ age: 30 }, asked).text).not.toContain('Nobody can tell by looking'),
);
test('of a fake nobody can tell', () =>
  expect(lastOf({ age: 30 }, 'is turmeric ok?', 'is it fake?').text).toContain('Nobody can tell'));

test.each(['dates? ive heard dates', 'and dates, people say it helps'])('the fruit before a birth: "%s"', (asked) =>
  expect(
    lastOf({ age: 34, gender: 'female', healthConcerns: 'pregnant 36 weeks' }, 'raspberry leaf?', asked).text,
  ).toContain('Dates are food'),
);

test.each(['dad has haemochromatosis btw', 'my sister has hemochromatosis', 'haemochromatosis runs in my family'])(
  'iron where too much of it is in the family: "%s"',
  (told) => {
    const { text } = lastOf({ age: 30, gender: 'female' }, 'iron tablets for tiredness?', told);
    expect(text).toContain('your own ferritin');
    expect(text).not.toMatch(/your (?:dad|sister)/);
  },
);
test('of the one who has it the check is told', () =>
  expect(lastOf({ age: 30 }, 'iron tablets?', 'my dad has haemochromatosis, can he take it?').text).not.toContain(
    'your own ferritin',
  ));
