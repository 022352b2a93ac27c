import { describe, expect, test } from 'vitest';
import { findRedFlag } from './find-red-flag.ts';

describe('lost matches and tired legs raise no alarm', () => {
  test.each([
    'we got crushed 7-1 at hockey, my thighs are dead',
    'they beat us 4-2 and my calves are dead, which bath?',
    'he choked in the semi-final, his backhand collapsed, which tea for the nerves?',
    'our side got crushed 5-0 in the cup, comfrey for sore knees?',
  ])('"%s"', (told) => expect(findRedFlag(told)).toBeNull());
  test.each([
    'we got crushed 7-1 and I cannot feel my legs',
    'got crushed under the scrum, legs are dead and numb',
    'got crushed between two cars, legs are dead',
    'they beat us with belts and my legs are dead',
    'he choked in the final on a nut bar and cannot speak',
    'won 4-1 and then he collapsed and is not breathing',
  ])('but "%s"', (told) => expect(findRedFlag(told)?.level).toBe('emergency'));
});
