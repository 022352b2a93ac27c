import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

export const cumin = {
  "key": "cumin",
  "name": "Cumin",
  "scientificName": "Cuminum cyminum",
  "kind": "herb",
  "family": "Apiaceae",
  "names": [
    "cumin seed",
    "cumin seeds",
    "ground cumin",
    "jeera",
    "jira",
    "zeera",
    "zira",
    "jeeraka",
    "jiraka",
    "jeera water",
    "white cumin",
    "Kreuzkümmel",
    "Kumin",
    "Cumin romain",
    "comino",
    "cominos",
    "cumino",
    "cominho",
    "kammun",
    "kamoun",
    "zi ran",
    "ziran",
    "Cuminum odorum",
    "kimyon",
    "cummin",
    "cumen",
    "cuman",
    "comin seed"
  ],
  "effects": [
    {
      "effect": "lowers-glucose",
      "strength": "weak",
      "evidence": "limited",
      "sources": [
        "natmed-cumin"
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
        "natmed-cumin"
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
      "evidence": "limited",
      "why": "Cumin supplements lowered sugar a little in small trials.",
      "advice": "Check your sugar with supplements.",
      "sources": [
        "natmed-cumin"
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
        "class:antiplatelet",
        "aspirin"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "Large amounts may slow clotting.",
      "advice": "Food amounts are fine; ask before supplements.",
      "sources": [
        "natmed-cumin"
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
        "rifampin"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "In animals cumin raised rifampin.",
      "advice": "Keep to food amounts during treatment.",
      "sources": [
        "natmed-cumin"
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
        "bleeding-disorder"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "Large amounts may slow clotting.",
      "advice": "Keep to food amounts.",
      "sources": [
        "natmed-cumin"
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
      "evidence": "limited",
      "why": "Supplements may lower sugar.",
      "advice": "Check your sugar.",
      "sources": [
        "natmed-cumin"
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
        "natmed-cumin"
      ]
    },
    {
      "kind": "pregnancy",
      "severity": "none-known",
      "evidence": "limited",
      "why": "Usual food amounts of cumin have no known problems in pregnancy.",
      "advice": "Keep to amounts used in food.",
      "sources": [
        "natmed-cumin"
      ],
      "forms": [
        "food"
      ]
    },
    {
      "kind": "breastfeeding",
      "severity": "none-known",
      "evidence": "limited",
      "why": "Usual food amounts of cumin have no known problems while breastfeeding.",
      "advice": "Keep to amounts used in food.",
      "sources": [
        "natmed-cumin"
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
      "why": "Usual food amounts of cumin have no known problems for children who eat solid food.",
      "advice": "Keep to amounts used in food.",
      "sources": [
        "natmed-cumin"
      ],
      "forms": [
        "food"
      ]
    },
    {
      "kind": "pregnancy",
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "Large amounts are said to bring on miscarriage and have not been studied.",
      "advice": "Keep to food amounts in pregnancy.",
      "sources": [
        "natmed-cumin"
      ],
      "forms": [
        "tea",
        "extract",
        "tincture",
        "essential-oil",
        "unspecified"
      ]
    },
    noData('breastfeeding', ["natmed-cumin"]),
    childrenUnknown(18, ["natmed-cumin"])
  ],
  "monograph": {
    "partsUsed": [
      "seed"
    ],
    "forms": [
      "food",
      "tea",
      "extract"
    ],
    "description": "The earthy seeds of a small annual, a main spice from India to Mexico.",
    "traditionalUses": "Used for wind, diarrhea, colic and to bring on milk.",
    "uses": [
      {
        "use": "cholesterol",
        "evidence": "limited",
        "text": "Small trials suggest a slight fall in blood fats.",
        "sources": [
          "natmed-cumin"
        ]
      },
      {
        "use": "weight",
        "evidence": "limited",
        "text": "Small trials found slightly more weight loss with diet; they are weak.",
        "sources": [
          "natmed-cumin"
        ]
      },
      {
        "use": "digestion",
        "evidence": "theoretical",
        "text": "Use for wind and colic rests on tradition.",
        "sources": [
          "natmed-cumin"
        ]
      }
    ],
    "amounts": [
      {
        "form": "extract",
        "text": "Trials used 3 g of powder a day for up to three months.",
        "sources": [
          "natmed-cumin"
        ]
      },
      {
        "form": "food",
        "text": "To taste.",
        "sources": [
          "natmed-cumin"
        ]
      }
    ],
    "preparation": null,
    "timeToEffect": null,
    "sideEffects": {
      "text": "Belching, heartburn; allergy.",
      "sources": [
        "natmed-cumin"
      ]
    },
    "precautions": {
      "text": "Not with an allergy to celery or carrot plants. Ask before supplements with diabetes medications, blood thinners, before surgery, and in pregnancy or breastfeeding beyond food amounts.",
      "sources": [
        "natmed-cumin"
      ]
    },
    "lookAlikes": {
      "text": "Black seed is sometimes called black cumin; it is another plant.",
      "sources": [
        "natmed-cumin"
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
        "color": "#f0d8e0"
      },
      "below": "taproot",
      "fruit": {
        "form": "nut",
        "color": "#9a7a4a"
      }
    }
  }
} satisfies Herb;
