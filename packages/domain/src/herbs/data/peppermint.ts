import type { Herb } from '../herb.ts';

export const peppermint = {
  "key": "peppermint",
  "name": "Peppermint",
  "scientificName": "Mentha x piperita",
  "kind": "herb",
  "family": "Lamiaceae",
  "names": [
    "peppermint leaf",
    "peppermint leaves",
    "mint",
    "mint leaf",
    "brandy mint",
    "balm mint",
    "Mentha piperita",
    "Menthae piperitae folium",
    "Pfefferminze",
    "Pfefferminztee",
    "Pfefferminzblätter",
    "menta piperita",
    "hierbabuena piperita",
    "menthe poivrée",
    "bo he",
    "bohe",
    "pudina",
    "paparaminta",
    "na'na",
    "pepermint",
    "peppermit",
    "pippermint"
  ],
  "effects": [],
  "rules": [
    {
      "kind": "medicine",
      "with": [
        "cyclosporine"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "Peppermint oil raised cyclosporine in rats; the tea has far less oil and has not been tested.",
      "advice": "Keep tea to a cup or two, avoid concentrated products and tell the transplant team.",
      "sources": [
        "stockley-herbal-b4"
      ]
    },
    {
      "kind": "medicine",
      "with": [
        "felodipine",
        "simvastatin"
      ],
      "severity": "minor",
      "evidence": "limited",
      "why": "Oil capsules raised felodipine a little in volunteers; this is unlikely to matter with tea.",
      "advice": "Keep to usual amounts of tea and report dizziness or muscle pain.",
      "sources": [
        "stockley-herbal-b4"
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
        "class:iron-supplement",
        "ferrous-sulfate"
      ],
      "severity": "minor",
      "evidence": "limited",
      "why": "Herbal teas rich in tannins, peppermint among them, lowered iron uptake from a meal in a volunteer study.",
      "advice": "Drink the tea an hour or two apart from iron tablets.",
      "sources": [
        "stockley-herbal-b4"
      ],
      "forms": [
        "tea",
        "unspecified"
      ]
    },
    {
      "kind": "supplement",
      "with": [
        "iron"
      ],
      "severity": "minor",
      "evidence": "limited",
      "why": "Tannins in the tea can hold back iron.",
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
      "kind": "condition",
      "with": [
        "reflux",
        "hiatal-hernia"
      ],
      "severity": "moderate",
      "evidence": "limited",
      "why": "Mint relaxes the valve above the stomach, so heartburn can get worse.",
      "advice": "Avoid it if it brings on heartburn.",
      "sources": [
        "ema-peppermint-leaf",
        "nccih-peppermint-oil-b4"
      ]
    },
    {
      "kind": "condition",
      "with": [
        "gallstones",
        "bile-duct-obstruction"
      ],
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "Peppermint can set the gallbladder moving.",
      "advice": "Ask a doctor before drinking it for treatment.",
      "sources": [
        "ema-peppermint-leaf"
      ]
    },
    {
      "kind": "condition",
      "with": [
        "anemia"
      ],
      "severity": "minor",
      "evidence": "limited",
      "why": "Tannins in the tea can lower iron uptake from meals.",
      "advice": "Drink it between meals if your iron is low.",
      "sources": [
        "stockley-herbal-b4"
      ],
      "forms": [
        "tea",
        "unspecified"
      ]
    },
    {
      "kind": "pregnancy",
      "severity": "none-known",
      "evidence": "limited",
      "why": "Usual food amounts of peppermint have no known problems in pregnancy.",
      "advice": "Keep to amounts used in food.",
      "sources": [
        "ema-peppermint-leaf"
      ],
      "forms": [
        "food"
      ]
    },
    {
      "kind": "breastfeeding",
      "severity": "none-known",
      "evidence": "limited",
      "why": "Usual food amounts of peppermint have no known problems while breastfeeding.",
      "advice": "Keep to amounts used in food.",
      "sources": [
        "ema-peppermint-leaf"
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
      "why": "Usual food amounts of peppermint have no known problems for children who eat solid food.",
      "advice": "Keep to amounts used in food.",
      "sources": [
        "ema-peppermint-leaf"
      ],
      "forms": [
        "food"
      ]
    },
    {
      "kind": "pregnancy",
      "severity": "minor",
      "evidence": "limited",
      "why": "Tea in usual amounts is widely drunk in pregnancy, but strong preparations have not been studied.",
      "advice": "Keep to one or two cups a day and ask about anything stronger.",
      "sources": [
        "ema-peppermint-leaf"
      ],
      "forms": [
        "tea",
        "unspecified"
      ]
    },
    {
      "kind": "pregnancy",
      "severity": "unknown",
      "evidence": "theoretical",
      "why": "Extracts and tinctures have not been studied in pregnancy.",
      "advice": "Keep to food and light tea.",
      "sources": [
        "ema-peppermint-leaf"
      ],
      "forms": [
        "extract",
        "tincture",
        "essential-oil"
      ]
    },
    {
      "kind": "breastfeeding",
      "severity": "minor",
      "evidence": "limited",
      "why": "Usual tea has no known problems; large amounts of mint are said to lower milk, without good studies.",
      "advice": "Keep to a cup or two a day.",
      "sources": [
        "lactmed-peppermint-b4"
      ],
      "forms": [
        "tea",
        "unspecified"
      ]
    },
    {
      "kind": "breastfeeding",
      "severity": "unknown",
      "evidence": "theoretical",
      "why": "Extracts and tinctures have not been studied while breastfeeding.",
      "advice": "Keep to food and light tea.",
      "sources": [
        "lactmed-peppermint-b4"
      ],
      "forms": [
        "extract",
        "tincture",
        "essential-oil"
      ]
    },
    {
      "kind": "age",
      "underYears": 4,
      "severity": "moderate",
      "evidence": "moderate",
      "why": "Menthol, the main part of peppermint, can make babies and toddlers stop breathing for a moment, and tea is not established under 4 years.",
      "advice": "Do not give peppermint tea or products to babies and toddlers.",
      "sources": [
        "ema-peppermint-leaf"
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
    {
      "kind": "age",
      "underYears": 12,
      "severity": "unknown",
      "evidence": "theoretical",
      "why": "Extracts and tinctures are not established in children.",
      "advice": "Ask a pharmacist first.",
      "sources": [
        "ema-peppermint-leaf"
      ],
      "forms": [
        "extract",
        "tincture",
        "essential-oil"
      ]
    }
  ],
  "monograph": {
    "partsUsed": [
      "leaf"
    ],
    "forms": [
      "tea",
      "food",
      "extract",
      "tincture"
    ],
    "description": "The everyday mint of tea bags and sweets, a natural cross of water mint and spearmint. The distilled oil in capsules is a separate, stronger product.",
    "traditionalUses": "Drunk after meals for wind, cramps and an upset stomach, and breathed in for stuffy noses.",
    "uses": [
      {
        "use": "digestion",
        "evidence": "theoretical",
        "text": "European tradition supports the leaf tea for indigestion and wind; nearly all trials used the oil, not the tea.",
        "sources": [
          "ema-peppermint-leaf"
        ]
      },
      {
        "use": "bloating",
        "evidence": "theoretical",
        "text": "Use of the tea for gas and fullness rests on long tradition.",
        "sources": [
          "ema-peppermint-leaf"
        ]
      },
      {
        "use": "nausea",
        "evidence": "theoretical",
        "text": "Tea is a folk remedy for nausea; it has hardly been studied.",
        "sources": [
          "nccih-peppermint-oil-b4"
        ]
      }
    ],
    "amounts": [
      {
        "form": "tea",
        "text": "1.5 to 3 g of dried leaf in 100 to 150 ml of boiling water, up to three times a day for adults.",
        "sources": [
          "ema-peppermint-leaf"
        ]
      },
      {
        "form": "food",
        "text": "Fresh leaves to taste.",
        "sources": [
          "ema-peppermint-leaf"
        ]
      }
    ],
    "preparation": "Cover the cup while the tea steeps for 5 to 10 minutes, so that the oil does not escape.",
    "timeToEffect": "Usually felt within an hour, if at all.",
    "sideEffects": {
      "text": "Heartburn in some people; rarely allergy.",
      "sources": [
        "ema-peppermint-leaf",
        "nccih-peppermint-oil-b4"
      ]
    },
    "precautions": {
      "text": "Can worsen reflux and heartburn. Ask first with gallstones. Do not give to babies and toddlers. Keep apart from iron tablets. With cyclosporine and other transplant medications avoid strong products. In pregnancy and breastfeeding keep to light tea. Not with an allergy to mint or menthol.",
      "sources": [
        "ema-peppermint-leaf",
        "nccih-peppermint-oil-b4"
      ]
    },
    "lookAlikes": {
      "text": "Pennyroyal is a mint whose oil is poisonous; buy leaf sold as peppermint.",
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
        "color": "#b79ad0"
      },
      "below": "rhizome",
      "fruit": {
        "form": "nut",
        "color": "#5a4632"
      }
    }
  }
} satisfies Herb;
