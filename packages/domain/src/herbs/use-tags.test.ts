import { expect, test } from 'vitest';
import { findHerb, listHerbs } from './catalogue.ts';
import { toHerbText } from './herb-text.ts';
import { dangerTag, herbCardTags, herbDetailTags } from './use-tags.ts';

test('tags a dangerous plant as dangerous and never as good for something', () => {
  const dangerous = listHerbs().filter((herb) => herb.neverSuggest === true);
  expect(dangerous.length).toBeGreaterThan(20);
  for (const herb of dangerous) {
    const { uses } = toHerbText(herb);
    expect(herbCardTags(uses)).toEqual([dangerTag]);
    expect(herbDetailTags(uses)).toEqual([dangerTag]);
  }
});

test('tags other herbs by what people take them for, at most two on a card', () => {
  const chamomile = findHerb('chamomile');
  const uses = chamomile ? toHerbText(chamomile).uses : '';
  expect(herbCardTags(uses)).toHaveLength(2);
  expect(herbCardTags(uses)).toContain('Sleep');
  expect(herbDetailTags(uses)).not.toContain(dangerTag);
});
