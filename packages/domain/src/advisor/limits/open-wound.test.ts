import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

const anyone = { age: 44 };

describe('a tetanus shot told of with a wound', () => {
  test.each<readonly string[]>([
    ['cut my thumb pruning, what can I put on it?', 'my last tetanus shot was 12 years ago'],
    ['graze on my shin, calendula?', 'never had the tetanus vaccine as far as I know'],
    ['scratched my arm in the garden, honey on it?', 'my tetanus is overdue'],
    ['my son has a gash from a fence, what cream?', 'not sure when his tetanus booster was, years ago'],
  ])('%o, %o', (...talk) => expect(lastOf(anyone, ...talk.filter(Boolean)).text).toContain('about the tetanus shot'));

  test.each<readonly string[]>([
    ['valerian for sleep?', 'I get a tetanus jab tomorrow, is that ok with it?'],
    ['graze on my shin, calendula?', 'my tetanus is up to date'],
    ['when is a tetanus shot due?'],
  ])('innocent: %o, %o', (...talk) =>
    expect(lastOf(anyone, ...talk.filter(Boolean)).text).not.toContain('about the tetanus shot'),
  );
});

describe('a wound and diabetes', () => {
  test.each(['I have type 2 diabetes btw', 'forgot to say, im diabetic', 'I am a type 1 diabetic'])('"%s"', (told) =>
    expect(lastOf(anyone, 'cut on my hand that will not heal, which cream?', told).text).toContain(
      'With diabetes wounds heal slowly',
    ),
  );

  test.each(['ginger for nausea?', 'lavender for sleep?'])('told in another talk: "%s"', (asked) =>
    expect(lastOf(anyone, asked, 'I have type 2 diabetes btw').text).not.toContain('wounds heal slowly'),
  );
});

describe('what is for closed skin alone, named in a talk of a wound', () => {
  test.each([
    ['cut on my hand, what helps?', 'comfrey?', 'comfrey'],
    ['scraped my knee, which cream?', 'my gran swore by comfrey', 'comfrey'],
    ['graze on my elbow, calendula?', 'or arnica gel?', 'arnica'],
  ])('%s – %s', (first, next, herb) =>
    expect(lastOf(anyone, first, next).text).toContain(`keep ${herb} off skin that is open`),
  );

  test.each([
    ['bruise on my arm, what cream?', 'comfrey?'],
    ['cut on my hand, calendula?', 'capsaicin cream for my back?'],
    ['cut on my hand, calendula?', 'and honey?'],
  ])('not meant: %s – %s', (first, next) =>
    expect(lastOf(anyone, first, next).text).not.toContain('off skin that is open'),
  );
});

test.each(['I cut myself on a rusty nail, honey on it?', 'scratched myself on a thorn, what cream?'])(
  'an accident is no harm done on purpose: "%s"',
  (message) => expect(lastOf(anyone, message).text).not.toMatch(/self-harm|988/),
);
