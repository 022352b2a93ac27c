import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

export const dill = {
  "key": "dill",
  "name": "Dill",
  "scientificName": "Anethum graveolens",
  "kind": "herb",
  "family": "Apiaceae",
  "names": [
    "dill weed",
    "dillweed",
    "dill seed",
    "dill seeds",
    "dill leaf",
    "dill fruit",
    "fresh dill",
    "Anethum sowa",
    "Indian dill",
    "sowa",
    "sua leaves",
    "suva",
    "shepu",
    "gripe water dill",
    "Gurkenkraut",
    "eneldo",
    "aneth",
    "aneto",
    "endro",
    "shabat",
    "shibt",
    "shi luo",
    "Anethi fructus",
    "dil weed",
    "dille",
    "dyll"
  ],
  "effects": [
    {
      "effect": "lowers-glucose",
      "strength": "weak",
      "evidence": "theoretical",
      "sources": [
        "natmed-dill"
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
        "natmed-dill"
      ],
      "forms": [
        "extract",
        "tincture",
        "essential-oil",
        "unspecified"
      ]
    },
    {
      "effect": "photosensitizing",
      "strength": "weak",
      "evidence": "theoretical",
      "sources": [
        "natmed-dill"
      ],
      "forms": [
        "topical"
      ]
    }
  ],
  "rules": [
    {
      "kind": "medicine",
      "with": [
        "lithium"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "Large amounts may make you pass more water.",
      "advice": "Keep to food amounts.",
      "sources": [
        "natmed-dill"
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
        "class:insulin"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "It may lower blood sugar a little.",
      "advice": "Check your sugar with extracts.",
      "sources": [
        "natmed-dill"
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
      "evidence": "theoretical",
      "why": "Fresh leaf brings some vitamin K.",
      "advice": "Keep the amount you eat steady.",
      "sources": [
        "ods-vitamin-k"
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
        "diabetes"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "Extracts may lower sugar.",
      "advice": "Check your sugar.",
      "sources": [
        "natmed-dill"
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
        "mugwort-pollen"
      ],
      "severity": "moderate",
      "evidence": "moderate",
      "why": "It belongs to the carrot family.",
      "advice": "Do not eat it if you react to related plants.",
      "sources": [
        "natmed-dill"
      ]
    },
    {
      "kind": "pregnancy",
      "severity": "none-known",
      "evidence": "limited",
      "why": "Usual food amounts of dill have no known problems in pregnancy.",
      "advice": "Keep to amounts used in food.",
      "sources": [
        "natmed-dill"
      ],
      "forms": [
        "food"
      ]
    },
    {
      "kind": "breastfeeding",
      "severity": "none-known",
      "evidence": "limited",
      "why": "Usual food amounts of dill have no known problems while breastfeeding.",
      "advice": "Keep to amounts used in food.",
      "sources": [
        "natmed-dill"
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
      "why": "Usual food amounts of dill have no known problems for children who eat solid food.",
      "advice": "Keep to amounts used in food.",
      "sources": [
        "natmed-dill"
      ],
      "forms": [
        "food"
      ]
    },
    {
      "kind": "pregnancy",
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "Medicinal amounts of the seed may act on the womb and are advised against.",
      "advice": "Keep to food amounts in pregnancy.",
      "sources": [
        "natmed-dill"
      ],
      "forms": [
        "tea",
        "extract",
        "tincture",
        "essential-oil",
        "unspecified"
      ]
    },
    noData('breastfeeding', ["lactmed-dill","natmed-dill"]),
    childrenUnknown(18, ["natmed-dill"])
  ],
  "monograph": {
    "partsUsed": [
      "leaf",
      "seed"
    ],
    "forms": [
      "food",
      "tea"
    ],
    "description": "A feathery herb for fish and pickles; the seeds go into gripe water.",
    "traditionalUses": "Used for wind, colic and to bring on milk.",
    "uses": [
      {
        "use": "digestion",
        "evidence": "theoretical",
        "text": "German experts accepted the seed for indigestion by tradition.",
        "sources": [
          "commission-e-b4"
        ]
      },
      {
        "use": "cholesterol",
        "evidence": "limited",
        "text": "Small trials disagree.",
        "sources": [
          "natmed-dill"
        ]
      },
      {
        "use": "menstrual-cramps",
        "evidence": "limited",
        "text": "One small trial suggested relief like that of a painkiller.",
        "sources": [
          "natmed-dill"
        ]
      }
    ],
    "amounts": [
      {
        "form": "tea",
        "text": "About 3 g of seed a day as tea.",
        "sources": [
          "commission-e-b4"
        ]
      },
      {
        "form": "food",
        "text": "To taste.",
        "sources": [
          "natmed-dill"
        ]
      }
    ],
    "preparation": null,
    "timeToEffect": null,
    "sideEffects": {
      "text": "Allergy; rash in the sun from the fresh juice.",
      "sources": [
        "natmed-dill"
      ]
    },
    "precautions": {
      "text": "Not with an allergy to celery or carrot plants. Ask before medicinal amounts with lithium, warfarin or diabetes medications, and in pregnancy or breastfeeding.",
      "sources": [
        "natmed-dill"
      ]
    },
    "lookAlikes": {
      "text": "Wild look-alikes include deadly hemlocks.",
      "sources": [
        "ahpa-botanical-safety-handbook-b4"
      ]
    },
    "morphology": {
      "habit": "herb",
      "leaf": {
        "shape": "needle",
        "margin": "entire",
        "arrangement": "alternate"
      },
      "flower": {
        "form": "umbel",
        "color": "#e8d44a"
      },
      "below": "taproot",
      "fruit": {
        "form": "nut",
        "color": "#8a6a4a"
      }
    }
  }
} satisfies Herb;
