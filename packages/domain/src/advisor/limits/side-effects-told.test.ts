import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

const on = (currentMedications: string, healthConcerns = '') => ({ age: 52, currentMedications, healthConcerns });

describe('what a medicine does to some is heard before any herb', () => {
  test.each([
    [on('ramipril'), ['woke up with a fat lip today, no idea why'], 'emergency', 'ramipril'],
    [on('clozapine'), ['not been to the loo since sunday'], 'urgent', 'clozapine'],
    [on('capecitabine'), ['the runs 7 times a day. tea?'], 'urgent', 'cancer team'],
    [on('capecitabine'), ['hands n feet peeling red raw, aloe?'], 'urgent', 'hand-foot'],
    [on('simvastatin'), ['both thighs ache since they upped my dose'], 'urgent', 'simvastatin'],
    [on('simvastatin'), ['pee looks like cola this mornin'], 'urgent', 'muscle breaks down'],
    [on('prednisolone 20mg'), ['i just stopped them cold on friday tbh'], 'urgent', 'in steps'],
    [
      on('', 'on dialysis'),
      ['can i have star fruit', 'had one last night, hiccups wont stop'],
      'emergency',
      'star fruit',
    ],
    [
      on('phenelzine'),
      ['had marmite and a cheddar toastie, head is banging and heart pounding'],
      'emergency',
      'blood pressure',
    ],
    [on(''), ['been on the lash 3 weeks', 'stopped dead. shaky n sweaty'], 'urgent', 'Withdrawal'],
  ])('%o: %j', (asker, said, level, words) => {
    const { level: heard, text } = lastOf(asker, ...said);
    expect(heard).toBe(level);
    expect(text).toContain(words);
  });

  test('a sign of two messages is heard when another stands between them', () =>
    expect(
      lastOf(on('atorvastatin'), 'my thighs are sore lately', 'what of devil’s claw gel', 'urine is dark today').level,
    ).toBe('urgent'));

  test('nerves and sleep are the same trouble while drink is stopped', () =>
    expect(lastOf(on(''), 'on the lash 3 weeks', 'stopped dead, shaky n sweaty', 'kava calm that?').offered).toEqual(
      [],
    ));
});

describe('and stays an everyday matter where it is none', () => {
  test.each([
    [on('ramipril'), 'my lips are dry and cracked, what balm'],
    [on('rosuvastatin'), 'sore legs after the gym, what rub?'],
    [on(''), 'quit sugary drinks and i sweat less now. spearmint tea?'],
    [on('hydrocortisone cream'), 'stopped the cream yesterday, calendula now?'],
  ])('%o: "%s"', (asker, said) => expect(lastOf(asker, said).level).toBe('none'));
});
