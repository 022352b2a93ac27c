import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

export const coriander = {
  "key": "coriander",
  "name": "Coriander / cilantro",
  "scientificName": "Coriandrum sativum",
  "kind": "herb",
  "family": "Apiaceae",
  "names": [
    "coriander",
    "cilantro",
    "coriander seed",
    "coriander seeds",
    "coriander leaf",
    "coriander leaves",
    "fresh coriander",
    "Chinese parsley",
    "dhania",
    "dhaniya",
    "dhanyaka",
    "kothmir",
    "kothamalli",
    "Koriander",
    "culantro leaf cilantro",
    "coriandre",
    "coriandolo",
    "coentro",
    "kuzbara",
    "kuzbarah",
    "yan sui",
    "xiang cai",
    "hu sui",
    "ketumbar",
    "pak chi",
    "Coriandri fructus",
    "corriander",
    "coriandor",
    "cilanto",
    "silantro"
  ],
  "effects": [
    {
      "effect": "lowers-glucose",
      "strength": "weak",
      "evidence": "limited",
      "sources": [
        "natmed-coriander"
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
      "evidence": "theoretical",
      "sources": [
        "natmed-coriander"
      ],
      "forms": [
        "extract",
        "tincture",
        "essential-oil",
        "unspecified"
      ]
    },
    {
      "effect": "diuretic",
      "strength": "weak",
      "evidence": "theoretical",
      "sources": [
        "natmed-coriander"
      ],
      "forms": [
        "extract",
        "tincture",
        "essential-oil",
        "unspecified"
      ]
    },
    {
      "effect": "sedating",
      "strength": "weak",
      "evidence": "theoretical",
      "sources": [
        "natmed-coriander"
      ],
      "forms": [
        "extract",
        "essential-oil"
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
      "why": "It lowered blood sugar in animals and small studies.",
      "advice": "Check your sugar with extracts.",
      "sources": [
        "natmed-coriander"
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
        "class:antihypertensive"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "It may lower blood pressure in large amounts.",
      "advice": "Check your blood pressure.",
      "sources": [
        "natmed-coriander"
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
        "class:vitamin-k-antagonist"
      ],
      "severity": "minor",
      "evidence": "moderate",
      "why": "Fresh leaves bring vitamin K.",
      "advice": "Keep the amount you eat steady.",
      "sources": [
        "ods-vitamin-k"
      ],
      "forms": [
        "food"
      ]
    },
    {
      "kind": "medicine",
      "with": [
        "warfarin",
        "class:vitamin-k-antagonist"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "Leaf products bring vitamin K.",
      "advice": "Keep intake steady and tell the clinic.",
      "sources": [
        "ods-vitamin-k"
      ],
      "forms": [
        "extract",
        "tea",
        "tincture",
        "essential-oil",
        "unspecified"
      ]
    },
    {
      "kind": "condition",
      "with": [
        "diabetes",
        "low-blood-pressure"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "Extracts may lower sugar and blood pressure.",
      "advice": "Check both.",
      "sources": [
        "natmed-coriander"
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
        "celery-carrot-family",
        "mugwort-pollen",
        "birch-pollen"
      ],
      "severity": "moderate",
      "evidence": "moderate",
      "why": "People allergic to celery, mugwort, anise, fennel or caraway can react, even severely.",
      "advice": "Do not eat it if you react to related plants.",
      "sources": [
        "natmed-coriander"
      ]
    },
    {
      "kind": "pregnancy",
      "severity": "none-known",
      "evidence": "limited",
      "why": "Usual food amounts of coriander have no known problems in pregnancy.",
      "advice": "Keep to amounts used in food.",
      "sources": [
        "natmed-coriander"
      ],
      "forms": [
        "food"
      ]
    },
    {
      "kind": "breastfeeding",
      "severity": "none-known",
      "evidence": "limited",
      "why": "Usual food amounts of coriander have no known problems while breastfeeding.",
      "advice": "Keep to amounts used in food.",
      "sources": [
        "natmed-coriander"
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
      "why": "Usual food amounts of coriander have no known problems for children who eat solid food.",
      "advice": "Keep to amounts used in food.",
      "sources": [
        "natmed-coriander"
      ],
      "forms": [
        "food"
      ]
    },
    noData('pregnancy', ["natmed-coriander"]),
    noData('breastfeeding', ["lactmed-coriander","natmed-coriander"]),
    childrenUnknown(18, ["natmed-coriander"])
  ],
  "monograph": {
    "partsUsed": [
      "seed",
      "leaf"
    ],
    "forms": [
      "food",
      "tea",
      "extract"
    ],
    "description": "The seeds are a spice; the fresh leaves, called cilantro in North America, taste of soap to some people.",
    "traditionalUses": "Used for wind, poor appetite and cramps.",
    "uses": [
      {
        "use": "digestion",
        "evidence": "theoretical",
        "text": "German experts accepted the seed for indigestion and poor appetite by tradition.",
        "sources": [
          "commission-e-b4"
        ]
      },
      {
        "use": "blood-sugar",
        "evidence": "limited",
        "text": "Evidence is mostly from animals.",
        "sources": [
          "natmed-coriander"
        ]
      }
    ],
    "amounts": [
      {
        "form": "tea",
        "text": "1 g of crushed seed in hot water, about three times a day.",
        "sources": [
          "commission-e-b4"
        ]
      },
      {
        "form": "food",
        "text": "To taste.",
        "sources": [
          "natmed-coriander"
        ]
      }
    ],
    "preparation": null,
    "timeToEffect": null,
    "sideEffects": {
      "text": "Allergy, sometimes severe; skin that burns in the sun after large amounts.",
      "sources": [
        "natmed-coriander"
      ]
    },
    "precautions": {
      "text": "Not with an allergy to celery, mugwort or carrot plants. Ask before extracts with diabetes or blood pressure medications; keep leaves steady with warfarin. In pregnancy and breastfeeding keep to food amounts.",
      "sources": [
        "natmed-coriander"
      ]
    },
    "lookAlikes": {
      "text": "Its lower leaves look like those of poison hemlock; never gather it wild.",
      "sources": [
        "ahpa-botanical-safety-handbook-b4"
      ]
    },
    "morphology": {
      "habit": "herb",
      "leaf": {
        "shape": "bipinnate",
        "margin": "lobed",
        "arrangement": "alternate"
      },
      "flower": {
        "form": "umbel",
        "color": "#f4e4ee"
      },
      "below": "taproot",
      "fruit": {
        "form": "nut",
        "color": "#c0985a"
      }
    }
  }
} satisfies Herb;
