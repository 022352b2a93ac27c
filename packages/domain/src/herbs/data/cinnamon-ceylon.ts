import type { Herb } from '../herb.ts';
import { childrenUnknown } from '../standard-rules.ts';

export const cinnamonCeylon = {
  "key": "cinnamon-ceylon",
  "name": "Cinnamon (Ceylon)",
  "scientificName": "Cinnamomum verum",
  "kind": "herb",
  "family": "Lauraceae",
  "names": [
    "Ceylon cinnamon",
    "true cinnamon",
    "Sri Lanka cinnamon",
    "Sri Lankan cinnamon",
    "Cinnamomum zeylanicum",
    "Mexican cinnamon",
    "soft-stick cinnamon",
    "canela de Ceilán",
    "canela de Ceylán",
    "Ceylon-Zimt",
    "Ceylonzimt",
    "cannelle de Ceylan",
    "kurundu",
    "xi lan rou gui",
    "Cinnamomi cortex",
    "ceylon cinamon",
    "ceylon cinnimon",
    "silon cinnamon"
  ],
  "allergens": [
    "cinnamon-balsam-of-peru"
  ],
  "effects": [
    {
      "effect": "lowers-glucose",
      "strength": "weak",
      "evidence": "theoretical",
      "sources": [
        "natmed-ceylon-cinnamon"
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
        "natmed-ceylon-cinnamon"
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
        "class:insulin",
        "metformin"
      ],
      "severity": "minor",
      "evidence": "limited",
      "why": "It may lower blood sugar a little; studies with this kind are few.",
      "advice": "Check your sugar if you take capsules.",
      "sources": [
        "nccih-cinnamon",
        "natmed-ceylon-cinnamon"
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
        "class:anticoagulant"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "It holds very little coumarin; capsules have not been tested with blood thinners.",
      "advice": "Keep intake steady and mention capsules to the clinic.",
      "sources": [
        "natmed-ceylon-cinnamon",
        "bfr-coumarin"
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
      "why": "It may lower blood pressure a little.",
      "advice": "Check your blood pressure.",
      "sources": [
        "natmed-ceylon-cinnamon"
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
        "natmed-ceylon-cinnamon",
        "commission-e-b4"
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
        "peptic-ulcer",
        "gastritis",
        "reflux"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "It can irritate the stomach.",
      "advice": "Use less.",
      "sources": [
        "natmed-ceylon-cinnamon"
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
        "liver-disease"
      ],
      "severity": "minor",
      "evidence": "limited",
      "why": "It holds only traces of coumarin, unlike cassia, but capsules are little studied.",
      "advice": "Keep to food amounts and check that it is really Ceylon.",
      "sources": [
        "bfr-coumarin",
        "natmed-ceylon-cinnamon"
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
      "why": "Capsules may lower blood sugar.",
      "advice": "Check your sugar.",
      "sources": [
        "natmed-ceylon-cinnamon"
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
        "open-wound"
      ],
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "The oil burns skin and mouth.",
      "advice": "Do not put the oil on skin or gums.",
      "sources": [
        "tisserand-essential-oil-safety-b5"
      ],
      "forms": [
        "topical"
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
        "ema-cinnamon-bark"
      ]
    },
    {
      "kind": "pregnancy",
      "severity": "none-known",
      "evidence": "limited",
      "why": "Usual food amounts of Ceylon cinnamon have no known problems in pregnancy.",
      "advice": "Keep to amounts used in food.",
      "sources": [
        "nccih-cinnamon"
      ],
      "forms": [
        "food"
      ]
    },
    {
      "kind": "breastfeeding",
      "severity": "none-known",
      "evidence": "limited",
      "why": "Usual food amounts of Ceylon cinnamon have no known problems while breastfeeding.",
      "advice": "Keep to amounts used in food.",
      "sources": [
        "nccih-cinnamon"
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
      "why": "Usual food amounts of Ceylon cinnamon have no known problems for children who eat solid food.",
      "advice": "Keep to amounts used in food.",
      "sources": [
        "nccih-cinnamon"
      ],
      "forms": [
        "food"
      ]
    },
    {
      "kind": "pregnancy",
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "The European monograph advises against medicinal amounts in pregnancy for lack of data.",
      "advice": "Keep to food amounts.",
      "sources": [
        "ema-cinnamon-bark"
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
      "why": "Medicinal amounts have not been studied while breastfeeding.",
      "advice": "Keep to food amounts.",
      "sources": [
        "ema-cinnamon-bark",
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
    childrenUnknown(18, ["ema-cinnamon-bark"])
  ],
  "monograph": {
    "partsUsed": [
      "inner bark"
    ],
    "forms": [
      "food",
      "tea",
      "extract",
      "tincture"
    ],
    "description": "The thin, pale, mild cinnamon of Sri Lanka, nearly free of coumarin.",
    "traditionalUses": "Used for mild cramps of the gut, bloating, wind and loose stools.",
    "uses": [
      {
        "use": "bloating",
        "evidence": "theoretical",
        "text": "European tradition supports the tea for mild cramps, bloating and wind.",
        "sources": [
          "ema-cinnamon-bark"
        ]
      },
      {
        "use": "diarrhea",
        "evidence": "theoretical",
        "text": "European tradition supports it for mild loose stools.",
        "sources": [
          "ema-cinnamon-bark"
        ]
      },
      {
        "use": "blood-sugar",
        "evidence": "limited",
        "text": "Few trials used this kind; results do not allow a clear answer.",
        "sources": [
          "nccih-cinnamon"
        ]
      }
    ],
    "amounts": [
      {
        "form": "tea",
        "text": "0.5 to 1 g of bark in hot water up to four times a day.",
        "sources": [
          "ema-cinnamon-bark"
        ]
      },
      {
        "form": "food",
        "text": "To taste.",
        "sources": [
          "nccih-cinnamon"
        ]
      }
    ],
    "preparation": "Steep a piece of bark for 15 minutes.",
    "timeToEffect": null,
    "sideEffects": {
      "text": "Sore mouth or skin, allergy.",
      "sources": [
        "ema-cinnamon-bark",
        "nccih-cinnamon"
      ]
    },
    "precautions": {
      "text": "Not with an allergy to cinnamon or balsam of Peru. Ask before capsules with diabetes medications or warfarin, in pregnancy and breastfeeding, and for children. Never swallow the oil.",
      "sources": [
        "ema-cinnamon-bark",
        "nccih-cinnamon"
      ]
    },
    "lookAlikes": {
      "text": "Cassia is sold as cinnamon too and holds far more coumarin; look for thin, many-layered sticks.",
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
        "color": "#e8e6c8"
      },
      "below": "fibrous",
      "fruit": {
        "form": "berry",
        "color": "#3a2a4a"
      }
    }
  }
} satisfies Herb;
