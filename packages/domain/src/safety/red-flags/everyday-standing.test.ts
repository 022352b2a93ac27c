import { describe, expect, test } from 'vitest';
import { findRedFlag } from './find-red-flag.ts';

describe('a plain complaint raises no alarm, and the same words with danger beside them do', () => {
  test.each([
    'sore throat hurts to swallow',
    'my throat is sore and swallowing hurts',
    'my 70 yr old mum dizzy when she stands up',
    'my dad gets dizzy when he gets up quickly',
    'light headed when i skip lunch',
    'feeling flat and weepy this autumn',
    'thin blood naturally, bruise a lot, doctor tested everything',
    'hiv positive, undetectable on biktarvy, want to take a multivitamin',
    'my boyfriend has hiv but is undetectable, echinacea for his cold?',
  ])('"%s" is calm', (message) => expect(findRedFlag(message)).toBeNull());

  test.each([
    "sore throat, i can't swallow my own spit and my voice is thick",
    'on clozapine for a year and my throat is sore since Monday',
    'dizzy when i stand and my poo has been black since monday',
    'mum faints when she stands up',
    'slept with a man who told me after that he is positive',
  ])('"%s" is an alarm', (message) => expect(findRedFlag(message)).not.toBeNull());
});
