import { describe, expect, test } from 'vitest';
import { readPerson } from '../../safety/person/person.ts';
import { advise } from '../advise.ts';
import { toldAbroad } from './told-abroad.ts';

const person = readPerson({
  age: 40,
  gender: null,
  currentMedications: 'none',
  allergies: 'none',
  healthConcerns: 'none',
});

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
  const answer = advise({
    question: 'Habe Bluthochdruck und kann nicht schlafen, nehme Warfarin',
    history: [],
    person,
    profileName: null,
  });
  expect(answer.blocks[0]).toContain('only answer in English');
  expect(answer.blocks.join(' ')).toContain('warfarin');
});

test('a follow-up goes on from a complaint in another language', () => {
  const first = advise({ question: 'keelpijn sinds gisteren', history: [], person, profileName: null });
  const history = [
    { role: 'user' as const, text: 'keelpijn sinds gisteren' },
    { role: 'assistant' as const, text: first.blocks.join(' ').replaceAll(/<[^>]+>/g, ' ') },
  ];
  const next = advise({ question: 'anything else?', history, person, profileName: null });
  expect(next.blocks.join(' ')).toContain('sore throat');
});
