import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

describe('a plant that nobody is sure of and nobody ate is a plain no', () => {
  test.each([
    "there's a plant w big soft hairy leaves, i'd say comfrey or borage, neighbor says it might be foxglove. can i put the leaves in a salad",
    'i think it is borage but a friend says it may be foxglove. can I eat the leaves?',
    'this plant may be hemlock. i picked it for dinner, can we eat it',
  ])('"%s"', (asked) => {
    const { level, text } = lastOf({ age: 44 }, asked);
    expect(level).toBe('none');
    expect(text).toMatch(/Do not take: (?:foxglove|poison hemlock)/);
  });

  test.each([
    'i found berries, my son says they could be deadly nightshade, he ate two. can i give him milk?',
    'the leaves look like wild garlic but could be lily of the valley. we put it in the soup. can i eat the rest?',
    'it may be foxglove, my toddler nibbled a leaf. can i give him water?',
  ])('once it is eaten it is an emergency: "%s"', (asked) =>
    expect(lastOf({ age: 44 }, asked).level).toBe('emergency'),
  );
});

describe('"haven’t eaten any" ends what sounded like a poisoning', () => {
  test.each([
    ['can i make tea of these foxglove leaves, they may be comfrey', 'nah havent eaten any, promise. mint then?'],
    ['can i make tea of foxglove leaves?', 'nobody ate it. what about mint'],
    ['my son may have eaten deadly nightshade berries', "no, he didn't eat any. is mint tea nice for me"],
  ])('"%s" and "%s"', (told, said) => expect(lastOf({ age: 44 }, told, said).level).toBe('none'));

  test('and does not end a wish to die', () =>
    expect(lastOf({ age: 20 }, 'i want to die, i have the pills here', "i haven't swallowed any yet").level).toBe(
      'emergency',
    ));
});

describe('help that is put off', () => {
  test.each([
    ['the caca is black like tar since two days and i am tired', 'but i no have pain now. maybe i wait until monday'],
    ['crushing chest pain and sweating', "it's better now, i'll go tomorrow"],
  ])('is still due, and no wish to die: "%s" and "%s"', (told, said) => {
    const { level, text } = lastOf({ age: 58 }, told, said);
    expect(level).toBe('emergency');
    expect(text).toContain('not call it over');
    expect(text).not.toContain('988');
  });

  test('with nobody to drive an ambulance comes', () =>
    expect(
      lastOf({ age: 58 }, 'my stool is black like tar', 'maybe i wait until monday, my wife not here to drive').text,
    ).toContain('let an ambulance come'));
});

test.each(['my chest feels tight', 'i can’t breathe well', 'he passed out'])(
  'signs beside what was taken go before the poison line: "%s"',
  (sign) => {
    const { text } = lastOf({ age: 16 }, `i took 2 scoops of preworkout and my heart is pounding fast, ${sign}`);
    expect(text).toContain('911');
    expect(text.indexOf('emergency number')).toBeLessThan(text.indexOf('Poison Control') + 1 || Infinity);
  },
);

describe('legs that are sore from unusual effort beside a statin', () => {
  test.each([
    'legs are killing me today. i did about 100 squats on sunday, first time in a decade. bad sign? statin?',
    'sore calves after hiking. statin to blame?',
  ])('are told apart from the tablet: "%s"', (asked) => {
    const { level, text } = lastOf({ age: 57, currentMedications: 'atorvastatin 40' }, asked);
    expect(level).toBe('none');
    expect(text).toContain('Most likely the effort');
    expect(text).toMatch(/cola[^]*today/);
  });

  test('and are looked at today with dark urine', () =>
    expect(
      lastOf({ age: 57, currentMedications: 'atorvastatin 40' }, 'legs ache after squats and my pee is like cola')
        .level,
    ).toBe('urgent'));
});

describe('a high that begins, with a bipolar illness', () => {
  const asker = { age: 34, currentMedications: 'lithium', healthConcerns: 'bipolar disorder' };
  test.each([
    'i feel too good lately, dont need sleep',
    "i've been spending a lot and talking nonstop, something calming?",
  ])('is for those who treat it: "%s"', (told) => expect(lastOf(asker, told).level).toBe('urgent'));
  test('a good night is none', () => expect(lastOf(asker, 'i slept so well and feel good today').level).toBe('none'));
});

describe('what somebody with a transplant tells in passing', () => {
  const asker = { age: 52, currentMedications: 'tacrolimus, mycophenolate', healthConcerns: 'kidney transplant 2019' };
  test('diarrhea for days is for the team today', () =>
    expect(lastOf(asker, 'is ginger tea ok?', 'i have diarrhea since two days')).toMatchObject({ level: 'urgent' }));
  test('tablets that were missed are asked about now', () =>
    expect(lastOf(asker, 'is ginger tea ok?', 'i forgot my tablets this morning').text).toMatch(
      /no double dose[^]*tacrolimus[^]*now/,
    ));
  test('herbs without a name are left out', () =>
    expect(
      lastOf(asker, 'is ginger tea ok?', "my mother brings herbs from the village, i don't know the name").text,
    ).toContain('Leave that out'));
});

test.each(['zoledronic acid', 'alendronate', 'Prolia'])(
  'a tooth that is to come out beside %s is told to the dentist',
  (currentMedications) =>
    expect(
      lastOf({ age: 60, currentMedications }, 'can i take turmeric?', 'a tooth has to come out next week').text,
    ).toContain('the jaw can heal badly'),
);

test('eucalyptus in the sauna with epilepsy is advised against', () =>
  expect(
    lastOf({ age: 29, currentMedications: 'valproate', healthConcerns: 'epilepsy' }, 'eucalyptus in the sauna').text,
  ).toContain('can set off seizures'));

describe('what somebody with a weak heart on a thinner tells in passing', () => {
  const asker = {
    age: 71,
    currentMedications: 'warfarin, digoxin, furosemide',
    healthConcerns: 'heart failure, atrial fibrillation',
  };
  test.each([
    'I fell on my hip this morning',
    'my pulse is 48',
    "I can't sleep flat any more",
    'I bruise when I just touch something',
  ])('is for a doctor today: "%s"', (told) => expect(lastOf(asker, 'I am always so tired', told).level).toBe('urgent'));
  test.each([
    'years ago I fell off my bike and broke my hip, is honey ok',
    'leaves fell on the stairs, how do i dry nettle',
  ])('and nothing of it in "%s"', (told) => expect(lastOf(asker, told).level).toBe('none'));
  test('natto that somebody cooks is for the one who asks', () =>
    expect(lastOf(asker, 'natto, my daughter in law cooks it').text).not.toContain('daughter-in-law'));
});
