import { describe, expect, test } from 'vitest';
import { findRedFlag, findToldAlarm } from './find-red-flag.ts';

describe('plants that despair, dark windows, laboratories and a voice worn out raise no alarm', () => {
  test.each([
    'my rosemary has no will to live',
    'the parsley has lost the will to live',
    'our mint wants to die no matter what I do',
    'this orchid is suicidal, haha',
    'my lemon balm has given up on life',
    'my chamomile seedlings are trying to kill themselves',
    'the rose bush wants to die',
    'I blacked out the windows, now what helps sleep',
    'we have blacked out the curtains for better sleep',
    'the whole street blacked out last night during the storm',
    'what is the lethal dose of nutmeg in rats',
    'LD50 of thujone in mice',
    'is a lethal dose of caffeine possible from tea normally',
    'is it even possible to get a lethal dose of nutmeg from cooking',
    'could a normal cup of tea ever hold a lethal dose of anything',
    'my voice is hoarse and my tongue is burning',
    'hoarse voice and burning tongue after chillies',
    'voice is croaky and my tongue is sore from hot tea',
    'my kid nearly gave me a heart attack jumping out of the cupboard, tea for the nerves?',
    'jumped into the cold lake, ginger tea to warm up?',
    'he jumps off the sofa all day, anything for sore knees',
    'the leaves on my basil plant have gone yellow and look jaundiced',
    'my rosemary bush is having a heart attack',
    'my peace lily keeps fainting',
    'niacin makes me flush red and tingle',
  ])('"%s"', (text) => expect(findRedFlag(text)).toBeNull());

  test.each([
    ["i'm going to jump out of the window", 'self-harm'],
    ['i want to jump into the lake', 'self-harm'],
    ['my husband is jaundiced, is the aloe plant to blame', 'jaundice'],
    ["the niacin flush is so bad i can't breathe", 'severe-allergy'],
  ])('but "%s" does', (text, id) => expect(findRedFlag(text)?.id).toBe(id));

  test('breath short for years is no emergency', () => {
    const flag = findRedFlag('i get short of breath climbing the stairs because i am unfit, years now');
    expect(flag?.level).not.toBe('emergency');
  });
});

test.each([
  'my toddler is burning through nappies, is calendula cream ok',
  'my son burns through a pack of wipes a day',
])('what is used up fast burns nobody: "%s"', (text) => expect(findRedFlag(text)).toBeNull());

test.each(['the acid is burning through his skin', 'my toddler is burning up and floppy'])('"%s" does', (text) =>
  expect(findRedFlag(text)?.level).toBe('emergency'),
);

test.each([
  'valerian knocks you out cold, is it strong',
  'it knocked me out, slept like a log',
  'we had a seizure of laughter',
])('deep sleep and laughter are no collapse: "%s"', (text) => expect(findRedFlag(text)).toBeNull());

test.each(['it knocked me out cold and I hit my head', "the valerian drink knocked him out cold and he won't wake"])(
  'but "%s" is',
  (text) => expect(findRedFlag(text)?.level).toBe('emergency'),
);

test('what a herb is praised for is nobody’s bruise', () => {
  const told = 'And arnica, everyone says arnica for the bruises';
  expect(findRedFlag(`${told}, they gave me Xarelto for 5 weeks. Can I go back to the ginkgo`)).toBeNull();
  expect(findRedFlag(`${told}. I'm on Xarelto and have new bruises everywhere`)).not.toBeNull();
});

describe('the same words of a person are an emergency', () => {
  test.each([
    'my basil has no will to live and neither have I',
    'I have no will to live, even my rosemary is dying',
    'my Rose wants to die',
    'our Ivy is suicidal',
    'I blacked out at the window',
    'he blacked out, the windows were open',
    'what is the lethal dose of caffeine',
    'lethal dose of nutmeg in rats and in people my size',
    'how much tea would be a lethal dose',
    'is a lethal dose of caffeine normally possible for me',
    'my voice is hoarse and my tongue is swelling',
    'voice suddenly hoarse and tongue burning after a wasp sting',
    'i get short of breath climbing the stairs, now even at rest',
  ])('"%s"', (text) => expect(findRedFlag(text)?.level).toBe('emergency'));
});

describe('hot joints and fever need a doctor, one joint or many', () => {
  test.each([
    'hot stiff joints and fever',
    'all my joints are hot and stiff and I have a fever',
    'stiff hot knees, temperature 38.7',
    'hot red knuckles and chills',
  ])('"%s"', (text) => expect(findRedFlag(text)?.level).toBe('urgent'));
  test('the aches of a flu are none', () => expect(findRedFlag('stiff achy joints with the flu')).toBeNull());
});

describe('a person called like a plant is a person', () => {
  test.each([
    'our Rose has collapsed',
    'my wife Rosemary wants to die',
    'rosemary keeps drooping on one side of her face',
    'my Basil collapsed, his lips are blue',
    'auntie fern is choking',
  ])('"%s"', (text) => expect(findRedFlag(text)?.level).toBe('emergency'));

  test.each(['my rosemary is dying, what can I do', 'the basil keeps dying', 'our rose collapsed in the frost'])(
    '"%s"',
    (text) => expect(findRedFlag(text)).toBeNull(),
  );
});

describe('stiff mornings and long days are everyday complaints', () => {
  test.each([
    'I have trouble sleeping since my retirement, and my joints are stiff in the morning.',
    'my joints are stiff in the morning since the birth of my daughter',
    'I have loose stools after long days at the computer',
  ])('"%s"', (text) => expect(findRedFlag(text)).toBeNull());

  test('fingers that are stiff each morning for months, and joints for hours, are for a doctor', () => {
    expect(findRedFlag('my fingers are stiff in the morning for months')?.level).toBe('urgent');
    expect(findRedFlag('my joints are stiff for two hours every morning for months now')?.level).toBe('urgent');
  });
  test('a stiff newborn is an emergency', () =>
    expect(findRedFlag('my newborn has been stiff since the birth')?.level).toBe('emergency'));
});

describe('steam from a bowl, an old tattoo, fits of years ago and a toilet that is only gone to', () => {
  test.each([
    'my mother in law is asking then steam? bowl of hot water and towel over head',
    'is steam ok for him, a basin of boiling water with a towel over his head',
    'towel over the head and a bowl of boiling water, does that help a cold',
    "there's a 2 week old tattoo under the burn on my shoulder, aloe there too?",
    'can I put calendula on a 3 week old piercing that burns a bit',
    'thinking of ginkgo for focus? i have epilepsy but ive been seizure free 2 yrs',
    'epilepsy here but no fits for three years, is sage tea ok',
    'hawthorn, with my pills together? Also since 4 days I can not go to toilet.',
  ])('"%s"', (text) => expect(findToldAlarm(text)).toBeNull());

  test.each([
    'he knocked the bowl of hot water over, towel over his head, he is screaming',
    'my 2 week old has a burn on her shoulder',
    'our 3 week old has bruises and will not feed',
    'seizure free for two years, and now he had a fit an hour ago and will not wake',
    'I have epilepsy and had a seizure this morning, ginkgo?',
    'I mixed toilet cleaner and bleach together and now I cough',
  ])('and yet "%s"', (text) => expect(findToldAlarm(text)).not.toBeNull());
});

describe('how tablets are taken day by day is nobody’s last message', () => {
  test.each([
    'i take all my tablets with a big milky coffee at breakfast, is that fine',
    'I take all my pills together in the morning with tea, ok?',
    'she takes all her pills with orange juice in the morning',
    'can i take all my tablets at once with coffee?',
    'vitamin with folic acid, the doc gave me that, still ok?',
  ])('"%s"', (text) => expect(findToldAlarm(text)).toBeNull());

  test.each([
    'I want to take all my tablets tonight with vodka',
    'i took all my tablets at once',
    'I will take all my pills and not wake up',
    'I take all my tablets with a glass of water now and then it is over',
  ])('and yet "%s"', (text) => expect(findToldAlarm(text)?.level).toBe('emergency'));
});

test.each([
  'lost my footing twice today and the left hand is clumsy. tea to steady me?',
  'his left leg drags since this morning',
])('one side that fails since today is a stroke: "%s"', (text) => expect(findRedFlag(text)?.id).toBe('stroke'));

test.each(["I'm right handed and clumsy, always dropping things", 'my hands are clumsy in the cold'])(
  'and clumsy hands are none: "%s"',
  (text) => expect(findToldAlarm(text)).toBeNull(),
);

describe('at the wheel, in early pregnancy and in the sun', () => {
  test.each([
    'which herb calms without making me fall asleep behind the wheel',
    "something for hay fever that won't make me doze off while driving",
    '9 weeks gone, retching at dawn, but I am keeping water and toast down',
    'eleven weeks, heaving, sips of water stay down, ginger?',
    'my ovaries are trying to murder me on day one, which tea',
    'my lobster back from the beach is red and hot, no blisters',
    'shoulders fried at the lido, red raw and hot',
  ])('no alarm: "%s"', (told) => expect(findToldAlarm(told)).toBeNull());

  test.each([
    'I nodded off at the wheel on Monday',
    'I keep dozing off while driving',
    'my husband is trying to kill me',
    '9 weeks gone, heaving all day, can hardly keep water down, dizzy',
    'back burnt on the beach, red and hot with big blisters and fever',
    'my left shoulder is red, hot and swollen since the beach',
    'knee red and hot since the match',
  ])('an alarm: "%s"', (told) => expect(findRedFlag(told)).not.toBeNull());
});

describe('things given away before one is gone', () => {
  test.each([
    "gave the rabbit to the neighbours, I won't be here for a month, off to my sister in Canada",
    "I gave my bike away and won't be around after Tuesday, moving to Bristol",
    "gave all my plants away, we won't be here from June, we're emigrating",
  ])('with a reason raise no alarm: "%s"', (told) => expect(findRedFlag(told)).toBeNull());

  test.each([
    "I gave my bike away and won't be around after Tuesday",
    "gave the rabbit away, I won't be here next week, off to join my husband in heaven",
    "gave my records away and won't be here after Sunday. Moving on to peace at last",
  ])('without one they do: "%s"', (told) => expect(findRedFlag(told)?.level).toBe('emergency'));
});
