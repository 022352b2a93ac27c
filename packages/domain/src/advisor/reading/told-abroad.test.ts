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
