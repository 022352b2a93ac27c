import { describe, expect, test } from 'vitest';
import { withHerbsNamed } from './as-named.ts';

const list =
  'For sleep, these may be worth a try.\nChamomile (small or mixed studies). It may help.\nValerian (small or mixed studies). It may help.\nLemon balm (small or mixed studies). It may help.';
const asked = { role: 'user', text: 'what helps me sleep' } as const;
const answered = (text: string) => ({ role: 'assistant', text }) as const;
const said = (text: string) => ({ role: 'user', text }) as const;
const ofSleep = [asked, answered(list)];

describe('herbs that are only pointed at', () => {
  test.each([
    ['how much of first one and when', 'how much of chamomile and when'],
    ['between ginger and the second one you said', 'between ginger and valerian'],
    ['what was that last one again', 'what was lemon balm again'],
    ['the lemony one', 'lemon balm'],
    ['the first week', 'the first week'],
    ['my first one was born early', 'my first one was born early'],
    ['have you a stronger one', 'have you a stronger one'],
  ])('%s', (text, meant) => {
    expect(withHerbsNamed(text, ofSleep)).toBe(meant);
  });

  test('names those of a list that were not told of since', () => {
    const history = [...ofSleep, said('tell me about valerian'), answered('Valerian\nA tall plant.')];
    expect(withHerbsNamed('and the other two?', history)).toBe('and chamomile and lemon balm?');
  });

  test('counts as the person did, whatever the answer put first', () => {
    const history = [said('I take hawthorn, garlic and fish oil'), answered('Garlic and hawthorn: ask first.')];
    expect(withHerbsNamed('what about the second one', history)).toBe('what about garlic');
    expect(withHerbsNamed('and the oil', history)).toBe('and Omega-3 fish oil');
  });

  test('puts the noun that stands unsaid behind its kind', () => {
    expect(withHerbsNamed('panax ginseng and siberian one', [])).toBe('panax ginseng and siberian ginseng');
    expect(withHerbsNamed('american?', [said('is ginseng ok'), answered('Asian ginseng\nA root.')])).toBe(
      'american ginseng?',
    );
    expect(withHerbsNamed('cassia or the other one?', [said('cinnamon or bitter melon'), answered('Both.')])).toBe(
      'cassia or cinnamon (Ceylon)?',
    );
  });

  test('takes a drink for the one that was named whole', () => {
    const history = [said('what about turmeric lattes'), answered('Turmeric: ask first.')];
    expect(withHerbsNamed('can I do those lattes?', history)).toBe('can I do turmeric lattes?');
    expect(withHerbsNamed('and the latte?', history)).toBe('and turmeric lattes?');
    expect(withHerbsNamed('can I do those lattes?', [said('is ginger ok')])).toBe('can I do those lattes?');
  });

  test.each([
    ['the first thing you said, can I carry on with those?', 'peppermint oil, can I carry on with those?'],
    ['and what we started with?', 'and peppermint oil?'],
    ['is the one from the beginning ok in pregnancy', 'is peppermint oil ok in pregnancy'],
  ])('goes back to where the talk began: "%s"', (text, meant) => {
    const history = [
      said('peppermint oil capsules for IBS'),
      answered('Peppermint oil. Coated capsules.'),
      said('and for my daughter?'),
      answered('Chamomile and fennel may help.'),
    ];
    expect(withHerbsNamed(text, history)).toBe(meant);
  });

  test.each([
    ['can I have wine with the cohosh', 'can I have wine with black cohosh'],
    ['and the primrose?', 'and evening primrose oil?'],
    ['is the thistle ok', 'is the thistle ok'],
    ['can I drink in the evening', 'can I drink in the evening'],
  ])('knows a herb by the last word of its name: "%s"', (text, meant) => {
    const history = [
      said('is black cohosh good for flushes'),
      answered('Black cohosh\nA tall plant.'),
      said('my colleague swears by evening primrose'),
      answered('Evening primrose oil\nAn oil.'),
    ];
    expect(withHerbsNamed(text, history)).toBe(meant);
  });

  test('knows who was told to take it', () => {
    const history = [said('feverfew? my colleague takes butterbur'), answered('Feverfew: small studies.')];
    expect(withHerbsNamed('and the one my colleague takes', history)).toBe('and butterbur');
  });
});
