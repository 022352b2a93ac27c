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
    ['Mio figlio ha mangiato una pianta velenosa', 'poisoning'],
    ['Mein Baby hat Fieber und ist 4 Wochen alt', 'sick-baby'],
    ['У меня сильная боль в груди', 'chest-pain'],
    ['Не могу дышать', 'breathing-or-allergy'],
    ['Chcę umrzeć', 'self-harm'],
    ['我不想活了', 'self-harm'],
    ['胸が痛いです', 'chest-pain'],
    ['숨을 못 쉬겠어요', 'breathing-or-allergy'],
  ])('"%s": %s', (message, id) => expect(findRedFlag(message)?.id).toBe(id));

  test.each([
    'Ich habe Spinat gegessen',
    'Mein Mann kann gut Deutsch sprechen',
    'Tengo los ojos azules',
    'mole sauce with sangria',
    'Какой чай помогает от кашля?',
    '什么茶对睡眠好',
    'Jaka herbata na sen?',
  ])('and what is none raises none: "%s"', (message) => expect(findRedFlag(message)).toBeNull());
});
