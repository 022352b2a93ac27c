import type { Herb } from '../herb.ts';

export const starAnise = {
  "key": "star-anise",
  "name": "Star anise",
  "scientificName": "Illicium verum",
  "kind": "herb",
  "family": "Schisandraceae",
  "names": [
    "Chinese star anise",
    "Chinese anise",
    "badian",
    "badiane",
    "badiane de Chine",
    "staranise",
    "Sternanis",
    "anís estrellado",
    "anis estrellado",
    "anice stellato",
    "anis-estrelado",
    "ba jiao",
    "bajiao",
    "ba jiao hui xiang",
    "chakri phool",
    "chakra phool",
    "badian khatai",
    "hoi",
    "Japanese star anise",
    "shikimi",
    "Illicium anisatum",
    "Illicium religiosum",
    "mang cao",
    "star anis",
    "star aniseed",
    "staranis",
    "stare anise"
  ],
  "effects": [
    {
      "effect": "lowers-seizure-threshold",
      "strength": "moderate",
      "evidence": "moderate",
      "sources": [
        "fda-star-anise-2003",
        "study-ize-ludlow-2004-star-anise"
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
      "effect": "estrogenic",
      "strength": "weak",
      "evidence": "theoretical",
      "sources": [
        "natmed-star-anise"
      ],
      "forms": [
        "tea",
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
        "class:antiepileptic"
      ],
      "severity": "moderate",
      "evidence": "moderate",
      "why": "Star anise tea mixed with the poisonous Japanese kind has caused seizures.",
      "advice": "Do not drink the tea.",
      "sources": [
        "fda-star-anise-2003",
        "study-ize-ludlow-2004-star-anise"
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
      "kind": "medicine",
      "with": [
        "tamoxifen",
        "class:hormonal-cancer-therapy"
      ],
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "Anethole acts weakly like estrogen.",
      "advice": "Keep to food amounts.",
      "sources": [
        "natmed-star-anise"
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
      "kind": "medicine",
      "with": [
        "oseltamivir"
      ],
      "severity": "none-known",
      "evidence": "theoretical",
      "why": "The medicine is made from a substance in star anise, but the spice does not act like it and no interaction is known.",
      "advice": "Do not use the spice in place of the medicine.",
      "sources": [
        "natmed-star-anise"
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
      "kind": "condition",
      "with": [
        "epilepsy"
      ],
      "severity": "major",
      "evidence": "moderate",
      "why": "Mixed-in Japanese star anise causes seizures.",
      "advice": "Do not drink the tea or take extracts.",
      "sources": [
        "fda-star-anise-2003",
        "study-ize-ludlow-2004-star-anise"
      ]
    },
    {
      "kind": "condition",
      "with": [
        "hormone-sensitive-condition",
        "breast-cancer"
      ],
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "Anethole acts weakly like estrogen.",
      "advice": "Keep to food amounts.",
      "sources": [
        "natmed-star-anise"
      ]
    },
    {
      "kind": "pregnancy",
      "severity": "none-known",
      "evidence": "limited",
      "why": "Usual food amounts of true star anise as a spice have no known problems in pregnancy.",
      "advice": "Keep to amounts used in food.",
      "sources": [
        "fda-star-anise-2003"
      ],
      "forms": [
        "food"
      ]
    },
    {
      "kind": "breastfeeding",
      "severity": "none-known",
      "evidence": "limited",
      "why": "Usual food amounts of true star anise as a spice have no known problems while breastfeeding.",
      "advice": "Keep to amounts used in food.",
      "sources": [
        "fda-star-anise-2003"
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
      "why": "Usual food amounts of true star anise as a spice have no known problems for children who eat solid food.",
      "advice": "Keep to amounts used in food.",
      "sources": [
        "fda-star-anise-2003"
      ],
      "forms": [
        "food"
      ]
    },
    {
      "kind": "pregnancy",
      "severity": "major",
      "evidence": "moderate",
      "why": "Tea can be mixed with the poisonous Japanese kind, and regulators advise against drinking it.",
      "advice": "Do not drink star anise tea in pregnancy.",
      "sources": [
        "fda-star-anise-2003"
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
      "severity": "major",
      "evidence": "limited",
      "why": "Babies have been poisoned by star anise tea, and one fell ill after its mother drank it.",
      "advice": "Do not drink the tea while breastfeeding.",
      "sources": [
        "fda-star-anise-2003"
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
      "underYears": 18,
      "severity": "contraindicated",
      "evidence": "moderate",
      "why": "Babies given star anise tea for colic had seizures and vomiting; regulators say not to give it to infants and children.",
      "advice": "Never give it to a baby or child. Seizures or jitteriness need emergency care.",
      "sources": [
        "fda-star-anise-2003",
        "study-ize-ludlow-2004-star-anise"
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
      "overYears": 17,
      "severity": "moderate",
      "evidence": "moderate",
      "why": "Dried star anise can be mixed with poisonous Japanese star anise, which cannot be told apart once broken; the US regulator advised against teas brewed from it.",
      "advice": "Use it only as a cooking spice from a trusted maker.",
      "sources": [
        "fda-star-anise-2003"
      ],
      "forms": [
        "tea",
        "unspecified",
        "tincture",
        "extract",
        "essential-oil"
      ]
    }
  ],
  "monograph": {
    "partsUsed": [
      "fruit"
    ],
    "forms": [
      "food"
    ],
    "description": "The eight-pointed fruit of a Chinese evergreen tree, a spice. It is not related to anise. Its look-alike, Japanese star anise, is poisonous.",
    "traditionalUses": "Used in Asia and Latin America for colic, wind and coughs.",
    "uses": [
      {
        "use": "bloating",
        "evidence": "theoretical",
        "text": "Use for wind and colic rests on tradition; the US regulator knew of no evidence for it.",
        "sources": [
          "fda-star-anise-2003"
        ]
      }
    ],
    "amounts": [
      {
        "form": "food",
        "text": "One or two stars in a dish.",
        "sources": [
          "natmed-star-anise"
        ]
      }
    ],
    "preparation": null,
    "timeToEffect": null,
    "sideEffects": {
      "text": "Allergy; poisoned lots: vomiting, jitteriness, rapid eye movements, seizures.",
      "sources": [
        "fda-star-anise-2003",
        "study-ize-ludlow-2004-star-anise"
      ]
    },
    "precautions": {
      "text": "Do not drink as tea, above all not in pregnancy or breastfeeding, and never give to babies or children. Not with epilepsy or seizure medications. Keep to food amounts with hormone-sensitive conditions.",
      "sources": [
        "fda-star-anise-2003",
        "study-ize-ludlow-2004-star-anise"
      ]
    },
    "lookAlikes": {
      "text": "Japanese star anise (shikimi, Illicium anisatum) is poisonous and looks almost the same; smaller, uneven points and a smell of cardamom or resin are warning signs.",
      "sources": [
        "fda-star-anise-2003"
      ]
    },
    "morphology": {
      "habit": "tree",
      "leaf": {
        "shape": "lanceolate",
        "margin": "entire",
        "arrangement": "alternate"
      },
      "flower": {
        "form": "cup",
        "color": "#e8c8b8"
      },
      "below": "fibrous",
      "fruit": {
        "form": "capsule",
        "color": "#8a4a2a"
      }
    }
  }
} satisfies Herb;
