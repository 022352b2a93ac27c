import { describe, expect, test } from 'vitest';
import { readPerson } from '../safety/person/person.ts';
import { advise } from './advise.ts';

const none = { age: null, gender: null, currentMedications: 'none', allergies: null, healthConcerns: null };

/** The last answer of a talk, and its text. */
function talk(facts: Partial<Parameters<typeof readPerson>[0]>, ...questions: readonly string[]) {
  const person = readPerson({ ...none, ...facts });
  const history: { role: 'user' | 'assistant'; text: string }[] = [];
  for (const question of questions.slice(0, -1)) {
    const { blocks } = advise({ question, history: [...history], person, profileName: null });
    history.push({ role: 'user', text: question }, { role: 'assistant', text: textOf(blocks) });
  }
  const answer = advise({ question: questions.at(-1) ?? '', history, person, profileName: null });
  return { answer, text: textOf(answer.blocks) };
}

function textOf(blocks: readonly string[]): string {
  return blocks
    .join('\n')
    .replaceAll(/<\/(?:p|li|h3|ul)>/g, '\n')
    .replaceAll(/<[^>]+>/g, '');
}

describe('a follow-up gets the answer it asks for', () => {
  test.each([
    [['valerian or lemon balm for sleep?', 'can I take both?', 'and alcohol?'], /^Better not together/],
    [['black cohosh for hot flushes?', 'what did the studies actually show'], /review of 16 trials/],
    [['feverfew, how does it work', 'can i stop it any time'], /stopping suddenly|lower the amount slowly/i],
    [['I cannot sleep', 'and when i wake up at 3?'], /leave the clock alone/],
    [['turmeric for knee pain after running', 'explain it so a kid understands'], /^In plain words/],
    [['night sweats. sage?', 'when would i feel something'], /^Sage/],
    [['saffron for low mood?', 'how would i notice if it doesnt agree'], /side effects to watch for/],
  ])('%j', (questions, says) => expect(talk({ age: 40 }, ...questions).text).toMatch(says));

  test('what calms without making drowsy is not what can make the heart race', () => {
    const { answer } = talk({ age: 35 }, 'recommend something for anxiety before flying', 'without making me drowsy');

    expect(answer.recommended.map(({ key }) => key)).not.toContain('ginkgo');
  });
});

describe('what could do harm is heard late in a talk too', () => {
  test('whoever drinks every day is told not to stop at once, two questions later', () => {
    const { text } = talk(
      { age: 41 },
      'I drink a bottle of wine every night, my liver must be shot',
      'milk thistle?',
      'and if I just quit tomorrow',
    );

    expect(text).toMatch(/not from one day to the next/);
  });

  test('an illness told two questions after a herb is checked with it', () => {
    const { answer } = talk(
      { age: 37 },
      'peppermint oil for IBS please',
      'how do I take it right',
      'i have reflux too',
    );

    expect(answer.findings.map(({ with: other }) => other.id)).toContain('reflux');
  });

  test('all medicines are checked once more when they are asked about together', () => {
    const { text } = talk(
      { age: 83, currentMedications: 'digoxin, furosemide, warfarin' },
      'Would dandelion be suitable for my appetite?',
      'And with all my tablets?',
    );

    expect(text).toMatch(/dandelion and warfarin still holds/);
  });

  test('what a doctor must see today does not wait till Monday', () => {
    const { answer, text } = talk(
      { age: 29 },
      'what tea helps with bladder infection',
      'it burns when i pee and my back hurts now',
      'can i wait till monday',
    );

    expect(answer.level).toBe('urgent');
    expect(text).toMatch(/^No, please do not wait/);
  });
});
