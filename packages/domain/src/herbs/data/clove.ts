import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

export const clove = {
  "key": "clove",
  "name": "Clove",
  "scientificName": "Syzygium aromaticum",
  "kind": "herb",
  "family": "Myrtaceae",
  "names": [
    "cloves",
    "clove bud",
    "clove buds",
    "whole cloves",
    "ground cloves",
    "dried cloves",
    "clove water",
    "clove spice",
    "Eugenia caryophyllata",
    "Eugenia aromatica",
    "Caryophylli flos",
    "laung",
    "lavang",
    "lavanga",
    "long spice laung",
    "Gewürznelke",
    "Gewürznelken",
    "Nelken",
    "clavo de olor",
    "clavos de olor",
    "clou de girofle",
    "clous de girofle",
    "chiodi di garofano",
    "cravo-da-índia",
    "ding xiang",
    "dingxiang",
    "qaranful",
    "cengkeh",
    "clovs"
  ],
  "effects": [
    {
      "effect": "bleeding",
      "strength": "weak",
      "evidence": "theoretical",
      "sources": [
        "stockley-herbal-b4",
        "natmed-clove"
      ],
      "forms": [
        "extract",
        "tincture",
        "essential-oil",
        "unspecified"
      ]
    },
    {
      "effect": "lowers-glucose",
      "strength": "weak",
      "evidence": "limited",
      "sources": [
        "natmed-clove"
      ],
      "forms": [
        "extract",
        "tincture",
        "unspecified"
      ]
    },
    {
      "effect": "liver-toxic",
      "strength": "moderate",
      "evidence": "moderate",
      "sources": [
        "livertox-clove-b4"
      ],
      "forms": [
        "essential-oil"
      ]
    }
  ],
  "rules": [
    {
      "kind": "medicine",
      "with": [
        "warfarin",
        "class:anticoagulant",
        "class:antiplatelet",
        "aspirin"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "Eugenol slows platelets in the laboratory.",
      "advice": "Food amounts are fine; ask before taking extracts.",
      "sources": [
        "stockley-herbal-b4",
        "natmed-clove"
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
        "warfarin",
        "class:anticoagulant",
        "class:antiplatelet",
        "aspirin",
        "class:nsaid"
      ],
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "Swallowed oil is concentrated eugenol, which slows platelets in the laboratory.",
      "advice": "Do not swallow the oil.",
      "sources": [
        "stockley-herbal-b4"
      ],
      "forms": [
        "essential-oil"
      ]
    },
    {
      "kind": "medicine",
      "with": [
        "class:antidiabetic",
        "class:insulin"
      ],
      "severity": "minor",
      "evidence": "limited",
      "why": "A small trial of an extract found lower sugar.",
      "advice": "Check your sugar with extracts.",
      "sources": [
        "natmed-clove"
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
        "acetaminophen"
      ],
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "Swallowed clove oil harms the liver in the same way as too much acetaminophen.",
      "advice": "Do not swallow the oil.",
      "sources": [
        "livertox-clove-b4"
      ],
      "forms": [
        "essential-oil"
      ]
    },
    {
      "kind": "condition",
      "with": [
        "bleeding-disorder"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "Eugenol may slow clotting.",
      "advice": "Keep to food amounts.",
      "sources": [
        "natmed-clove"
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
        "liver-disease"
      ],
      "severity": "major",
      "evidence": "moderate",
      "why": "Swallowed clove oil can destroy the liver.",
      "advice": "Never swallow the oil.",
      "sources": [
        "livertox-clove-b4"
      ],
      "forms": [
        "essential-oil"
      ]
    },
    {
      "kind": "condition",
      "with": [
        "peptic-ulcer",
        "gastritis"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "Strong amounts can irritate.",
      "advice": "Keep to food amounts.",
      "sources": [
        "natmed-clove"
      ],
      "forms": [
        "extract",
        "tincture",
        "essential-oil"
      ]
    },
    {
      "kind": "allergy",
      "with": [
        "cinnamon-balsam-of-peru"
      ],
      "severity": "moderate",
      "evidence": "moderate",
      "why": "Eugenol is one of the substances behind balsam of Peru allergy.",
      "advice": "Avoid it with that allergy.",
      "sources": [
        "ema-clove-oil"
      ]
    },
    {
      "kind": "pregnancy",
      "severity": "none-known",
      "evidence": "limited",
      "why": "Usual food amounts of clove have no known problems in pregnancy.",
      "advice": "Keep to amounts used in food.",
      "sources": [
        "natmed-clove"
      ],
      "forms": [
        "food"
      ]
    },
    {
      "kind": "breastfeeding",
      "severity": "none-known",
      "evidence": "limited",
      "why": "Usual food amounts of clove have no known problems while breastfeeding.",
      "advice": "Keep to amounts used in food.",
      "sources": [
        "natmed-clove"
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
      "why": "Usual food amounts of clove have no known problems for children who eat solid food.",
      "advice": "Keep to amounts used in food.",
      "sources": [
        "natmed-clove"
      ],
      "forms": [
        "food"
      ]
    },
    noData('pregnancy', ["natmed-clove"]),
    noData('breastfeeding', ["natmed-clove"]),
    childrenUnknown(18, ["natmed-clove"]),
    {
      "kind": "age",
      "underYears": 18,
      "severity": "contraindicated",
      "evidence": "moderate",
      "why": "Children who swallowed the oil had seizures, coma and liver failure.",
      "advice": "Never let a child swallow the oil; call poison control if it happens.",
      "sources": [
        "livertox-clove-b4"
      ],
      "forms": [
        "essential-oil"
      ]
    },
    {
      "kind": "surgery",
      "stopDaysBefore": 14,
      "severity": "minor",
      "evidence": "theoretical",
      "why": "Extracts may slow clotting.",
      "advice": "Stop extracts two weeks before; food amounts are fine.",
      "sources": [
        "natmed-clove"
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
      "flower bud"
    ],
    "forms": [
      "food",
      "tea"
    ],
    "description": "The dried flower buds of a tropical tree, a strong kitchen spice. The oil is a separate, much stronger product.",
    "traditionalUses": "Chewed for bad breath and toothache and used for wind and nausea.",
    "uses": [
      {
        "use": "mouth",
        "evidence": "theoretical",
        "text": "Chewing a clove for toothache rests on tradition; studies used the oil.",
        "sources": [
          "natmed-clove"
        ]
      },
      {
        "use": "digestion",
        "evidence": "theoretical",
        "text": "Use for wind and nausea rests on tradition.",
        "sources": [
          "natmed-clove"
        ]
      }
    ],
    "amounts": [
      {
        "form": "food",
        "text": "To taste; a clove or two in a cup of tea.",
        "sources": [
          "natmed-clove"
        ]
      }
    ],
    "preparation": null,
    "timeToEffect": null,
    "sideEffects": {
      "text": "Sore mouth, allergy.",
      "sources": [
        "natmed-clove"
      ]
    },
    "precautions": {
      "text": "Never swallow the oil. Ask before extracts with warfarin, aspirin and diabetes medications, before surgery, and in pregnancy or breastfeeding beyond food amounts. Not with an allergy to clove or balsam of Peru.",
      "sources": [
        "natmed-clove",
        "livertox-clove-b4"
      ]
    },
    "lookAlikes": null,
    "morphology": {
      "habit": "tree",
      "leaf": {
        "shape": "ovate",
        "margin": "entire",
        "arrangement": "opposite"
      },
      "flower": {
        "form": "cluster",
        "color": "#d8a0a0"
      },
      "below": "fibrous",
      "fruit": {
        "form": "drupe",
        "color": "#6b3a4a"
      }
    }
  }
} satisfies Herb;
