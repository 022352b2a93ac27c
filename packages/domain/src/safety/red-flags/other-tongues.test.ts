import { describe, expect, test } from 'vitest';
import { findRedFlag } from './find-red-flag.ts';

describe('an alarm in another language gets the same answer', () => {
  test.each([
    ['Meine Tochter hat Maiglöckchen gegessen', 'poisoning'],
    ['Mi hijo comió adelfa', 'poisoning'],
    ['Mio figlio ha mangiato oleandro', 'poisoning'],
    ['Mein Mann kann plötzlich nicht mehr sprechen', 'stroke'],
    ['Ma mère a la bouche de travers et ne peut plus parler', 'stroke'],
    ['Er hat Fieber, ist verwirrt und lichtscheu', 'serious-infection'],
    ['Tengo sangre en la orina', 'blood-where-none-belongs'],
    ["J'ai une boule dans le sein", 'lump-or-weight-loss'],
    ['Ho gli occhi gialli', 'jaundice'],
  ])('"%s": %s', (message, id) => expect(findRedFlag(message)?.id).toBe(id));

  test.each([
    'Ich habe Spinat gegessen',
    'Mein Mann kann gut Deutsch sprechen',
    'Tengo los ojos azules',
    'mole sauce with sangria',
  ])('and what is none raises none: "%s"', (message) => expect(findRedFlag(message)).toBeNull());
});
