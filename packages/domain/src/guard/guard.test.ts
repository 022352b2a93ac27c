import { describe, expect, test } from 'vitest';
import { type Person, readPerson } from '../safety/person/person.ts';
import { emptyPerson } from '../safety/person/empty-person.ts';
import type { AdvisorAnswer } from '../advisor/answer.ts';
import type { DraftBlock } from './draft.ts';
import { finishGuarded } from './finish.ts';
import { createGuard } from './guard.ts';
import { guardComposed } from './guard-composed.ts';

const maria = readPerson({
  age: 41,
  gender: 'female',
  currentMedications: 'Zoloft 50mg',
  allergies: null,
  healthConcerns: 'poor sleep, stress',
});
const requestOf = (question: string, person: Person = maria) => ({ question, person, history: [], profileName: null });
const paragraph = (text: string): DraftBlock => ({ kind: 'paragraph', lines: [[{ text }]] });

function hear(question: string, texts: readonly string[], person: Person = maria) {
  const guard = createGuard(requestOf(question, person));
  const shown = [...guard.opening()];
  for (const text of texts) {
    const block = guard.next(paragraph(text));
    if (block.outcome === 'replace') return { guard, shown, page: shown.join('\n'), replaced: block.reason };
    shown.push(...block.html);
  }
  return { guard, shown, page: shown.join('\n'), replaced: null };
}

const ordinary: readonly (readonly [string, string])[] = [
  [
    'What helps me sleep?',
    "I'm sorry that sleep has been hard lately. Here are a few gentle options that fit your profile.",
  ],
  [
    'What helps me sleep?',
    'Lemon balm: a mild herb from the mint family. Small studies suggest it may help with restlessness and trouble falling asleep.',
  ],
  [
    'What helps me sleep?',
    'Chamomile: many people enjoy a cup of chamomile tea before bed. The evidence for sleep is limited, but it is a pleasant part of a calming routine.',
  ],
  [
    'What helps me sleep?',
    'Valerian: this root has been studied for sleep for many years, with mixed results. It may make you drowsy the next morning.',
  ],
  [
    'What helps me sleep?',
    'Whichever you choose, start with one herb at a time so you can tell what helps. Keep a short note of how you sleep for a couple of weeks.',
  ],
  [
    'What helps me sleep?',
    'Try going to bed at the same time each night, keeping your bedroom cool and dark, and putting screens away an hour before bed.',
  ],
  [
    'What helps me sleep?',
    "If your sleep doesn't improve within a few weeks, or you feel low or exhausted during the day, please talk with your doctor.",
  ],
  [
    'What helps me sleep?',
    'Do not stop your sertraline on your own. Please ask your pharmacist before you start anything new.',
  ],
  [
    'Is ginger good for nausea?',
    'People take it as a tea, as capsules, or simply in food. Some people get heartburn or an upset stomach from larger amounts.',
  ],
  [
    'Is ginger good for nausea?',
    'If you are vomiting, cannot keep fluids down, or the nausea lasts more than a few days, please see a doctor.',
  ],
  [
    'How do I make peppermint tea?',
    'Peppermint tea is easy to prepare at home. The same effect can make heartburn worse, so it is not the best choice if you have reflux.',
  ],
  [
    'I feel stressed.',
    'Beyond herbs, slow breathing, a short walk outside and regular meals can make a real difference. Talking to someone you trust helps too.',
  ],
];

test.each(ordinary)('an ordinary, careful answer is left as it is: %s %s', (question, text) => {
  const { page, guard } = hear(question, [text]);

  expect(guard.reasons).toEqual([]);
  expect(page).toContain(text);
});

describe('a herb this person must not take', () => {
  test('is spoken of by the knowledge base alone, right where the author spoke of it', () => {
    const { page } = hear('What lifts my mood?', ["St John's wort is a classic. Take it three times a day."]);

    expect(page).not.toMatch(/classic|three times/);
    expect(page).toMatch(/St John's wort and sertraline/);
  });

  test('that the question names is warned of before the author says a word', () => {
    expect(createGuard(requestOf("Can I take St John's wort?")).opening().join('')).toMatch(/serotonin/i);
  });

  test('is never recommended, even when it is put forward', () => {
    const { guard, shown } = hear('What helps?', [
      'Lemon balm is a gentle calming herb.',
      "St John's wort is one too.",
    ]);
    const recommendedKeys = {
      herbs: ['st-johns-wort', 'lemon-balm', 'no-such-herb', 'valerian'],
      products: ['st-johns-wort', 'lemon-balm'],
    };

    const answer = finishGuarded({ request: requestOf('What helps?'), guard, blocks: shown, recommendedKeys });

    expect(answer.recommended.map(({ key }) => key)).toEqual(['lemon-balm']);
    expect(answer.products.map(({ productName }) => productName)).toEqual(['Lemon balm']);
    expect(answer.findings[0]).toMatchObject({ subject: { id: 'st-johns-wort' }, with: { id: 'sertraline' } });
  });

  test('is named for the person the question is about, and for the one of the profile as well', () => {
    const { page } = hear('My husband cannot sleep, he takes warfarin. What helps him?', [
      "St John's wort helps him rest.",
    ]);

    expect(page).not.toContain('helps him rest');
  });

  const lemonBalm = 'Lemon balm is a gentle calming herb.';
  const asked = { age: 41, gender: 'female', currentMedications: null, allergies: null, healthConcerns: null };
  const healthy = readPerson(asked);

  test.each([
    ['is not put forward for somebody healthy beside them: who is meant may be misread', 'lemon balm', false],
    ['is put forward once it is forbidden to neither', null, true],
  ])('%s', (_, allergies, isShown) => {
    const asker = readPerson({ ...asked, allergies });

    const { page } = hear('My husband is healthy and takes no medicines. What calms him?', [lemonBalm], asker);

    expect(page.includes(lemonBalm)).toBe(isShown);
  });

  test.each(['Giloy', 'Lithium orotate', 'Ginkgo seed'])('%s is put forward to nobody, however healthy', (name) => {
    const { page } = hear('What helps?', [`${name} is a gentle calming herb.`], healthy);

    expect(page).not.toContain('gentle calming');
  });
});

test('a warning that was missing stands right after the block that names the herb', () => {
  const person = readPerson({
    age: 60,
    gender: null,
    currentMedications: 'warfarin',
    allergies: null,
    healthConcerns: null,
  });

  const { shown } = hear('What helps nausea?', ['Ginger is well studied for nausea.'], person);

  expect(shown[0]).toContain('Ginger is well studied');
  expect(shown[1]).toMatch(/Ginger and warfarin/);
});

test('herbs that are free alone but not together are told of at the end', () => {
  const adult = { ...emptyPerson, ageYears: 40, ageGroup: 'adult' } as const;
  const { guard, shown } = hear(
    'What helps?',
    ['Ginkgo is a herb many people take.', 'Garlic is a herb many people take.'],
    adult,
  );

  const answer = finishGuarded({
    request: requestOf('What helps?', adult),
    guard,
    blocks: shown,
    recommendedKeys: { herbs: [], products: [] },
  });

  expect([...guard.named]).toEqual(['ginkgo', 'garlic']);
  expect(answer.blocks.join('')).toMatch(/If you think of taking more than one.*Garlic and Ginkgo/s);
  expect(answer.findings).toMatchObject([{ subject: { id: 'garlic' }, with: { id: 'ginkgo' } }]);
});

test('a warning is given once, however often the herb is named', () => {
  const person = readPerson({
    age: 60,
    gender: null,
    currentMedications: 'warfarin',
    allergies: null,
    healthConcerns: null,
  });

  const { page } = hear('What helps nausea?', ['Ginger is well studied for nausea.', 'Ginger tea is mild.'], person);

  expect(page.match(/Ginger and warfarin/g)).toHaveLength(1);
});

test('a dangerous name that is cut in two by a new block is not slipped past', () => {
  expect(hear('What lifts my mood?', ["Many people like St John's", 'wort for a brighter day.'])).toMatchObject({
    replaced: 'name-cut-in-two',
  });
});

test('an answer without end is cut off, and a block without end is not believed', () => {
  const many = hear(
    'What helps?',
    Array.from({ length: 100 }, () => 'Lemon balm is a gentle calming herb.'),
  );
  const long = hear('What helps?', ['Lemon balm is a gentle calming herb. '.repeat(200)]);

  expect(many.page.match(/gentle calming herb/g)).toHaveLength(60);
  expect(long.replaced).toBe('endless-block');
});

test.each([
  ['stops a medicine', 'Stop taking your sertraline today.'],
  ['promises a cure', 'Lemon balm cures depression.'],
  ['keeps people from a doctor', 'There is no need to see a doctor.'],
  ['doses a child', 'Give children five drops of lemon balm.'],
])('an author who %s is not believed in anything else', (_, text) => {
  expect(hear('What helps?', ['Lemon balm is a gentle calming herb.', text]).replaced).not.toBeNull();
});

test('an amount stands only when the knowledge base knows it', () => {
  const known = hear('How much valerian?', [
    'Valerian: 400 to 600 mg of dry extract half an hour to an hour before bed.',
  ]);
  const invented = hear('How much valerian?', ['Valerian: 700 mg of dry extract before bed.']);

  expect(known.page).toContain('400 to 600 mg');
  expect(invented.page).not.toContain('700');
});

test.each([
  ['another unit', 'Valerian: 400 g of dry extract before bed.'],
  ['words', 'Valerian: ten grams of dry extract before bed.'],
  ['a decimal comma', 'Valerian: 0,4 kg before bed.'],
  ['how often', 'Rhodiola: 400 mg six times a day.'],
  ['a number that stands there as a harm', 'Green tea extract: 800 mg of EGCG a day.'],
])('an amount is weighed as it is meant: %s', (_, text) => {
  expect(hear('What helps?', ['Lemon balm is a gentle calming herb.', text]).page).not.toContain('Rhodiola:');
  expect(hear('What helps?', [text]).page).not.toMatch(/400 g\b|ten grams|0,4 kg|six times|EGCG/);
});

test('minutes in which something is to stand allow no dose of as many', () => {
  const garlic = (text: string) => hear('How do I take garlic?', [text]).page;

  expect(garlic('Garlic: let it stand ten minutes, then take one to two cloves a day.')).toContain('ten minutes');
  expect(garlic('Garlic: ten cloves a day.')).not.toContain('ten cloves');
  expect(garlic('Garlic: 10 drops a day.')).not.toContain('10 drops');
});

test.each([
  ['for longer than anybody studied', 'Zinc lozenges all winter keep colds away.'],
  ['as an oil to drink', 'Wintergreen oil in hot water to drink.'],
  ['more of it when the sugar is low', 'Low sugar? More cinnamon will do.'],
  ['because doctors are said to', 'A thousand Swiss doctors use lemon balm.'],
])('nothing is suggested %s', (_, text) => {
  expect(hear('What helps?', [text]).page).not.toMatch(/all winter|to drink|More cinnamon|Swiss doctors/);
});

test.each([
  ['nothing of three sentences', 0, 3, true],
  ['one of four', 1, 3, true],
  ['one of three', 1, 2, false],
  ['all', 1, 0, false],
])('an answer of which too little is left says so: %s', (_, kept, dropped, isHollow) => {
  const told = [
    ...Array<string>(kept).fill('Lemon balm is a gentle calming herb.'),
    ...Array<string>(dropped).fill('Zanthoxia is a wonder.'),
  ];

  expect(hear('What helps?', told).guard.isHollow()).toBe(isHollow);
});

test.for(['<', '… !', '🌼', '<<<'])('an answer of nothing but signs (%s) is none, and is not shown', (signs) => {
  const { guard, shown } = hear('What helps?', [signs]);

  expect(guard.isHollow()).toBe(true);
  expect(shown).toEqual([]);
});

describe('an answer composed from the knowledge base', () => {
  const blank: AdvisorAnswer = {
    level: 'none',
    blocks: ['<p>Try this.</p>'],
    recommended: [{ key: 'st-johns-wort', name: "St John's wort" }],
    findings: [],
    products: [{ productName: "St John's wort", reason: null }],
    unrecognised: [],
    sources: [],
    followUps: [],
  };

  test('loses a recommendation that does not suit the person, and says why', () => {
    const answer = guardComposed(requestOf('What lifts my mood?'), blank);

    expect(answer).toMatchObject({ recommended: [], products: [] });
    expect(answer.findings[0]).toMatchObject({ severity: expect.stringMatching(/major|contraindicated/) });
    expect(answer.blocks.join('')).toContain('sertraline');
  });

  test('is left alone when it suits', () => {
    const fitting = { ...blank, recommended: [{ key: 'lemon-balm', name: 'Lemon balm' }], products: [] };

    expect(
      guardComposed(requestOf('What calms me?', { ...emptyPerson, ageYears: 30, ageGroup: 'adult' }), fitting),
    ).toBe(fitting);
  });

  test('is not contradicted where a herb is for the skin, and its name alone is not put forward', () => {
    const arnica = { ...blank, recommended: [{ key: 'arnica', name: 'Arnica', isForSkin: true }], products: [] };
    const answer = guardComposed(
      requestOf('What helps a bruise?', { ...emptyPerson, ageYears: 40, ageGroup: 'adult' }),
      arnica,
    );

    expect(answer.blocks).toEqual(blank.blocks);
    expect(answer.recommended).toEqual([]);
  });

  test('never carries herbs or products beside an alarm', () => {
    expect(guardComposed(requestOf('Help'), { ...blank, level: 'emergency' })).toMatchObject({
      recommended: [],
      products: [],
      findings: [],
    });
  });
});

test('hostile text of great length is read to its end', () => {
  const long = ['(((((', '[[[[', '**', '&#38;#38;', "St John's ", 'a, ', '. ', 'stop '].map((part) =>
    part.repeat(4000 / part.length),
  );

  for (const text of long) {
    const { page } = hear('What helps?', [text]);
    expect(page, text.slice(0, 12)).not.toMatch(/\bstop stop\b|herb:st-johns-wort/i);
  }
});

describe('a link to the shop', () => {
  const lineWith = (text: string, shop: string): DraftBlock => ({
    kind: 'paragraph',
    lines: [
      [{ text: 'Chamomile is a gentle tea for the evening, and you can look at ' }, { text, shop }, { text: '.' }],
    ],
  });
  const written = (text: string, shop: string) => {
    const guard = createGuard(requestOf('What helps me sleep?'));
    const block = guard.next(lineWith(text, shop));
    return { guard, html: block.outcome === 'show' ? block.html.join('') : block.reason };
  };

  test('stays where it is about a herb that suits, and offers that herb', () => {
    const { guard, html } = written('chamomile tea', 'chamomile tea');
    expect(html).toContain('<a href="shop:chamomile%20tea">chamomile tea</a>');
    const { products } = finishGuarded({
      request: requestOf('What helps me sleep?'),
      guard,
      blocks: [],
      recommendedKeys: { herbs: [], products: [] },
    });
    expect(products.map(({ productName }) => productName)).toEqual(['Chamomile']);
  });

  test.each([
    ["St John's wort", "St John's wort"],
    ['view on the retailer', "St John's wort"],
    ['view on the retailer', 'zoloft'],
    ['chamomile tea', 'chamomile with ephedra'],
    ['something nice', 'zorblax'],
  ])('goes where it is not: "%s" to a search for "%s"', (text, shop) =>
    expect(written(text, shop).html).not.toMatch(/shop:|view on the retailer/),
  );
});
