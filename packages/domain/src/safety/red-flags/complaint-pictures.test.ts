import { describe, expect, test } from 'vitest';
import { findToldAlarm } from './find-red-flag.ts';

describe('plain complaints in pictures raise no alarm by a rule', () => {
  test.each([
    "everything aches, no reason, like I've been run over by a bus",
    "Before each match I am so nervous I can't feel my legs",
    'throb throb throb behind my eyes, been driving into the sun',
    'ice pick in one eye and every sound is a gunshot',
    'I have taken too much of the sun, the back is hot and red',
    'spilled hot tea on hand, small red mark only',
    'came off the pill and my face exploded',
    'Electric shocks down my arm from a trapped nerve',
    'tickly burning at the back of my tongue when I swallow',
    'burning behind the breastbone after tomato sauce and wine',
    'my fingers go white and icy as soon as I open the freezer',
    'Raynauds, fingers turn white then blue then red',
    'banged my shin on the trailer hitch, turning purple',
    'too much fat in my blood the company doctor said',
    "I'm burning up a bit, temp 100.6F, what tea helps bring it down",
    'training for my first half marathon and I run out of puff at 12 km',
    "there's phlegm stuck and i cant bring it up, two days now",
    'mi want live long like mi granny',
    'small boned, mama broke her hip',
    'I want to get my old sarees fitting again',
    'swim team, chlorine, red burning eyes',
    'bee sting on foot, just swollen',
    "Breathless! that's the name of my new band",
    'I am easily falling ill. I am taking everything',
    'twice a month my head is a kettle drum with lightning, what prevents it?',
    'lightning behind my forehead every few weeks, always on the left',
  ])('"%s"', (text) => expect(findToldAlarm(text)).toBeNull());
});

describe('the same words of a danger do', () => {
  test.each([
    'I was run over by a bus',
    'hit by lightning in the field, my head hurts',
    "since the fall I can't feel my legs",
    'I keep thinking of driving into a wall',
    'heard a gunshot, he is shot in the leg and bleeding',
    'too much sun, he is confused and stopped sweating',
    'spilled hot tea on my baby',
    'the gas stove exploded in my face',
    'electric shock from the socket, my hand is numb',
    'burning behind the breastbone and down my left arm after dinner',
    'his lips and fingers are blue',
    'banged my head, two black eyes and now I vomit',
    'blood in the toilet, far too much blood',
    'I am 30 weeks pregnant with a fever of 39, what brings it down',
    'run out of puff at rest, my inhaler does not help',
    'having an MI, chest pain',
    'granny fell just now and broke her hip',
    'my son is fitting and blue',
    'poured chlorine tablets and got it in my eyes',
    'bee sting on my foot, my throat is swelling',
    'I am breathless and my lips are grey',
    'I am taking everything in the cabinet tonight',
  ])('"%s"', (text) => expect(findToldAlarm(text)).not.toBeNull());
});
