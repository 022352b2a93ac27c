import { describe, expect, test } from 'vitest';
import { findRedFlag, findToldAlarm } from '../find-red-flag.ts';

describe('what is told as long past, settled, read somewhere or in fun is no alarm', () => {
  test.each([
    'my brother broke his hip in june, rehab done. vitamin d?',
    'my boss collapsed at work in spring. made me think: is my diet ok?',
    'newspaper: 3 people in hospital after eating aconite in bao, in canada was it?',
    'sister has bulimia in recovery, doing great, asks for tea against bloating',
  ])('"%s"', (message) => {
    expect(findToldAlarm(message)).not.toBeNull();
    expect(findRedFlag(message)).toBeNull();
  });
});

describe('the same words are an alarm where it goes on, comes back, or sounds like danger', () => {
  test.each([
    'had a stent put in last year and now the same tight chest pain is back, is garlic ok to take for it',
    'pacemaker fitted last year, tonight i have blacked out twice',
    'haha took all my pills lol whatever',
    'the leaflet says may cause swelling of the face, and now my face is swelling and I cannot breathe',
    'my plan is to take them all once the house is asleep',
    'I nearly drowned as a child. My son went under in the pool this morning and coughs a lot now',
  ])('"%s"', (message) => expect(findRedFlag(message)?.level).toBe('emergency'));
});
