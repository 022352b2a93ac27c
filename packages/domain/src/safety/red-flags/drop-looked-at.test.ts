import { describe, expect, test } from 'vitest';
import { findRedFlag } from './find-red-flag.ts';

describe('who goes back to a place to fall from, or asks how high it is', () => {
  test.each([
    'i keep checking how high the car park is. anyway what tea calms you',
    'keep looking at the multi storey and how far down it is',
    'I keep going to the railway bridge and the drop from there. cant sleep',
    "I've been looking up the train times at night when nobody is there",
  ])('"%s" is offered somebody to talk to', (told) => expect(findRedFlag(told)?.id).toBe('self-harm'));

  test.each([
    'looking at how high the bridge is for our bungee jump',
    'been looking up train times for our trip, ginger for travel sickness?',
    'we keep checking the tide times for fishing',
  ])('"%s" is none of it', (told) => expect(findRedFlag(told)).toBeNull());
});

test.each([
  'that curry blew my head off, what calms the burn on my tongue',
  'I got a PB today, legs are dead. what for sore quads',
])('a manner of speaking: "%s"', (told) => expect(findRedFlag(told)).toBeNull());
test.each([
  'the pan of oil blew my face off, my mouth is burnt',
  'I got a PB today, but my legs are dead and numb and I cannot walk',
])('and what has happened: "%s"', (told) => expect(findRedFlag(told)?.level).toBe('emergency'));
