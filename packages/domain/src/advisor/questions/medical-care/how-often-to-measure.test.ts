import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

describe('how often to measure is answered by what is measured, and not by amounts', () => {
  test.each([
    ['metformin', 'Can I take cinnamon capsules?', 'how often should I check my sugar if I try it?', 'diabetes team'],
    ['metformin', 'Can I take berberine?', 'how often do I need to measure then?', 'diabetes team'],
    ['insulin', 'Can I take fenugreek?', 'do I need to test my sugar more?', 'diabetes team'],
    ['lisinopril', 'Can I take hibiscus?', 'how often should I check my blood pressure?', 'Measure at home'],
    ['warfarin', 'Can I take cranberry?', 'how often should the INR be checked?', 'The clinic that checks your INR'],
    ['levothyroxine', 'Can I take ashwagandha?', 'when should I have my thyroid checked?', 'six to eight weeks'],
  ])('on %s, "%s", "%s"', (currentMedications, first, asked, says) => {
    const { text } = lastOf({ age: 58, currentMedications }, first, asked);
    expect(text).toContain(says);
    expect(text).not.toContain('As I said, as capsules');
  });
});
