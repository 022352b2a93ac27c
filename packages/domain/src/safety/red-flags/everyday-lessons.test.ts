import { describe, expect, test } from 'vitest';
import { findRedFlag } from './find-red-flag.ts';

describe('lessons, talks and homework about emergencies raise no alarm', () => {
  test.each([
    'I teach apprentices about drug overdose, one slide should be on poppies',
    'my slides are on how paracetamol overdose harms the liver, may milk thistle be named?',
    'school wants me to speak about overdose next week, does nutmeg count',
    'making slides on stroke signs, can I add ginkgo',
    'training my guides on how to treat adder bites, what did people use of old',
    'for my talk on carbon monoxide poisoning I need a plant that clears air',
    'my homework is on drug overdose, is there a plant in it',
    'handout for the club about drug overdose, where do hops come in',
  ])('"%s"', (told) => expect(findRedFlag(told)).toBeNull());
  test.each([
    'I teach apprentices about drug overdose and one of them has overdosed in the toilets',
    'I lecture on stroke: my mother has it now, her face is hanging on one side',
    'during my choking course a man swallowed a nut, he is choking and turns blue',
    'homework on suicide made me want to kill myself',
    'our class on poisonous plants: a pupil ate the yew seeds',
  ])('but "%s"', (told) => expect(findRedFlag(told)?.level).toBe('emergency'));
});
