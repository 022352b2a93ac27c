import { describe, expect, test } from 'vitest';
import { findRedFlag } from './find-red-flag.ts';

describe('emergencies come before any advice', () => {
  test.each([
    'I have crushing chest pain and my left arm is numb',
    'my face is drooping and I cannot speak properly',
    'my toddler ate some foxglove leaves',
    'I want to kill myself',
    'I took 30 tylenol pills',
    'my throat is closing after a bee sting',
    'my baby is not breathing',
  ])('"%s"', (text) => {
    const flag = findRedFlag(text);
    expect(flag?.level).toBe('emergency');
    expect(flag?.paragraphs.join(' ')).toMatch(/911|112|988/);
  });
});

describe('curiosity, idioms, history and gardening raise no alarm', () => {
  test.each([
    'This stress is killing me, what tea helps?',
    'Is foxglove poisonous?',
    'Can I plant oleander near my dogs?',
    'Socrates died of hemlock, is that true?',
    'What are the signs of a heart attack?',
    'I am dying to try kombucha',
    'I do not have chest pain, just trouble sleeping',
    'What helps me sleep?',
  ])('"%s"', (text) => expect(findRedFlag(text)).toBeNull());
});
