import type { Herb } from '../herb.ts';
import { childrenUnknown } from '../standard-rules.ts';

export const spearmint = {
  "key": "spearmint",
  "name": "Spearmint",
  "scientificName": "Mentha spicata",
  "kind": "herb",
  "family": "Lamiaceae",
  "names": [
    "spear mint",
    "garden mint",
    "green mint",
    "common mint",
    "mint leaves",
    "fresh mint",
    "Moroccan mint",
    "lamb mint",
    "our ladys mint",
    "Mentha viridis",
    "Mentha crispa",
    "Grüne Minze",
    "grüne Minze",
    "Krauseminze",
    "hierbabuena",
    "yerba buena mint",
    "menthe verte",
    "menthe douce",
    "menta verde",
    "hortelã",
    "nana mint",
    "Nanaminze",
    "liu lan xiang",
    "spearmint oil",
    "spear-mint",
    "spermint",
    "spearment"
  ],
  "effects": [
    {
      "effect": "anti-androgenic",
      "strength": "weak",
      "evidence": "limited",
      "sources": [
        "trial-grant-2010-spearmint",
        "natmed-spearmint"
      ],
      "forms": [
        "tea",
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
        "testosterone",
        "class:androgen"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "Spearmint tea lowered free testosterone a little in women.",
      "advice": "Keep to a cup now and then and tell the prescriber.",
      "sources": [
        "trial-grant-2010-spearmint",
        "natmed-spearmint"
      ],
      "forms": [
        "tea",
        "extract",
        "tincture",
        "unspecified"
      ]
    },
    {
      "kind": "medicine",
      "with": [
        "class:iron-supplement",
        "ferrous-sulfate"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "Herbal teas with tannins can hold back iron.",
      "advice": "Keep them an hour or two apart.",
      "sources": [
        "stockley-herbal-b4"
      ],
      "forms": [
        "tea",
        "unspecified"
      ]
    },
    {
      "kind": "medicine",
      "with": [
        "class:hormonal-contraceptive"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "Two cups a day changed hormones a little in women with excess hair.",
      "advice": "Usual amounts are not known to matter.",
      "sources": [
        "trial-grant-2010-spearmint"
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
        "reflux",
        "hiatal-hernia"
      ],
      "severity": "minor",
      "evidence": "limited",
      "why": "Mint can bring on heartburn, though spearmint did so little in a small study.",
      "advice": "Stop it if it brings on heartburn.",
      "sources": [
        "natmed-spearmint"
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
        "pcos"
      ],
      "severity": "minor",
      "evidence": "limited",
      "why": "Two cups of tea a day lowered free testosterone in small trials.",
      "advice": "It does not replace treatment; tell your doctor.",
      "sources": [
        "trial-grant-2010-spearmint"
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
        "kidney-disease",
        "liver-disease"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "Large amounts harmed kidneys and liver in rats.",
      "advice": "Keep to food amounts and a cup of tea.",
      "sources": [
        "natmed-spearmint"
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
        "trying-to-conceive"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "Large daily amounts may lower male hormones.",
      "advice": "Keep to usual amounts.",
      "sources": [
        "trial-grant-2010-spearmint"
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
      "severity": "none-known",
      "evidence": "limited",
      "why": "Usual food amounts of spearmint have no known problems in pregnancy.",
      "advice": "Keep to amounts used in food.",
      "sources": [
        "natmed-spearmint"
      ],
      "forms": [
        "food"
      ]
    },
    {
      "kind": "breastfeeding",
      "severity": "none-known",
      "evidence": "limited",
      "why": "Usual food amounts of spearmint have no known problems while breastfeeding.",
      "advice": "Keep to amounts used in food.",
      "sources": [
        "natmed-spearmint"
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
      "why": "Usual food amounts of spearmint have no known problems for children who eat solid food.",
      "advice": "Keep to amounts used in food.",
      "sources": [
        "natmed-spearmint"
      ],
      "forms": [
        "food"
      ]
    },
    {
      "kind": "pregnancy",
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "Very large amounts may harm the womb, going by animals; a cup now and then is common but not studied.",
      "advice": "Keep to food amounts or a weak cup.",
      "sources": [
        "natmed-spearmint"
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
        "lactmed-peppermint-b4",
        "natmed-spearmint"
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
      "underYears": 4,
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "Mint products near the face of small children can trouble breathing, even though spearmint holds little menthol.",
      "advice": "Do not give mint tea or oil to babies and toddlers.",
      "sources": [
        "natmed-spearmint"
      ],
      "forms": [
        "tea",
        "extract",
        "tincture",
        "essential-oil",
        "topical",
        "unspecified"
      ]
    },
    childrenUnknown(12, ["natmed-spearmint"])
  ],
  "monograph": {
    "partsUsed": [
      "leaf"
    ],
    "forms": [
      "food",
      "tea",
      "extract"
    ],
    "description": "The mild garden mint, used in food, mint tea and chewing gum. It holds carvone and little menthol.",
    "traditionalUses": "Drunk for wind, nausea and hiccups.",
    "uses": [
      {
        "use": "digestion",
        "evidence": "theoretical",
        "text": "Use for wind and upset stomach rests on tradition.",
        "sources": [
          "natmed-spearmint"
        ]
      },
      {
        "use": "hair",
        "evidence": "limited",
        "text": "Two small trials in women with excess hair found lower free testosterone after two cups a day; hair hardly changed in a month.",
        "sources": [
          "trial-grant-2010-spearmint"
        ]
      },
      {
        "use": "memory",
        "evidence": "limited",
        "text": "A trial of a special extract in older adults found slightly better working memory.",
        "sources": [
          "natmed-spearmint"
        ]
      },
      {
        "use": "joints",
        "evidence": "limited",
        "text": "One small trial of a strong tea suggested less knee pain.",
        "sources": [
          "natmed-spearmint"
        ]
      }
    ],
    "amounts": [
      {
        "form": "tea",
        "text": "Trials used about two cups a day, 5 g of dried leaf in 250 ml of water each.",
        "sources": [
          "trial-grant-2010-spearmint"
        ]
      },
      {
        "form": "food",
        "text": "To taste.",
        "sources": [
          "natmed-spearmint"
        ]
      }
    ],
    "preparation": "Steep fresh or dried leaf 5 to 10 minutes.",
    "timeToEffect": null,
    "sideEffects": {
      "text": "Rarely heartburn, allergy, sore mouth.",
      "sources": [
        "natmed-spearmint"
      ]
    },
    "precautions": {
      "text": "May lower male hormones a little. Ask first with kidney or liver disease, hormone medications, and in pregnancy or breastfeeding beyond food amounts. Not with an allergy to mint.",
      "sources": [
        "natmed-spearmint"
      ]
    },
    "lookAlikes": {
      "text": "Pennyroyal is a mint whose oil is poisonous.",
      "sources": [
        "livertox-pennyroyal"
      ]
    },
    "morphology": {
      "habit": "herb",
      "leaf": {
        "shape": "lanceolate",
        "margin": "serrate",
        "arrangement": "opposite"
      },
      "flower": {
        "form": "spike",
        "color": "#c8b0d8"
      },
      "below": "rhizome",
      "fruit": {
        "form": "nut",
        "color": "#5a4632"
      }
    }
  }
} satisfies Herb;
