import { describe, expect, test } from 'vitest';
import { healthyAdult, lastOf } from '../../../../testing/talk.ts';
import { asksFor, complaintKinds } from './complaint-kinds.ts';

const answerTo = (...questions: readonly string[]) => lastOf(healthyAdult, ...questions);

const isTaken =
  /I take this to be about|If I understand you right|My guess is that|I am not sure which you mean|Do you mean/;

describe('a complaint in words that no rule knows', () => {
  test.each([
    ['I stare at the dark till the milkman comes', 'poor sleep', 'valerian'],
    ['squirrel in my head, I read one line again and again before finals', 'poor concentration', 'bacopa'],
    ['my calves feel like sandbags by closing time', 'heavy legs', 'horse-chestnut'],
    ['pizza face', 'acne', 'tea-tree'],
  ])('%s: says what it was taken for and helps with that', (says, name, herb) => {
    const { text, offered } = answerTo(says);
    expect(text).toMatch(isTaken);
    expect(text).toContain(`this ${/to be/.test(text) ? 'to be' : 'is'} about ${name}`);
    expect(offered).toContain(herb);
  });

  test('the talk goes on from it', () => {
    expect(answerTo('I stare at the dark till the milkman comes', 'how soon does it work?').text).toMatch(/valerian/i);
    expect(answerTo('I stare at the dark till the milkman comes', 'what else?').text).toMatch(/for sleep/);
  });

  test('what it was taken for can be taken back', () => {
    const { text } = answerTo('I stare at the dark till the milkman comes', "no, that's not it");
    expect(text).toMatch(/misread you/);
  });

  test('it is for whoever is spoken of, and in the middle of a talk as well', () => {
    expect(answerTo('my wife is a furnace at night, throws off the covers').text).toMatch(/your wife/);
    const { offered } = answerTo('what helps with sore knees?', 'and lately my legs are like tree trunks by evening');
    expect(offered).toContain('horse-chestnut');
  });
});

describe('the rules come first', () => {
  test.each([
    ["my brain won't switch off and I want to end it all", 'emergency'],
    ['legs like lead and a crushing pain in my chest', 'emergency'],
  ])('an alarm: %s', (says, level) => {
    expect(answerTo(says)).toMatchObject({ level, recommended: [] });
  });

  test.each([
    "is valerian ok? my brain won't switch off at 3am",
    'legs like lead since I started atorvastatin',
    'hello',
    'thanks a lot',
    'who won the match last night',
    'my car coughs and splutters',
    "I'm 14 weeks pregnant",
    'my dog scratches all day',
    'I have a question',
    'sugar free please',
  ])('not taken for a complaint: %s', (says) => {
    expect(answerTo(says).text).not.toMatch(isTaken);
  });

  test.each([
    'how long until it works?',
    'does the clock matter with this?',
    'since Tuesday',
    'we won the match',
    'I start a new job on Monday',
    'just at night',
    'and it has to be cheap',
  ])('in the middle of a talk: %s', (says) => {
    expect(answerTo('what helps with sore knees?', says).text).not.toMatch(isTaken);
  });

  test('what only women have is not guessed of a man', () => {
    expect(
      lastOf({ ...healthyAdult, gender: 'male' }, 'one minute boiling next minute freezing, soaking the sheets').text,
    ).not.toMatch(/menopause/);
  });
});

test('each kind has a plain sentence that is answered', () => {
  for (const kind of complaintKinds)
    if (kind !== 'none') expect(answerTo(asksFor(kind)).text, kind).not.toMatch(/Tell me a little more|Do you mean/);
});
