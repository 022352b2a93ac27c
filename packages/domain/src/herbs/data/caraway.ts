import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

export const caraway = {
  "key": "caraway",
  "name": "Caraway",
  "scientificName": "Carum carvi",
  "kind": "herb",
  "family": "Apiaceae",
  "names": [
    "caraway seed",
    "caraway seeds",
    "caraway fruit",
    "Persian cumin",
    "meridian fennel",
    "Kümmel",
    "Kummel",
    "Wiesenkümmel",
    "alcaravea",
    "carvi",
    "cumin des prés",
    "cumino tedesco",
    "shahi jeera",
    "shah jeera",
    "karawya",
    "karwiya",
    "ge lü zi",
    "kimion",
    "Carvi fructus",
    "carraway",
    "carway",
    "carawey",
    "caraway oil"
  ],
  "effects": [
    {
      "effect": "lowers-glucose",
      "strength": "weak",
      "evidence": "theoretical",
      "sources": [
        "natmed-caraway"
      ],
      "forms": [
        "extract",
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
        "class:antidiabetic",
        "class:insulin"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "In animals it lowered blood sugar.",
      "advice": "Check your sugar with extracts.",
      "sources": [
        "natmed-caraway"
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
        "class:antituberculosis",
        "isoniazid",
        "rifampin"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "In animals caraway raised the uptake of tuberculosis medicines.",
      "advice": "Keep to food amounts during treatment.",
      "sources": [
        "natmed-caraway"
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
        "class:thyroid-hormone",
        "levothyroxine"
      ],
      "severity": "minor",
      "evidence": "limited",
      "why": "A report describes changed thyroid tests with caraway in a thyroid patient.",
      "advice": "Keep to food amounts or have levels checked.",
      "sources": [
        "natmed-caraway"
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
        "lithium"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "It may make you pass more water.",
      "advice": "Keep to food amounts.",
      "sources": [
        "natmed-caraway"
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
        "gallstones",
        "bile-duct-obstruction",
        "liver-disease"
      ],
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "The European monograph on the oil advises against it with liver or bile duct disease.",
      "advice": "Ask your doctor before medicinal use.",
      "sources": [
        "ema-caraway"
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
        "diabetes"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "It may lower blood sugar.",
      "advice": "Check your sugar with extracts.",
      "sources": [
        "natmed-caraway"
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
        "celery-carrot-family"
      ],
      "severity": "moderate",
      "evidence": "moderate",
      "why": "It belongs to the carrot family.",
      "advice": "Do not take it if you react to celery, carrot or mugwort.",
      "sources": [
        "ema-caraway"
      ]
    },
    {
      "kind": "pregnancy",
      "severity": "none-known",
      "evidence": "limited",
      "why": "Usual food amounts of caraway have no known problems in pregnancy.",
      "advice": "Keep to amounts used in food.",
      "sources": [
        "ema-caraway"
      ],
      "forms": [
        "food"
      ]
    },
    {
      "kind": "breastfeeding",
      "severity": "none-known",
      "evidence": "limited",
      "why": "Usual food amounts of caraway have no known problems while breastfeeding.",
      "advice": "Keep to amounts used in food.",
      "sources": [
        "ema-caraway"
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
      "why": "Usual food amounts of caraway have no known problems for children who eat solid food.",
      "advice": "Keep to amounts used in food.",
      "sources": [
        "ema-caraway"
      ],
      "forms": [
        "food"
      ]
    },
    noData('pregnancy', ["ema-caraway"]),
    noData('breastfeeding', ["lactmed-caraway","ema-caraway"]),
    childrenUnknown(12, ["ema-caraway"]),
    {
      "kind": "age",
      "underYears": 18,
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "The oil is not established in children.",
      "advice": "Do not give the oil by mouth unless a doctor advises it.",
      "sources": [
        "ema-caraway"
      ],
      "forms": [
        "essential-oil"
      ]
    }
  ],
  "monograph": {
    "partsUsed": [
      "seed"
    ],
    "forms": [
      "food",
      "tea",
      "extract",
      "essential-oil"
    ],
    "description": "The curved seeds of a meadow plant, a spice for rye bread and cabbage.",
    "traditionalUses": "Used for wind, cramps, colic and to bring on milk.",
    "uses": [
      {
        "use": "bloating",
        "evidence": "theoretical",
        "text": "European tradition supports it for bloating and wind.",
        "sources": [
          "ema-caraway"
        ]
      },
      {
        "use": "digestion",
        "evidence": "moderate",
        "text": "Several trials of capsules with peppermint oil and caraway oil found less indigestion; caraway alone is little studied.",
        "sources": [
          "ema-caraway",
          "natmed-caraway"
        ]
      },
      {
        "use": "cramps",
        "evidence": "limited",
        "text": "Warm poultices with the oil eased irritable bowel in one small trial.",
        "sources": [
          "natmed-caraway"
        ]
      }
    ],
    "amounts": [
      {
        "form": "tea",
        "text": "0.5 to 2 g of crushed seed in 150 ml of boiling water, one to three times a day.",
        "sources": [
          "ema-caraway"
        ]
      },
      {
        "form": "food",
        "text": "To taste.",
        "sources": [
          "ema-caraway"
        ]
      }
    ],
    "preparation": "Crush the seeds and steep covered for 10 minutes.",
    "timeToEffect": null,
    "sideEffects": {
      "text": "Allergy; belching with the oil.",
      "sources": [
        "ema-caraway"
      ]
    },
    "precautions": {
      "text": "Not with an allergy to celery or carrot plants. Ask first with gallbladder or liver disease, diabetes or thyroid medications, and in pregnancy or breastfeeding beyond food amounts.",
      "sources": [
        "ema-caraway",
        "natmed-caraway"
      ]
    },
    "lookAlikes": {
      "text": "Wild carrot-family plants include deadly hemlocks; never gather it unless certain.",
      "sources": [
        "ahpa-botanical-safety-handbook-b4"
      ]
    },
    "morphology": {
      "habit": "herb",
      "leaf": {
        "shape": "bipinnate",
        "margin": "entire",
        "arrangement": "alternate"
      },
      "flower": {
        "form": "umbel",
        "color": "#ffffff"
      },
      "below": "taproot",
      "fruit": {
        "form": "nut",
        "color": "#6a4a2a"
      }
    }
  }
} satisfies Herb;
