import { describe, expect, test } from 'vitest';
import { findRedFlag } from './find-red-flag.ts';

describe('wounds, burns and a swollen tongue in everyday words', () => {
  test.each([
    [
      "took a spoon of propolis and my tongue doesn't fit in my mouth any more",
      'my tongue stud does not fit in the box',
    ],
    ['it keeps squirting red where the plane slipped', 'I pour out red wine for the sauce'],
    [
      'leant on the fence wire under power, heart has been skipping since',
      'the fence wire needs paint, my heart skips for lilacs',
    ],
    ["the horse's teeth went right through my lip", "the horse's teeth went yellow"],
    [
      "fryer fat over my foot, skin white and it isn't painful",
      'olive oil on my feet, the skin is soft and not painful',
    ],
    ['no sensation or strength in my left leg', 'no sensation of taste in this tea'],
    ['no chest pain, only crushing pressure and cold sweat', 'no chest pain, only pressure at work'],
    [
      'took a knee at football, lost my memory of the match and keep vomiting',
      'took a knee at football before the match',
    ],
  ])('"%s", and not "%s"', (grave, calm) => {
    expect(findRedFlag(grave)?.level).toBe('emergency');
    expect(findRedFlag(calm)).toBeNull();
  });
});

describe('emergencies told by the way', () => {
  test.each([
    ['pain from my ear down the inside of my arm since I carried the crates', 'toothache since the ice cream'],
    ['he stares at his spoon and dribbles on the left', 'I dribble on the right side of the pillow at night'],
    ['the floor keeps whirling, two of everything and hiccups for an hour', 'the carousel spins and I see two swans'],
    ['I wake at night and sit by the window for air, ankles thick', 'I sat by the window for a chat'],
    [
      'finished the rest of the packet with a bottle of wine, who cares',
      'finished the rest of the cake with a glass of wine',
    ],
    ['we boiled roots from the river bank, my mate staggers', 'dug up a root by the stream, is it comfrey'],
    ['on apixaban, a bruise like a melon on my hip and I am clammy', 'apixaban at eight, melon for breakfast'],
    ['contact lens in all week, white dot on the eye and agony', 'contact lens solution is cloudy'],
    ['one nut is riding up and I keep chucking up', 'one ball of wool sits high up on the shelf'],
    [
      'tonsils out on monday, it runs down my throat red all the time',
      'tonsils out on monday, honey runs down my throat nicely',
    ],
  ])('"%s", and not "%s"', (grave, calm) => {
    expect(findRedFlag(grave)?.level).toBe('emergency');
    expect(findRedFlag(calm)).toBeNull();
  });
});

describe('a crush that stops the heart, a plant that chokes, and doses in a list', () => {
  test.each([
    ['my crush smiled and my heart stopped omg', 'my crush smiled and my heart stopped, then I fainted'],
    ['I cut my sage down to the bone, will it grow again', 'I cut my thumb down to the bone'],
    ['my wife says she is dying, it is only a cold. Which tea?', 'my wife says she is dying, she took all her tablets'],
    ['baby still breech at 33 weeks, does moxa help?', 'baby breech at 33 weeks and my waters have gone'],
    ['he stuck a bean up his nose, it came out at once', 'she stuck a battery up her nose an hour ago'],
    ['my thyme is suffocating under the leaves', 'my son is suffocating under the leaves'],
    [
      'I take metformin 850 twice, ramipril 5. nettle ok?',
      'my child took metformin 850 twice by mistake, is shaking and confused',
    ],
  ])('"%s", but "%s"', (calm, grave) => {
    expect(findRedFlag(calm)).toBeNull();
    expect(findRedFlag(grave)?.level).toBe('emergency');
  });
});

describe('one step graver than it sounds: what goes to an emergency department and does not wait for a doctor', () => {
  test.each([
    [
      'sterilised years ago, my period is ten days late and a sharp pain on the left',
      'pregnancy',
      'my period is late, a sharp knife for the ginger',
    ],
    [
      'something inside controls my hands and it tells me to stab',
      'psychosis',
      'my coach controls the drill and says to jump higher',
    ],
    [
      'I have stopped my insulin so it will be over sooner',
      'self-harm',
      'I have stopped my cheese snacks so the diet goes faster',
    ],
    [
      'it is numb when I wipe, since Tuesday',
      'pressed-spine',
      'my lip is numb when I wipe my mouth, I was at the dentist',
    ],
    ['a sparkler burnt his nose and chin', 'serious-injury', 'I burnt my tongue on tea, a sparkler on the cake'],
    ['acid reflux or a heart attack? it sits behind my breastbone', 'chest-pain', 'acid reflux or a cold, which tea?'],
    ['found a bat on my daughter’s bed this morning', 'rabies-risk', 'found a cricket bat on my daughter’s bed'],
    ['quinsy, I can barely open wide', 'mouth-floor', 'quince jelly, the jar won’t open'],
    ['my shed reeks of kerosene and I am dizzy', 'gas-or-fumes', 'my shed smells of kerosene, can I dry herbs there'],
    ['water pills and slimming tea, now I can’t stand up', 'poisoning', 'slimming tea, I can’t stand the smell'],
    [
      'slipped on the ice, my ankle is a funny shape',
      'serious-injury',
      'slipped on the ice, my biscuits are a funny shape',
    ],
    [
      'his left eye is bloodshot and he can’t face the lamp',
      'eye-emergency',
      'his left eye is red and itchy from pollen',
    ],
    ['my eye went scarlet overnight and all is hazy', 'eye-emergency', 'my eyes are scarlet and hazy from the screen'],
    [
      'a bit of grit in my eye, can’t get it out, sight is foggy',
      'eye-emergency',
      'a bit of grit in my shoe, it is foggy',
    ],
    [
      'tender scalp, jaw aches at every meal, and my vision went grey twice, 78',
      'eye-emergency',
      'tender scalp and my jaw aches after chewing gum, 30',
    ],
    ['tonsillitis on the left side, and he can barely open his mouth', 'mouth-floor', 'tonsillitis on the left side'],
    ['the baby is kicking less than before', 'pregnancy', 'the baby kicks more than before'],
    ['clawed by a bat in the barn', 'rabies-risk', 'bruised by a cricket bat in the barn'],
    [
      'skiing all day, now two toes are white, numb and blistered',
      'hypothermia',
      'skiing all day, a blister from the boot',
    ],
    ['he has diabetes and the sore on his heel is going black', 'serious-infection', 'he has diabetes and black socks'],
    [
      'liquorice root daily, and today I’m too weak to walk',
      'poisoning',
      'liquorice root daily, and a long walk today',
    ],
    [
      'how can I tell if it’s trapped wind or a heart attack',
      'chest-pain',
      'how do doctors tell a heart attack from heartburn',
    ],
    ['our hob smells of gas', 'gas-or-fumes', 'the garden smells of gas grills and sausages'],
    [
      'having contractions and a loop is hanging out',
      'pregnancy',
      'having contractions now and then, the midwife knows',
    ],
  ])('"%s": %s, and not "%s"', (grave, id, calm) => {
    expect(findRedFlag(grave)).toMatchObject({ id, level: 'emergency' });
    expect(findRedFlag(calm)?.level).not.toBe('emergency');
  });

  test('who expects a child and keeps no food down calls the midwife today', () => {
    expect(findRedFlag('11 weeks along and every meal comes straight back up')).toMatchObject({
      id: 'pregnancy-check',
    });
    expect(findRedFlag('30 weeks along and my cravings come back every evening')).toBeNull();
  });

  test('a sting in the mouth is for a doctor today, in whichever order it is told', () => {
    expect(findRedFlag('stung by a hornet on my gum')).toMatchObject({ id: 'bite' });
  });

  test('many stings and a stomach that turns are for a doctor today', () => {
    expect(findRedFlag('mowed over a nest, forty stings and I feel queasy')).toMatchObject({ id: 'many-stings' });
  });
});
