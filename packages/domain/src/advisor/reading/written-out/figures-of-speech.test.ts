import { describe, expect, test } from 'vitest';
import { healthyAdult, lastOf } from '../../../../testing/talk.ts';

const offeredFor = (question: string) => lastOf(healthyAdult, question).offered;

describe('a figure of speech names no complaint', () => {
  test.each([
    'my neighbour is a pain in the neck about the hedge',
    'my boss is a real headache lol',
    'the groom got cold feet before the wedding',
    'butterflies in the garden today',
    'the car keeps coughing when I start it in the cold',
  ])('%s', (question) => {
    expect(offeredFor(question)).toEqual([]);
  });

  test.each([
    ['there is a pain in my neck since I slept badly', 'cayenne'],
    ['I keep coughing in the cold', 'honey'],
    ['butterflies in my tummy before exams', 'lavender'],
  ])('while "%s" does', (question, herb) => {
    expect(offeredFor(question)).toContain(herb);
  });
});

describe('a head that spins with work is strained, and one that spins on rising is dizzy', () => {
  test.each([
    "finals next month, my head won't stop and is spinning with all the revision. what tea?",
    'so many deadlines that my mind is reeling, any herb?',
    'head’s spinning with worry about money, something calming?',
  ])('%s', (question) => {
    const { text, offered } = lastOf(healthyAdult, question);
    expect(text).not.toContain('Dizziness');
    expect(offered.length).toBeGreaterThan(0);
  });

  test.each([
    'my head is spinning when I get up, stressed too',
    'head spinning since lunch, stress at work and I feel sick',
    'the room is spinning',
  ])('while "%s" is', (question) => expect(lastOf(healthyAdult, question).text).toContain('Dizziness'));
});

describe('a complaint told with the word of another one', () => {
  test.each([
    ['something to wind down after work that is not wine', 'lemon-balm', 'caraway'],
    ['got one of them ulcers on the inside of me lip', 'sage', 'licorice'],
    ['red weepy patches behind the knees, the doctor calls it atopic', 'oat-straw', 'turmeric'],
    ['sour stuff comes up into my throat when I lie flat', 'marshmallow-root', 'sage'],
    ['by evening I look six months gone and I am a bloke', 'fennel', 'vitamin-b6'],
    ['head is paining both sides, too much laptop', 'peppermint-oil', 'lavender'],
  ])('%s', (question, fitting, misread) => {
    const offered = offeredFor(question);
    expect(offered).toContain(fitting);
    expect(offered).not.toContain(misread);
  });
});

describe('pictures and slang of complaints', () => {
  test.each([
    ['purple squiggles all over my calves, which plant?', 'horse-chestnut'],
    ['my legs go like lumps of lead on the shop floor, herb?', 'horse-chestnut'],
    ['my shins are like lizard skin, what oil?', 'oat-straw'],
    ['it is like peeing broken glass again, herb beside the doctor?', 'cranberry'],
    ['the jitters before every recital, which herb?', 'lavender'],
    ['these iron tablets have clogged me up good and proper, something mild?', 'psyllium'],
    ['not been since friday, belly is just blocked, which herb?', 'psyllium'],
    ['I keep guffing in meetings, herb?', 'fennel'],
    ['got the squits from a kebab, anything natural?', 'electrolyte-salts'],
    ['fire keeps climbing up into my throat after dinner, herb?', 'marshmallow-root'],
    ['I puke in the back of taxis, what helps?', 'ginger'],
    ['shark week again, belly cramps, herb?', 'ginger'],
    ['snapping at all before the blob, herb?', 'chasteberry'],
    ['I am a walking furnace at 51, which herb?', 'black-cohosh'],
    ['getting thin on top, any plant?', 'rosemary'],
    ['my battery has been dead since winter, herb?', 'rhodiola'],
    ['no interest in the missus lately, herb?', 'maca'],
    ['an annoying tickle since my cold, something soothing?', 'honey'],
    ['itchy peepers every june, what to take?', 'nettle-leaf'],
    ['I sleep like a hare, every step wakes me, some tea?', 'valerian'],
    ['at my wits’ end with the teenagers, herb?', 'lemon-balm'],
    ['my head is like a squirrel in meetings, herb?', 'green-tea'],
    ['good for nothing by 3pm, blood tests fine, plant?', 'rhodiola'],
    ['it comes out like rabbit pellets, something mild?', 'psyllium'],
    ['bum like a running tap since lunch, anything natural?', 'electrolyte-salts'],
    ['hairpin bends make me queasy, what to take?', 'ginger'],
    ['my inner thermostat is on the blink at 52, herb?', 'black-cohosh'],
    ['dozed off on the lounger, shoulders like a prawn, what gel?', 'aloe-gel-topical'],
    ['my feet refuse to warm up in bed, herb?', 'rosemary'],
    ['chewed up by midges, what to dab on?', 'ribwort-plantain'],
    ['eyes wide open till four, some tea?', 'valerian'],
    ['it is like a cork down there, four days, herb?', 'psyllium'],
    ['my belly turns cartwheels before every interview, herb?', 'lavender'],
    ['nothing but wind after cabbage, herb?', 'fennel'],
    ['living on the last drop since march, bloods fine, herb?', 'rhodiola'],
    ['like a powder keg at home, herb?', 'lemon-balm'],
    ['my chin looks like a strawberry, herb?', 'tea-tree'],
    ['toes blue and cold every winter, herb?', 'rosemary'],
    ['the baby wants more milk than I make, herb?', 'moringa'],
    ['forehead aches and the nose runs green, herb?', 'pelargonium'],
    ['my backside burns after the loo, herb?', 'witch-hazel'],
    ['burning down my gullet every time I lie down, herb?', 'calcium'],
    ['stomach blows up like a football, herb?', 'fennel'],
    ['my liver is lazy since Christmas, which plant?', 'milk-thistle'],
    ['fried by the sun at the lake, what to dab on?', 'aloe-gel-topical'],
    ['my brain plays movies all night, what herb?', 'valerian'],
    ['a tight band round my forehead after work, plant?', 'peppermint-oil'],
    ['I flew to Sydney and my body clock is all over the place, herb?', 'melatonin'],
    ['by friday I feel like a wrung-out cloth, what gives strength?', 'rhodiola'],
    ['my fingers are like old rusty hinges, herb?', 'turmeric'],
    ['the week before my bleed I am a monster, herb?', 'vitamin-b6'],
  ])('%s', (question, fitting) => expect(lastOf({ age: 45 }, question).offered).toContain(fitting));

  test.each([
    ['my car battery is flat and I am stressed, herb?', 'green-tea', 'lemon-balm'],
    ['he cooks me a pizza like a chef and I cannot sleep, herb?', 'tea-tree', 'valerian'],
    ['a white and cold winter, my knees ache, herb?', 'rosemary', 'turmeric'],
    ['there was a log jam on the river and I have a cough, herb?', 'psyllium', 'honey'],
    ['the garden gate has a rusty hinge, and I cannot sleep, herb?', 'turmeric', 'valerian'],
    ['I wear a steel helmet on my head all day and cannot sleep, herb?', 'peppermint-oil', 'valerian'],
    ['he blocked me online and I cannot sleep, herb?', 'psyllium', 'valerian'],
    ['dinner is coming up at eight, nervous, herb?', 'marshmallow-root', 'lavender'],
    ['blue lines on my notebook give me headaches, herb?', 'horse-chestnut', 'peppermint-oil'],
  ])('while "%s" is another matter', (question, misread, fitting) => {
    const { offered } = lastOf(healthyAdult, question);
    expect(offered).not.toContain(misread);
    expect(offered).toContain(fitting);
  });

  test.each([
    'greasy food comes back up and burns, herb that won’t make me doze off behind the wheel?',
    'something for heartburn that does not make me fall asleep, I drive a lorry',
  ])('nothing that tires is meant: "%s"', (question) => {
    const { offered } = lastOf({ age: 47 }, question);
    expect(offered).toContain('calcium');
    expect(offered).not.toContain('valerian');
  });
});

test('loose motions are English', () =>
  expect(lastOf(healthyAdult, 'loose motions since noon, some home remedy kindly').text).not.toContain(
    'your language',
  ));

test('"alongside" is no name', () =>
  expect(lastOf(healthyAdult, 'cystitis again, what can I take alongside?').text).not.toContain('alongside'));
