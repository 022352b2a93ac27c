import { describe, expect, test } from 'vitest';
import { healthyAdult, lastOf } from '../../../testing/talk.ts';
import { toldAbroad } from './told-abroad.ts';

describe('a complaint told in another language is put into plain English', () => {
  test.each([
    ['Meine Mutter kann nicht gut schlafen', 'What helps my mother with poor sleep?'],
    ['mi hija de 6 años tiene mucha tos', 'my daughter is 6 years old. What helps my daughter with a cough?'],
    ['je suis enceinte et je dors mal', 'I am pregnant. What helps me with poor sleep?'],
    ['tenho azia depois de comer', 'I have acid reflux. What helps me with heartburn?'],
    ['mam wzdęcia po jedzeniu', 'What helps me with bloating?'],
    ['kein Husten, aber Halsschmerzen', 'What helps me with a sore throat?'],
    ["j'ai le rhume des foins", 'What helps me with hay fever?'],
    ['ghutno mein dard hai', 'What helps me with sore joints?'],
  ])('%s', (text, english) => {
    expect(toldAbroad(text)).toBe(english);
  });

  test.each(['I have stress and nausea all day', 'my migraine is back', 'es geht ihm gut, danke', 'no tengo tos'])(
    'but not "%s"',
    (text) => {
      expect(toldAbroad(text)).toBeNull();
    },
  );
});

test('what a message in another language tells of the person is checked', () => {
  const { text } = lastOf(healthyAdult, 'Habe Bluthochdruck und kann nicht schlafen, nehme Warfarin');
  expect(text.split('\n')[0]).toContain('only answer in English');
  expect(text).toContain('warfarin');
});

test('a follow-up goes on from a complaint in another language', () => {
  expect(lastOf(healthyAdult, 'keelpijn sinds gisteren', 'anything else?').text).toContain('sore throat');
});

describe('a child is known by what it is called and how old it is, in other languages too', () => {
  test.each([
    'Mi bebé de 8 meses tiene tos, ¿le doy miel?',
    'Mon bébé de 6 mois tousse, je peux lui donner du miel ?',
    'Mijn dochtertje van 10 maanden hoest, mag ze honing?',
    'Moja córka ma 9 miesięcy, czy mogę dać miód?',
    'O meu bebé de 7 meses pode comer mel?',
    'Mio figlio di undici mesi può mangiare il miele?',
    '8 aylık bebeğime bal verebilir miyim?',
  ])('no honey: "%s"', (question) => {
    const { findings, text } = lastOf(healthyAdult, question);
    expect(findings.map(({ severity }) => severity)).toContain('contraindicated');
    expect(text.split('\n')[0]).toContain('only answer in English');
  });

  test.each(['Il mio bimbo di 2 anni può bere la valeriana?', 'Mein Sohn, vier Jahre, darf er Baldrian?'])(
    'not before a doctor has agreed: "%s"',
    (question) => expect(lastOf(healthyAdult, question).findings).not.toEqual([]),
  );

  test.each(['Amamanto a mi bebé de 2 meses, ¿puedo tomar miel?', 'Mia madre di 80 anni può mangiare il miele?'])(
    'but none for others: "%s"',
    (question) => expect(lastOf(healthyAdult, question).findings).toEqual([]),
  );
});

describe('a herb that was not understood beside a medicine', () => {
  test.each([
    'Biorę warfarynę, czy mogę pić xyztowicę?',
    'Ich nehme Marcumar, darf ich Knöterichwurz dazu?',
    'Je prends du Levothyrox, puis-je boire du kerrothé ?',
    'Prendo il Coumadin, posso bere la tisana di zaffirella?',
  ])('is said to be so: "%s"', (question) => {
    const { text } = lastOf(healthyAdult, question);
    expect(text).toContain('but not the herb or supplement');
    expect(text).not.toContain('do to each other');
  });

  test.each([
    ['Ik slik lithium, mag ik paardenbloemthee?', 'dandelion and lithium'],
    ['Biorę metforminę, czy mogę pić morwę białą?', 'mulberry leaf and metformin'],
    ['Annem kapesitabin kullanıyor, çörek otu versem olur mu?', 'capecitabine'],
    ['Annem kemoterapi alıyor, çörek otu yağı olur mu?', 'cancer team'],
  ])('"%s": %s', (question, told) => expect(lastOf(healthyAdult, question).text).toContain(told));
});
