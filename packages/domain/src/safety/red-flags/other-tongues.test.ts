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
    ['meine Frau hat plötzlich einen hängenden Mundwinkel und lallt', 'stroke'],
    ['mon bébé de six semaines a 38,8 de température', 'sick-baby'],
    ['siento una presión fuerte en el pecho y sudo frío', 'chest-pain'],
    ['ha preso tutta la scatola di sonniferi', 'self-harm'],
    ['ele está convulsionando há dez minutos', 'collapse-or-seizure'],
    ['ik wil dood, welke plant kan ik nemen', 'self-harm'],
    ['syn połknął baterię guzikową', 'poisoning'],
    ['göğsümde baskı var kolum uyuşuyor', 'chest-pain'],
    ['mein linker Oberschenkel ist dick; meine Wade ist geschwollen, heiß und tut weh', 'leg-clot'],
    ['schudłem dziesięć kilo bez powodu', 'lump-or-weight-loss'],
  ])('"%s": %s', (message, id) => expect(findRedFlag(message)?.id).toBe(id));

  test.each([
    'Ich habe Spinat gegessen',
    'Mein Mann kann gut Deutsch sprechen',
    'Tengo los ojos azules',
    'mole sauce with sangria',
    'Какой чай помогает от кашля?',
    '什么茶对睡眠好',
    'Jaka herbata na sen?',
    'ich habe keine Brustschmerzen, nur müde',
    'meu avô morreu de infarto há anos',
    'dedem yıllar önce kalp krizinden öldü',
    'pas de fièvre, juste le nez bouché',
    'mio nonno ha avuto un ictus nel 2008, ora sta bene, può la valeriana?',
    'dill pickles for my sister',
  ])('and what is none raises none: "%s"', (message) => expect(findRedFlag(message)).toBeNull());
});
