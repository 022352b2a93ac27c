import { describe, expect, test } from 'vitest';
import { type Asker, lastOf } from '../../testing/talk.ts';

function talk(facts: Asker, ...questions: readonly string[]) {
  const { recommended, text } = lastOf({ age: 40, gender: 'male', currentMedications: 'none', ...facts }, ...questions);
  return { offered: recommended.map(({ key }) => key), text };
}

describe('short and misspelt words are read', () => {
  test.each(["can't swich off at nite", 'cant switch off at nite, mind racing'])('%s', (question) =>
    expect(talk({}, question).offered).toContain('valerian'),
  );

  test.each(['thanx a lot', 'thnx', 'tnx u r great'])('"%s" is answered as thanks', (question) =>
    expect(talk({}, 'what helps with sleep?', question).text).toMatch(/You are welcome/),
  );

  test.each(['whats the most c a day', 'max c per day?'])('"%s" is of vitamin C', (question) =>
    expect(talk({}, question).text).toMatch(/upper limit 2,000 mg/),
  );

  test('a question of one word for another herb', () => {
    const { offered } = talk({ currentMedications: 'sertraline' }, 'feel grey all winter. st johns wort?', 'instead??');

    expect(offered).not.toHaveLength(0);
    expect(offered).not.toContain('st-johns-wort');
  });
});

describe('a complaint is read in whatever order it is told', () => {
  test.each(['ringing ears for weeks, ginkgo helps?', 'buzzing ears, is ginkgo good'])('no ginkgo: %s', (question) =>
    expect(talk({}, question).text).toMatch(/No herb or supplement has held up/),
  );

  test.each(['stomach burning after coffee', 'burning stomach after dinner'])('no mint: %s', (question) => {
    const { offered } = talk({}, question);

    expect(offered).toContain('marshmallow-root');
    expect(offered).not.toContain('peppermint');
  });

  test.each(['period pains, ginger any good?', 'is ginger any good for menstrual pains'])('%s', (question) => {
    const { text } = talk({ gender: 'female' }, question);

    expect(text).toMatch(/Menstrual pain/);
    expect(text).not.toMatch(/knee/);
  });
});

describe('where it is put', () => {
  test('nothing made at home washes the eyes that were spoken of', () =>
    expect(talk({}, 'dry eyes from the screen', 'can i wash them with chamomile tea?').text).toMatch(/not sterile/));

  test('the skin as the place of the herb is no complaint', () => {
    const { offered } = talk({}, 'joints stiff. turmeric?', 'what can i have on the skin instead');

    expect(offered).not.toContain('oat-straw');
    expect(offered).not.toHaveLength(0);
  });

  test('what is rubbed in stays off open skin', () =>
    expect(talk({}, 'stiff shoulder from desk work, which cream', 'on open skin too?').text).toMatch(
      /off skin that is open/,
    ));

  test('a gargle is told how to make', () =>
    expect(talk({}, 'sore throat, sage?', 'how make gargle from it').text).toMatch(
      /boiling water, cooled, as a gargle/,
    ));
});
