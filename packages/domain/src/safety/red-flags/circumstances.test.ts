import { describe, expect, test } from 'vitest';
import { findRedFlag } from './find-red-flag.ts';

describe('what is told along makes it grave', () => {
  test.each([
    ['heartburn every time I climb the stairs at work', 'effort-chest'],
    ['heartburn when I climb the stairs, and now sweating and my arm aches', 'chest-pain'],
    ["right arm's gone heavy this time, never had that", 'stroke'],
    ['he has hiccups nonstop since the night and talks nonsense', 'stroke'],
    ['6 beers a day, and what helps the shakes', 'withdrawal'],
    ['my potty is like white clay and I am itching', 'jaundice'],
    ['a bit of pink on the pad this morning, years since my last period', 'blood-where-none-belongs'],
    ['hips and shoulders so stiff in the morning that I cannot get out of bed', 'joint-or-bone'],
    ['knuckle stiff and swollen since a blackthorn went in', 'joint-or-bone'],
    ['yellow crusts round his nose and mouth, spreading', 'infected-wound'],
    ['her eczema is weepy with yellow crust', 'infected-wound'],
    ['the patch is oozing, honey coloured crust on it', 'infected-wound'],
    ["wild garlic pesto last night, one patch didn't smell of anything", 'poisoning'],
    ['he has been sick since four and his heart is going slow', 'chest-pain'],
    ['body dey hot, joint dey pain me, I wan take agbo', 'long-fever'],
    ['cannot swallow his spit, muffled voice, so sore throat he leans forward', 'mouth-floor'],
    ['my calf is hot and sore on one side', 'leg-clot'],
    ['gums bleed a lot lately', 'easy-bleeding'],
    ['back hurts, weak legs and difficulty weeing since yesterday', 'pressed-spine'],
    ['my temples are sore and my sight is misty, I am 71', 'eye-emergency'],
    ['the room keeps spinning and I have gone deaf on the left', 'stroke'],
    ['since Tuesday nan gets lost in her own house', 'stroke'],
    ['he fainted on the treadmill', 'collapse-or-seizure'],
    ['my niece passed out at school', 'collapse-or-seizure'],
    ['one eye is bloodshot and I wear sunglasses indoors', 'eye-emergency'],
    ['the loo water goes bright red when I go, piles?', 'internal-bleeding'],
    ['bulge in my groin stays out now and is tender', 'acute-belly'],
    ['the hernia no longer goes back in', 'acute-belly'],
    ['no poo for nine days, throwing up and tummy pain', 'acute-belly'],
    ['my diabetic aunt has a heel that has gone dark', 'serious-infection'],
    ['my gum abscess is swelling down into my neck', 'mouth-floor'],
    ['my leg looks crooked since I fell off the wall', 'serious-injury'],
    ['she starves herself and keeps fainting', 'grave-signs'],
    ['my waters have gone and there is a loop sticking out of me', 'pregnancy'],
    ['the noise in my left ear pulses with my heartbeat', 'nerve-check'],
    ['tooth infection, my face is swollen and I have a temperature', 'tooth-face'],
    ['frothy pee, and my face is swollen in the mornings', 'kidney-check'],
    ['my mouth itches after melon, a little, always did', 'food-tingle'],
    ['on lithium, my hands shake and I have diarrhoea', 'medicine-harm'],
    ['my left ball feels swollen and heavy', 'lump-or-weight-loss'],
    ['fever, cough and pain in my side when breathing', 'severe-belly-pain'],
  ])('"%s" is %s', (text, id) => expect(findRedFlag(text)?.id).toBe(id));
});

describe('figures of speech and small things that are over raise no alarm', () => {
  test.each([
    'my toes are forever cold and numbish, what gets the blood moving?',
    'burning up with embarrassment, I asked for horny goat weed',
    'been off cigarettes for two years, anything nice to chew?',
    'a nosebleed for 10 minutes, stopped now',
    "my ex once took an overdose, years back, so I don't keep paracetamol in",
    'writing a cosy mystery where the vicar is poisoned with monkshood',
    'at the end of my rope with this rash',
    'heartburn gets better when I go for a walk',
    'indigestion if I rush my dinner',
    'white clay for acne?',
    'cradle cap with a yellow crust, what oil',
    'my eczema is dry and itchy, no crust',
    'stiff shoulders in the morning, what tea',
    'the toilet water turned red, from beetroot I think',
    'my toes have been crooked all my life',
    'I passed out at school years ago',
    "after spinning class I can't hear on the left from the music",
    'labour is short on the farm, the washing is hanging out',
  ])('"%s"', (text) => expect(findRedFlag(text)).toBeNull());

  test.each(['a nosebleed for an hour and it has not stopped', 'my mum took an overdose an hour ago'])(
    '"%s" still does',
    (text) => expect(findRedFlag(text)?.level).toBe('emergency'),
  );
});
