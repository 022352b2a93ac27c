import type { Herb } from '../herb.ts';

export const anise = {
  "key": "anise",
  "name": "Anise",
  "scientificName": "Pimpinella anisum",
  "kind": "herb",
  "family": "Apiaceae",
  "names": [
    "aniseed",
    "anise seed",
    "anise seeds",
    "anise fruit",
    "sweet cumin anise",
    "sweet anise seed",
    "Anis",
    "Anissamen",
    "anís",
    "anis vert",
    "anice verde",
    "erva-doce",
    "yansoon",
    "yansun",
    "anisun",
    "vilayati saunf",
    "huei hsiang",
    "hui qin",
    "Anisi fructus",
    "Anisum vulgare",
    "anisette",
    "ouzo anise",
    "anethole",
    "aniss",
    "annise",
    "anise spice"
  ],
  "effects": [
    {
      "effect": "estrogenic",
      "strength": "weak",
      "evidence": "theoretical",
      "sources": [
        "natmed-anise"
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
      "effect": "bleeding",
      "strength": "weak",
      "evidence": "theoretical",
      "sources": [
        "natmed-anise"
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
        "tamoxifen",
        "class:tamoxifen",
        "class:hormonal-cancer-therapy",
        "class:aromatase-inhibitor"
      ],
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "Anise has weak estrogen-like effects.",
      "advice": "Keep to food amounts unless your cancer team agrees.",
      "sources": [
        "natmed-anise"
      ]
    },
    {
      "kind": "medicine",
      "with": [
        "class:estrogen",
        "class:hormonal-contraceptive"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "Large amounts have weak estrogen-like effects.",
      "advice": "Keep to usual amounts.",
      "sources": [
        "natmed-anise"
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
      "why": "It holds coumarin-like substances in small amounts.",
      "advice": "Keep intake steady.",
      "sources": [
        "natmed-anise"
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
        "fluoxetine",
        "imipramine",
        "diazepam",
        "codeine",
        "midazolam"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "In animals the oil changed how strongly these act.",
      "advice": "Do not swallow the oil.",
      "sources": [
        "natmed-anise"
      ],
      "forms": [
        "essential-oil"
      ]
    },
    {
      "kind": "medicine",
      "with": [
        "class:antidiabetic"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "It may lower blood sugar.",
      "advice": "Check your sugar with extracts.",
      "sources": [
        "natmed-anise"
      ],
      "forms": [
        "extract",
        "tincture",
        "unspecified"
      ]
    },
    {
      "kind": "supplement",
      "with": [
        "licorice"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "Anise drinks are sometimes flavored with licorice.",
      "advice": "Read the label.",
      "sources": [
        "natmed-anise"
      ],
      "forms": [
        "food"
      ]
    },
    {
      "kind": "condition",
      "with": [
        "hormone-sensitive-condition",
        "breast-cancer",
        "endometriosis",
        "uterine-fibroids"
      ],
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "Anise has weak estrogen-like effects.",
      "advice": "Keep to food amounts unless your specialist agrees.",
      "sources": [
        "natmed-anise"
      ]
    },
    {
      "kind": "condition",
      "with": [
        "epilepsy"
      ],
      "severity": "moderate",
      "evidence": "limited",
      "why": "Seizures have been reported after anise oil.",
      "advice": "Do not swallow the oil.",
      "sources": [
        "tisserand-essential-oil-safety-b5"
      ],
      "forms": [
        "essential-oil"
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
      "why": "People allergic to celery, carrot, mugwort or birch pollen can react; the monograph rules it out with allergy to anethole.",
      "advice": "Do not take it if you react to related plants.",
      "sources": [
        "ema-anise"
      ]
    },
    {
      "kind": "pregnancy",
      "severity": "none-known",
      "evidence": "limited",
      "why": "Usual food amounts of anise have no known problems in pregnancy.",
      "advice": "Keep to amounts used in food.",
      "sources": [
        "ema-anise"
      ],
      "forms": [
        "food"
      ]
    },
    {
      "kind": "breastfeeding",
      "severity": "none-known",
      "evidence": "limited",
      "why": "Usual food amounts of anise have no known problems while breastfeeding.",
      "advice": "Keep to amounts used in food.",
      "sources": [
        "ema-anise"
      ],
      "forms": [
        "food"
      ]
    },
    {
      "kind": "age",
      "underYears": 4,
      "severity": "none-known",
      "evidence": "limited",
      "why": "Usual food amounts of anise have no known problems for children who eat solid food.",
      "advice": "Keep to amounts used in food.",
      "sources": [
        "ema-anise"
      ],
      "forms": [
        "food"
      ]
    },
    {
      "kind": "pregnancy",
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "Medicinal amounts have not been studied, and anethole acts weakly like estrogen.",
      "advice": "Keep to food amounts.",
      "sources": [
        "ema-anise"
      ],
      "forms": [
        "tea",
        "extract",
        "tincture",
        "unspecified"
      ]
    },
    {
      "kind": "pregnancy",
      "severity": "major",
      "evidence": "theoretical",
      "why": "The concentrated oil may act on hormones and the womb.",
      "advice": "Do not swallow the oil in pregnancy.",
      "sources": [
        "ema-anise"
      ],
      "forms": [
        "essential-oil"
      ]
    },
    {
      "kind": "breastfeeding",
      "severity": "moderate",
      "evidence": "limited",
      "why": "Two babies became drowsy and weak after their mothers drank large amounts of a tea with anise and fennel.",
      "advice": "Keep to food amounts or a cup now and then.",
      "sources": [
        "lactmed-anise"
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
      "kind": "age",
      "underYears": 12,
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "The European monograph does not advise it under 12 years because of estragole and missing data.",
      "advice": "Ask a pediatrician first; never use star anise instead.",
      "sources": [
        "ema-anise"
      ],
      "forms": [
        "tea",
        "unspecified",
        "extract",
        "tincture"
      ]
    },
    {
      "kind": "age",
      "underYears": 18,
      "severity": "major",
      "evidence": "limited",
      "why": "The oil has caused seizures and breathing trouble in children.",
      "advice": "Do not give the oil by mouth to a child.",
      "sources": [
        "tisserand-essential-oil-safety-b5"
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
      "extract"
    ],
    "description": "A white-flowered annual of the Mediterranean with sweet seeds. It is not related to star anise.",
    "traditionalUses": "Used for wind, coughs and to bring on milk, and in liqueurs.",
    "uses": [
      {
        "use": "bloating",
        "evidence": "theoretical",
        "text": "European tradition supports it for mild cramps, wind and fullness.",
        "sources": [
          "ema-anise"
        ]
      },
      {
        "use": "cough",
        "evidence": "theoretical",
        "text": "Tradition supports it for coughs with a cold.",
        "sources": [
          "ema-anise"
        ]
      },
      {
        "use": "digestion",
        "evidence": "limited",
        "text": "One small trial suggested less indigestion.",
        "sources": [
          "natmed-anise"
        ]
      },
      {
        "use": "lactation",
        "evidence": "theoretical",
        "text": "There are no good studies.",
        "sources": [
          "lactmed-anise"
        ]
      },
      {
        "use": "menopause",
        "evidence": "limited",
        "text": "One small trial suggested fewer hot flashes.",
        "sources": [
          "natmed-anise"
        ]
      }
    ],
    "amounts": [
      {
        "form": "tea",
        "text": "1 to 3.5 g of crushed seed in 150 ml of boiling water, three times a day, up to two weeks.",
        "sources": [
          "ema-anise"
        ]
      },
      {
        "form": "food",
        "text": "To taste.",
        "sources": [
          "ema-anise"
        ]
      }
    ],
    "preparation": "Crush the seeds just before use and steep covered.",
    "timeToEffect": null,
    "sideEffects": {
      "text": "Allergy of skin, airways or gut.",
      "sources": [
        "ema-anise"
      ]
    },
    "precautions": {
      "text": "Not with an allergy to celery or carrot plants or anethole. Ask first with hormone-sensitive conditions, tamoxifen, warfarin, and in pregnancy or breastfeeding. Not under 12 years. Never swallow the oil.",
      "sources": [
        "ema-anise",
        "natmed-anise"
      ]
    },
    "lookAlikes": {
      "text": "Star anise and its poisonous Japanese cousin are different; the seeds have also been mixed with poison hemlock fruits.",
      "sources": [
        "fda-star-anise-2003",
        "ahpa-botanical-safety-handbook-b4"
      ]
    },
    "morphology": {
      "habit": "herb",
      "leaf": {
        "shape": "pinnate",
        "margin": "serrate",
        "arrangement": "alternate"
      },
      "flower": {
        "form": "umbel",
        "color": "#ffffff"
      },
      "below": "taproot",
      "fruit": {
        "form": "nut",
        "color": "#9a9a6a"
      }
    }
  }
} satisfies Herb;
