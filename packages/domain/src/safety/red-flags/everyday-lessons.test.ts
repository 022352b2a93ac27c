import { describe, expect, test } from 'vitest';
import { findRedFlag } from './find-red-flag.ts';

describe('lessons, talks and homework about emergencies raise no alarm', () => {
  test.each([
    'I teach apprentices about drug overdose, one slide should be on poppies',
    'my talk is about how paracetamol poisoning harms the liver, may milk thistle be named?',
    'making slides on stroke signs, can I add ginkgo',
    'training my guides on how to treat adder bites, what did people use of old',
    'for our lecture on carbon monoxide I need a plant that clears air',
    'my homework is on alcohol poisoning, is there a plant in it',
    'leaflet for the club on drug overdose, where do hops come in',
  ])('"%s"', (told) => expect(findRedFlag(told)).toBeNull());
  test.each([
    'I teach apprentices about drug overdose and one of them has overdosed in the toilets',
    'I lecture on stroke: my mother has it now, her face is hanging on one side',
    'during my choking course a man swallowed a nut, he is choking and turns blue',
    'homework on suicide made me want to kill myself',
    'our class on poisonous plants: a pupil ate the yew seeds',
  ])('but "%s"', (told) => expect(findRedFlag(told)?.level).toBe('emergency'));
});
