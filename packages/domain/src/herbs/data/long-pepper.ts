import type { Herb } from '../herb.ts';
import { noData } from '../standard-rules.ts';

export const longPepper = {
  "key": "long-pepper",
  "name": "Long pepper",
  "scientificName": "Piper longum",
  "kind": "herb",
  "family": "Piperaceae",
  "names": [
    "pippali",
    "pipali",
    "pipli",
    "pipal fruit",
    "Indian long pepper",
    "Balinese pepper",
    "Javanese long pepper",
    "Bengal pepper",
    "Piper retrofractum",
    "trikatu",
    "bi ba",
    "biba",
    "bi bo",
    "Langer Pfeffer",
    "pimienta larga",
    "poivre long",
    "dar filfil",
    "pippalimula",
    "thippili",
    "long peper"
  ],
  "effects": [
    {
      "effect": "cyp3a4-inhibitor",
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
      "evidence": "theoretical",
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
        "natmed-indian-long-pepper"
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
        "natmed-indian-long-pepper"
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
      "why": "Piperine from long pepper raised phenytoin in people; a single gram of black pepper more than doubled exposure in a small study.",
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
        "natmed-indian-long-pepper"
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
        "natmed-indian-long-pepper"
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
        "natmed-indian-long-pepper"
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
        "natmed-indian-long-pepper"
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
        "natmed-indian-long-pepper"
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
      "kind": "condition",
      "with": [
        "reflux",
        "peptic-ulcer",
        "gastritis"
      ],
      "severity": "minor",
      "evidence": "limited",
      "why": "It can burn and bring on heartburn.",
      "advice": "Use less or avoid it.",
      "sources": [
        "natmed-indian-long-pepper"
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
        "epilepsy"
      ],
      "severity": "moderate",
      "evidence": "limited",
      "why": "Its piperine raises some seizure medicines.",
      "advice": "Avoid it in medicinal amounts.",
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
      "kind": "condition",
      "with": [
        "trying-to-conceive"
      ],
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "In animals it lowered fertility.",
      "advice": "Avoid medicinal amounts.",
      "sources": [
        "natmed-indian-long-pepper"
      ]
    },
    {
      "kind": "pregnancy",
      "severity": "none-known",
      "evidence": "limited",
      "why": "Usual food amounts of long pepper have no known problems in pregnancy.",
      "advice": "Keep to amounts used in food.",
      "sources": [
        "natmed-indian-long-pepper"
      ],
      "forms": [
        "food"
      ]
    },
    {
      "kind": "breastfeeding",
      "severity": "none-known",
      "evidence": "limited",
      "why": "Usual food amounts of long pepper have no known problems while breastfeeding.",
      "advice": "Keep to amounts used in food.",
      "sources": [
        "natmed-indian-long-pepper"
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
      "why": "Usual food amounts of long pepper have no known problems for children who eat solid food.",
      "advice": "Keep to amounts used in food.",
      "sources": [
        "natmed-indian-long-pepper"
      ],
      "forms": [
        "food"
      ]
    },
    {
      "kind": "pregnancy",
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "It is traditionally used to prevent pregnancy, and animal work supports an effect.",
      "advice": "Do not take medicinal amounts in pregnancy.",
      "sources": [
        "natmed-indian-long-pepper"
      ],
      "forms": [
        "tea",
        "extract",
        "tincture",
        "essential-oil",
        "unspecified"
      ]
    },
    noData('breastfeeding', ["natmed-indian-long-pepper"]),
    {
      "kind": "age",
      "underYears": 18,
      "severity": "unknown",
      "evidence": "theoretical",
      "why": "Medicinal amounts are not established in children.",
      "advice": "Keep to food amounts.",
      "sources": [
        "natmed-indian-long-pepper"
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
      "advice": "Stop two weeks before.",
      "sources": [
        "review-ziegenhagen-2021-piperine"
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
      "fruit",
      "root"
    ],
    "forms": [
      "food",
      "extract",
      "tea"
    ],
    "description": "A relative of black pepper with small catkin-like fruits, hotter and sweeter.",
    "traditionalUses": "A main Ayurvedic spice for coughs, digestion and as a helper for other remedies, also in trikatu.",
    "uses": [
      {
        "use": "cough",
        "evidence": "theoretical",
        "text": "Use for coughs and asthma rests on tradition.",
        "sources": [
          "natmed-indian-long-pepper"
        ]
      },
      {
        "use": "digestion",
        "evidence": "theoretical",
        "text": "Use for digestion rests on tradition.",
        "sources": [
          "natmed-indian-long-pepper"
        ]
      }
    ],
    "amounts": [],
    "preparation": null,
    "timeToEffect": null,
    "sideEffects": {
      "text": "Burning in mouth and stomach.",
      "sources": [
        "natmed-indian-long-pepper"
      ]
    },
    "precautions": {
      "text": "Holds piperine, which raises many medications such as phenytoin, theophylline, propranolol, transplant medicines and blood thinners. Not in pregnancy; ask first while breastfeeding and before surgery.",
      "sources": [
        "review-ziegenhagen-2021-piperine",
        "natmed-indian-long-pepper"
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
        "color": "#c8c890"
      },
      "below": "fibrous",
      "fruit": {
        "form": "drupe",
        "color": "#4a3a2a"
      }
    }
  }
} satisfies Herb;
