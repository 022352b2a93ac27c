import { expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

const withBoth = { age: 54, gender: 'male', currentMedications: 'sildenafil, isosorbide mononitrate' };
const withNitrate = { age: 49, gender: 'male', currentMedications: 'GTN spray' };

test.each([
  [withBoth, 'something for the bedroom?'],
  [withNitrate, 'anything natural for erections'],
  [withNitrate, 'my wife complains of bedroom matters, what can I take'],
  [withNitrate, 'my guy sells manpower bitters'],
  [withNitrate, 'anything herbal for downstairs, you know what i mean'],
  [withBoth, 'need a little help down there if u catch what im saying'],
  [withBoth, 'maca for my erections, any good?'],
  [withBoth, 'what plants are there for potency'],
  [withBoth, "a man on the market sells 'herbal viagra' honey sachets"],
])('beside a nitrate nothing is offered for potency: %o "%s"', (asker, asked) => {
  const { text, offered } = lastOf(asker, asked);
  expect(text).toContain('it kills');
  expect(offered).toEqual([]);
});

test('what is sold for potency is spiked for others too; honey and royal jelly are not meant', () => {
  expect(lastOf({ age: 33, gender: 'male' }, 'is royal honey ok?').text).toContain('no label names');
  expect(lastOf({ age: 33, gender: 'male' }, 'is honey ok for a cough?').text).not.toContain('no label names');
  expect(lastOf({ age: 33, gender: 'male' }, 'royal jelly capsules for energy?').text).not.toContain('no label names');
});

test.each([
  [
    { age: 63, gender: 'male', currentMedications: 'tamsulosin, nitro spray for chest (rare)' },
    "The bedroom department. Fellow at the lodge gave me a yohimbe bottle plus some 'all natural Stallion' packets",
    'it kills',
  ],
  [withNitrate, 'what about those honey packs they sell at the petrol station', 'it kills'],
  [withNitrate, 'bought Black Stallion capsules online for stamina in bed with my wife', 'it kills'],
  [{ age: 60, currentMedications: 'ramipril' }, 'are black ant pills alright with my tablet', 'adds to it'],
  [{ age: 60, currentMedications: 'tamsulosin' }, 'guy gave me some gas station pills for the bedroom', 'adds to it'],
  [
    { age: 60, currentMedications: 'amlodipine' },
    'a powder sachet off a mate, for erections, all herbal',
    'adds to it',
  ],
])('a ware without a known name may hold what is in potency tablets: %o "%s"', (asker, asked, danger) => {
  const { text, offered } = lastOf(asker, asked);
  expect(text).toContain('no label names');
  expect(text).toContain(danger);
  expect(offered).toEqual([]);
});

test('the herb that is named beside the ware is checked too', () =>
  expect(lastOf(withNitrate, 'yohimbe capsules and some all natural Stallion packets, ok?').text).toContain(
    'yohimbe with',
  ));

test.each([
  'Even half a packet? Its herbal says so right there',
  'only a quarter of one then?',
  'but the label says 100% natural',
])('less of it is no better: "%s"', (then) => {
  const { text } = lastOf(withNitrate, "a mate gave me 'all natural Stallion' packets", then);
  expect(text).toContain('not even half');
  expect(text).toContain('it kills');
});

test('a prescribed tablet and honey in the kitchen are not meant', () => {
  expect(
    lastOf(
      { age: 60, currentMedications: 'sildenafil' },
      'my doctor gave me sildenafil tablets for erections, is ginseng ok?',
    ).text,
  ).not.toContain('Do not take it. Honey');
  expect(lastOf({ age: 60 }, 'are honey packets ok for my throat instead of sugar').text).not.toContain(
    'no label names',
  );
});

test.each([
  'is a red bull drink ok with ginseng',
  'energy shots from the gas station to stay awake, ok?',
  'gas station pills with tianeptine, are they bad?',
  'breast enhancement pills with fenugreek?',
  'performance gummies with beet for running?',
])('what is sold for something else is not meant: "%s"', (asked) =>
  expect(lastOf({ age: 33, gender: 'male' }, asked).text).not.toContain('natural potency aids'),
);

test('what the doctor should hear of is all of it; half of another thing is not meant', () => {
  const told = "a mate gave me 'all natural Stallion' packets";
  expect(lastOf(withNitrate, told, 'Which one of these do I mention to my doctor?').text).toContain('All of it');
  expect(lastOf(withNitrate, told, 'how is valerian for sleep?', 'just half a tablet then?').text).not.toContain(
    'not even half of it',
  );
});

test.each(['not getting it up, any herb', 'no longer getting it up'])(
  'told shortly it is the same trouble: %s',
  (told) => {
    const onNitrate = {
      age: 64,
      gender: 'male',
      currentMedications: 'isosorbide mononitrate',
      healthConcerns: 'angina',
    };
    expect(lastOf(onNitrate, told).text).toMatch(/no potency tablet[^]*it kills/);
  },
);

test('horny goat by its short name is told of beside a nitrate', () => {
  const onNitrate = { age: 64, gender: 'male', currentMedications: 'isosorbide mononitrate', healthConcerns: 'angina' };
  expect(lastOf(onNitrate, 'yohimbe i heard', 'horny goat then, its mild').text).toMatch(/horny goat weed[^]*nitrates/);
});

test.each(['itchy down there if you know what i mean', 'what helps with heartburn, you know what i mean'])(
  'no wish for potency: "%s"',
  (asked) => expect(lastOf(withNitrate, asked).text).not.toContain('it kills'),
);

test.each([
  'its only honey though',
  'come on, honey is harmless',
  'it says pure natural honey on the box',
  'honey cannot hurt me can it',
  'that is just honey with herbs',
])('a ware is not the food it is sold as: "%s"', (then) => {
  const { text } = lastOf(withNitrate, 'a friend gave me a potency honey sachet', then);
  expect(text).toContain('The label does not settle it');
  expect(text).toContain('it kills');
});

test.each(['is honey ok for my throat', 'what about honey in my tea'])('honey of the kitchen: "%s"', (then) =>
  expect(lastOf(withNitrate, 'a friend gave me a potency honey sachet', then).text).not.toContain(
    'label does not settle',
  ),
);
