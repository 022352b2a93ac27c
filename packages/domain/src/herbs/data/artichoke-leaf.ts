import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

export const artichokeLeaf = {
  "key": "artichoke-leaf",
  "name": "Artichoke leaf",
  "scientificName": "Cynara scolymus",
  "kind": "herb",
  "family": "Asteraceae",
  "names": [
    "artichoke",
    "globe artichoke",
    "artichoke leaves",
    "artichoke leaf capsules",
    "artichoke hearts",
    "Cynara cardunculus",
    "Cynara cardunculus var. scolymus",
    "cynarin",
    "Cynarae folium",
    "Artischocke",
    "Artischockenblätter",
    "alcachofa",
    "artichaut",
    "carciofo",
    "alcachofra",
    "kangar globe",
    "chao xian ji",
    "kharshuf",
    "Hepar-SL",
    "artichoak",
    "artichock",
    "artachoke"
  ],
  "effects": [
    {
      "effect": "lowers-glucose",
      "strength": "weak",
      "evidence": "limited",
      "sources": [
        "natmed-artichoke"
      ]
    },
    {
      "effect": "lowers-blood-pressure",
      "strength": "weak",
      "evidence": "limited",
      "sources": [
        "natmed-artichoke"
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
      "why": "Leaf extract lowered sugar a little in trials.",
      "advice": "Check your sugar when you start.",
      "sources": [
        "natmed-artichoke"
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
        "class:antihypertensive"
      ],
      "severity": "minor",
      "evidence": "limited",
      "why": "Leaf extract lowered blood pressure a little in trials.",
      "advice": "Check your blood pressure.",
      "sources": [
        "natmed-artichoke"
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
        "class:statin"
      ],
      "severity": "none-known",
      "evidence": "limited",
      "why": "No harm is known from this pair.",
      "advice": "Do not swap your statin for it.",
      "sources": [
        "natmed-artichoke"
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
      "why": "No interaction is shown, but the pair has not been studied.",
      "advice": "Mention it to the clinic before starting extracts.",
      "sources": [
        "natmed-artichoke"
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
        "bile-duct-obstruction"
      ],
      "severity": "contraindicated",
      "evidence": "moderate",
      "why": "It drives bile; the European monograph rules it out with blocked or inflamed bile ducts.",
      "advice": "Do not take it.",
      "sources": [
        "ema-artichoke-leaf"
      ]
    },
    {
      "kind": "condition",
      "with": [
        "gallstones"
      ],
      "severity": "major",
      "evidence": "moderate",
      "why": "It can set stones moving; the European monograph rules it out.",
      "advice": "Do not take it unless your doctor agrees.",
      "sources": [
        "ema-artichoke-leaf"
      ]
    },
    {
      "kind": "condition",
      "with": [
        "liver-disease",
        "hepatitis"
      ],
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "The European monograph advises against it in liver disease.",
      "advice": "Ask your doctor first.",
      "sources": [
        "ema-artichoke-leaf"
      ]
    },
    {
      "kind": "condition",
      "with": [
        "irritable-bowel"
      ],
      "severity": "minor",
      "evidence": "limited",
      "why": "It can cause gas and loose stools, though small studies suggest relief.",
      "advice": "Stop if it makes you worse.",
      "sources": [
        "natmed-artichoke"
      ]
    },
    {
      "kind": "allergy",
      "with": [
        "ragweed-daisy-family"
      ],
      "severity": "moderate",
      "evidence": "moderate",
      "why": "It belongs to the daisy family.",
      "advice": "Do not take it if you react to ragweed or daisies.",
      "sources": [
        "ema-artichoke-leaf"
      ]
    },
    {
      "kind": "pregnancy",
      "severity": "none-known",
      "evidence": "limited",
      "why": "Usual food amounts of artichoke have no known problems in pregnancy.",
      "advice": "Keep to amounts used in food.",
      "sources": [
        "natmed-artichoke"
      ],
      "forms": [
        "food"
      ]
    },
    {
      "kind": "breastfeeding",
      "severity": "none-known",
      "evidence": "limited",
      "why": "Usual food amounts of artichoke have no known problems while breastfeeding.",
      "advice": "Keep to amounts used in food.",
      "sources": [
        "natmed-artichoke"
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
      "why": "Usual food amounts of artichoke have no known problems for children who eat solid food.",
      "advice": "Keep to amounts used in food.",
      "sources": [
        "natmed-artichoke"
      ],
      "forms": [
        "food"
      ]
    },
    noData('pregnancy', ["ema-artichoke-leaf"]),
    noData('breastfeeding', ["ema-artichoke-leaf"]),
    childrenUnknown(12, ["ema-artichoke-leaf"])
  ],
  "monograph": {
    "partsUsed": [
      "leaf"
    ],
    "forms": [
      "extract",
      "tea",
      "food",
      "tincture"
    ],
    "description": "The large bitter leaves of the globe artichoke plant; the flower bud is the vegetable.",
    "traditionalUses": "Used for fullness, bile and liver complaints since the 16th century.",
    "uses": [
      {
        "use": "digestion",
        "evidence": "moderate",
        "text": "Trials of leaf extract found less fullness and discomfort in functional indigestion than a dummy pill.",
        "sources": [
          "ema-artichoke-leaf",
          "natmed-artichoke"
        ]
      },
      {
        "use": "cholesterol",
        "evidence": "limited",
        "text": "Pooled small trials found a modest fall in cholesterol.",
        "sources": [
          "natmed-artichoke"
        ]
      },
      {
        "use": "liver",
        "evidence": "limited",
        "text": "Small trials in fatty liver suggest better liver tests.",
        "sources": [
          "natmed-artichoke"
        ]
      }
    ],
    "amounts": [
      {
        "form": "extract",
        "text": "600 to 1,320 mg of dry water extract a day in divided doses.",
        "sources": [
          "ema-artichoke-leaf"
        ]
      },
      {
        "form": "tea",
        "text": "About 1.5 g of dried leaf in 150 ml of boiling water up to four times a day.",
        "sources": [
          "ema-artichoke-leaf"
        ]
      }
    ],
    "preparation": null,
    "timeToEffect": "If nothing changes in two weeks, see a doctor.",
    "sideEffects": {
      "text": "Mild diarrhea, cramps, heartburn; allergy.",
      "sources": [
        "ema-artichoke-leaf"
      ]
    },
    "precautions": {
      "text": "Not with gallstones, blocked bile ducts or liver disease, nor with an allergy to the daisy family. Ask first with diabetes or blood pressure medications, warfarin, and in pregnancy or breastfeeding.",
      "sources": [
        "ema-artichoke-leaf"
      ]
    },
    "lookAlikes": null,
    "morphology": {
      "habit": "herb",
      "leaf": {
        "shape": "pinnate",
        "margin": "spiny",
        "arrangement": "alternate"
      },
      "flower": {
        "form": "thistle",
        "color": "#7a5fc0"
      },
      "below": "taproot",
      "fruit": {
        "form": "nut",
        "color": "#6a5a4a"
      }
    }
  }
} satisfies Herb;
