import { describe, expect, test } from 'vitest';
import { checkSafety } from './check.ts';
import type { PersonInput } from './person/person.ts';
import { untold } from './person/untold.ts';
import type { Severity } from './severity.ts';

function together(...items: string[]): readonly (readonly [string, Severity])[] {
  return checkSafety({ person: null, items })
    .findings.filter(({ kind }) => kind === 'medicine' || kind === 'supplement')
    .map(({ with: other, severity }) => [other.id, severity] as const);
}

function forPerson(herb: string, person: Partial<PersonInput>): readonly Severity[] {
  return checkSafety({ person: { ...untold, ...person }, items: [herb] }).findings.map(({ severity }) => severity);
}

describe('a mechanism holds for every herb and medicine that share it', () => {
  test('the alcohol of any tincture is told with disulfiram and metronidazole, a tea of the same herb is not', () => {
    expect(together('valerian tincture', 'disulfiram')).toContainEqual(['disulfiram', 'contraindicated']);
    expect(together('motherwort tincture', 'metronidazole')).toContainEqual(['metronidazole', 'major']);
    expect(together('echinacea tea', 'disulfiram')).toEqual([]);
  });

  test('a tincture is no first choice for a child or after an alcohol problem', () => {
    expect(forPerson('echinacea tincture', { healthConcerns: 'alcoholism' })).toContain('major');
    expect(forPerson('lemon balm tincture', { age: 6 })).toContain('moderate');
  });

  test('a weak effect beside a stronger one of its kind counts one step less, two weak ones are no matter', () => {
    expect(together('turmeric extract', 'bromelain')).toEqual([['bromelain', 'minor']]);
    expect(together('hawthorn', 'L-arginine')).toEqual([['hawthorn', 'minor']]);
    expect(together('kava', 'GABA')).toEqual([['gaba', 'minor']]);
    expect(together('bilberry', 'cayenne')).toEqual([]);
  });

  test('the same nutrient under two names is noticed, one product alone is silent', () => {
    expect(together('kelp', 'iodine')).toEqual([['iodine', 'moderate']]);
    expect(together('iron', 'ferrous sulfate')).toEqual([['iron', 'moderate']]);
    expect(together('iron tablets')).toEqual([]);
    expect(together('valerian', 'valerian root')).toEqual([]);
  });

  test('a class nobody narrowed down is weighed by its members, never as forbidden when only some are', () => {
    expect(together('grapefruit juice', 'statin')).toContainEqual(['class:statin', 'moderate']);
    expect(together("St John's wort", 'antidepressant')).toContainEqual(['class:antidepressant', 'major']);
    expect(together("St John's wort", 'phenelzine')).toContainEqual(['phenelzine', 'contraindicated']);
  });

  test('an allergy to one plant is told for its relatives', () => {
    expect(forPerson('yarrow', { allergies: 'chamomile' })).toContain('contraindicated');
    expect(forPerson('thyme', { allergies: 'oregano' })).toContain('moderate');
    expect(forPerson('peppermint tea', { allergies: 'chamomile' })).toEqual([]);
  });

  test('what is forbidden in pregnancy is to be avoided, not forbidden, while trying to conceive', () => {
    expect(forPerson('blue cohosh', { healthConcerns: 'pregnant' })).toContain('contraindicated');
    const trying = checkSafety({
      person: { ...untold, healthConcerns: 'trying to conceive' },
      items: ['goldenseal'],
    }).findings.filter(({ with: other }) => other.id === 'trying-to-conceive');
    expect(trying.map(({ severity }) => severity)).toEqual(['major']);
  });

  test('stimulants stir up a tremor, sedatives a delirium, and a calm tea neither', () => {
    expect(forPerson('guarana', { healthConcerns: 'essential tremor' })).toContain('moderate');
    expect(forPerson('valerian', { healthConcerns: 'delirium after surgery' })).toContain('moderate');
    expect(forPerson('chamomile tea', { healthConcerns: 'essential tremor' })).toEqual([]);
  });

  test('what burns in the sun or costs minerals is told to those who cannot spare it', () => {
    expect(forPerson("St John's wort", { healthConcerns: 'polymorphic light eruption' })).toContain('moderate');
    expect(forPerson('senna', { healthConcerns: 'hypomagnesaemia' })).toContain('major');
    expect(forPerson('licorice', { healthConcerns: 'low magnesium' })).toContain('moderate');
    expect(forPerson('magnesium', { healthConcerns: 'low magnesium' })).toEqual([]);
  });
});
