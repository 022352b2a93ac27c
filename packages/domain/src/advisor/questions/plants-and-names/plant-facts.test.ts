import { expect, test } from 'vitest';
import { healthyAdult, lastOf } from '../../../../testing/talk.ts';

const answerTo = (...questions: readonly string[]) => lastOf(healthyAdult, ...questions).text;

test.each([
  ['which part of valerian is used?', /^Of valerian these are used: root\./],
  ['where does valerian grow?', /strong-smelling root/],
  ['what is the active ingredient of ginger?', /hot gingerols/],
  ['is curcuma the same as turmeric?', /^Yes: both names stand for turmeric \(Curcuma longa\)/],
])('"%s" is answered by a fact', (question, says) => {
  expect(answerTo(question)).toMatch(says);
});

test.each([
  ['how long does it stay in my body?', /no figure for how long valerian stays in the body/],
  ['can I open the capsules?', /nothing on opening capsules of valerian[^]*must stay whole/],
  ['can I put honey in it?', /does not change what valerian does[^]*No honey for a child under one year/],
  ['I missed a dose', /^With valerian leave out what was missed[^]*do not double it/],
])('"%s" is answered of the herb spoken of', (question, says) => {
  expect(answerTo('Tell me about valerian', question)).toMatch(says);
});

test.each([
  ['it is better today', /there is no hurry/],
  ['it got worse', /see a doctor soon/],
  ['as a tea?', /^I named no herb for tinnitus/],
  ['how do I do that?', /^I (?:have no steps beyond what I said of|named no herb for) tinnitus/],
  ['anything else?', /nothing more for tinnitus that I would stand behind/],
])('after a complaint that no herb stands for, "%s" brings up no herb', (question, says) => {
  expect(answerTo('what helps against tinnitus?', question)).toMatch(says);
});

test('a cough of two days is given its time, and told when to have it looked at', () => {
  expect(answerTo('I have a cough', 'since two days')).toMatch(/not long yet[^]*in two weeks, have it looked at/);
});

test.each([
  'there is an elder bush behind the house. what bits can you use and which are dangerous?',
  'which parts of the elder are good for tea?',
  'what parts of an elder tree can I use?',
])('parts of the elder, and those that poison: "%s"', (asked) => {
  const { text } = lastOf({ age: 30 }, asked);
  expect(text).toMatch(/ripe cooked fruit[^]*flower/);
  expect(text).toMatch(/leaves, bark or roots: they release cyanide/);
});

test('the elder of two is no shrub', () =>
  expect(lastOf({ age: 30 }, 'my sister, the elder of us, asks which part of valerian is used').text).toContain(
    'root',
  ));
