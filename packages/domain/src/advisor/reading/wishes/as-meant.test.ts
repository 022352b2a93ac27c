import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const asker = { age: 39, gender: 'female', currentMedications: 'none' };

describe('what is at hand is chosen from by the complaint', () => {
  test.each([
    ['I have ginger, mint and fennel at home. which helps with wind?', 'you can start with peppermint or fennel'],
    ["sore throat. I've got sage, thyme and honey in the house, which one", 'you can start with sage or honey'],
    [
      'he got eaten alive by mosquitoes. anything from the garden for the itch? I have plantain, lavender, mint',
      'plantain',
    ],
    ['what tea can i make for a cough, i have ginger, thyme and dried elderflower', 'I would begin with thyme'],
  ])('"%s"', (asked, chosen) => {
    const { text } = lastOf(asker, asked);
    expect(text).toContain(chosen);
    expect(text).not.toMatch(/potassium|Look ?alikes|Pennyroyal/);
  });
});
