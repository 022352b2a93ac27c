import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const margaret = { age: 77, gender: 'female', currentMedications: 'sertraline', healthConcerns: 'dementia' };
const arthur = { age: 83, gender: 'male', currentMedications: 'warfarin' };
const ellie = { age: 7, gender: 'female' };

describe('whoever writes for the one of the profile asks for themselves', () => {
  test.each([
    [margaret, 'carer here, Mum gets agitated, lavender?', "and for myself? I'm 50. St John's wort", 'sertraline'],
    [arthur, "I'm his daughter, he aches. turmeric?", 'and can I have it? I take nothing', 'warfarin'],
    [ellie, 'this is ellies dad, she coughs. thyme syrup?', 'can i have it as well, ive got her cold', 'this age'],
  ])('%o: "%s" and then "%s"', (asker, first, then, not) => expect(lastOf(asker, first, then).text).not.toContain(not));

  test('what is told then is theirs, and of them alone', () => {
    const talk = ["Arthur's son writing, is ginkgo ok for him?", "what about me, I'm 44 on aspirin"] as const;
    expect(lastOf(arthur, ...talk).findings.map(({ with: { id } }) => id)).toEqual(
      expect.arrayContaining(['aspirin']) as unknown,
    );
    expect(lastOf(arthur, ...talk, 'and for him, is garlic ok?').text).toContain('warfarin');
  });

  test('an owner who writes "for me" stays the one who is checked', () => {
    expect(lastOf(arthur, 'my mum swore by garlic', 'is it ok for me?').text).toContain('warfarin');
    expect(lastOf(arthur, 'carers come twice a day', 'can I have ginkgo').text).toContain('warfarin');
  });
});
