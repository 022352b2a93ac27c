import { describe, expect, test } from 'vitest';
import { healthyAdult, holdTalk, lastOf } from '../../../testing/talk.ts';

describe('no tea stands in for the tablets against malaria', () => {
  test.each([
    'My friend out there drinks artemisia tea instead of the malaria tablets and says nobody in her compound gets ill. Tempted, for me anyway, those tablets gave me horrid dreams once',
    'should I drink artemisia tea, those malaria pills made me sick',
    'off to Ghana. Can I take cinchona bark rather than malarone?',
    'my aunt uses neem in place of malaria tablets, good idea?',
    'malaria tablets cost a lot, moringa instead?',
  ])('"%s"', (asked) => {
    const { text, offered } = lastOf(healthyAdult, asked);
    expect(text).toContain('No tea or herb keeps malaria away');
    expect(text).toContain('needs a malaria test the same day');
    expect(offered).toEqual([]);
  });

  test('who was sick from one tablet hears that there are others', () =>
    expect(lastOf(healthyAdult, 'artemisia instead of lariam? it gave me nightmares').text).toContain(
      'ask for another',
    ));

  test('ginger beside the tablets is no such wish', () =>
    expect(lastOf(healthyAdult, 'I take malaria tablets. can I drink ginger tea?').text).not.toContain(
      'No tea or herb',
    ));
});

describe('a fever where malaria is, or after it, is for a test and no herb', () => {
  test.each([
    'in Ghana now with a fever since this morning, what herb brings it down',
    'we got home from Zanzibar last week and I have a temperature, linden tea?',
    'I took lots of garlic instead of my antimalarials in Uganda, feeling hot and achy now. what tea helps?',
    'back from Kenya a fortnight and I have a fever and shivers. elderflower tea?',
    'shivering and hot since Malawi, is willow bark ok?',
  ])('"%s"', (asked) => {
    const { text, level } = lastOf(healthyAdult, asked);
    expect(level).toBe('urgent');
    expect(text).toContain('needs a malaria test today');
  });

  test('a fever that is only thought of hears the same, without an alarm', () => {
    const { text, level } = lastOf(
      healthyAdult,
      'artemisia tea instead of malaria tablets in Zanzibar?',
      'and if I get a fever out there, elderflower?',
    );
    expect(level).toBe('none');
    expect(text).toContain('needs a malaria test today');
    expect(text).not.toContain('2 to 5 g');
  });

  test.each([
    'my grandma from Ghana made a ginger tea for colds, is it ok?',
    'is rooibos from south africa good for hay fever?',
  ])('no fever: "%s"', (asked) => {
    const [answer] = holdTalk(healthyAdult, [asked]);
    expect(answer?.level).toBe('none');
    expect(answer?.text).not.toContain('malaria');
  });
});

test.each([
  ['is artemisia good, we go to uganda', 'im back from there, feeling feverish since today'],
  ['moringa from nigeria', 'wife came home 3 weeks ago, now chills and headache'],
  ['i travel to kenya soon, what tea for the tummy', 'my brother got back last week and has a temperature'],
])('a fever after the place that was spoken of: "%s", "%s"', (first, next) => {
  const { level, text } = lastOf({ age: 39 }, first, next);
  expect(level).toBe('urgent');
  expect(text).toContain('malaria test');
});

test('and from elsewhere it is a shiver', () =>
  expect(lastOf({ age: 39 }, 'ginger for nausea', 'got back from the gym, feel shivery').text).not.toContain(
    'malaria',
  ));
