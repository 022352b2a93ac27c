import { choice, notFollowedBy, sequence } from '../../resolve/phrases.ts';
import { flag, thisWeek } from './urgent-flag.ts';
import type { RedFlagRule } from './red-flag.ts';

const insulinLeftOut =
  /(?<!\b(?:doctors?|doc|gp|nurse|they|consultant|clinic|hospital|team) (?:have |has |had )?)\b(?:stopp?(?:ed|ing)|quit|threw away|chucked|binned|gave up|given up|refus(?:es|ed|ing)|won't take|left off|skipp?(?:ed|ing)|came off) (?:taking )?(?:all )?(?:my |his |her |the |their )?(?:\w+ )?insulin\b(?! (?:resistan\w+|pump|pen|needles?|levels?|spikes?))(?![^.?!]{0,40}\b(?:years ago|remission|doctor|doc|nurse|clinic|gp|consultant|they)\b)/i;

/** Signs for a doctor soon that are told by concepts only; they stand in `signs/urgent-*.ts`. */
export const urgentChecks: readonly RedFlagRule[] = [
  flag('headache-check', 'a headache that needs a doctor', {
    why: 'New headaches of this kind can have a cause that must be found, to save sight among other things.',
  }),
  {
    ...flag('nerve-check', 'a new trouble of the nerves or the memory', {
      why: 'New weakness, numbness, double vision or blackouts need an examination.',
    }),
    yieldsTo: ['head-check'],
  },
  flag('ear-throat-tooth', 'an infection of the ear, throat or teeth that may spread', {
    why: 'Such an infection needs treatment before it spreads. With trouble breathing, swallowing or opening the mouth call your emergency number.',
  }),
  flag('swallowing', 'trouble swallowing', {
    why: 'Food that sticks again and again needs to be looked into soon.',
    when: thisWeek,
  }),
  flag('stuck-bone', 'a bone stuck in the throat', {
    why: 'Do not push it down with bread or rice, and put nothing down the throat. If it is still felt, have it taken out in an emergency department today. If you cannot swallow your own spit, have pain in the chest, bring up blood or breathe hard, call your emergency number.',
  }),
  flag('stuck-in-ear', 'something stuck in the ear or the nose', {
    why: 'Do not poke at it or rinse it: it slips deeper, and what soaks swells. Drops of oil help only against a live insect in the ear. A button battery there is an emergency, and so is trouble breathing.',
  }),
  flag('many-stings', 'many stings at once', {
    why: 'The venom of many stings can make the whole body ill, at times only hours later. With trouble breathing, a swollen face or throat, vomiting or faintness call your emergency number.',
  }),
  flag('long-cough', 'a cough or hoarseness that lasts', {
    why: 'After three weeks a doctor should listen and may want an X-ray.',
    when: thisWeek,
  }),
  flag('heart-check', 'a heartbeat that needs a check', {
    why: 'With chest pain, fainting or trouble breathing call your emergency number at once.',
  }),
  flag('heart-rhythm', 'a heartbeat that needs a check', {
    patterns: [
      sequence(
        /^/i,
        notFollowedBy(
          sequence(
            /[^]*\b/,
            choice(
              /chest|pain\w*|hurts?|breath\w*|faint\w*|pass(?:ed|ing) out|black(?:ed|ing) out|collaps\w*/,
              /clammy|sweat\w*|arm|jaw|grey|confus\w*|took|pulse/,
            ),
            /\b/,
          ),
        ),
        // "Hawthorn for the heart, ramipril every day" tells of no beat.
        /(?![^]*\bfor (?:the|my|his|her|your|a) heart\b(?![^]*(?:flutter|skip|rac(?:e|es|ed|ing)\b|pound|thump|jump|beat|rhythm|flip|hammer|palpit|irregular|miss|stop|bang|flop|quiver|uneven|slow|fast)))/,
        /[^]*\b(?:heart|heart ?beats?|palpitations)\b[^.?!]{0,80}\b/,
        choice(
          /every (?:day|evening|morning|night)|most days/,
          /(?:several|many|few|three|four) times a (?:day|week)|for (?:\w+ )?(?:weeks|months)/,
          /a fortnight|lately|daily/,
        ),
        /\b/,
      ),
    ],
    why: 'With chest pain, fainting or trouble breathing call your emergency number at once.',
  }),
  flag('breathing-worse', 'breathing that gets worse', {
    patterns: [
      // "Wheezy since the bonfire"
      /\b(?:wheez\w*\b(?! (?:old )?(?:cats?|dogs?|puppy|kitten|horse))|chest (?:is |keeps )?whistl\w*)[^.?!]{0,30}\b(?:since|after)\b[^.?!]{0,20}\b(?:bonfires?|barbecues?|bbq|campfire|smok\w+|fire|burn(?:ed|t|ing)|fumes|fireworks|paint\w*|spray\w*|bleach\w*|chlorine)\b/i,
    ],
    why: 'Lungs need help early. When talking gets hard or the lips turn blue, call your emergency number at once.',
  }),
  flag('bowel-change', 'a lasting change of the bowels or the belly', {
    why: 'A change that lasts for weeks should be looked into, and so should a belly that stays bloated.',
    when: thisWeek,
  }),
  flag('bruising', 'bruises or bleeding spots without a cause', { why: 'The blood may not clot as it should.' }),
  flag('joint-or-bone', 'a joint, bone or back that needs a check', {
    patterns: [
      // A joint that was replaced, and may be infected.
      /\b(?:(?:knee|hip|shoulder|joint|elbow|ankle) replacement|(?:new|replaced|artificial) (?:knee|hip|shoulder)(?: joint)?)(?:,? (?:scar|wound|site|cut|stitches|is|has|are|feels|gone|went|still|all|a bit|really|very|started|keeps|and|to|be|getting|so|red|swollen|warm))*,? (?:hot|leak\w*|ooz\w*|weep\w*|pus|discharg(?:e|ing)|draining|smell(?:s|y|ing))\b/i,
    ],
    why: 'A hot joint with fever, a break or pain that wakes you at night should not wait.',
  }),
  flag('sunburn', 'a sunburn that needs care', {
    patterns: [
      /\bsun[- ]?burn(?:t|ed)?\b[^]{0,60}(?<!\bno )\b(?:shiver\w*|chills|feverish|fever|vomit\w*|throwing up|dizzy|faint\w*|confused|swollen (?:face|eyes?))\b/i,
    ],
    why: 'With shivering, fever, vomiting or dizziness it is more than the skin. Cool the skin, drink, and stay out of the sun. With confusion or fainting call your emergency number.',
  }),
  flag('wound', 'a wound that may need closing or a tetanus shot', {
    why: 'A wound is best closed within some hours. Rinse it with clean water and cover it.',
  }),
  flag('child-check', 'a child whom a doctor should see today', { why: 'Children can become ill quickly.' }),
  flag('thirst', 'signs of new diabetes or sugar that is too high', {
    why: 'Great thirst, much urine and weight loss need a blood sugar test today. With vomiting, deep breathing or drowsiness call your emergency number.',
  }),
  flag('eating', 'an eating disorder', {
    why: 'Eating disorders can be treated, and a very low weight or fainting puts the heart at risk.',
  }),
  flag('psychosis-check', 'hearing or believing what others do not', {
    why: 'It can be treated, the earlier the better. If anyone could be hurt, call your emergency number.',
  }),
  flag('mastitis', 'an infected breast', {
    why: 'Go on nursing as usual, without pumping more than the baby needs. Cool packs ease it. It needs treatment when there is fever or when it is no better after a day.',
  }),
  flag('after-birth-mind', 'low mood after a birth', {
    why: 'Many parents have it, it is no fault, and it can be treated. If you think of harming yourself or the baby, call your emergency number or a crisis line now: 988 in the US and Canada, 116 123 in the UK and Ireland.',
  }),
  flag('low-sugar', 'blood sugar that falls too low again and again', {
    why: 'The dose of tablets or insulin may be too high, all the more with an herb that lowers sugar too. Eat or drink something sweet at each low; with drowsiness or confusion call your emergency number.',
  }),
  flag('dependence', 'alcohol or a medicine that the body cannot do without any more', {
    why: 'Do not stop all at once: sudden withdrawal can cause seizures. A doctor or an addiction service can make stopping safe. With confusion, seeing things or a seizure call your emergency number.',
  }),
  flag('mind-check', 'low mood, fear or memories that take over your days', {
    why: 'It can be treated, and you do not have to get through it alone. If you think of dying or of harming yourself, reach a crisis line now: 988 in the US and Canada, 116 123 in the UK and Ireland, findahelpline.com elsewhere.',
  }),
  flag('mania', 'a mood that runs too high, with little sleep', {
    why: 'It can be treated, the earlier the better. Keep away from herbs and medicines that lift the mood until then. If anyone could come to harm, call your emergency number.',
  }),
  {
    ...flag('emergency-contraception', 'the need for emergency contraception', {
      why: 'A pharmacist, doctor or clinic can give it, the sooner the better and within five days at most. No herb prevents or ends a pregnancy safely: some that are said to, like pennyroyal, have killed.',
    }),
    yieldsTo: ['sexual-health'],
  },
  flag('sexual-health', 'an infection that a sexual health clinic should test for', {
    why: 'After a contact with HIV, tablets that prevent an infection must be started within 72 hours.',
  }),
  flag('no-periods', 'periods that have stayed away for months', {
    why: 'A pregnancy, hormones or too little food can be behind it.',
    when: thisWeek,
  }),
  flag('stomach-check', 'a stomach complaint that needs a check', {
    why: 'Stomach trouble that lasts, is new in later life or comes with painkillers can be an ulcer. With black stools or vomiting of blood call your emergency number.',
  }),
  flag('blood-check', 'tiredness that needs a blood test', {
    why: 'Anaemia and other causes of tiredness and paleness can be found and treated.',
    when: thisWeek,
  }),
  flag('heavy-periods-check', 'heavy periods that empty the iron stores', {
    why: 'Heavy periods can be treated, and what causes them can be found; iron is tested and filled up beside that. A herb does not stand in for it. A pad or tampon soaked every hour or two, large clots, faintness or short breath: get help today.',
    when: thisWeek,
  }),
  flag('insulin-left-out', 'insulin that is left out', {
    patterns: [insulinLeftOut],
    why: 'With type 1 diabetes nobody lives long without insulin: within a day or two the blood turns acid. Ring the diabetes team, a doctor or an advice line now, measure sugar and ketones, and do not wait for signs. With type 2 it still needs a call today. Cinnamon, karela and other herbs cannot stand in for it. Vomiting, great thirst, deep breath, belly pain or drowsiness: emergency number at once.',
  }),
  flag('sea-sting', 'a sting from the sea', {
    patterns: [
      /\b(?:stood|stepped|trod(?:den)?|stung|sting|spines?|spiked|jabbed|pricked)\b[^.?!]{0,24}\b(?:weevers?|weever ?fish|sea urchins?)\b|\bweever(?: ?fish)?(?:'s)? (?:sting|spine|stung|got|spiked|jabbed)\b/i,
    ],
    why: 'Rinse it with seawater, take spines out with tweezers, and soak it in water as hot as can be borne for at least 30 minutes. Severe pain that stays, or a sting on the face: a minor injuries unit. Trouble breathing, chest pain, vomiting, faintness or severe swelling: call your emergency number.',
  }),
  flag('bite', 'a bite or a needle that went through the skin', {
    why: 'Wash it for 15 minutes with soap and running water. It may need antibiotics or a tetanus shot. After a bat, or a mammal in a country that has rabies, the vaccine must start at once and cannot wait for signs; after a used needle, so must tablets against HIV.',
  }),
];
