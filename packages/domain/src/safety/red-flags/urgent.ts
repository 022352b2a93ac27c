import { choice, oneOf, sequence } from '../../resolve/phrases.ts';
import type { RedFlagRule } from './red-flag.ts';
import { flag, thisWeek } from './urgent-flag.ts';

/** What is seen, felt or measured and has to be shown soon. */
/** "Slept in my contacts, the eye is red and light hurts." */
const eyeWithLens = sequence(
  /^(?=[^]*\b(?:contacts|(?<!\b(?:camera|phone|reading|varifocal|glasses) )lens(?:es)?)\b)(?![^]*\b(?:camera|photograph\w*|cataract)\b)/i,
  /(?=[^]*\beyes?\b)(?![^]*\b(?:hay ?fever|both (?:are )?(?:just |a bit )?itchy)\b)/,
  /[^]*(?:\beyes?\b[^.?!]{0,60}\b(?<!\b(?:no|not|never|without|isn't) )(?:hurt(?:s|ing)?|pain(?:ful)?|agony|throb\w*|stabbing|killing me|can'?t open)\b|\b(?:hurt(?:s|ing)?|pain(?:ful)?|agony|throb\w*|stabbing)\b[^.?!]{0,24}\beyes?\b|\blight (?:is |really )?(?:hurt(?:s|ing)?|killing|bother\w*|unbearable)|\bred\b[^.?!]{0,24}\b(?:light|sore|gunk\w*|pus|goo\w*|swollen|weep\w*))/,
);

export const urgentRules: readonly RedFlagRule[] = [
  {
    ...flag('blood-where-none-belongs', 'bleeding that needs a check', {
      patterns: [
        /\bblood(?:y)? (?:in|when|on) (?:my |the |his |her )?(?:stools?|poop|poo|urine|pee|toilet paper|i (?:pee|poop))\b/i,
        /\b(?:bloody|black) (?:stools?|urine|diarrhea|diarrhoea)\b(?! (?:from|after|with|because of|on) (?:the |my |taking )?(?:iron|charcoal|pepto|bismuth|li(?:c|qu)orice|blueberries))/i,
        /\b(?:peeing|pooping|passing) blood\b/i,
        /\brectal (?:bleeding|blood)\b|\bh(?:a)?ematuria\b|\bh(?:a)?emoptysis\b/i,
        /\bblood\b[^.?!]{0,30}\b(?:bowel movements?|toilet|wiping|pooping|peeing|urinating|urination|intercourse|after sex)\b/i,
        /\bbleed\w* between (?:my )?periods\b|\bcough\w*\b[^.?!]{0,20}\bblood[- ]?(?:streak|tinge|speck|spot)\w*|\b(?:streaks?|specks?|spots?|bit) of blood\b[^.?!]{0,20}\b(?:cough\w*|phlegm|sputum|mucus)\b|\b(?:phlegm|sputum|mucus)\b[^.?!]{0,20}\bblood\b/i,
        /\bbleeding (?:after|since) (?:the )?(?:menopause|sex|intercourse)\b/i,
        /\b(?:been through|after|past) (?:the )?menopause\b[^.?!]{0,40}\b(?:bleed\w*|spotting|period again)\b/i,
        /\bblood\b[^.?!]{0,20}\b(?:in|on) (?:my |the |his |her )?(?:\w+ )?(?:stools?|poop|poo|urine|pee|wee|semen|sperm|phlegm|sputum|toilet (?:paper|bowl)|diaper|nappy)\b/i,
        oneOf(
          /\b(?:stools?|poop|poo|urine|pee|wee|semen)\b[^.?!]{0,20}\b(?:blood(?!work| test| pressure)|bloody)\b/i,
          /\bblood (?:when|after|on) (?:i )?wip\w+/i,
          sequence(
            /\b(?:urine|pee|wee) (?:is|looks|turned|was|has turned) (?:\w+ )?(?:red|pink|brown|cola)/i,
            /\b(?! (?:after|from) (?:eating )?beet)/,
          ),
        ),
        /\b(?:red|pink|cola|coke|tea)[- ]?(?:colou?red)? (?:urine|pee)\b(?! after (?:beet|eating beet))/i,
        /\bpostmenopausal bleeding\b/i,
      ],
      why: 'Blood there always needs a medical check.',
    }),
    yieldsTo: ['muscle-breakdown', 'jaundice', 'muscle-harm'],
  },
  {
    ...flag('jaundice', 'yellow skin or eyes', {
      patterns: [
        /\b(?:yellow(?:ing|ish)?|jaundiced?)\b[^.?!]{0,15}\b(?:skin|eyes?|whites)\b/i,
        /\b(?:skin|eyes|whites of (?:my|his|her) eyes)\b[^.?!]{0,20}\b(?:yellow|yellowish)\b/i,
        /\bjaundice\b(?=[^.?!]{0,30}\b(?:i|my|have|has|got)\b)|\b(?:i have|got|developed|think i have) jaundice\b|\b(?:i'?m|he'?s|she'?s|am|is|looks?|skin) jaundiced\b|^\W*jaundiced?\W*$/i,
        /\bdark urine\b[^.?!]{0,30}\b(?:pale|yellow|tired)\b/i,
        /\b(?:pee|wee|urine) (?:has |is |was )?(?:went|gone|going|turned|got) (?:\w+ )?(?:dark|brown)\b[^.?!]{0,16}\b(?:after|since|from)\b[^.?!]{0,24}\b(?:it|them|that|those|these|tea|capsules?|drops|tablets?|herbs?|extract)\b/i,
      ],
      why: 'Yellow skin or eyes can mean that the liver is in trouble. Stop any herb or supplement you take until you have been seen.',
    }),
    yieldsTo: ['muscle-breakdown', 'muscle-harm'],
    // Dark urine of somebody who keeps no drink down.
    yieldsUnless: {
      to: ['dehydration'],
      words:
        /\b(?:yellow\w*|jaundiced?|pale|clay|itch\w*|liver|extract|capsules?|pills?|kava|green tea|paracetamol|acetaminophen)\b/i,
    },
  },
  flag('lump-or-weight-loss', 'a new lump or weight loss without a reason', {
    patterns: [
      /\b(?:found|new|have|felt|growing|hard) (?:a |an )?(?:\w+ )?lump\b(?! (?:on|of|under|by|in|beside) (?:a |an |the |my |our |some |that |this )?(?:old |dead |fallen )?(?:\w+ )?(?:trees?|birch(?:es)?|trunks?|branch(?:es)?|logs?|roots?|bark|soil|garden|woods?|sugar|amber|resin|wax|clay)\b)/i,
      /\blump in (?:my|her|his) (?:breast|neck|armpit|testicle|groin)\b/i,
      /\b(?:unexplained|unexpected|unintentional|unintended|rapid|sudden|mysterious|unplanned) weight loss|\b(?:breast|testicular|neck|armpit|groin|testicle) lumps?\b/i,
      sequence(
        /\b(?:weight loss|los(?:t|ing|es)|drop(?:ped|ping))\b[^.?!]{0,40}\b/i,
        choice(
          /without (?:trying|a reason|any reason|reason|dieting|meaning to|any (?:diet|reason|effort)|changing)/,
          /for no (?:\w+ )?reason|(?:and|but) (?:i )?don'?t know why|not (?:been )?(?:trying|dieting)/,
          /unintentionally|not on a diet/,
        ),
        /\b(?<!(?:my temper|hair|sleep|interest|keys)[^.?!]{0,20})/,
      ),
      /\b(?:mole|freckle|dark spot)\b[^.?!]{0,30}\b(?:changing|changed|bleed\w*|growing|grown|bigger|itch\w*|different colou?r|irregular)\b|\b(?:changing|bleeding|growing|itchy|new dark|irregular) (?:mole|freckle)\b/i,
      oneOf(
        /\bnipple\b[^.?!]{0,24}\b(?:discharge|bleed\w*|inverted|turned in|pulled in|blood)\b/i,
        /\b(?:dimpl\w+|puckered|orange peel)\b[^.?!]{0,20}\b(?:breast|skin)\b/i,
        sequence(
          /\b(?:lump|swelling|bump)\b[^.?!]{0,16}\b(?:in|on|under) (?:my|her|his|the) (?:left |right )?/i,
          /(?:breast|neck|armpit|testicle|ball|groin|collar ?bone)\b/,
        ),
      ),
      /\bnight sweats\b[^.?!]{0,60}\b(?:weight|cough|glands?|lymph|lumps?|fever)\b|\b(?:weight loss|cough|swollen (?:glands|lymph nodes)|fevers?)\b[^.?!]{0,60}\bnight sweats\b/i,
      /\b(?:weight loss|los(?:t|ing)|dropp(?:ed|ing))\b[^.?!]{0,40}\b(?:no (?:\w+ )?reason|unexplained|unintentional\w*|without (?:trying|dieting))\b/i,
      /\b(?:ulcer|sore) in my mouth\b[^.?!]{0,30}\b(?:weeks|months|heal)\b|\bsore that (?:won'?t|doesn'?t|hasn'?t) heal\w*\b/i,
    ],
    why: 'A doctor should look at this soon.',
    when: thisWeek,
  }),
  {
    ...flag('long-fever', 'a high or long fever', {
      patterns: [
        /\b(?:persistent|ongoing|constant|continuous|recurring|unrelenting) fever\b|\bfever\b[^.?!]{0,16}\b(?:two|three|\d) weeks\b/i,
        sequence(
          /\b(?:fever|temperature)\b[^.?!]{0,30}/i,
          /\b(?:for|since|lasting|over|more than|past|last(?! (?:week|month|night|year)\b))\b[^.?!]{0,16}/,
          /\b(?:[4-9]|1\d|four|five|six|seven|ten|a|two|three|\d+)(?: days?| weeks?| month)?/,
          /\b(?<=(?:[4-9]|1\d|four|five|six|seven|ten) days|weeks?|month)/,
        ),
        /\b(?:fever|temperature|temp)\b[^.?!]{0,10}\b(?:39\.[5-9]|4[0-2](?:\.\d)?|10[3-7](?:\.\d)?)\b|\b(?:39\.[5-9]|4[01](?:\.\d)?|10[3-6](?:\.\d)?) ?(?:c|f|degrees|°c?f?)? (?:fever|temperature)\b/i,
        /\bfever\b[^.?!]{0,50}\b(?:back from|returned from|after (?:a )?(?:trip|travel\w*|holiday)|travel\w* (?:to|in))\b|\b(?:back|returned) from (?:africa|india|nigeria|ghana|kenya|uganda|asia|the tropics|\w+)\b[^.?!]{0,40}\b(?:high )?fever\b/i,
      ],
      why: 'A fever this high or this long needs a medical check.',
    }),
    yieldsTo: ['mastitis', 'kidney-infection', 'ear-throat-tooth', 'infected-wound', 'medicine-harm'],
  },
  flag('kidney-infection', 'signs of a kidney infection', {
    patterns: [
      /\b(?:uti|burning (?:when|to) (?:i )?(?:pee|urinat\w+)|bladder infection|painful urination)\b[^.?!]{0,60}\b(?:fever|chills|back pain|flank|side pain|vomiting)\b/i,
      /\b(?:flank|kidney) pain\b[^.?!]{0,40}\b(?:fever|chills|pee|urin\w+)\b/i,
      sequence(
        /^(?![^]*\b(?:flu|cold|cough\w*|covid|all over|everywhere|no fever|vaccin\w*|jab)\b)[^]*/i,
        choice(
          /\b(?:fever\w*|chills|shiver(?:y|ing)|high temperature)\b[^.?!]{0,30}\bback (?:pain|ache|hurts|aches)\b/,
          /\bback (?:pain|ache|hurts|aches)\b[^.?!]{0,30}\b(?:fever\w*|chills|shiver(?:y|ing)|high temperature)\b/,
        ),
      ),
    ],
    why: 'Fever or back pain with a urinary infection can mean that it has reached the kidneys.',
  }),
  {
    ...flag('dehydration', 'severe dehydration', {
      patterns: [
        /\b(?:can'?t|unable to|couldn'?t|won'?t|not able to|isn'?t|not) (?:keep|hold)(?:ing)? (?:down )?(?:anything|any|even|a (?:sip|drop|thing)|water|fluids?|food|liquids?|my (?:meds|medicine|pills))\b[^.?!]{0,20}(?:\bdown\b|$|[.,])/i,
        oneOf(
          sequence(
            /\b(?:vomit\w*|throwing up|diarrh\w+|the runs)\b[^.?!]{0,24}\b(?:for|since|past|over)\b[^.?!]{0,12}/i,
            /\b(?:[3-9]|three|four|five|six|seven) days?\b/,
          ),
          /\b(?:vomit\w*|throwing up|diarrh\w+)\b[^.?!]{0,24}\b(?:a|two|over a|three) weeks?\b/i,
          /\bvomit(?:ed|ing)? (?:everything|all night|all day|more than)\b/i,
        ),
        /\b(?:no|haven'?t|hasn'?t|not|barely) (?:urine|peed|urinated|pee|passed urine|weed)\b[^.?!]{0,12}\b(?:all day|in (?:\d+|twelve|ten|eight) hours|since (?:yesterday|last night|this morning)|for \d+ hours|today)\b/i,
      ],
      why: 'The body dries out quickly, children and older people most of all.',
    }),
    yieldsTo: ['headache-check'],
  },
  {
    ...flag('severe-belly-pain', 'severe belly pain', {
      patterns: [
        /\b(?:severe|unbearable|excruciating|worst|sudden sharp|intense) (?:\w+ )?(?:stomach|abdominal|belly|tummy|pelvic) (?:pains?|aches?|cramps?)\b|\bpelvic pain\b[^.?!]{0,30}\bfever\b/i,
        /\bpain\b[^.?!]{0,15}\blower right (?:side|abdomen|belly)\b|\b(?:think|might be|is it|could it be) (?:it'?s |i have )?appendicitis\b/i,
        /\b(?:pain|ache)\b[^.?!]{0,20}\b(?:upper right|under (?:my )?right ribs)\b[^.?!]{0,40}\b(?:fever|yellow|vomit\w*|chills)\b/i,
      ],
      why: 'Strong or sudden belly pain needs a medical check, at once if it gets worse.',
    }),
    yieldsTo: ['leg-clot'],
  },
  flag('leg-clot', 'a possible blood clot', {
    patterns: [
      oneOf(
        sequence(
          /\b(?:(?:one|left|right|my|his|her) (?:\w+ )?)?(?:leg|calf|thigh)\b[^.?!]{0,30}/i,
          /\b(?:swollen|red|warm|swelling|hot|swelled)\b[^.?!]{0,40}/,
          /\b(?:pain\w*|red|warm|hot|tender|sore|hurts|swollen|flight|surgery|plane|travel\w*)\b/,
        ),
        /\b(?:swollen|swelling|red|painful|hot)\b[^.?!]{0,6}\b(?:swollen|red|painful|hot|warm|tender)\b[^.?!]{0,12}\bleg\b/i,
        /\bcalf (?:is |looks |feels )?(?:\w+ )?(?:swollen|hot|red)\b/i,
        /\b(?:swollen|swelling|red|painful|hot)\b[^.?!]{0,20}\b(?:calf|one leg|(?:left|right) leg)\b/i,
        sequence(
          /\b(?:think|might be|could be|have|is it) (?:a )?(?:dvt|blood clot|deep vein)/i,
          /\b(?! (?:in \d|history|years|disorder|ago))(?<!(?:used to|history) have a? ?(?:dvt|blood clot))/,
        ),
      ),
    ],
    why: 'A swollen, warm, painful leg can be a blood clot. If you are also short of breath, call your emergency number.',
  }),
  {
    ...flag('eye', 'sudden trouble with the eyes', {
      patterns: [
        /\b(?:vision|sight)\b[^.?!]{0,16}\bsudden\w*\b|\b(?:painful|aching) red eye\b|\b(?:sudden(?:ly)?|lost|losing|loss of|curtain over|shadow over|flashing lights in|severe pain in)\b[^.?!]{0,20}\b(?:vision|sight|eyes?)\b/i,
        /\b(?:sudden|new|lots of) floaters\b|\bflash(?:es|ing)\b[^.?!]{0,24}\bfloaters\b|\bfloaters\b[^.?!]{0,24}\b(?:flash\w*|sudden\w*|curtain|shadow)\b|\b(?:suddenly|gone|went) deaf\b/i,
        oneOf(
          /\b(?:eye pain|pain in (?:my|his|her) eye)\b[^.?!]{0,40}\b(?:headache|vision|see|nausea|halos?|vomit\w*)\b/i,
          /\b(?:can't see|headache|halos?)\b[^.?!]{0,30}\beye pain\b/i,
          sequence(
            /\beye\b[^.?!]{0,24}\b(?:very painful|severe pain|red and painful|hit|scratched|metal|glass)\b/i,
            /[^.?!]{0,40}\b(?:vision|blurr\w*|light|see|halos?)\b/,
          ),
        ),
      ],
      why: 'Eyes need help the same day.',
    }),
    yieldsTo: ['hearing-loss', 'eye-with-lens'],
  },
  flag('eye-with-lens', 'an eye that may be infected under a contact lens', {
    patterns: [eyeWithLens],
    why: 'Take the lens out now, leave both out, and keep lens and case to show. An optometrist, an eye hospital or an eye doctor has to see it today: an infection of the cornea can cost sight. Put no tea and no herb in the eye, neither eyebright nor chamomile: they are not sterile.',
  }),
  {
    ...flag('infected-wound', 'a spreading infection', {
      patterns: [
        /\b(?:red streaks?|spreading redness|pus|infected (?:wound|cut|bite))\b[^.?!]{0,50}\b(?:fever|spreading|hot|swollen|worse)\b/i,
        /\b(?:red streaks?|red lines?)\b[^.?!]{0,30}\b(?:from|up|along|wound|cut|arm|leg|infected|spreading)\b/i,
        /\b(?:wound|cut|bite|sting|incision|burn|scratch|skin|redness|cellulitis|abscess)\b[^.?!]{0,40}\b(?:spreading (?:redness|fast|quickly)|redness (?:is )?spreading|oozing pus|full of pus|smells bad|getting (?:hot|bigger) and)\b/i,
        oneOf(
          sequence(
            /\b(?:dog|cat|bat|animal|snake|tick|monkey|raccoon|human) bites?\b[^.?!]{0,40}/i,
            /\b(?:swollen|fever|rash|red|bleeding|deep|infected|pus)\b/,
          ),
          /\b(?:bitten|scratched|bit) by a (?:stray |wild |rabid )?(?:bat|dog|cat|monkey|raccoon|fox)\b/i,
          /\b(?:stray|wild|rabid) (?:dog|cat|fox|monkey|raccoon) bit\b/i,
          /\b(?:bat|raccoon|fox|monkey|rat|skunk) (?:just )?bit (?:me|him|her|my)\b/i,
          /\bbull'?s[- ]?eye rash\b/i,
        ),
      ],
      why: 'This may need treatment that herbs cannot give.',
    }),
    yieldsTo: ['bite', 'diabetic-foot'],
  },
];
