import type { Herb } from '../herb.ts';

export const aloeVeraGel = {
  "key": "aloe-vera-gel",
  "name": "Aloe vera gel",
  "scientificName": "Aloe barbadensis",
  "kind": "herb",
  "family": "Asphodelaceae",
  "names": [
    "aloe vera",
    "aloe",
    "aloe juice",
    "aloe vera juice",
    "aloe drink",
    "aloe vera drink",
    "drinking aloe",
    "aloe vera gel juice",
    "inner leaf aloe",
    "inner fillet aloe",
    "whole leaf aloe",
    "aloe vera capsules",
    "aloe gel",
    "aloe leaf gel",
    "aloe plant",
    "Aloe vera inner gel",
    "Barbados aloe gel",
    "sábila",
    "zabila",
    "savila",
    "echte Aloe",
    "Aloesaft",
    "babosa",
    "ghritkumari",
    "kumari",
    "gwarpatha",
    "lu hui gel",
    "sabbara",
    "lily of the desert",
    "aloevera",
    "alovera",
    "alo vera",
    "aloe verra",
    "elovera"
  ],
  "effects": [
    {
      "effect": "lowers-glucose",
      "strength": "weak",
      "evidence": "limited",
      "sources": [
        "natmed-aloe",
        "msk-aloe-vera-b4"
      ],
      "forms": [
        "tea",
        "extract",
        "tincture",
        "unspecified"
      ]
    },
    {
      "effect": "liver-toxic",
      "strength": "weak",
      "evidence": "limited",
      "sources": [
        "livertox-aloe-vera"
      ],
      "forms": [
        "tea",
        "extract",
        "tincture",
        "unspecified"
      ]
    },
    {
      "effect": "stimulant-laxative",
      "strength": "weak",
      "evidence": "limited",
      "sources": [
        "nccih-aloe-vera-b4"
      ],
      "forms": [
        "tea",
        "extract",
        "tincture",
        "unspecified"
      ]
    },
    {
      "effect": "lowers-potassium",
      "strength": "weak",
      "evidence": "theoretical",
      "sources": [
        "nccih-aloe-vera-b4"
      ],
      "forms": [
        "tea",
        "extract",
        "tincture",
        "unspecified"
      ]
    },
    {
      "effect": "bleeding",
      "strength": "weak",
      "evidence": "theoretical",
      "sources": [
        "msk-aloe-vera-b4"
      ],
      "forms": [
        "tea",
        "extract",
        "tincture",
        "unspecified"
      ]
    }
  ],
  "rules": [
    {
      "kind": "medicine",
      "with": [
        "class:antidiabetic",
        "class:insulin"
      ],
      "severity": "moderate",
      "evidence": "limited",
      "why": "Gel by mouth lowered blood sugar in small trials.",
      "advice": "Check your sugar more often and ask first.",
      "sources": [
        "natmed-aloe",
        "msk-aloe-vera-b4"
      ],
      "forms": [
        "tea",
        "extract",
        "tincture",
        "unspecified"
      ]
    },
    {
      "kind": "medicine",
      "with": [
        "digoxin",
        "class:digoxin"
      ],
      "severity": "moderate",
      "evidence": "limited",
      "why": "Products made from the whole leaf can hold latex, which lowers potassium and makes digoxin risky.",
      "advice": "Avoid drinking it, or use only inner gel without latex if your doctor agrees.",
      "sources": [
        "nccih-aloe-vera-b4",
        "natmed-aloe"
      ],
      "forms": [
        "food",
        "tea",
        "extract",
        "tincture",
        "unspecified"
      ]
    },
    {
      "kind": "medicine",
      "with": [
        "class:diuretic",
        "furosemide",
        "hydrochlorothiazide"
      ],
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "Latex left in the product can lower potassium.",
      "advice": "Choose latex-free gel and ask first.",
      "sources": [
        "natmed-aloe"
      ],
      "forms": [
        "tea",
        "extract",
        "tincture",
        "unspecified"
      ]
    },
    {
      "kind": "medicine",
      "with": [
        "warfarin",
        "class:vitamin-k-antagonist"
      ],
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "Loose stools from leftover latex can raise the INR.",
      "advice": "Ask first and have the INR checked.",
      "sources": [
        "natmed-aloe"
      ],
      "forms": [
        "tea",
        "extract",
        "tincture",
        "unspecified"
      ]
    },
    {
      "kind": "medicine",
      "with": [
        "sevoflurane"
      ],
      "severity": "moderate",
      "evidence": "limited",
      "why": "One report describes heavy bleeding in an operation after aloe tablets and this anesthetic, both of which slow platelets.",
      "advice": "Stop aloe two weeks before an operation.",
      "sources": [
        "report-lee-2004-aloe-sevoflurane"
      ],
      "forms": [
        "tea",
        "extract",
        "tincture",
        "unspecified"
      ]
    },
    {
      "kind": "medicine",
      "with": [
        "class:stimulant-laxative",
        "senna-tablets",
        "bisacodyl"
      ],
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "Leftover latex adds to the laxative.",
      "advice": "Avoid both together.",
      "sources": [
        "natmed-aloe"
      ],
      "forms": [
        "tea",
        "extract",
        "tincture",
        "unspecified"
      ]
    },
    {
      "kind": "medicine",
      "with": [
        "class:antiplatelet",
        "aspirin"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "Aloe may slow platelets in the laboratory.",
      "advice": "Ask first.",
      "sources": [
        "msk-aloe-vera-b4"
      ],
      "forms": [
        "tea",
        "extract",
        "tincture",
        "unspecified"
      ]
    },
    {
      "kind": "medicine",
      "with": [
        "class:antiarrhythmic"
      ],
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "Latex left in the product can lower potassium, which upsets the heartbeat.",
      "advice": "Choose latex-free gel and ask first.",
      "sources": [
        "natmed-aloe"
      ],
      "forms": [
        "tea",
        "extract",
        "tincture",
        "unspecified"
      ]
    },
    {
      "kind": "medicine",
      "with": [
        "methotrexate",
        "acetaminophen",
        "isoniazid"
      ],
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "Oral aloe has caused liver injury.",
      "advice": "Ask first; yellow eyes or dark urine need a doctor.",
      "sources": [
        "livertox-aloe-vera"
      ],
      "forms": [
        "tea",
        "extract",
        "tincture",
        "unspecified"
      ]
    },
    {
      "kind": "supplement",
      "with": [
        "licorice",
        "senna",
        "cascara-sagrada"
      ],
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "Leftover latex with these can lower potassium.",
      "advice": "Avoid them together.",
      "sources": [
        "natmed-aloe"
      ],
      "forms": [
        "tea",
        "extract",
        "tincture",
        "unspecified"
      ]
    },
    {
      "kind": "condition",
      "with": [
        "diabetes"
      ],
      "severity": "minor",
      "evidence": "limited",
      "why": "It may lower blood sugar.",
      "advice": "Check your sugar.",
      "sources": [
        "natmed-aloe"
      ],
      "forms": [
        "tea",
        "extract",
        "tincture",
        "unspecified"
      ]
    },
    {
      "kind": "condition",
      "with": [
        "liver-disease",
        "hepatitis"
      ],
      "severity": "major",
      "evidence": "limited",
      "why": "Swallowed aloe has caused hepatitis.",
      "advice": "Do not drink it.",
      "sources": [
        "livertox-aloe-vera"
      ],
      "forms": [
        "food",
        "tea",
        "extract",
        "tincture",
        "unspecified"
      ]
    },
    {
      "kind": "condition",
      "with": [
        "kidney-disease"
      ],
      "severity": "major",
      "evidence": "limited",
      "why": "Leaf products with latex have been followed by kidney failure.",
      "advice": "Do not drink it.",
      "sources": [
        "nccih-aloe-vera-b4",
        "natmed-aloe"
      ],
      "forms": [
        "tea",
        "extract",
        "tincture",
        "unspecified"
      ]
    },
    {
      "kind": "condition",
      "with": [
        "inflammatory-bowel-disease",
        "bowel-obstruction"
      ],
      "severity": "major",
      "evidence": "limited",
      "why": "Leftover latex can irritate the bowel.",
      "advice": "Do not drink it unless your specialist agrees to a latex-free gel.",
      "sources": [
        "nccih-aloe-vera-b4"
      ],
      "forms": [
        "tea",
        "extract",
        "tincture",
        "unspecified"
      ]
    },
    {
      "kind": "condition",
      "with": [
        "irritable-bowel"
      ],
      "severity": "minor",
      "evidence": "limited",
      "why": "It can cause cramps and loose stools; trials in irritable bowel disagree.",
      "advice": "Stop if it makes you worse.",
      "sources": [
        "nccih-aloe-vera-b4"
      ],
      "forms": [
        "tea",
        "extract",
        "tincture",
        "unspecified"
      ]
    },
    {
      "kind": "condition",
      "with": [
        "low-potassium",
        "arrhythmia",
        "heart-failure"
      ],
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "Leftover latex can lower potassium.",
      "advice": "Avoid it.",
      "sources": [
        "natmed-aloe"
      ],
      "forms": [
        "tea",
        "extract",
        "tincture",
        "unspecified"
      ]
    },
    {
      "kind": "allergy",
      "with": [
        "onion-garlic-family"
      ],
      "severity": "minor",
      "evidence": "limited",
      "why": "People allergic to garlic, onions or lilies may react to aloe.",
      "advice": "Try a very small amount first or avoid it.",
      "sources": [
        "msk-aloe-vera-b4"
      ]
    },
    {
      "kind": "pregnancy",
      "severity": "major",
      "evidence": "moderate",
      "why": "Oral aloe may be unsafe in pregnancy, as it can hold latex that acts on the bowel and womb.",
      "advice": "Do not drink it in pregnancy.",
      "sources": [
        "nccih-aloe-vera-b4"
      ],
      "forms": [
        "food",
        "tea",
        "extract",
        "tincture",
        "essential-oil",
        "unspecified"
      ]
    },
    {
      "kind": "breastfeeding",
      "severity": "moderate",
      "evidence": "limited",
      "why": "Oral aloe may be unsafe while breastfeeding, as latex may loosen the baby’s stools.",
      "advice": "Do not drink it while breastfeeding.",
      "sources": [
        "nccih-aloe-vera-b4",
        "lactmed-aloe"
      ],
      "forms": [
        "food",
        "tea",
        "extract",
        "tincture",
        "essential-oil",
        "unspecified"
      ]
    },
    {
      "kind": "pregnancy",
      "severity": "none-known",
      "evidence": "limited",
      "why": "Gel on the skin is hardly absorbed.",
      "advice": "Skin use is commonly accepted.",
      "sources": [
        "nccih-aloe-vera-b4"
      ],
      "forms": [
        "topical"
      ]
    },
    {
      "kind": "breastfeeding",
      "severity": "minor",
      "evidence": "theoretical",
      "why": "Gel on the nipples reaches the baby’s mouth.",
      "advice": "Wash it off before feeding.",
      "sources": [
        "nccih-aloe-vera-b4"
      ],
      "forms": [
        "topical"
      ]
    },
    {
      "kind": "age",
      "underYears": 12,
      "severity": "major",
      "evidence": "limited",
      "why": "Children have had cramps and diarrhea from swallowed aloe with latex.",
      "advice": "Do not give aloe by mouth to a child.",
      "sources": [
        "nccih-aloe-vera-b4",
        "natmed-aloe"
      ],
      "forms": [
        "food",
        "tea",
        "extract",
        "tincture",
        "essential-oil",
        "unspecified"
      ]
    },
    {
      "kind": "age",
      "underYears": 18,
      "severity": "unknown",
      "evidence": "theoretical",
      "why": "Drinking the gel is not studied in teenagers.",
      "advice": "Ask a doctor first.",
      "sources": [
        "natmed-aloe"
      ],
      "forms": [
        "food",
        "tea",
        "extract",
        "tincture",
        "essential-oil",
        "unspecified"
      ]
    },
    {
      "kind": "surgery",
      "stopDaysBefore": 14,
      "severity": "moderate",
      "evidence": "limited",
      "why": "Heavy bleeding in an operation was reported after aloe tablets.",
      "advice": "Stop two weeks before.",
      "sources": [
        "report-lee-2004-aloe-sevoflurane",
        "msk-aloe-vera-b4"
      ],
      "forms": [
        "food",
        "tea",
        "extract",
        "tincture",
        "essential-oil",
        "unspecified"
      ]
    }
  ],
  "monograph": {
    "partsUsed": [
      "inner leaf gel"
    ],
    "forms": [
      "extract",
      "food",
      "tea",
      "topical"
    ],
    "description": "The clear inner gel of the aloe leaf, drunk as juice or taken in capsules. The yellow latex just under the rind is a harsh laxative and must be removed.",
    "traditionalUses": "Drunk for digestion and heartburn, and put on skin for burns.",
    "uses": [
      {
        "use": "digestion",
        "evidence": "limited",
        "text": "Small trials in irritable bowel disagree; one small trial in ulcerative colitis suggested a benefit.",
        "sources": [
          "nccih-aloe-vera-b4"
        ]
      },
      {
        "use": "blood-sugar",
        "evidence": "limited",
        "text": "Small trials found lower fasting sugar.",
        "sources": [
          "natmed-aloe"
        ]
      },
      {
        "use": "reflux",
        "evidence": "limited",
        "text": "One small trial of a syrup suggested relief.",
        "sources": [
          "natmed-aloe"
        ]
      }
    ],
    "amounts": [],
    "preparation": "Choose inner-leaf gel filtered free of latex (aloin below 10 parts per million).",
    "timeToEffect": null,
    "sideEffects": {
      "text": "Cramps, diarrhea; liver injury in rare cases after weeks to months; low sugar.",
      "sources": [
        "nccih-aloe-vera-b4",
        "livertox-aloe-vera"
      ]
    },
    "precautions": {
      "text": "Do not drink it in pregnancy or breastfeeding, with liver, kidney or bowel disease, or give it to children. Ask first with digoxin, water pills, diabetes medications, warfarin and before surgery. Whole-leaf extract caused bowel cancer in rats. Not with an allergy to lilies, garlic or onion.",
      "sources": [
        "nccih-aloe-vera-b4"
      ]
    },
    "lookAlikes": {
      "text": "Many house plants look like aloe and some are poisonous.",
      "sources": [
        "ahpa-botanical-safety-handbook-b4"
      ]
    },
    "morphology": {
      "habit": "succulent",
      "leaf": {
        "shape": "lanceolate",
        "margin": "spiny",
        "arrangement": "basal"
      },
      "flower": {
        "form": "spike",
        "color": "#f0c040"
      },
      "below": "fibrous",
      "fruit": {
        "form": "capsule",
        "color": "#8a7a4a"
      }
    }
  }
} satisfies Herb;
