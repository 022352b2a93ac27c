import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

describe('what is told in passing is judged with what was asked about', () => {
  test.each([
    ['got AF if that matters', /irregular heartbeat/],
    ['does AF matter', /irregular heartbeat/],
    ['do fibroids matter', /fibroids/],
    ['does having one kidney matter', /kidney disease/],
    ['forgot to mention, digoxin', /digoxin/],
    ['should have said warfarin', /warfarin/],
    ['does warfarin matter', /warfarin/],
    ['baby on the way', /pregnan/],
    ['im with child', /pregnan/],
    ['baby is on the boob', /nursing/],
    ['bf my 3 month old', /nursing/],
    ['15 btw', /15 years old/],
    ['im 10 weeks tho', /pregnan/],
    ['and im about 9 weeks by the way', /pregnan/],
    ['kidneys r at stage 3 forgot to say', /kidney disease/],
    ['digoxin, should of mentioned', /digoxin/],
    ['gall bladder coming out thursday', /before surgery|operation planned/],
    ['tonsils out weds', /before surgery|operation planned/],
  ])('licorice, "%s"', (told, known) => {
    const { text, level, offered } = lastOf({ age: 34 }, 'thinking of licorice', told);
    expect(level).toBe('none');
    expect(text).toMatch(known);
    expect(text).toMatch(/ask first|leave out|advise you against|Not without asking first|talk to a pharmacist/i);
    expect(offered).not.toContain('licorice');
  });

  test.each(['i drink a bit', 'like a drink tbh', 'bit of a drinker', 'like a g&t of an evening'])(
    'valerian, "%s"',
    (told) => expect(lastOf({}, 'cant sleep', told).text).toMatch(/drinking alcohol[^]*valerian/),
  );

  test('a little of a tea is no alcohol', () =>
    expect(lastOf({ age: 34 }, 'is green tea good for me', 'i drink a bit').text).not.toContain('drinking alcohol'));

  test('what is asked of a medicine alone is no news', () =>
    expect(lastOf({ age: 34 }, 'how much ginseng a day', 'is tramadol addictive').text).not.toContain(
      'taking tramadol',
    ));

  test.each(['im 8 weeks into a diet', 'im 8 weeks post op', 'had this 8 weeks now'])('no pregnancy: "%s"', (told) =>
    expect(lastOf({ age: 34, gender: 'female' }, 'thinking of licorice', told).text).not.toMatch(/noted: pregnant/),
  );

  test('a man whose baby is on the way carries none', () =>
    expect(lastOf({ age: 34, gender: 'male' }, 'thinking of licorice', 'baby on the way').text).not.toMatch(
      /I noted: pregnant/,
    ));
});

describe('several facts at once', () => {
  test.each([
    ['garlic tablets for the heart', 'on amitriptyline as well as apixaban', ['apixaban']],
    ['hawthorn for the heart?', 'i get amlodipine as well as losartan on prescription', ['amlodipine', 'losartan']],
    ['how much ginseng a day', 'is it ok with metformin and gliclazide?', ['metformin', 'gliclazide']],
    ['want to try st johns wort', 'insulin, oh and zopiclone rn', ['zopiclone']],
    ['valerian how much', 'they put me on tramadol n ramipril last wk', ['tramadol']],
    ['is turmeric good for joints?', 'lupus as well + carbamazepine rn', ['carbamazepine']],
    ['sore knees natural help?', 'clopidogrel every day. endometriosis as well', ['clopidogrel', 'endometriosis']],
    ['hawthorn for the heart?', 'clopidogrel plus losartan every day', ['losartan']],
  ])('%s, %s', (first, told, names) => {
    const { text, level } = lastOf({ age: 34 }, first, told);
    expect(level).toBe('none');
    names.forEach((name) => expect(text.toLowerCase()).toContain(name));
    expect(text).toMatch(/ask first|leave out|advise you against|Not without asking first|talk to a pharmacist/i);
  });

  test('two medicines without a herb are still for the pharmacist', () =>
    expect(lastOf({ age: 34 }, 'how much ginseng a day', 'do metformin and gliclazide go together').text).toContain(
      'What medicines do to each other',
    ));

  test('what was swallowed is no list', () =>
    expect(lastOf({ age: 34 }, 'took aspirin and all my amitriptyline').level).toBe('emergency'));
});

describe('what is taken already, told shortly', () => {
  test.each([
    [{ age: 61, currentMedications: 'simvastatin' }, 'can i take red yeast rice', 'already do, one a day for a month'],
    [{ age: 61, currentMedications: 'simvastatin' }, 'can i take red yeast rice', 'oh already did, 2 capsules a day'],
    [{ age: 63, currentMedications: 'indapamide' }, 'is licorice tea ok', 'it is only one cup a day since three weeks'],
    [
      { age: 63, currentMedications: 'indapamide' },
      'is licorice tea ok',
      'but its just two cups a day for a month now',
    ],
  ])('%j %s – %s', (asker, first, told) =>
    expect(lastOf(asker, first, told).text).toMatch(/Take no more (?:red yeast rice|licorice)/),
  );

  test('with an allergy, how a reaction shows and whom to call', () => {
    const asker = { age: 29, allergies: 'peanuts' };
    const { text } = lastOf(asker, 'is fenugreek ok', 'oh no ive had two cups of it already this morning');
    expect(text).toMatch(/swelling of the face[^]*emergency number/);
    expect(lastOf({ age: 29 }, 'is fenugreek ok', 'ive had two cups of it already').text).not.toContain('swelling');
  });

  test.each([
    'already did',
    'already am 8 weeks along',
    'already have, 2 weeks left',
    'it is only two euros',
    'is it only two cups a day?',
  ])('no such news: "%s"', (told) =>
    expect(lastOf({ age: 63, currentMedications: 'indapamide' }, 'is licorice tea ok', told).text).not.toContain(
      'Take no more',
    ),
  );

  test.each(['and if i only have it on nights i dont', 'what if i just take it on the days when i skip it'])(
    'on other days: "%s"',
    (told) =>
      expect(lastOf({ age: 41, currentMedications: 'alprazolam' }, 'is valerian ok', told).text).toMatch(
        /not before you have asked|the reason stays/i,
      ),
  );
});

describe('what was meant otherwise', () => {
  const thinned = { age: 69, currentMedications: 'apixaban' };

  test.each(['i meant the capsules', 'sorry, the extract i meant not the tea', 'no the tablets i mean'])(
    'the form: "%s"',
    (told) => {
      const about = (...more: readonly string[]) =>
        lastOf(thinned, 'is turmeric tea fine', told, ...more).findings.map(
          ({ subject, severity }) => `${subject.id} ${severity}`,
        );
      expect(about()).toContain('turmeric moderate');
      expect(about('i have them since spring')).toContain('turmeric moderate');
    },
  );

  test.each([
    'my husband could take it as well, he is on digoxin',
    'maybe my sister should use it, she is breastfeeding',
    'my wife might try it for weight, shes got our baby on the breast',
  ])('for whom: "%s"', (told) =>
    expect(
      lastOf({ age: 52, currentMedications: 'metformin' }, 'is berberine good', told).findings.map(
        ({ with: { id } }) => id,
      ),
    ).not.toContain('metformin'),
  );

  test('a wish of hers is no such question', () =>
    expect(
      lastOf({ age: 52 }, 'is berberine good', 'my wife could use some help with sleep').offered.length,
    ).toBeGreaterThan(0));

  test.each([
    'my neighbour had the same illness and her naturopath put her on red clover',
    'a friend has the same thing and she takes red clover',
  ])('somebody else with the same illness: "%s"', (told) =>
    expect(
      lastOf({ age: 50, healthConcerns: 'breast cancer' }, 'is black cohosh ok', told).findings.map(
        ({ subject, severity }) => `${subject.id} ${severity}`,
      ),
    ).toContain('red-clover major'),
  );

  test.each(['so just suffer?', 'do i just have to put up with it then', 'great so i just live with it'])(
    'what else is asked by "%s"',
    (told) =>
      expect(
        lastOf({ age: 50, healthConcerns: 'breast cancer' }, 'black cohosh for hot flushes?', told).text,
      ).toContain('After breast cancer I suggest no herb for hot flushes'),
  );
});
