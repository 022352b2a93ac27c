import { expect, test } from 'vitest';
import { findHerb } from '../../herbs/catalogue.ts';
import { advise } from '../advise.ts';
import { readPerson } from '../../safety/person/person.ts';

test.each(['my knee is killing me, a herb until then?', 'cannot sleep for nerves, what could I take?'])(
  'before an operation nothing is offered to begin with that is to be stopped for it: "%s"',
  (question) => {
    const healthConcerns = 'knee replacement next Tuesday';
    const person = readPerson({ age: 70, gender: 'male', currentMedications: 'none', allergies: null, healthConcerns });

    const { recommended } = advise({ question, history: [], person, profileName: null });

    const swallowed = recommended
      .map(({ key }) => findHerb(key))
      .filter((herb) => !herb?.monograph?.forms.includes('topical'));
    for (const herb of swallowed)
      expect(
        herb?.rules.filter(({ kind }) => kind === 'surgery'),
        herb?.name,
      ).toEqual([]);
  },
);
