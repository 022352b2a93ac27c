import { describe, expect, test } from 'vitest';
import { findRedFlag } from './find-red-flag.ts';

describe('things, foods and figures of speech raise no alarm', () => {
  test.each([
    'my bread dough is grey and unresponsive, more yeast?',
    'our laptop went black and died, anyway, chamomile?',
    'lips all purple! we had a tub of blueberries. how to freeze them',
    'mulberries turned his tongue black, does it wash off',
    'drowning in paperwork, which tea',
    'my eyes burn when I slice onions',
    'said goodbye to our allotment after ten years, lavender for the new balcony?',
    'doing a charity jump from a plane at the weekend, ginger for nerves?',
    'revising stroke signs for the exam, calming tea?',
    'I broke my arm in the eighties, all healed, is horsetail good',
    'collapsed in giggles at your answer',
    'the ivy is choking my roses',
    'the pond is choking with weed, barley straw?',
    'my band is called The Overdose and my throat is sore from singing',
    'so happy I could jump off a cliff',
    'kill me now, another Monday, tea for waking up?',
    "I've been attacked by midges, lavender?",
    'support group for suicide loss, which tea to offer',
    'my nephew asked why he must not eat yew berries',
    'I carry an adrenaline pen, never used',
    'my grandpa is 90 and fit',
    'the news said a man was stabbed downtown',
    'saw on facebook that someone was bitten by a snake in Arizona',
    'my plants are suffocating in clay soil',
    'the roses got poisoned by weed killer drift',
    'how much caffeine is lethal for an ant',
    'I always faint when they take blood',
    'I have a cold and my nose bleeds a little when I blow it',
    'jellyfish stung my foot last week, still itchy',
    'boil on my bum, sore',
    'splinter in my thumb, bit red',
    'shivery since last night, coming down with something',
    'my heart flutters when he smiles',
    'cough wont go away after a cold, 2 weeks',
  ])('"%s"', (text) => expect(findRedFlag(text)).toBeNull());
});

describe('the same words of a person are an emergency', () => {
  test.each([
    'my dad is grey and unresponsive',
    'jellyfish stung my foot, chest tight',
    'jellyfish stung my foot, still itchy and now my lips swell',
    'found gran beside the laptop unresponsive',
    "lips are blue after blueberries, he can't breathe",
    'drowning in my own blood',
    'how much caffeine is lethal for a mouse and for a person',
    'bleeding and I feel cold and sweaty',
    'saying goodbye to everyone tonight',
    'planning to jump tonight',
    'so tired I could jump off a cliff and end it',
    'the EpiPen was used just now and she is worse',
    'my son asked me for water, he ate yew berries',
    'I cut my arms again last night',
    "I won't need sleep after tomorrow",
    'I think I am having a stroke during my exam revision, my face droops',
    'I had chest pain last March and again now',
    'mum collapsed in the greenhouse',
    'the baby is choking on a rose hip',
  ])('"%s"', (text) => expect(findRedFlag(text)?.level).toBe('emergency'));
});

describe('the same words of a person with danger beside them are urgent', () => {
  test.each([
    'boil on my bum, sore and i have a fever',
    'i have also been getting chest flutters',
    'splinter in my thumb, red streaks up my arm',
    'cough wont go away after a cold, 2 weeks, blood in it',
  ])('"%s"', (text) => expect(findRedFlag(text)).not.toBeNull());
});
