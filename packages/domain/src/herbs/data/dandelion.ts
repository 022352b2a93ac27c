import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

export const dandelion = {
  "key": "dandelion",
  "name": "Dandelion",
  "scientificName": "Taraxacum officinale",
  "kind": "herb",
  "family": "Asteraceae",
  "names": [
    "dandelion root",
    "dandelion leaf",
    "dandelion leaves",
    "dandelion greens",
    "dandelion flower",
    "dandelion coffee",
    "roasted dandelion root",
    "dandelion and burdock",
    "lion's tooth",
    "blowball",
    "puffball dandelion",
    "wet-the-bed",
    "piss-a-bed",
    "pissenlit",
    "Löwenzahn",
    "diente de león",
    "tarassaco",
    "pu gong ying",
    "pugongying",
    "hindiba",
    "kasni dandelion",
    "Taraxaci radix",
    "Taraxaci folium",
    "Leontodon taraxacum",
    "Taraxacum vulgare",
    "dandilion",
    "dandylion",
    "dandelian",
    "dandelyon"
  ],
  "effects": [
    {
      "effect": "diuretic",
      "strength": "weak",
      "evidence": "limited",
      "sources": [
        "msk-dandelion",
        "natmed-dandelion"
      ]
    },
    {
      "effect": "raises-potassium",
      "strength": "weak",
      "evidence": "theoretical",
      "sources": [
        "natmed-dandelion"
      ],
      "forms": [
        "extract",
        "tincture",
        "unspecified"
      ]
    },
    {
      "effect": "lowers-glucose",
      "strength": "weak",
      "evidence": "theoretical",
      "sources": [
        "natmed-dandelion"
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
        "natmed-dandelion"
      ],
      "forms": [
        "extract",
        "tincture",
        "unspecified"
      ]
    },
    {
      "effect": "photosensitizing",
      "strength": "weak",
      "evidence": "theoretical",
      "sources": [
        "natmed-dandelion"
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
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "Its water-driving effect could raise lithium.",
      "advice": "Do not take it unless the prescriber agrees and checks the level.",
      "sources": [
        "natmed-dandelion",
        "msk-dandelion"
      ]
    },
    {
      "kind": "medicine",
      "with": [
        "ciprofloxacin"
      ],
      "severity": "moderate",
      "evidence": "limited",
      "why": "In rats a dandelion relative rich in minerals lowered ciprofloxacin by nearly three quarters.",
      "advice": "Take them at least two hours apart, or leave dandelion out during the course.",
      "sources": [
        "study-zhu-1999-dandelion-ciprofloxacin",
        "natmed-dandelion"
      ]
    },
    {
      "kind": "medicine",
      "with": [
        "class:fluoroquinolone",
        "class:tetracycline"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "Minerals in the plant can bind these antibiotics.",
      "advice": "Take them at least two hours apart.",
      "sources": [
        "natmed-dandelion"
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
      "why": "Both make you pass more water.",
      "advice": "Ask first and watch for dizziness.",
      "sources": [
        "natmed-dandelion",
        "ema-dandelion"
      ]
    },
    {
      "kind": "medicine",
      "with": [
        "class:potassium-sparing-diuretic",
        "spironolactone",
        "amiloride",
        "triamterene"
      ],
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "The leaf is rich in potassium, which these hold back.",
      "advice": "Ask first; have potassium checked.",
      "sources": [
        "natmed-dandelion",
        "ema-dandelion"
      ]
    },
    {
      "kind": "medicine",
      "with": [
        "class:ace-inhibitor",
        "class:arb"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "The leaf is rich in potassium.",
      "advice": "Keep to food amounts unless your doctor agrees.",
      "sources": [
        "natmed-dandelion"
      ],
      "forms": [
        "extract",
        "tea",
        "tincture",
        "unspecified"
      ]
    },
    {
      "kind": "medicine",
      "with": [
        "class:potassium-supplement",
        "potassium-chloride"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "The leaf adds potassium.",
      "advice": "Ask first.",
      "sources": [
        "natmed-dandelion"
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
      "why": "The greens bring vitamin K and the root may slow platelets, so the INR could move either way.",
      "advice": "Keep intake steady and have the INR checked.",
      "sources": [
        "natmed-dandelion"
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
        "class:antiplatelet",
        "aspirin",
        "class:direct-oral-anticoagulant"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "It may slow platelets in the laboratory.",
      "advice": "Ask before taking extracts.",
      "sources": [
        "natmed-dandelion"
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
      "why": "It may lower blood sugar.",
      "advice": "Check your sugar.",
      "sources": [
        "natmed-dandelion"
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
        "clozapine",
        "theophylline",
        "olanzapine"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "In animals it slowed the enzyme CYP1A2.",
      "advice": "Tell the prescriber before taking extracts.",
      "sources": [
        "natmed-dandelion",
        "msk-dandelion"
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
        "bile-duct-obstruction",
        "gallstones"
      ],
      "severity": "major",
      "evidence": "moderate",
      "why": "It drives bile; the European monograph rules it out with blocked ducts, inflamed ducts and stones.",
      "advice": "Do not take it unless a doctor agrees.",
      "sources": [
        "ema-dandelion"
      ]
    },
    {
      "kind": "condition",
      "with": [
        "liver-disease"
      ],
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "The European monograph advises against it in liver disease.",
      "advice": "Ask your doctor first.",
      "sources": [
        "ema-dandelion"
      ]
    },
    {
      "kind": "condition",
      "with": [
        "peptic-ulcer",
        "gastritis",
        "reflux"
      ],
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "Bitters raise stomach acid; the European monograph rules it out with an active ulcer.",
      "advice": "Do not take it with an ulcer.",
      "sources": [
        "ema-dandelion"
      ]
    },
    {
      "kind": "condition",
      "with": [
        "kidney-disease",
        "dialysis",
        "high-potassium"
      ],
      "severity": "major",
      "evidence": "theoretical",
      "why": "It brings potassium and drives water; the monograph warns of harm from too much potassium.",
      "advice": "Do not take it unless your kidney team agrees.",
      "sources": [
        "ema-dandelion"
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
        "heart-failure"
      ],
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "The European monograph warns of potassium with a weak heart.",
      "advice": "Ask your doctor first.",
      "sources": [
        "ema-dandelion"
      ]
    },
    {
      "kind": "condition",
      "with": [
        "diabetes"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "The monograph asks for care in diabetes.",
      "advice": "Check your sugar.",
      "sources": [
        "ema-dandelion"
      ]
    },
    {
      "kind": "condition",
      "with": [
        "bleeding-disorder"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "It may slow platelets.",
      "advice": "Keep to food amounts.",
      "sources": [
        "natmed-dandelion"
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
        "bowel-obstruction"
      ],
      "severity": "major",
      "evidence": "theoretical",
      "why": "It acts on the bowel and bile.",
      "advice": "Do not take it.",
      "sources": [
        "natmed-dandelion"
      ]
    },
    {
      "kind": "allergy",
      "with": [
        "ragweed-daisy-family"
      ],
      "severity": "moderate",
      "evidence": "moderate",
      "why": "It belongs to the daisy family; its sap causes rashes too.",
      "advice": "Do not take it if you react to ragweed or daisies.",
      "sources": [
        "nccih-dandelion",
        "ema-dandelion"
      ]
    },
    {
      "kind": "pregnancy",
      "severity": "none-known",
      "evidence": "limited",
      "why": "Usual food amounts of dandelion have no known problems in pregnancy.",
      "advice": "Keep to amounts used in food.",
      "sources": [
        "nccih-dandelion"
      ],
      "forms": [
        "food"
      ]
    },
    {
      "kind": "breastfeeding",
      "severity": "none-known",
      "evidence": "limited",
      "why": "Usual food amounts of dandelion have no known problems while breastfeeding.",
      "advice": "Keep to amounts used in food.",
      "sources": [
        "nccih-dandelion"
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
      "why": "Usual food amounts of dandelion have no known problems for children who eat solid food.",
      "advice": "Keep to amounts used in food.",
      "sources": [
        "nccih-dandelion"
      ],
      "forms": [
        "food"
      ]
    },
    noData('pregnancy', ["nccih-dandelion","ema-dandelion"]),
    noData('breastfeeding', ["lactmed-dandelion","ema-dandelion"]),
    childrenUnknown(12, ["ema-dandelion"])
  ],
  "monograph": {
    "partsUsed": [
      "root",
      "leaf"
    ],
    "forms": [
      "tea",
      "food",
      "extract",
      "tincture"
    ],
    "description": "The common lawn weed. The leaf is a bitter salad green; the root is dried for tea or roasted as a coffee substitute.",
    "traditionalUses": "Used as a spring tonic, for digestion and bile, and to pass more water.",
    "uses": [
      {
        "use": "digestion",
        "evidence": "theoretical",
        "text": "European tradition supports it for fullness, wind and poor appetite.",
        "sources": [
          "ema-dandelion"
        ]
      },
      {
        "use": "appetite",
        "evidence": "theoretical",
        "text": "Tradition supports it for a temporary lack of appetite.",
        "sources": [
          "ema-dandelion"
        ]
      },
      {
        "use": "urinary",
        "evidence": "limited",
        "text": "One small uncontrolled study found more urine on the first day with leaf extract; tradition supports flushing.",
        "sources": [
          "ema-dandelion",
          "natmed-dandelion"
        ]
      },
      {
        "use": "liver",
        "evidence": "theoretical",
        "text": "There is no good evidence in people.",
        "sources": [
          "nccih-dandelion"
        ]
      }
    ],
    "amounts": [
      {
        "form": "tea",
        "text": "3 to 4 g of root with leaf boiled, or 4 to 10 g of leaf steeped, up to three times a day.",
        "sources": [
          "ema-dandelion"
        ]
      }
    ],
    "preparation": "Steep the leaf for 10 minutes; simmer the root.",
    "timeToEffect": null,
    "sideEffects": {
      "text": "Stomach upset, heartburn, allergy; rash from the sap.",
      "sources": [
        "nccih-dandelion",
        "ema-dandelion"
      ]
    },
    "precautions": {
      "text": "Not with blocked bile ducts, gallstones, an active ulcer or kidney failure. Ask first with lithium, water pills, potassium, ciprofloxacin, warfarin, diabetes medications, and in pregnancy or breastfeeding. Not with an allergy to the daisy family.",
      "sources": [
        "ema-dandelion",
        "nccih-dandelion"
      ]
    },
    "lookAlikes": {
      "text": "Cat's ear and hawkbits look similar; gather only where nothing was sprayed.",
      "sources": [
        "ahpa-botanical-safety-handbook-b4"
      ]
    },
    "morphology": {
      "habit": "rosette",
      "leaf": {
        "shape": "lobed",
        "margin": "lobed",
        "arrangement": "basal"
      },
      "flower": {
        "form": "daisy",
        "color": "#f7cf1d"
      },
      "below": "taproot",
      "fruit": {
        "form": "nut",
        "color": "#8a7a5a"
      }
    }
  }
} satisfies Herb;
