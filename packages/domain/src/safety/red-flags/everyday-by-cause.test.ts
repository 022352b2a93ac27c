import { describe, expect, test } from 'vitest';
import { readPerson } from '../person/person.ts';
import { findRedFlag, findToldAlarm } from './find-red-flag.ts';
import { findKnownDanger } from './known-dangers/find-known-danger.ts';

describe('a complaint told with its everyday cause raises no alarm, and its dangerous twin does', () => {
  test.each([
    ['horseflies got both legs, red and swollen, itchy', 'horsefly bit my leg, red and swollen, my throat is closing'],
    [
      'stung by a hornet, forearm swollen like a bun, nothing else',
      'stung by a hornet, forearm swollen like a bun, and I feel faint',
    ],
    ['feet puffy every evening since lercanidipine', 'lips and feet puffy since lercanidipine and I can’t breathe'],
    [
      'since my blood pressure tablet was doubled my ankles feel thick',
      'took a doubled dose of bisoprolol, pulse is 38 and I feel faint',
    ],
    ['what picks me up in afternoon slumps?', 'every afternoon he slumps over and does not answer'],
    ['welts in a line after the hay barn', 'welts all over after the antibiotic and my lips swell'],
    ['ants got my feet, burning and itching', "ants got my feet, burning all over and I can't breathe"],
    ["dug the garden and now I can't lift my arms", "can't lift my arms, my speech is slurred"],
    ["moved house yesterday, arms won't lift", "moved house yesterday, right arm won't lift, face droops"],
    ['belly hard as a ball after lunch', 'belly hard as a ball and it hurts to touch'],
    ['stomach rock hard with wind after lentils', 'stomach rock hard, vomiting, no wind passes'],
    ['dinner sits like a brick under my ribs', 'it sits like a brick on my chest and my arm aches'],
    [
      'after coffee a sour flame goes up to my tonsils, stomach camera fine',
      'a flame from the stove burnt my face and chest',
    ],
    [
      'supper climbs back and scorches my gullet, head of the bed is raised',
      'he swallowed drain cleaner, it scorches his gullet',
    ],
    ['acid burns when it comes back up at night, pregnant', 'she swallowed bleach, it burns when it comes back up'],
    [
      "shaky and sweaty at eleven, then I eat a bun and it's fine",
      'diabetic, shaky and sweaty, eating a bun does not help',
    ],
    ['sugar low before lunch, trembly till I eat', 'on insulin, sugar low, trembly and confused'],
    ['since the iron pills nothing comes out', 'nothing comes out since last night, bladder bursting'],
    ['nose blocked, nothing comes out and nothing goes in', 'belly swollen, nothing comes out, vomiting'],
    ['our little one vomits in the car every time', 'our little one vomits every time he drinks, floppy'],
    ['cramps double me over for a minute, stress', 'cramps double me over, fever and pain low on the right'],
    ['drop of boiling jam on my finger, tiny blister', 'boiling jam over my hand, the skin is coming off'],
    ['puffy face, thick tongue, thyroid too low', 'puffy face, thick tongue since I took the new tablet'],
    ['face puffy each spring when the hazel blooms', 'face puffy since the wasp sting ten minutes ago'],
    ["heat rises from my chest to my face and I'm soaked, 51", "pressure rises from my chest to my jaw and I'm soaked"],
    [
      'my wife puts my hand on her ribs, it patters, all tests were fine',
      'my wife puts her hand on her ribs, grey and sweating',
    ],
    [
      'bleeding has stopped since the coil, now to fill up my iron',
      'heavy bleeding has not stopped since the coil, I am dizzy',
    ],
    ['streaming nose, red as a beacon', 'blood streaming from my nose for an hour'],
    ['like a crumb stuck in my throat in meetings', "a crumb is stuck in his throat, he can't breathe"],
    ['face hurts when I bend, thick green mucus', 'face gets thick and my lips too, after nuts'],
    ['thick face, pressure behind the cheekbones', 'thick face and tongue after the nuts, hard to breathe'],
    ['chest tight with phlegm since the cold', 'chest tight and my left arm is numb'],
    ['throat closed for business, voice gone', 'throat is closed after a sting'],
    ['shot in the lower back lifting the laundry', 'he was shot in the back'],
    ['stabbed in the back by lumbago', 'stabbed in the back, blood everywhere'],
    ['pressure in the blood too much', 'blood, too much of it, pouring from the wound'],
    ['pink foam when brushing my teeth', "pink foam when I cough, can't lie flat"],
    [
      "dad nods off in front of the telly, can't sleep in bed",
      "dad nods off while talking, can't be woken, took his pills",
    ],
    ["dad won't talk about it after each toilet", "dad won't talk after the pills"],
    ['smelled my own breath and nearly fainted', 'smelled gas and nearly fainted'],
    ["poisoned by cookies, that's how I feel", 'I have been poisoned, someone put it in my drink'],
    ['on keto, my mouth smells of glue', "my son's mouth smells of glue, he drank from the bottle"],
    ['can I od on this tea', 'how many paracetamol to od'],
    ['could you overdose on chamomile', 'I overdosed on my tablets'],
    ['cough cleared, is there any reason to continue?', 'she died, is there any reason to continue?'],
    ['any reason to go on taking it?', 'no reason to go on'],
    ['is there any point in carrying on with it now the rash is gone?', 'is there any point in carrying on with life?'],
    ['will I be dead tomorrow if I have it tonight', "I'm going to be dead tomorrow"],
    ['something I can gulp down in one go', 'I gulped down the pills in one go'],
    ['monthly temper, 41', 'temperature 41, talking rubbish'],
    ["jammed my thumb in the car door, it's blue", 'a grape is jammed in his throat, he is blue'],
    ['I choke on acid at night, omeprazole from the doctor', 'she choked on acid, she drank the battery fluid'],
    ['my baby chokes a little on milk and then smiles', 'my baby chokes on milk and goes blue'],
    [
      'I dribble from the corner of my mouth when I sleep',
      'dribble from the corner of his mouth since this morning, he slurs',
    ],
    ['toe red and hot as fire, gout as always', 'foot red and hot, spreading, fever and confused'],
    ['before my period I want to kill everyone', 'I want to kill everyone, I have a knife'],
    ["can't get any air through my nose", "can't get any air"],
    ['my eyes are streaming and my nose is red', 'blood is streaming from my nose'],
    ['sunburnt shoulders, pink and hot, no blisters', 'burnt his face and chest, blisters'],
    ['tea runs out of the teapot at the side', 'tea runs out of one corner of her mouth'],
    ['she drank the stuff for her cough', 'she drank the stuff for the drains'],
    ['home made schnapps, how long does it keep?', 'drank home made schnapps and now I see snow'],
    ['saving my tablets for the holiday trip', 'saving up my sleeping pills'],
    ['no point in continuing with the capsules', "I don't see any point in continuing"],
    ['how much ginger is too much in tea?', 'how many paracetamol to od'],
    [
      'lump feeling in my throat with the acid, gp looked, all fine',
      'lump in my throat swells since the nuts, breathing is hard',
    ],
    ['bee stung my foot an hour ago, only foot swollen', 'bee stung my foot an hour ago, my tongue is swollen'],
    ['punch to the nose at boxing, bled for two minutes, fine', "punch to the nose at boxing, bleeding won't stop"],
    ["I think I'm dying, never drinking again", "I think I'm dying, my chest is crushed"],
    ['stabbed my thumb with a fork, small hole, washed', 'stabbed in the chest with a fork'],
  ])('"%s", "%s"', (calm, grave) => {
    expect(findRedFlag(calm)).toBeNull();
    expect(findRedFlag(grave)?.level).toBe('emergency');
  });

  test.each([
    ['burning on the loo, what do girls take', 'burning on the loo, fever and my back hurts'],
    ['horsefly on my calf, hot hard lump', 'one calf is hot, hard and swollen since the flight'],
    ['my wrist is hot and swollen after pruning, tendon sheath', 'my wrist is hot and swollen and I have a fever'],
    ['cat scratched my hand while playing, thin line', 'cat scratched my hand, thin line, now red and hot'],
    ["heat bumps on the toddler's neck", "lump on my toddler's neck, growing"],
    ['swollen bite on my eyelid from a midge, itchy', "swollen eyelid after a midge bite, can't open the eye, fever"],
    ['tendonitis in the elbow, red and hot', "elbow red and hot, can't bend it, fever"],
  ])('"%s", "%s"', (calm, grave) => {
    expect(findRedFlag(calm)).toBeNull();
    expect(findRedFlag(grave)?.level).toBe('urgent');
  });

  test('limbs that feel like jelly and hurt threaten nobody', () => {
    expect(findToldAlarm('my son rowed all week, his arms feel like jelly and hurt')).toBeNull();
    expect(findToldAlarm('I feel like I could hurt my son')?.id).toBe('harm-to-others');
  });
});

test.each([
  ['insulin', 'shaky and sweaty at eleven, then I eat a bun and it is fine', 'known-low-sugar'],
  ['ramipril', 'puffy face, thick tongue, thyroid too low', 'known-ace-swelling'],
  ['ciprofloxacin', 'my wrist is hot and swollen after pruning, tendon sheath', 'known-tendon'],
  ['alendronate', 'fire in the gullet after supper', 'known-gullet'],
  ['prednisolone', 'stopped the steroid cream on sunday and the patches are back', 'known-steroid-left-out'],
])('whom %s endangers, no everyday cause calms: "%s"', (currentMedications, message, id) => {
  const person = readPerson({ age: null, gender: null, allergies: null, healthConcerns: null, currentMedications });
  expect(findRedFlag(message)).toBeNull();
  expect(findKnownDanger(person, message, [])?.id).toBe(id);
});

describe('ankles on amlodipine', () => {
  test('that puff up by the evening raise no alarm, and one leg alone does', () => {
    expect(findRedFlag('mum went up to 10 mg amlodipine and her ankles puff up at night')).toBeNull();
    expect(findRedFlag('she went up to 10 mg amlodipine, one leg is puffed up, hot and red')?.level).toBe('urgent');
  });
});
