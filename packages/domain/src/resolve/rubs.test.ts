import { describe, expect, test } from 'vitest';
import { checkSafety } from '../safety/check.ts';

const found = (item: string, person: object = { age: 40 }) =>
  checkSafety({ person, items: [item] }).findings.map(({ subject, severity }) => `${subject.id} ${severity}`);

describe('what is rubbed on is not taken for what is swallowed', () => {
  test.each(['Vicks VapoRub', 'vapor rub', 'camphor rub', 'chest rub (camphor 5%, menthol 3%)'])('%s', (item) =>
    expect(found(item)).toEqual([]),
  );

  test.each(['ate a spoonful of VapoRub', 'swallowed vapour rub'])('unless somebody ate it: %s', (item) =>
    expect(found(item)).toContain('camphor contraindicated'),
  );

  test('what stands in the tube is for the skin as well', () =>
    expect(found('wintergreen muscle rub (methyl salicylate 30%) daily')).toEqual([]));

  test.each(['soft gels (ginkgo 60 mg)', 'energy gel (ginkgo 60 mg)'])('a gel to swallow is none: %s', (item) =>
    expect(found(item, { age: 40, currentMedications: 'warfarin' })).toContain('ginkgo major'),
  );
});

test.each(['bitter orange peel', 'bitter orange peel extract 500 mg'])('the peel of a fruit is eaten: %s', (item) =>
  expect(found(item, { age: 60, healthConcerns: 'glaucoma' })).toContain('bitter-orange moderate'),
);

test('a peel for the face is not', () =>
  expect(found('green tea facial peel', { age: 60, currentMedications: 'bortezomib' })).toEqual([]));
