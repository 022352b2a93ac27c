import { describe, expect, test } from 'vitest';
import { findRedFlag } from './find-red-flag.ts';

describe('what a remedy is blamed for is heard as if it were told plainly', () => {
  test.each([
    ['turmeric made me jaundiced', 'jaundice'],
    ['ashwagandha has turned my husband yellow', 'jaundice'],
    ['i think garcinia gave me jaundice', 'jaundice'],
    ['st johns wort made me manic', 'mania'],
    ['my sister is manic since rhodiola', 'mania'],
    ['ephedra made me pass out', 'collapse-or-seizure'],
    ['moringa made me pass out', 'collapse-or-seizure'],
    ['the gummies made my toddler collapse', 'collapse-or-seizure'],
    ["licorice made me so weak i can't lift my legs", 'poisoning'],
    ['kava made me unable to walk straight', 'medicine-harm'],
  ])('"%s"', (text, id) => expect(findRedFlag(text)?.id).toBe(id));

  test.each([
    'carrots made me yellow',
    'turmeric paste turned me yellow',
    'that joke made me pass out laughing',
    'that wine and tea made me pass out on the sofa',
    'the smell of the tea makes me faint',
    'work has been manic since monday, calming tea?',
  ])('but not "%s"', (text) => expect(findRedFlag(text)).toBeNull());
});
