import { expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';
import { isForeign } from './language.ts';

const answerTo = (question: string) => lastOf({ age: 40 }, question);

test.each([
  'mio padre ha mal al petto',
  'mi duele, tengo dolor en el pecho',
  'Ich habe Brustschmerzen',
  'боль в груди',
  '我胸痛',
  'nie mogę oddychać',
  'не могу дышать',
  '我不能呼吸',
  'мысли о самоубийстве',
  '我想自杀',
  'Überdosis Schlaftabletten',
  'mi padre está inconsciente',
  'tomei todos os remédios da minha mãe',
])('"%s" is an emergency in any language', (question) => {
  const { level, recommended } = answerTo(question);

  expect({ level, recommended }).toEqual({ level: 'emergency', recommended: [] });
});

test.each(['ich habe keine Brustschmerzen, nur müde'])('"%s" denies what would be an emergency', (question) => {
  expect(answerTo(question).level).toBe('none');
});

test.each([
  ['Was hilft gegen Übelkeit?', 'ginger'],
  ['Welcher Tee hilft gegen Übelkeit?', 'ginger'],
  ['Was hilft gegen Schlafstörungen?', 'valerian'],
  ['睡不着', 'valerian'],
  ['j’ai de la toux, quelle plante prendre?', 'thyme'],
])('"%s" gets ideas for what it asks about', (question, herb) => {
  expect(answerTo(question).offered).toContain(herb);
});

test.each([
  ['fatigué tout le temps, quelle plante?', /tiredness/],
  ['digestão má, qual erva ajuda?', /digestion/],
  ['Mam stres, jakie zioła mogę pić?', /stress/],
  ['у меня стресс', /stress/],
  ['простуда', /cold/],
  ['头痛', /headache/],
])('"%s" is understood, and told that the answer is in English', (question, topic) => {
  const text = answerTo(question).text;

  expect(text).toMatch(/I can only answer in English/);
  expect(text).toMatch(topic);
});

test.each([
  '¿La manzanilla es segura en el embarazo?',
  'la manzanilla es segura en el embarazo',
  '¿Puedo tomar valeriana con alcohol?',
  'La camomille est-elle sûre pendant la grossesse ?',
  'la camomilla è sicura in gravidanza?',
  'a camomila é segura na gravidez?',
  'ist Kamille sicher bei Diabetes',
])('"%s" is told that the answer is in English', (question) => {
  expect(answerTo(question).text).toMatch(/only answer in English/);
});

test.each([
  'what kind of tea was that',
  'is la croix in a can ok with con edison',
  'vitamin E in com capsules per day',
  'was it sure to be mal de debarquement',
  'Kava kava or mate in the morning?',
])('"%s" is English', (question) => {
  expect(answerTo(question).text).not.toMatch(/only answer in English/);
});

test('a name in another script makes no English sentence foreign', () => {
  expect(isForeign('can عمر and I have ginger tea?')).toBe(false);
  expect(isForeign('is this safe for Ольга when she takes warfarin?')).toBe(false);
  expect(isForeign('هل الزنجبيل آمن')).toBe(true);
  expect(isForeign('можно имбирь при беременности')).toBe(true);
});
