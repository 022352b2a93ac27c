import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

export const cardamom = {
  "key": "cardamom",
  "name": "Cardamom",
  "scientificName": "Elettaria cardamomum",
  "kind": "herb",
  "family": "Zingiberaceae",
  "names": [
    "green cardamom",
    "true cardamom",
    "cardamom pods",
    "cardamom seed",
    "cardamom seeds",
    "cardamon",
    "cardamum",
    "cardomom",
    "cardamome",
    "Kardamom",
    "cardamomo",
    "elaichi",
    "elachi",
    "chhoti elaichi",
    "ela seeds",
    "hel spice",
    "heel spice",
    "hayl",
    "bai dou kou",
    "xiao dou kou",
    "sha ren substitute",
    "Malabar cardamom",
    "Elettaria repens",
    "black cardamom",
    "Amomum subulatum",
    "kapulaga"
  ],
  "effects": [
    {
      "effect": "lowers-blood-pressure",
      "strength": "weak",
      "evidence": "limited",
      "sources": [
        "natmed-cardamom"
      ],
      "forms": [
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
        "natmed-cardamom"
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
      "evidence": "theoretical",
      "sources": [
        "natmed-cardamom"
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
        "warfarin",
        "class:anticoagulant",
        "class:antiplatelet",
        "aspirin"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "Large amounts slowed platelets in the laboratory.",
      "advice": "Food amounts are fine; ask before taking capsules.",
      "sources": [
        "natmed-cardamom"
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
      "evidence": "limited",
      "why": "Three grams a day lowered blood pressure in a small trial.",
      "advice": "Check your blood pressure with capsules.",
      "sources": [
        "natmed-cardamom"
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
        "class:antidiabetic"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "It may lower blood sugar a little.",
      "advice": "Check your sugar with capsules.",
      "sources": [
        "natmed-cardamom"
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
        "gallstones"
      ],
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "Large amounts may set off gallstone pain.",
      "advice": "Keep to food amounts.",
      "sources": [
        "commission-e-b4",
        "natmed-cardamom"
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
        "natmed-cardamom"
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
        "low-blood-pressure"
      ],
      "severity": "minor",
      "evidence": "limited",
      "why": "It may lower blood pressure.",
      "advice": "Keep to food amounts.",
      "sources": [
        "natmed-cardamom"
      ],
      "forms": [
        "extract",
        "tincture",
        "unspecified"
      ]
    },
    {
      "kind": "pregnancy",
      "severity": "none-known",
      "evidence": "limited",
      "why": "Usual food amounts of cardamom have no known problems in pregnancy.",
      "advice": "Keep to amounts used in food.",
      "sources": [
        "natmed-cardamom"
      ],
      "forms": [
        "food"
      ]
    },
    {
      "kind": "breastfeeding",
      "severity": "none-known",
      "evidence": "limited",
      "why": "Usual food amounts of cardamom have no known problems while breastfeeding.",
      "advice": "Keep to amounts used in food.",
      "sources": [
        "natmed-cardamom"
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
      "why": "Usual food amounts of cardamom have no known problems for children who eat solid food.",
      "advice": "Keep to amounts used in food.",
      "sources": [
        "natmed-cardamom"
      ],
      "forms": [
        "food"
      ]
    },
    noData('pregnancy', ["natmed-cardamom"]),
    noData('breastfeeding', ["natmed-cardamom"]),
    childrenUnknown(18, ["natmed-cardamom"])
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
    "description": "Fragrant seeds in green pods from a tall plant of the ginger family.",
    "traditionalUses": "Used for indigestion, wind, bad breath and nausea.",
    "uses": [
      {
        "use": "digestion",
        "evidence": "theoretical",
        "text": "German experts accepted it for indigestion by tradition.",
        "sources": [
          "commission-e-b4"
        ]
      },
      {
        "use": "blood-pressure",
        "evidence": "limited",
        "text": "A small study found lower blood pressure with 3 g of powder a day.",
        "sources": [
          "natmed-cardamom"
        ]
      },
      {
        "use": "nausea",
        "evidence": "limited",
        "text": "Small trials in pregnancy and after surgery suggest slight relief; they are too weak to rely on.",
        "sources": [
          "natmed-cardamom"
        ]
      }
    ],
    "amounts": [
      {
        "form": "extract",
        "text": "Studies used 3 g of powder a day.",
        "sources": [
          "natmed-cardamom"
        ]
      },
      {
        "form": "tea",
        "text": "About 1.5 g of crushed seed a day.",
        "sources": [
          "commission-e-b4"
        ]
      },
      {
        "form": "food",
        "text": "To taste.",
        "sources": [
          "natmed-cardamom"
        ]
      }
    ],
    "preparation": null,
    "timeToEffect": null,
    "sideEffects": {
      "text": "Rarely allergy of the skin.",
      "sources": [
        "natmed-cardamom"
      ]
    },
    "precautions": {
      "text": "Ask before capsules with gallstones, blood thinners such as warfarin, blood pressure or diabetes medications, and in pregnancy or breastfeeding beyond food amounts. Not with an allergy to the ginger family.",
      "sources": [
        "natmed-cardamom"
      ]
    },
    "lookAlikes": null,
    "morphology": {
      "habit": "herb",
      "leaf": {
        "shape": "lanceolate",
        "margin": "entire",
        "arrangement": "alternate"
      },
      "flower": {
        "form": "lipped",
        "color": "#ffffff"
      },
      "below": "rhizome",
      "fruit": {
        "form": "capsule",
        "color": "#9ab86a"
      }
    }
  }
} satisfies Herb;
