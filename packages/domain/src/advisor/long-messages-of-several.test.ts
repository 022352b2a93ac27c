import { describe, expect, test } from 'vitest';
import { holdHouseholdTalk } from '../../testing/household-talk.ts';
import { holdTalk, lastOf } from '../../testing/talk.ts';

const found = ({ findings }: ReturnType<typeof lastOf>) =>
  findings.map(({ subject, with: other }) => `${subject.id} ${other.id}`);

describe('a long message about several people', () => {
  test('each is answered under a heading, with their own medicines', () => {
    const answer = lastOf(
      {},
      `Good evening, this is all new to me. I am 61 and take lisinopril for my blood pressure, which I have had for ages. A man at the allotment swears by hawthorn and I wondered if I could have it as well. Also my wife Edith (she is 66) has stiff fingers and ordered ginkgo capsules, but she is on warfarin for her heart rhythm. Are these alright for the two of us?`,
    );
    expect(found(answer)).toContain('hawthorn lisinopril');
    expect(found(answer)).toContain('ginkgo warfarin');
    expect(found(answer)).not.toContain('ginkgo lisinopril');
    expect(answer.text).toMatch(/For you\n[^]*hawthorn[^]*For your wife\n[^]*ginkgo/);
  });

  test('what both would take is asked for each', () => {
    const [answer, next] = holdTalk({}, [
      `I am 34, my nights are short since I started at the airport, and I take fluvoxamine for my compulsions. I wanted to get melatonin and valerian. My boyfriend works in the kitchen there, he would like the valerian too and takes nothing. Is that fine for both of us?`,
      'No melatonin then. Could I just have linden tea when I come home?',
    ]);
    expect(answer === undefined ? [] : found(answer)).toContain('melatonin fluvoxamine');
    expect(answer?.text).toMatch(/For your boyfriend\n[^]*valerian/);
    expect(next?.text).not.toMatch(/your boyfriend/);
  });

  test('the findings are said to be of all of them, not of the one told of last', () => {
    const answer = lastOf(
      {},
      `Dear Herbie, I am 58 and take apixaban since my clot last spring. I would like turmeric capsules for my knees. My brother Tom is 62, takes phenytoin for his fits, and bought ginkgo for his memory. Should either of us leave it?`,
    );
    expect(found(answer)).toEqual(expect.arrayContaining(['turmeric apixaban', 'ginkgo phenytoin']));
    expect(answer.checkedFor).toBe('you and your brother');
  });

  test('mother, child and baby are not taken for one another', () => {
    const answer = lastOf(
      {},
      `Sorry for the length of this. My little girl is 5 and has coughed since Saturday, she plays and eats as ever. I have caught it too, with a sore throat, and I am breastfeeding my son, he is 4 months. 1. What can I give the girl? 2. My aunt says drink sage tea, is it good for me? 3. Can the baby have a little honey?`,
    );
    expect(answer.offered).not.toContain('pelargonium');
    expect(answer.text).toMatch(/For your girl\n[^]*Honey/);
    expect(found(answer)).toContain('sage breastfeeding');
    expect(answer.text).toMatch(/For your son\n[^]*honey would be the wrong choice/);
  });

  test('a question for a child is not answered for the one who told of a blocked nose in between', () => {
    const answer = lastOf({}, 'My boy is 4 and has a cold.', 'My own nose is blocked.', 'What can I give the boy?');
    expect(answer.text).toMatch(/your boy|suits this age/);
    expect(answer.offered).not.toContain('eucalyptus');
  });

  test('what is told of one who takes a medicine of a kind is told of the other as well', () => {
    const answer = lastOf(
      {},
      `We are four in the flat and I am the one who reads labels. Tim is on isotretinoin and takes cod liver oil every morning because of his mother. Ottilie, who is 40, is on acitretin for her skin, and she would like to have some of it too. Lev takes nothing at all and drinks fennel tea, which is what I like as well in the evening. Who of us should leave what?`,
    );
    expect(answer.text).toMatch(/Tim[^]*isotretinoin/);
    expect(found(answer)).toContain('cod-liver-oil isotretinoin');
    expect(found(answer)).toContain('cod-liver-oil acitretin');
  });

  test('whoever sent it is not the one who would take it', () => {
    const answer = lastOf(
      { age: 71, gender: 'male', currentMedications: 'rasagiline', healthConcerns: "Parkinson's" },
      `I used to teach the cello and have had Parkinson's for years. I am rather low in the evenings. My granddaughter sent me a page about St John's wort and one about mucuna, and she takes kava herself. I would be interested in all three. I'd be grateful for your view.`,
    );
    expect(found(answer)).toContain('st-johns-wort rasagiline');
    expect(answer.text).not.toMatch(/granddaughter/);
  });
});

describe('a letter from an account with several profiles', () => {
  const anna = { name: 'Anna', age: 34, gender: 'female', currentMedications: 'warfarin' };
  const leo = { name: 'Leo', age: 4, gender: 'male', allergies: 'ragweed' };
  const harold = { name: 'Harold', age: 40, gender: 'male', currentMedications: 'sertraline' };
  const letter = (text: string) => holdHouseholdTalk([anna, leo, harold], [text.replaceAll(/\s+/g, ' ')]).at(-1);

  test('each is checked by the profile that is theirs, though the letter tells nothing of it', () => {
    const answer =
      letter(`It has been a long winter and we are all worn out, so I have been reading about herbs. My husband is rather
      low and would like to try St John's wort. Our little boy has a cold and I thought of chamomile tea for him. I would take
      ginkgo against my cold hands myself. Would all of that be alright?`);
    expect(answer?.findings.map(({ subject, with: other }) => `${subject.id} ${other.id}`)).toEqual(
      expect.arrayContaining(['st-johns-wort sertraline', 'chamomile ragweed-daisy-family', 'ginkgo warfarin']),
    );
    expect(answer?.findings.map(({ with: other }) => other.id)).not.toContain('st-johns-wort warfarin');
    expect(answer?.text).toMatch(/For you\n[^]*warfarin[^]*For your husband\n[^]*sertraline/);
  });
});

describe('what stands before a question is told, and not asked', () => {
  test('"would they suit me" is asked of the herbs that were told before', () => {
    const answer = lastOf(
      { age: 50, gender: 'female', allergies: 'ragweed' },
      `Half the choir is down with a cold and it starts in my throat. In August I sneeze all day because of ragweed. My sister takes echinacea the moment she coughs and says chamomile helps her. Before I go and buy both, would they suit me?`,
    );
    expect(found(answer)).toEqual(
      expect.arrayContaining(['echinacea ragweed-daisy-family', 'chamomile ragweed-daisy-family']),
    );
    expect(answer.text).not.toMatch(/shops in|your sister/);
  });

  test('a plan in rows is asked as one', () => {
    const answer = lastOf(
      { age: 40, gender: 'female', currentMedications: 'levothyroxine', healthConcerns: 'Hashimoto' },
      `My values are fine, yet I drag myself through the day. A coach made me this plan:\n\n1) kelp in the morning\n2) ashwagandha at night for the cortisol\n\nI take my tablet at 6. What do you think of it?`,
    );
    expect(found(answer)).toEqual(expect.arrayContaining(['iodine hypothyroidism', 'ashwagandha hypothyroidism']));
    expect(answer.text).not.toMatch(/steroid/);
  });

  test('"my question is whether" asks, and a second "whether" asks again', () => {
    const answer = lastOf(
      {},
      `I am 22 and these exams are killing me lol. I take Vyvanse on weekdays and cannot fall asleep until 2 or 3. People in my dorm take rhodiola and matcha for focus. My question is whether I can add those, and second whether there is a tea that helps me sleep.`,
    );
    expect(found(answer)).toContain('rhodiola lisdexamfetamine');
  });

  test.each([
    ['My potassium was at the upper end last time. I take losartan. Would noni juice be fine? ', 'potassium'],
    ['I am healthy but for hay fever from birch. May I drink echinacea tea with it? ', 'birch-leaf'],
  ])('what is told of the blood or of pollen names no herb: "%s"', (text, herb) =>
    expect(lastOf({}, text).findings.map(({ subject }) => subject.id)).not.toContain(herb),
  );

  test.each(['I want something natural but I am scared of making it worse', 'Everyone in the family is nervous now'])(
    'fear of a remedy is no complaint: "%s"',
    (told) =>
      expect(lastOf({}, `My daughter is 6 and has a cough. ${told}. What can I give her?`).text).not.toMatch(/anxiety/),
  );
});

describe('what somebody means to leave off, or has twice, is told beside the herbs', () => {
  test.each([
    [
      'Dad is 70 and takes gliclazide. He drinks bitter melon juice and would like to drop the gliclazide.',
      /keeps taking gliclazide/,
    ],
    [
      'My aunt Vi, 66, is on insulin and drinks fenugreek tea; she plans to skip the insulin at weekends.',
      /keeps taking .*insulin/,
    ],
    [
      'My sister, 60, takes Senokot. She bought senna tea to have on top.',
      /senna and more of it. Two stimulant laxatives/,
    ],
  ])('%s', (told, says) => {
    const answer = lastOf(
      {},
      `Good evening, I am 45 and well, I take nothing. ${told} I would like linden tea myself in the evening. Is all of that alright?`,
    );
    expect(answer.text).toMatch(says);
  });

  test('honey for a baby is told beside the rub', () =>
    expect(
      lastOf(
        {},
        'We foster. Baby Odin is six months, full of cold, no fever. His nan put Vicks under his nose and honey on his dummy. I am 50 and drink rooibos. Is that all right for us?',
      ).text,
    ).toMatch(/honey at this age/));
});

describe('no alarm', () => {
  test.each([
    "Twelve weeks gone now and tired from the minute I open my eyes, the midwife isn't worried.",
    'My husband is 33, his thyroid is slow and he takes Levothyrox 100.',
    'Dad takes gliclazide, drinks karela juice on an empty stomach, and his fasting sugar is 94 now.',
    'My cousin had a stroke of luck at bingo and spent it on a sauna.',
    'My neighbour had blood in his urine last year and it turned out to be cancer, poor man.',
  ])('in a long message: "%s"', (told) =>
    expect(
      lastOf(
        {},
        `Hello, I am new here. ${told} I like ginger tea in the morning. Is ginger tea alright every day for me?`,
      ).level,
    ).toBe('none'),
  );

  test('and somebody who wants to lose more at 42 kilos is not sent to a surgeon', () => {
    const { level, text } = lastOf(
      {},
      `I don't know whom to ask. I am 20 and want a tea that helps me lose the last bit, I have got to 42 kilos but my belly still sticks out and I can't stand it. I use senna every night. How many can I take with garcinia?`,
    );
    expect(level).toBe('urgent');
    expect(text).toMatch(/eating disorder/);
  });
});
