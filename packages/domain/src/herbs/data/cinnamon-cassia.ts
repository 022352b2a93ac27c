import type { Herb } from '../herb.ts';

export const cinnamonCassia = {
  "key": "cinnamon-cassia",
  "name": "Cinnamon (cassia)",
  "scientificName": "Cinnamomum cassia",
  "kind": "herb",
  "family": "Lauraceae",
  "names": [
    "cinnamon",
    "cassia",
    "cassia cinnamon",
    "cassia bark",
    "Chinese cinnamon",
    "Saigon cinnamon",
    "Vietnamese cinnamon",
    "Indonesian cinnamon",
    "Korintje",
    "cinnamon bark",
    "cinnamon stick",
    "cinnamon sticks",
    "ground cinnamon",
    "cinnamon capsules",
    "cinnamon supplement",
    "Cinnulin",
    "rou gui",
    "rougui",
    "gui zhi",
    "guizhi",
    "Zimt",
    "Cassiazimt",
    "Zimtkassie",
    "canela",
    "canela china",
    "cannelle",
    "cannelle de Chine",
    "dalchini",
    "darchini",
    "kayu manis",
    "qirfa",
    "Cinnamomum aromaticum",
    "Cinnamomum loureiroi",
    "Cinnamomum burmannii",
    "cinnimon",
    "cinamon",
    "cinnamin",
    "cinammon",
    "cinnammon"
  ],
  "allergens": [
    "cinnamon-balsam-of-peru"
  ],
  "effects": [
    {
      "effect": "lowers-glucose",
      "strength": "weak",
      "evidence": "limited",
      "sources": [
        "nccih-cinnamon",
        "natmed-cassia-cinnamon"
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
      "strength": "moderate",
      "evidence": "limited",
      "sources": [
        "bfr-coumarin",
        "livertox-cinnamon"
      ],
      "forms": [
        "extract",
        "tincture",
        "essential-oil",
        "unspecified"
      ]
    },
    {
      "effect": "bleeding",
      "strength": "weak",
      "evidence": "theoretical",
      "sources": [
        "natmed-cassia-cinnamon"
      ],
      "forms": [
        "extract",
        "tincture",
        "essential-oil",
        "unspecified"
      ]
    },
    {
      "effect": "lowers-blood-pressure",
      "strength": "weak",
      "evidence": "limited",
      "sources": [
        "natmed-cassia-cinnamon"
      ],
      "forms": [
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
        "class:insulin",
        "class:sulfonylurea",
        "metformin"
      ],
      "severity": "moderate",
      "evidence": "limited",
      "why": "Cassia supplements lowered fasting sugar in some trials.",
      "advice": "Check your sugar more often and ask before taking capsules.",
      "sources": [
        "nccih-cinnamon",
        "natmed-cassia-cinnamon"
      ],
      "forms": [
        "extract",
        "tincture",
        "unspecified"
      ]
    },
    {
      "kind": "medicine",
      "with": [
        "class:antidiabetic",
        "class:insulin"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "Amounts used in food hardly matter for blood sugar.",
      "advice": "Keep your intake steady.",
      "sources": [
        "nccih-cinnamon"
      ],
      "forms": [
        "tea"
      ]
    },
    {
      "kind": "medicine",
      "with": [
        "warfarin",
        "class:vitamin-k-antagonist",
        "class:direct-oral-anticoagulant",
        "class:anticoagulant"
      ],
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "Cassia is rich in coumarin and may slow clotting; reports are few.",
      "advice": "Do not take capsules without the clinic; food amounts are fine.",
      "sources": [
        "msk-cinnamon",
        "natmed-cassia-cinnamon"
      ],
      "forms": [
        "tea",
        "extract",
        "tincture",
        "essential-oil",
        "unspecified"
      ]
    },
    {
      "kind": "medicine",
      "with": [
        "class:antiplatelet",
        "aspirin",
        "clopidogrel"
      ],
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "Large amounts may slow clotting.",
      "advice": "Ask before taking capsules.",
      "sources": [
        "natmed-cassia-cinnamon"
      ],
      "forms": [
        "extract",
        "tincture",
        "essential-oil",
        "unspecified"
      ]
    },
    {
      "kind": "medicine",
      "with": [
        "class:statin",
        "atorvastatin",
        "simvastatin"
      ],
      "severity": "moderate",
      "evidence": "limited",
      "why": "A report describes hepatitis days after cinnamon capsules were added to a statin.",
      "advice": "Ask first; stop for yellow eyes or dark urine.",
      "sources": [
        "report-brancheau-2015-cinnamon-statin",
        "livertox-cinnamon"
      ],
      "forms": [
        "extract",
        "tincture",
        "unspecified"
      ]
    },
    {
      "kind": "medicine",
      "with": [
        "acetaminophen",
        "methotrexate",
        "isoniazid",
        "amiodarone",
        "terbinafine"
      ],
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "Coumarin in large daily amounts can strain the liver.",
      "advice": "Keep to food amounts.",
      "sources": [
        "bfr-coumarin",
        "natmed-cassia-cinnamon"
      ],
      "forms": [
        "extract",
        "tincture",
        "unspecified"
      ]
    },
    {
      "kind": "medicine",
      "with": [
        "pioglitazone"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "In the laboratory cinnamon slowed its breakdown.",
      "advice": "Check your sugar.",
      "sources": [
        "natmed-cassia-cinnamon"
      ],
      "forms": [
        "extract",
        "tincture",
        "unspecified"
      ]
    },
    {
      "kind": "medicine",
      "with": [
        "class:tetracycline"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "Cinnamon bark slowed the release of tetracycline in the laboratory.",
      "advice": "Take them two hours apart.",
      "sources": [
        "natmed-cassia-cinnamon"
      ],
      "forms": [
        "extract",
        "tincture",
        "unspecified"
      ]
    },
    {
      "kind": "medicine",
      "with": [
        "class:anticoagulant",
        "class:antidiabetic"
      ],
      "severity": "none-known",
      "evidence": "limited",
      "why": "Usual amounts in food are not known to matter.",
      "advice": "Keep your intake steady.",
      "sources": [
        "nccih-cinnamon"
      ],
      "forms": [
        "food"
      ]
    },
    {
      "kind": "supplement",
      "with": [
        "berberine",
        "bitter-melon",
        "fenugreek",
        "gymnema",
        "chromium",
        "alpha-lipoic-acid"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "Several products that lower sugar can add up.",
      "advice": "Check your sugar and avoid taking many.",
      "sources": [
        "natmed-cassia-cinnamon"
      ],
      "forms": [
        "extract",
        "tincture",
        "unspecified"
      ]
    },
    {
      "kind": "supplement",
      "with": [
        "turmeric",
        "kava",
        "green-tea-extract",
        "red-yeast-rice",
        "comfrey",
        "greater-celandine"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "High amounts of each can strain the liver.",
      "advice": "Avoid taking several together.",
      "sources": [
        "bfr-coumarin"
      ],
      "forms": [
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
      "evidence": "moderate",
      "why": "Coumarin in cassia can harm the liver of sensitive people.",
      "advice": "Do not take capsules; use Ceylon cinnamon and little of it.",
      "sources": [
        "bfr-coumarin",
        "efsa-coumarin-2008",
        "nccih-cinnamon"
      ],
      "forms": [
        "tea",
        "extract",
        "tincture",
        "essential-oil",
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
      "why": "Capsules may lower blood sugar.",
      "advice": "Check your sugar and tell your care team.",
      "sources": [
        "nccih-cinnamon"
      ],
      "forms": [
        "extract",
        "tincture",
        "unspecified"
      ]
    },
    {
      "kind": "condition",
      "with": [
        "bleeding-disorder"
      ],
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "Large amounts may slow clotting.",
      "advice": "Keep to food amounts.",
      "sources": [
        "natmed-cassia-cinnamon"
      ],
      "forms": [
        "extract",
        "tincture",
        "essential-oil",
        "unspecified"
      ]
    },
    {
      "kind": "condition",
      "with": [
        "reflux",
        "peptic-ulcer",
        "gastritis"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "It can irritate the stomach and mouth.",
      "advice": "Use less.",
      "sources": [
        "natmed-cassia-cinnamon"
      ],
      "forms": [
        "extract",
        "tincture",
        "essential-oil",
        "unspecified"
      ]
    },
    {
      "kind": "allergy",
      "with": [
        "cinnamon-balsam-of-peru"
      ],
      "severity": "moderate",
      "evidence": "strong",
      "why": "It contains cinnamal, a frequent cause of contact allergy and sore mouths.",
      "advice": "Avoid it in food, toothpaste and on skin.",
      "sources": [
        "nccih-cinnamon",
        "msk-cinnamon"
      ]
    },
    {
      "kind": "pregnancy",
      "severity": "none-known",
      "evidence": "limited",
      "why": "Usual food amounts of cinnamon have no known problems in pregnancy.",
      "advice": "Keep to amounts used in food.",
      "sources": [
        "nccih-cinnamon",
        "efsa-coumarin-2008"
      ],
      "forms": [
        "food"
      ]
    },
    {
      "kind": "breastfeeding",
      "severity": "none-known",
      "evidence": "limited",
      "why": "Usual food amounts of cinnamon have no known problems while breastfeeding.",
      "advice": "Keep to amounts used in food.",
      "sources": [
        "nccih-cinnamon",
        "efsa-coumarin-2008"
      ],
      "forms": [
        "food"
      ]
    },
    {
      "kind": "age",
      "underYears": 18,
      "severity": "none-known",
      "evidence": "limited",
      "why": "Usual food amounts of cinnamon have no known problems for children who eat solid food.",
      "advice": "Keep to amounts used in food.",
      "sources": [
        "nccih-cinnamon",
        "efsa-coumarin-2008"
      ],
      "forms": [
        "food"
      ]
    },
    {
      "kind": "pregnancy",
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "Amounts above food have not been studied well and large amounts are advised against in pregnancy.",
      "advice": "Keep to food amounts.",
      "sources": [
        "nccih-cinnamon",
        "natmed-cassia-cinnamon"
      ],
      "forms": [
        "tea",
        "extract",
        "tincture",
        "essential-oil",
        "unspecified"
      ]
    },
    {
      "kind": "breastfeeding",
      "severity": "unknown",
      "evidence": "theoretical",
      "why": "Amounts above food have not been studied while breastfeeding.",
      "advice": "Keep to food amounts.",
      "sources": [
        "lactmed-cinnamon"
      ],
      "forms": [
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
      "severity": "moderate",
      "evidence": "limited",
      "why": "A small child reaches the daily limit for coumarin with a little cassia each day.",
      "advice": "Do not give capsules; use Ceylon cinnamon for daily treats.",
      "sources": [
        "bfr-coumarin",
        "efsa-coumarin-2008"
      ],
      "forms": [
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
      "severity": "minor",
      "evidence": "theoretical",
      "why": "Capsules may disturb blood sugar around an operation.",
      "advice": "Stop capsules two weeks before; food amounts are fine.",
      "sources": [
        "natmed-cassia-cinnamon"
      ],
      "forms": [
        "extract",
        "tincture",
        "essential-oil",
        "unspecified"
      ]
    },
    {
      "kind": "alcohol",
      "severity": "minor",
      "evidence": "theoretical",
      "why": "Large daily amounts strain the liver.",
      "advice": "Leave out heavy drinking while taking capsules.",
      "sources": [
        "bfr-coumarin"
      ],
      "forms": [
        "extract",
        "tincture",
        "unspecified"
      ]
    }
  ],
  "monograph": {
    "partsUsed": [
      "bark"
    ],
    "forms": [
      "food",
      "extract",
      "tea"
    ],
    "description": "The strong, common cinnamon of North American shops, in thick hard curls. It holds much more coumarin than Ceylon cinnamon.",
    "traditionalUses": "A warming spice for digestion, diarrhea, colds and painful periods in Chinese and Western herbals.",
    "uses": [
      {
        "use": "blood-sugar",
        "evidence": "limited",
        "text": "Trials disagree; some found lower fasting sugar, mostly without a change in long-term sugar. It does not replace treatment.",
        "sources": [
          "nccih-cinnamon",
          "natmed-cassia-cinnamon"
        ]
      },
      {
        "use": "cholesterol",
        "evidence": "limited",
        "text": "Small trials found slight changes.",
        "sources": [
          "natmed-cassia-cinnamon"
        ]
      },
      {
        "use": "digestion",
        "evidence": "theoretical",
        "text": "Use for wind and fullness rests on tradition.",
        "sources": [
          "commission-e-b4"
        ]
      },
      {
        "use": "menstrual-cramps",
        "evidence": "limited",
        "text": "Small trials suggest less period pain.",
        "sources": [
          "natmed-cassia-cinnamon"
        ]
      }
    ],
    "amounts": [
      {
        "form": "extract",
        "text": "Trials used 1 to 6 g of powder a day for up to a few months; the coumarin in more than about 1 to 2 g a day passes the tolerable intake for many adults.",
        "sources": [
          "natmed-cassia-cinnamon",
          "bfr-coumarin"
        ]
      },
      {
        "form": "food",
        "text": "To taste, not heaped every day.",
        "sources": [
          "bfr-coumarin"
        ]
      }
    ],
    "preparation": null,
    "timeToEffect": "Trials ran for weeks to months.",
    "sideEffects": {
      "text": "Sore mouth, stomach upset, allergy; rarely liver injury with large daily amounts.",
      "sources": [
        "nccih-cinnamon",
        "livertox-cinnamon"
      ]
    },
    "precautions": {
      "text": "Not with liver disease. Ask before taking capsules with diabetes medications, warfarin and other blood thinners, statins or other medicines hard on the liver, before surgery, and in pregnancy, breastfeeding and for children. Not with an allergy to cinnamon or balsam of Peru. Some ground cinnamon has been recalled for lead.",
      "sources": [
        "nccih-cinnamon",
        "fda-cinnamon-lead-2024",
        "bfr-coumarin"
      ]
    },
    "lookAlikes": {
      "text": "Ceylon cinnamon looks like a rolled cigar of thin layers; cassia is one thick curl. Powders cannot be told apart by eye.",
      "sources": [
        "bfr-coumarin"
      ]
    },
    "morphology": {
      "habit": "tree",
      "leaf": {
        "shape": "ovate",
        "margin": "entire",
        "arrangement": "opposite"
      },
      "flower": {
        "form": "cluster",
        "color": "#e8e2a8"
      },
      "below": "fibrous",
      "fruit": {
        "form": "berry",
        "color": "#3a2a3a"
      }
    }
  }
} satisfies Herb;
