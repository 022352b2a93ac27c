import type { Herb } from '../herb.ts';

export const blackPepper = {
  "key": "black-pepper",
  "name": "Black pepper / piperine",
  "scientificName": "Piper nigrum",
  "kind": "herb",
  "family": "Piperaceae",
  "names": [
    "black pepper",
    "piperine",
    "white pepper",
    "green peppercorn",
    "peppercorn",
    "peppercorns",
    "ground pepper",
    "black peppercorns",
    "BioPerine",
    "Bioperine",
    "black pepper fruit extract",
    "kali mirch",
    "maricha",
    "gol mirch",
    "hu jiao",
    "hujiao",
    "schwarzer Pfeffer",
    "Pfefferkörner",
    "pimienta negra",
    "poivre noir",
    "pepe nero",
    "pimenta-do-reino",
    "filfil aswad",
    "lada hitam",
    "blackpepper",
    "blak pepper",
    "peperine",
    "pipperine"
  ],
  "effects": [
    {
      "effect": "cyp3a4-inhibitor",
      "strength": "moderate",
      "evidence": "moderate",
      "sources": [
        "review-ziegenhagen-2021-piperine"
      ],
      "forms": [
        "extract",
        "tincture",
        "essential-oil",
        "unspecified"
      ]
    },
    {
      "effect": "p-gp-inhibitor",
      "strength": "moderate",
      "evidence": "limited",
      "sources": [
        "review-ziegenhagen-2021-piperine"
      ],
      "forms": [
        "extract",
        "tincture",
        "essential-oil",
        "unspecified"
      ]
    },
    {
      "effect": "cyp1a2-inhibitor",
      "strength": "weak",
      "evidence": "limited",
      "sources": [
        "study-bano-1991-piperine"
      ],
      "forms": [
        "extract",
        "tincture",
        "essential-oil",
        "unspecified"
      ]
    },
    {
      "effect": "cyp2c9-inhibitor",
      "strength": "weak",
      "evidence": "limited",
      "sources": [
        "review-ziegenhagen-2021-piperine"
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
        "natmed-black-pepper"
      ],
      "forms": [
        "extract",
        "tincture",
        "essential-oil",
        "unspecified"
      ]
    },
    {
      "effect": "irritates-stomach",
      "strength": "weak",
      "evidence": "limited",
      "sources": [
        "natmed-black-pepper"
      ],
      "forms": [
        "extract",
        "tea",
        "tincture",
        "essential-oil",
        "unspecified"
      ]
    }
  ],
  "rules": [
    {
      "kind": "medicine",
      "with": [
        "phenytoin"
      ],
      "severity": "major",
      "evidence": "moderate",
      "why": "Piperine from black pepper raised phenytoin in people; a single gram of black pepper more than doubled exposure in a small study.",
      "advice": "Do not take pepper extracts with it; keep pepper in food steady.",
      "sources": [
        "stockley-herbal-b4",
        "review-ziegenhagen-2021-piperine"
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
        "carbamazepine"
      ],
      "severity": "moderate",
      "evidence": "moderate",
      "why": "Piperine raised carbamazepine in people with epilepsy.",
      "advice": "Do not take it without the neurologist.",
      "sources": [
        "stockley-herbal-b4",
        "review-ziegenhagen-2021-piperine"
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
        "theophylline"
      ],
      "severity": "major",
      "evidence": "moderate",
      "why": "In volunteers 20 mg of piperine a day about doubled theophylline.",
      "advice": "Do not take it unless the prescriber checks the level.",
      "sources": [
        "study-bano-1991-piperine",
        "stockley-herbal-b4"
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
        "propranolol"
      ],
      "severity": "moderate",
      "evidence": "moderate",
      "why": "In volunteers 20 mg of piperine a day about doubled propranolol.",
      "advice": "Ask first; watch for a slow pulse or dizziness.",
      "sources": [
        "study-bano-1991-piperine",
        "stockley-herbal-b4"
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
        "rifampin"
      ],
      "severity": "moderate",
      "evidence": "limited",
      "why": "Piperine raised rifampin in people with tuberculosis.",
      "advice": "Ask the tuberculosis team first.",
      "sources": [
        "stockley-herbal-b4"
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
        "nevirapine"
      ],
      "severity": "moderate",
      "evidence": "moderate",
      "why": "In volunteers piperine raised nevirapine clearly.",
      "advice": "Ask the HIV team first.",
      "sources": [
        "stockley-herbal-b4"
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
        "midazolam"
      ],
      "severity": "moderate",
      "evidence": "limited",
      "why": "Piperine raised midazolam in volunteers, so sleepiness can last longer.",
      "advice": "Stop it before a procedure and tell the team.",
      "sources": [
        "review-ziegenhagen-2021-piperine"
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
        "cyclosporine",
        "tacrolimus",
        "sirolimus",
        "everolimus"
      ],
      "severity": "major",
      "evidence": "theoretical",
      "why": "Piperine blocks the pump and enzyme that keep these medicines low.",
      "advice": "Do not take pepper extracts.",
      "sources": [
        "review-ziegenhagen-2021-piperine",
        "natmed-black-pepper"
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
        "digoxin"
      ],
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "Piperine blocks the pump that removes digoxin.",
      "advice": "Do not take extracts unless the level is checked.",
      "sources": [
        "review-ziegenhagen-2021-piperine"
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
        "warfarin",
        "class:anticoagulant",
        "apixaban",
        "rivaroxaban",
        "dabigatran",
        "edoxaban"
      ],
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "Piperine can slow the removal of some blood thinners.",
      "advice": "Do not take extracts without the clinic.",
      "sources": [
        "review-ziegenhagen-2021-piperine",
        "natmed-black-pepper"
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
        "diclofenac",
        "fexofenadine"
      ],
      "severity": "minor",
      "evidence": "limited",
      "why": "A study in volunteers found higher levels.",
      "advice": "Watch for side effects.",
      "sources": [
        "review-ziegenhagen-2021-piperine"
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
        "lithium"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "It may make you pass more water.",
      "advice": "Ask first.",
      "sources": [
        "natmed-black-pepper"
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
        "class:antidiabetic",
        "metformin"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "Piperine may add to sugar lowering in animals.",
      "advice": "Check your sugar.",
      "sources": [
        "natmed-black-pepper"
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
        "class:chemotherapy",
        "class:targeted-cancer-drug"
      ],
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "Piperine may raise cancer medicines.",
      "advice": "Do not take extracts unless the cancer team agrees.",
      "sources": [
        "review-ziegenhagen-2021-piperine",
        "msk-about-herbs"
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
        "amoxicillin"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "In animals piperine raised amoxicillin.",
      "advice": "No change is needed for food.",
      "sources": [
        "natmed-black-pepper"
      ],
      "forms": [
        "extract",
        "tincture",
        "essential-oil",
        "unspecified"
      ]
    },
    {
      "kind": "supplement",
      "with": [
        "turmeric"
      ],
      "severity": "moderate",
      "evidence": "moderate",
      "why": "Piperine strongly raises the uptake of curcumin, and many liver injuries from turmeric involved both.",
      "advice": "Prefer plain turmeric; stop with yellow eyes or dark urine.",
      "sources": [
        "study-halegoua-2023-turmeric",
        "livertox-turmeric"
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
        "phenytoin",
        "carbamazepine",
        "theophylline",
        "propranolol"
      ],
      "severity": "minor",
      "evidence": "limited",
      "why": "Ordinary seasoning holds little piperine, but very peppery meals could matter.",
      "advice": "Keep pepper in food moderate and steady.",
      "sources": [
        "stockley-herbal-b4"
      ],
      "forms": [
        "food"
      ]
    },
    {
      "kind": "medicine",
      "with": [
        "cyclosporine",
        "tacrolimus",
        "warfarin",
        "digoxin"
      ],
      "severity": "none-known",
      "evidence": "limited",
      "why": "Ordinary seasoning is not known to matter.",
      "advice": "Keep it steady.",
      "sources": [
        "natmed-black-pepper"
      ],
      "forms": [
        "food"
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
      "evidence": "limited",
      "why": "It can burn and bring on heartburn.",
      "advice": "Use less.",
      "sources": [
        "natmed-black-pepper"
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
      "kind": "condition",
      "with": [
        "bleeding-disorder"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "Piperine slows platelets in the laboratory.",
      "advice": "Avoid extracts.",
      "sources": [
        "natmed-black-pepper"
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
        "epilepsy"
      ],
      "severity": "moderate",
      "evidence": "limited",
      "why": "Piperine raises some seizure medicines.",
      "advice": "Avoid extracts.",
      "sources": [
        "stockley-herbal-b4"
      ],
      "forms": [
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
      "why": "Usual food amounts of black pepper have no known problems in pregnancy.",
      "advice": "Keep to amounts used in food.",
      "sources": [
        "natmed-black-pepper"
      ],
      "forms": [
        "food"
      ]
    },
    {
      "kind": "breastfeeding",
      "severity": "none-known",
      "evidence": "limited",
      "why": "Usual food amounts of black pepper have no known problems while breastfeeding.",
      "advice": "Keep to amounts used in food.",
      "sources": [
        "natmed-black-pepper"
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
      "why": "Usual food amounts of black pepper have no known problems for children who eat solid food.",
      "advice": "Keep to amounts used in food.",
      "sources": [
        "natmed-black-pepper"
      ],
      "forms": [
        "food"
      ]
    },
    {
      "kind": "pregnancy",
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "Amounts above food may act on the womb, and piperine extracts harmed fertility in animals.",
      "advice": "Keep to food amounts in pregnancy.",
      "sources": [
        "review-ziegenhagen-2021-piperine",
        "natmed-black-pepper"
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
      "why": "Extracts have not been studied while breastfeeding.",
      "advice": "Keep to food amounts.",
      "sources": [
        "natmed-black-pepper",
        "review-ziegenhagen-2021-piperine"
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
      "severity": "unknown",
      "evidence": "theoretical",
      "why": "Extracts are not established in children; swallowed whole corns or breathed-in pepper can choke.",
      "advice": "Keep to food amounts.",
      "sources": [
        "natmed-black-pepper"
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
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "Piperine can change medicines used around an operation.",
      "advice": "Stop extracts two weeks before; food amounts are fine.",
      "sources": [
        "review-ziegenhagen-2021-piperine",
        "natmed-black-pepper"
      ],
      "forms": [
        "extract",
        "tincture",
        "essential-oil",
        "unspecified"
      ]
    }
  ],
  "monograph": {
    "partsUsed": [
      "fruit"
    ],
    "forms": [
      "food",
      "extract"
    ],
    "description": "The common table pepper. Its hot substance, piperine, is added to supplements because it makes the body take up other things better.",
    "traditionalUses": "Used in Ayurveda for digestion and coughs and to strengthen other remedies.",
    "uses": [
      {
        "use": "digestion",
        "evidence": "theoretical",
        "text": "Use for digestion rests on tradition; there are hardly any trials of pepper alone.",
        "sources": [
          "natmed-black-pepper"
        ]
      },
      {
        "use": "nutrition",
        "evidence": "limited",
        "text": "Small studies show that piperine raises the uptake of curcumin and some nutrients.",
        "sources": [
          "review-ziegenhagen-2021-piperine"
        ]
      }
    ],
    "amounts": [
      {
        "form": "extract",
        "text": "Supplements usually hold 5 to 15 mg of piperine; the German risk institute judged isolated amounts up to 2 mg a day free of expected harm.",
        "sources": [
          "review-ziegenhagen-2021-piperine"
        ]
      },
      {
        "form": "food",
        "text": "To taste.",
        "sources": [
          "natmed-black-pepper"
        ]
      }
    ],
    "preparation": null,
    "timeToEffect": null,
    "sideEffects": {
      "text": "Burning in mouth and stomach; cough when breathed in.",
      "sources": [
        "natmed-black-pepper"
      ]
    },
    "precautions": {
      "text": "Piperine extracts raise many medications: phenytoin, carbamazepine, theophylline, propranolol, rifampin, transplant medicines, digoxin and blood thinners. Do not take them with prescribed medicines unless a pharmacist has checked. Avoid extracts in pregnancy and breastfeeding and before surgery.",
      "sources": [
        "review-ziegenhagen-2021-piperine",
        "stockley-herbal-b4"
      ]
    },
    "lookAlikes": null,
    "morphology": {
      "habit": "vine",
      "leaf": {
        "shape": "cordate",
        "margin": "entire",
        "arrangement": "alternate"
      },
      "flower": {
        "form": "spike",
        "color": "#d8d8a0"
      },
      "below": "fibrous",
      "fruit": {
        "form": "drupe",
        "color": "#2a2420"
      }
    }
  }
} satisfies Herb;
